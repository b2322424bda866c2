"""Bad input gets one clear line on the standard error and exit code 2, never a traceback."""

from pathlib import Path

import pytest
from tests.cli.terminal import program, run

from lunatheque import Match
from lunatheque.engine import games

LONG = "x" * 5000

BAD = [
    ("ply",),
    ("play",),
    ("play", "moonbots"),
    ("play", LONG),
    ("play", "moon-bots", "--lang", "de"),
    ("play", "moon-bots", "--lang", LONG),
    ("play", "moon-bots", "--seats", "9"),
    ("play", "moon-bots", "--seats", "none"),
    ("play", "moon-bots", "--sets", "2"),
    ("play", "moon-bots", "--names", "a,,b"),
    ("play", "moon-bots", "--names", "a,b,c", "--seats", "2"),
    ("play", "moon-bots", "--names", LONG),
    ("play", "moon-bots", "--bots", "radom"),
    ("play", "moon-bots", "--bots", LONG),
    ("play", "moon-bots", "--bots", "random,random,random", "--seats", "2"),
    ("play", "moon-bots", "--option", "asking"),
    ("play", "moon-bots", "--option", LONG),
    ("play", "moon-bots", "--option", "askin=everyone"),
    ("play", "moon-bots", "--option", "asking=everyon"),
    ("play", "moon-bots", "--pack", "no-such-file.toml"),
    ("play", "moon-bots", "--pack", "{records}/empty"),
    ("play", "moon-bots", "--pack", "{records}"),
    ("play", "moon-bots", "--save", "{records}"),
    ("play", "moon-bots", "--save", "no-such-directory/match.txt"),
    ("play", "moon-bots", "--record", "no-such-file"),
    ("play", "hearts", "--record", "{records}/good"),
    ("play", "--record", "{records}/good", "--seats", "3"),
    ("play", "--record", "{records}/binary"),
    ("simulate",),
    ("simulate", "moon-bots", "--games", "0"),
    ("simulate", "moon-bots", "--jobs", "0"),
    ("simulate", "moon-bots", "--seats", "1"),
    ("simulate", "moon-bots", "--seats", "4", "--bots", "random,random"),
    ("simulate", "moon-bots", "--seed", "red"),
    ("replay",),
    ("replay", "no-such-file"),
    ("replay", "{records}"),
    ("replay", "{records}/empty"),
    ("replay", "{records}/binary"),
    ("replay", "{records}/notation"),
    ("replay", "{records}/outcome"),
    ("replay", "{records}/illegal"),
    ("replay", "{records}/pack"),
    ("replay", "{records}/name"),
    ("replay", "{records}/good", "--move", "2"),
    ("replay", "{records}/good", "--move", "-1"),
    ("replay", "{records}/good", "--seat", "Z"),
    ("replay", "{records}/good", "--seat", LONG),
    ("rules", "moonbots"),
    ("rules", "moon-bots", "qwertz"),
    ("rules", "moon-bots", LONG),
    ("components", "moonbots"),
    ("components", "moon-bots", "--pack", "{records}/binary"),
    ("components", "moon-bots", "--pack", "{records}/good"),
]


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Records of a match of one move, good and bad."""
    folder = tmp_path_factory.mktemp("records")
    match = Match("moon-bots", names=["Ada", "Grace"], seed=1)
    match.play("roll")
    good = str(match.record())
    contents = {
        "good": good,
        "empty": "",
        "notation": good.replace("roll", "rol"),
        "outcome": good.replace("die:", "die:7"),
        "illegal": good.replace("roll", "deflect 1"),
        "pack": good.replace(match.box.hash, "0" * 16),
        "unasked": good.rstrip() + " die:1\n",
        "option": good.replace("option asking: ", "option asking: no"),
        "name": good.replace("Ada", "x" * 2000),
    }
    for name, content in contents.items():
        (folder / name).write_text(content, encoding="utf-8")
    (folder / "binary").write_bytes(bytes(range(256)))
    return folder


@pytest.mark.parametrize("arguments", BAD, ids=lambda arguments: " ".join(arguments)[:60])
@pytest.mark.parametrize("language", ["C.UTF-8", "fr_FR.UTF-8"])
def test_one_line_and_exit_code_2(arguments: tuple[str, ...], language: str, records: Path) -> None:
    result = run(*(argument.format(records=records) for argument in arguments), env={"LC_ALL": language})
    assert result.exit_code == 2
    assert isinstance(result.exception, SystemExit)
    assert result.stderr.startswith("lunatheque: ")
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "guess"),
    [
        (("ply",), "play"),
        (("rules", "moonbots"), "moon-bots"),
        (("simulate", "moon-bots", "--bots", "radom"), "random"),
        (("simulate", "moon-bots", "--option", "askin=everyone"), "asking"),
        (("simulate", "moon-bots", "--option", "asking=holder"), "holders"),
        (("rules", "moon-bots", "market-refyll"), "market-refill"),
    ],
)
def test_close_names_are_guessed(arguments: tuple[str, ...], guess: str) -> None:
    result = run(*arguments)
    assert "Did you mean" in result.stderr
    assert guess in result.stderr


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("simulate", "moon-bots", "--option", "asking=zzz"), "l’option asking n’a pas le choix « zzz » ; il y a"),
        (("simulate", "moon-bots", "--option", "zzz=holders"), "Moon-Bots n’a pas d’option « zzz » ; il y a"),
        (
            ("play", "moon-bots", "--names", "Ada\x1b[31m"),
            "un nom est une ligne de caractères visibles, et non « Ada\\x1b[",
        ),
        (("replay", "{records}/empty"), "empty, ligne 1 : une partie notée commence par"),
        (("replay", "{records}/notation"), "« rol » n’est pas une action de ce jeu."),
        (("replay", "{records}/outcome"), "il n’y a pas de die « 7"),
        (
            ("replay", "{records}/illegal"),
            "illegal : le coup 1 n’est pas permis à cet endroit, selon la règle « ",
        ),
        (("replay", "{records}/pack"), "pack : elle a été jouée avec le paquet de composants 0000"),
        (("replay", "{records}/unasked"), "le coup 1 ne peut pas être joué : « die:"),
        (("replay", "{records}/option"), "la partie ne peut pas commencer : l’option asking"),
    ],
    ids=lambda value: " ".join(value)[:40] if isinstance(value, tuple) else "",
)
def test_what_is_wrong_is_said_in_french(arguments: tuple[str, ...], said: str, records: Path) -> None:
    result = run(*(argument.format(records=records) for argument in arguments), "--lang", "fr")
    assert result.exit_code == 2
    assert said in result.stderr


def test_a_bad_pack_says_where(tmp_path: Path) -> None:
    source = games()["moon-bots"].pack.read_text(encoding="utf-8")
    line = source[: source.index("missiles = 2")].count("\n") + 1
    pack = tmp_path / "pack.toml"
    pack.write_text(source.replace("missiles = 2", 'missiles = "two"', 1), encoding="utf-8")
    for command in (("components",), ("play",), ("simulate",)):
        result = run(*command, "moon-bots", "--pack", pack)
        assert result.exit_code == 2
        assert result.stderr.startswith(f"lunatheque: {pack}, line {line}: ")


@pytest.mark.parametrize("arguments", [("ply",), ("play", "moonbots"), ("replay", "no-such-file"), ("simulate", "--x")])
def test_as_a_program(arguments: tuple[str, ...]) -> None:
    done = program(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("lunatheque: ")
    assert done.stderr.count("\n") == 1
