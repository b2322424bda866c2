"""What the guide quotes from this package stands there, word for word."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
GUIDE = ROOT / "docs" / "adding-a-game.md"
BLOCK = re.compile(r"^```\w*\n(?:# |<!-- )(examples/\S+)(?: -->)?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCKS = BLOCK.findall(GUIDE.read_text(encoding="utf-8"))


def test_the_guide_quotes_the_code_as_it_is() -> None:
    for path, quoted in BLOCKS:
        assert quoted in (ROOT / path).read_text(encoding="utf-8"), f"{path} has no longer:\n{quoted}"


def test_every_python_block_of_the_guide_says_where_it_stands() -> None:
    assert BLOCKS
    assert GUIDE.read_text(encoding="utf-8").count("```python") == sum(path.endswith(".py") for path, _ in BLOCKS)
