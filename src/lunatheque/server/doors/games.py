"""The shelf: games, words, rules, drawings, components, packs."""

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from lunatheque.engine import BadPack, Game, Pack, UnknownGame, find

from .. import shelf
from ..complaints import Complaint
from ..reception import LONGEST_NAME, clean
from ..shelf import BoxCard, Page
from ..store import PackRow
from .common import Asking, at_most, house_of, person_of

LARGEST_PACK = 262_144
MOST_PACKS = 100
"""How many packs one person may have uploaded."""
FOREVER = "public, max-age=31536000, immutable"


class NewPack(msgspec.Struct):
    """A component pack: the text of its file."""

    contents: Annotated[str, msgspec.Meta(max_length=LARGEST_PACK)]


class PackCard(msgspec.Struct):
    """A component pack that tables can be opened with."""

    hash: str
    game: str
    name: str


def game_called(id: str) -> Game[Any]:
    """A game of the shelf."""
    try:
        return find(id)
    except UnknownGame:
        raise Complaint("error-no-such-game", 404, game=id[:60]) from None


def send(found: Page, request: Request[Any, Any, State]) -> Response[bytes]:
    """Something to read; who has it already is told so."""
    headers = {"ETag": f'"{found.tag}"'}
    headers["Cache-Control"] = FOREVER if request.query_params.get("v") == found.tag else "public, no-cache"
    if f'"{found.tag}"' in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    return Response(found.content, media_type=found.type, headers=headers)


@get("/api/games", guards=[at_most(60, 240)])
async def list_games() -> list[BoxCard]:
    """The games on the shelf."""
    return shelf.boxes()


@get("/api/words/{language:str}", guards=[at_most(60, 240)])
async def show_words(language: FromPath[str], request: Asking) -> Response[bytes]:
    """The words of pages without a game."""
    return send(shelf.words(language), request)


@get("/api/games/{id:str}/words/{language:str}", guards=[at_most(60, 240)])
async def show_game_words(
    id: FromPath[str], language: FromPath[str], request: Asking, pack: FromQuery[str] = ""
) -> Response[bytes]:
    """The words of a game and the names of its components."""
    game = game_called(id)
    box, _ = await house_of(request).box(game.id, pack)
    return send(await asyncio.to_thread(shelf.game_words, game, language, box), request)


@get("/api/games/{id:str}/rules/{language:str}", guards=[at_most(60, 240)])
async def show_rules(id: FromPath[str], language: FromPath[str], request: Asking) -> Response[bytes]:
    """The rules of a game."""
    return send(shelf.rules(game_called(id), language), request)


@get("/api/games/{id:str}/art", guards=[at_most(60, 240)])
async def show_art(id: FromPath[str], request: Asking, pack: FromQuery[str] = "") -> Response[bytes]:
    """The drawings of a game."""
    game = game_called(id)
    box, _ = await house_of(request).box(game.id, pack)
    return send(await asyncio.to_thread(shelf.art, game, box), request)


@get("/api/games/{id:str}/cover", guards=[at_most(60, 240)])
async def show_cover(id: FromPath[str], request: Asking) -> Response[bytes]:
    """The cover of a box, a picture."""
    return send(shelf.box_cover(game_called(id)), request)


@get("/api/games/{id:str}/components/{language:str}", guards=[at_most(60, 240)])
async def show_components(
    id: FromPath[str], language: FromPath[str], request: Asking, pack: FromQuery[str] = ""
) -> Response[bytes]:
    """The contents of a box, each value with its source."""
    game = game_called(id)
    box, file = await house_of(request).box(game.id, pack)
    return send(await asyncio.to_thread(shelf.components, game, language, box, file), request)


@get("/api/games/{id:str}/pack", guards=[at_most(60, 240)])
async def show_pack(id: FromPath[str], request: Asking) -> Response[bytes]:
    """The component pack of a game: the file that owners of the box correct."""
    return send(shelf.pack_file(game_called(id)), request)


@get("/api/packs", guards=[at_most(60, 240)])
async def list_packs(request: Asking) -> list[PackCard]:
    """The component packs that one has uploaded."""
    person = await person_of(request)
    return [PackCard(pack.hash, pack.game, pack.name) for pack in await house_of(request).store.packs_of(person.id)]


@post("/api/packs", guards=[at_most(5, 10)])
async def add_pack(data: JSONBody[NewPack], request: Asking) -> PackCard:
    """Upload a component pack; it is checked, and what is wrong with it is named with its line."""
    person, house = await person_of(request), house_of(request)
    if house.turnstile.closed and await house.store.count_packs(person.id) >= MOST_PACKS:
        raise Complaint("error-too-many-packs", 429, most=MOST_PACKS)
    pack = await asyncio.to_thread(read_pack, data.contents)
    row = PackRow(pack.hash, pack.game, clean(pack.name["en"], 2 * LONGEST_NAME), data.contents, person.id)
    await house.store.add_pack(row)
    return PackCard(row.hash, row.game, row.name)


def read_pack(contents: str) -> Pack:
    """A component pack whose box can be played with."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "pack.toml")
        file.write_text(contents, encoding="utf-8")
        try:
            pack = Pack(file)
            game_called(pack.game).box(file)
        except BadPack as error:
            raise Complaint("error-pack", line=error.line, reason=error.reason) from None
    return pack


GAMES = [
    list_games,
    show_words,
    show_game_words,
    show_rules,
    show_art,
    show_cover,
    show_components,
    show_pack,
    list_packs,
    add_pack,
]
