"""Coming in: as a guest with a name, or with an account."""

from typing import Annotated

import msgspec
from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from lunatheque import __version__

from ..reception import YEAR
from ..store import Person
from .common import COOKIE, Asking, at_most, house_of, person_of, somebody


class Guest(msgspec.Struct):
    """Somebody who comes in."""

    name: Annotated[str, msgspec.Meta(max_length=200)]


class Account(msgspec.Struct):
    """The name and the password of an account."""

    name: Annotated[str, msgspec.Meta(max_length=200)]
    password: Annotated[str, msgspec.Meta(max_length=1000)]


class Me(msgspec.Struct):
    """Who one is."""

    name: str
    account: bool


class HouseCard(msgspec.Struct):
    """The house: its version, who asks, which client belongs to it, and how many tables are in memory."""

    version: str
    me: Me | None
    client: str
    tables: int


def proof_of(request: Asking, person: Person) -> Cookie:
    """What proves to the house, from now on and for a year, who somebody is."""
    secure = request.url.scheme == "https"
    value = house_of(request).reception.cookie(person)
    return Cookie(COOKIE, value=value, httponly=True, samesite="strict", secure=secure, max_age=YEAR)


def let_in(request: Asking, person: Person) -> Response[Me]:
    """Who one is from now on; the cookie proves it."""
    return Response(Me(person.name, bool(person.login)), cookies=[proof_of(request, person)], status_code=200)


@get("/api/house", guards=[at_most(60, 240)])
async def show_house(request: Asking) -> Response[HouseCard]:
    """The house, and who one is in it: a cookie is renewed, so that only who stays away is forgotten by the browser."""
    person, house = await somebody(request), house_of(request)
    me = Me(person.name, bool(person.login)) if person else None
    fresh = [proof_of(request, person)] if person and house.reception.renews(request.cookies.get(COOKIE)) else []
    card = HouseCard(__version__, me, request.app.state.pages.build, len(house.tables))
    return Response(card, cookies=fresh)


@post("/api/guest", guards=[at_most(30, 30)], status_code=200)
async def come_in(data: JSONBody[Guest], request: Asking) -> Response[Me]:
    """Come in as a guest; who is one already takes another name."""
    reception, person = house_of(request).reception, await somebody(request)
    if person is not None:
        reception.check_banned(person.name)  # else who is banned would go on under another name
    if person is not None and not person.login:
        return let_in(request, await reception.rename(person, data.name))
    return let_in(request, await reception.welcome(data.name))


@post("/api/account", guards=[at_most(5, 5)], status_code=200)
async def make_account(data: JSONBody[Account], request: Asking) -> Response[Me]:
    """Turn the guest that one is into an account; its tables stay."""
    person = await person_of(request)
    return let_in(request, await house_of(request).reception.make_account(person, data.name, data.password))


@post("/api/login", guards=[at_most(10, 10)], status_code=200)
async def log_in(data: JSONBody[Account], request: Asking) -> Response[Me]:
    """Come in with an account; the tables of the guest that one was come along."""
    return let_in(request, await house_of(request).log_in(await somebody(request), data.name, data.password))


@post("/api/logout", guards=[at_most(30, 30)], status_code=200)
async def log_out() -> Response[None]:
    """Go out: this browser forgets who one is."""
    return Response(None, cookies=[Cookie(COOKIE, value="", httponly=True, samesite="strict", max_age=0)])


@delete("/api/account", guards=[at_most(5, 5)], status_code=200)
async def forget_me(request: Asking) -> Response[None]:
    """Have the house forget one's name and account."""
    await house_of(request).forget(await person_of(request))
    return Response(None, cookies=[Cookie(COOKIE, value="", httponly=True, samesite="strict", max_age=0)])


PEOPLE = [show_house, come_in, make_account, log_in, log_out, forget_me]
