"""Score sheets: they add up, they are what the ranking says, and they point at what is on the table."""

from tests.support import every_table, glimpsed

from lunatheque.engine import EVERYONE


@every_table
def test_totals_are_sums_and_scores(id: str, seats: int) -> None:
    for match in glimpsed(id, seats, seed=2):
        for seat in [EVERYONE, *range(seats)]:
            sheet = match.game.sheet(match.state, seat)
            assert not match.game.open_sheet or sheet == match.game.sheet(match.state, EVERYONE)
            ids = {piece.id for piece in match.scene(seat).pieces()}
            for line in sheet:
                assert len(line.values) == seats
                assert [name for name, _ in line.others] == [name for name, _ in sheet[0].others]
                assert set(line.pieces) <= ids
            assert [line.total for line in sheet].count(True) <= 1
            if sheet and sheet[-1].total and match.over:
                assert list(sheet[-1].values) == match.state.scores()
