"""What every door does: know who comes, where from, and how often."""

import time
from collections.abc import Callable
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.handlers.base import BaseRouteHandler

from ..complaints import Complaint
from ..house import House
from ..limits import network
from ..store import Person

COOKIE = "lunatheque"
TOKEN_HEADER = "x-lunatheque"
"""A header that other sites cannot send: whoever changes something must send it."""
SAFE = ("GET", "HEAD", "OPTIONS")

Connection = ASGIConnection[Any, Any, Any, Any]
Asking = Request[Any, Any, State]
Guard = Callable[[Connection, BaseRouteHandler], None]


def house_of(connection: Connection) -> House:
    """The house that the doors belong to."""
    house: House = connection.app.state.house
    return house


def address_of(connection: Connection) -> str:
    """Where somebody comes from."""
    return connection.client.host if connection.client else ""


def same_origin(connection: Connection) -> bool:
    """Whether a request comes from our own pages, or from a program that is no browser."""
    if connection.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = connection.headers.get("origin")
    return origin is None or origin.partition("://")[2] == connection.headers.get("host")


async def check_request(request: Asking) -> None:
    """Refuse changes that another site's page asks for, and those who are banned."""
    if request.method not in SAFE and not (same_origin(request) and TOKEN_HEADER in request.headers):
        raise Complaint("error-other-site", 403)
    house = house_of(request)
    house.reception.check_banned(address=address_of(request))
    house.tidying.heard = time.monotonic()


def passes(connection: Connection, door: str, burst: int, minute: int) -> bool:
    """Whether somebody may pass a door once more."""
    return house_of(connection).turnstile.passes(door, network(address_of(connection)), burst, minute)


def at_most(burst: int, minute: int) -> Guard:
    """A limit for one address: so many at once, and so many more a minute."""

    def guard(connection: Connection, handler: BaseRouteHandler) -> None:
        if not passes(connection, str(handler), burst, minute):
            raise Complaint("error-too-often", 429)

    return guard


async def somebody(connection: Connection) -> Person | None:
    """Who asks, if it is known."""
    return await house_of(connection).reception.recognise(connection.cookies.get(COOKIE))


async def person_of(connection: Connection) -> Person:
    """Who asks."""
    person = await somebody(connection)
    if person is None:
        raise Complaint("error-come-in", 401)
    house_of(connection).reception.check_banned(person.name)
    return person
