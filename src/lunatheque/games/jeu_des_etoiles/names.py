"""Names as people write and say them: without accents, capitals, articles and punctuation."""

import re
import unicodedata
from typing import Final

ARTICLES: Final = re.compile(r"^(?:l[ae]?s?|the|un|une|an?) ")


def listen(words: str) -> str:
    """A name as it is heard."""
    bare = "".join(letter for letter in unicodedata.normalize("NFKD", words) if not unicodedata.combining(letter))
    bare = bare.casefold().replace("œ", "oe").replace("æ", "ae")
    bare = " ".join(re.sub(r"[^a-z0-9]+", " ", bare).split())
    return ARTICLES.sub("", bare)
