"""Words: everything that is said exists in both languages; every refusal and option points at a rule."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from tests.support import every_game, every_table, glimpsed, seeds

from lunatheque.engine import EVERYONE, LANGUAGES, Dice, Game, Match, Pack, Refusal, Text
from lunatheque.scene import Scene
from lunatheque.words import HOUSE, PARTS, MissingText, Words


@cache
def speak(game: Game[Any], names: tuple[str, ...]) -> list[Words]:
    return [Words(language, game, names, game.box().names) for language in LANGUAGES]


def voices(match: Match) -> list[Words]:
    return speak(match.game, tuple(match.names))


def scene_texts(scene: Scene) -> Iterator[Text]:
    """Every text of a scene."""
    for zone in scene.all_zones():
        yield zone.text
        yield from (line.text for line in zone.lines if line.text is not None)
        yield from (view.text for view in zone.views)
    for piece in scene.pieces():
        yield piece.text
        if piece.caption is not None:
            yield piece.caption
    yield from (arrow.text for arrow in scene.arrows)
    if scene.asks is not None:
        yield scene.asks


def id_of(text: Text) -> int:
    """Which object it is: the tests have a parameter called `id`."""
    return id(text)


@every_table
def test_everything_is_said_in_both_languages(id: str, seats: int) -> None:
    for seed in seeds(id):
        told = 0
        heard: set[str] = set()
        known: dict[int, Text] = {}  # scenes are made of parts that stay the same objects: each is looked at once
        for match in glimpsed(id, seats, seed):
            texts = [event.text for step in match.steps[told:] for event in step.events]
            told = len(match.steps)
            for seat in [EVERYONE, *range(seats)]:
                texts.append(match.game.prompt(match.state, seat))
                texts += scene_texts(match.scene(seat))
                for line in match.game.sheet(match.state, seat):
                    texts += [line.text, *[name for name, _ in line.others]]
            for seat in match.actors:
                texts += [match.game.describe(match.state, seat, action) for action in match.state.legal(seat)]
            news = {id_of(text): text for text in texts if id_of(text) not in known}
            known |= news
            fresh = {str(text.data()): text for text in news.values() if str(text.data()) not in heard}
            heard |= fresh.keys()
            for words in voices(match):
                for text in fresh.values():
                    said = words.say(text)
                    assert said.strip()
                    assert "{" not in said


@every_table
def test_every_refusal_speaks_and_points_at_a_rule(id: str, seats: int) -> None:
    dice = Dice(4)
    rules: set[str] = set()
    for seed in seeds(id):
        for match in glimpsed(id, seats, seed):
            ids = {language: match.game.rules(language).ids for language in LANGUAGES}
            if match.over:
                continue
            for seat in range(seats):
                legal = match.state.legal(seat)
                for _ in range(5):
                    action = dice.below(match.game.actions.size)
                    refusal = match.game.refuse(match.state, seat, action)
                    assert (refusal is None) == (action in legal)
                    if refusal is not None:
                        check_refusal(match, refusal, ids)
                        rules.add(refusal.rule)
    assert len(rules) > 1


def check_refusal(match: Match, refusal: Refusal, ids: dict[str, list[str]]) -> None:
    for words in voices(match):
        assert refusal.rule in ids[words.language], refusal.rule
        assert words.say(refusal.text).strip()
    assert refusal.rule in str(refusal)


@every_table
def test_an_illegal_action_raises_its_refusal_and_changes_nothing(id: str, seats: int) -> None:
    match = Match(id, seats, seed=1)
    before = match.game.save(match.state)
    seat = match.actors[0]
    legal = match.state.legal(seat)
    illegal = next(action for action in range(match.game.actions.size) if action not in legal)
    with pytest.raises(Refusal):
        match.play(illegal, seat)
    assert match.game.save(match.state) == before
    assert match.steps == []


@every_game
def test_rules_have_the_same_ids_in_both_languages(game: Game[Any]) -> None:
    assert game.rules("en").ids == game.rules("fr").ids
    assert "turn" in game.rules("en").ids
    for language in LANGUAGES:
        for paragraph in game.rules(language).paragraphs:
            assert paragraph.section
            assert len(paragraph.text) > 20


@every_game
def test_french_is_set_in_french(game: Game[Any]) -> None:
    """No straight apostrophe, a no-break space before the signs that want one, and *d’Ada* instead of *de Ada*."""
    for name in ("rules.fr.md", "texts.fr.ftl"):
        lines = (game.folder / name).read_text(encoding="utf-8").splitlines()
        said = re.sub(r"\{.*?\}", "x", "\n".join(line for line in lines if not line.startswith("#")))
        assert "'" not in said
        assert not re.search(r"[^\u00a0][:;!?»]", said)
        assert not re.search(r"\b(de|que) \{ \$(player|other) \}", "\n".join(lines)), "write { DE($player) }"


@every_game
def test_every_piece_option_and_score_points_at_a_rule(game: Game[Any]) -> None:
    ids = game.rules("en").ids
    for option in game.options:
        assert option.rule in ids, option.rule
    for match in glimpsed(game.id, game.players[0], 1):
        for piece in match.scene(match.actors[0] if match.actors else 0).pieces():
            assert piece.rule in ("", *ids), piece.rule
        for line in match.game.sheet(match.state, EVERYONE):
            assert line.rule in ids, line.rule


@every_game
def test_options_are_told_in_both_languages(game: Game[Any]) -> None:
    for language in LANGUAGES:
        words = Words(language, game)
        assert words("game-tagline")
        for option in game.options:
            assert words(f"option-{option.id}")
            for choice in option.choices:
                assert words(f"option-{option.id}-{choice}")


def messages(file: Path) -> set[str]:
    """The ids of the messages of a Fluent file."""
    found: set[str] = set()
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content!r:.80}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file.name}: {entry.id.name} stands twice"
            found.add(entry.id.name)
    return found


@every_game
def test_both_languages_have_the_same_messages(game: Game[Any]) -> None:
    for folder, name in ((game.folder, "texts"), *((HOUSE, part) for part in PARTS)):
        english, french = (messages(folder / f"{name}.{language}.ftl") for language in LANGUAGES)
        assert english == french


def test_what_does_not_exist_is_not_said_silently() -> None:
    with pytest.raises(MissingText, match="no text 'nonsense'"):
        Words("fr").say(Text("nonsense"))
    with pytest.raises(ValueError, match="language 'la'"):
        Words("la")


@every_game
def test_every_table_of_the_contents_has_a_title(game: Game[Any]) -> None:
    for words in speak(game, ()):
        for table in Pack(game.pack).tables:
            if table != "pack":
                assert words(f"contents-{table}")
