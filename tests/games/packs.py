"""Component packs with one thing changed, and what becomes of the bad ones: the same in every game."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lunatheque.engine import BadPack, Game

Mistake = tuple[str, str, str]
"""What stands in our pack, what is written instead, and what is said about it."""


def changed(game: Game[Any], folder: Path, old: str, new: str, count: int = 1) -> Path:
    """Our pack with something else in the place of its first `old`."""
    source = game.pack.read_text(encoding="utf-8")
    assert old in source, old
    file = folder / "pack.toml"
    file.write_text(source.replace(old, new, count), encoding="utf-8")
    return file


def bad_packs(game: Game[Any], mistakes: list[Mistake]) -> Callable[..., None]:
    """A test that each mistake is refused with the file, a line that says something, and the reason."""

    @pytest.mark.parametrize(
        ("old", "new", "reason"), mistakes, ids=[f"{n}: {row[2]}" for n, row in enumerate(mistakes)]
    )
    def test(tmp_path: Path, old: str, new: str, reason: str) -> None:
        file = changed(game, tmp_path, old, new)
        with pytest.raises(BadPack) as caught:
            game.box(file)
        assert reason in str(caught.value)
        assert str(file) in str(caught.value)
        assert file.read_text(encoding="utf-8").splitlines()[caught.value.line - 1].strip()

    return test
