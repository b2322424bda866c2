"""`lunatheque rules`: the rules of a game in our own words, each paragraph with its id."""

from typing import Annotated

import typer

from .arguments import GameName, Language, find_game, speak
from .desk import Complaint, brief, with_guess
from .rulebook import look_up, with_ids
from .screen import Screen, markdown


def rules(
    game: GameName,
    id: Annotated[str | None, typer.Argument(metavar="[ID]", help="The id of a rule, or a word in it.")] = None,
    lang: Language = None,
) -> None:
    """Read the rules of a game, or one of them."""
    words = speak(lang)
    screen = Screen(words)
    wanted = find_game(game, words)
    text = wanted.rules(words.language)
    if id is None:
        if screen.terminal:
            screen.show(markdown(with_ids(text.source)))
        else:
            screen.write(text.source.rstrip())
        return
    found = look_up(wanted, words.language, id)
    if not found:
        raise Complaint(with_guess(words("error-rule", game=wanted.title, word=brief(id)), id, text.ids, words))
    for paragraph in found:
        screen.rule(paragraph)
