"""Actions: numbers and their notation."""

import pytest

from lunatheque.engine import BadNotation, Codec, Kind

CODEC = Codec(
    Kind("pass"), Kind("buy r{row}c{column}", row=range(3), column=range(2)), Kind("say {word}", word=["a", "ab"])
)


def test_numbers_are_dense_and_exact_both_ways() -> None:
    assert CODEC.size == 1 + 6 + 2
    assert [CODEC.decode(n) for n in (0, 1, 2, 6, 8)] == ["pass", "buy r0c0", "buy r0c1", "buy r2c1", "say ab"]
    assert all(CODEC.encode(CODEC.decode(n)) == n for n in range(CODEC.size))
    assert CODEC.base("buy") == 1
    assert CODEC.kind(5).name == "buy"


@pytest.mark.parametrize("text", ["", "buy", "buy r3c0", "buy r0c0 now", "PASS", "say abc", "pass\x00"])
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(BadNotation, match="no action of this game"):
        CODEC.encode(text)


def test_numbers_out_of_range_are_refused() -> None:
    for number in (-1, 9):
        with pytest.raises(BadNotation, match="actions go from 0 to 8"):
            CODEC.decode(number)
    with pytest.raises(KeyError):
        CODEC.base("sell")


def test_a_codec_is_checked_when_declared() -> None:
    with pytest.raises(ValueError, match="same word"):
        Codec(Kind("buy {a}", a=range(2)), Kind("buy {b}", b=range(2)))
    with pytest.raises(ValueError, match="must name its fields"):
        Kind("buy {a}", b=range(2))
