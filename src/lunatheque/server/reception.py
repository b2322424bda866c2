"""The reception: who comes in, as a guest with a name or with an account, and who is shown the door."""

import asyncio
import re
import secrets
import time
import unicodedata
from dataclasses import replace

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

from .complaints import Complaint
from .limits import plain
from .store import Person, Store

LONGEST_NAME = 30
LONGEST_LOGIN = 200
LONGEST_PASSWORD = 200
SHORTEST_PASSWORD = 8
TOKEN_BYTES = 18
DAY = 24 * 3600
YEAR = 365 * DAY
"""Seconds for which a cookie is good: whoever comes within them is given a fresh one."""
MOST_MARKS = 3
UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2060-\u206f\u2800\u3164"
    "\ufe00-\ufe0f\uffa0\ufff0-\ufff8\U000e0000-\U000e0fff]"
)
"""Signs that leave no trace, though Python calls many of them printable: joiners, selectors, fillers, empty Braille."""


class Reception:
    """Knows people: by their cookies, or by name and password."""

    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self.signer = URLSafeTimedSerializer(secret, salt="visitor")
        self.undated = URLSafeSerializer(secret, salt="person")
        """What signed cookies before they had a date. They are good as ever, and are replaced when somebody comes."""
        self.hasher = PasswordHasher()
        self.nobody = ""
        """The hash of a password that nobody has."""
        self.bans: set[tuple[str, str]] = set()

    async def open(self) -> None:
        """Begin to receive people."""
        self.nobody = await asyncio.to_thread(self.hasher.hash, secrets.token_hex())
        await self.hear_bans()

    # Guests and accounts --------------------------------------------------------------------------------------------

    async def welcome(self, name: str) -> Person:
        """A new guest."""
        person = Person(secrets.token_urlsafe(TOKEN_BYTES), clean(name, LONGEST_NAME))
        self.check_banned(person.name)
        await self.check_owned(person.name)
        await self.store.add_person(person.id, person.name)
        return person

    async def rename(self, guest: Person, name: str) -> Person:
        """A guest under another name; tables at which they sit keep the one they sat down with."""
        renamed = replace(guest, name=clean(name, LONGEST_NAME))
        self.check_banned(renamed.name)
        await self.check_owned(renamed.name)
        await self.store.rename(renamed.id, renamed.name)
        return renamed

    async def check_owned(self, name: str) -> None:
        """Guests do not come under the name of an account: nobody is taken for somebody else."""
        if await self.store.account(name.casefold()) is not None:
            raise Complaint("error-name-owned", 409)

    async def make_account(self, person: Person, name: str, password: str) -> Person:
        """Turn a guest into an account."""
        name = clean(name, LONGEST_NAME)
        self.check_banned(name)
        if person.login:
            raise Complaint("error-account-already", 409)
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise Complaint("error-password-length", shortest=SHORTEST_PASSWORD, longest=LONGEST_PASSWORD)
        hashed = await asyncio.to_thread(self.hasher.hash, password)
        if not await self.store.make_account(person.id, name, name.casefold(), hashed):
            raise Complaint("error-name-taken", 409)
        return Person(person.id, name, name.casefold(), hashed)

    async def account(self, name: str, password: str) -> Person:
        """The person of an account."""
        found = await self.store.account(visible(name).casefold()[:LONGEST_LOGIN])
        # Where there is no such account, a password is looked at all the same: it takes as long to be refused.
        hashed = found.password if found else self.nobody
        try:
            await asyncio.to_thread(self.hasher.verify, hashed, password[: LONGEST_PASSWORD + 1])
        except Argon2Error:
            found = None
        if found is None:
            raise Complaint("error-login", 401)
        self.check_banned(found.name)
        return found

    # Cookies --------------------------------------------------------------------------------------------------------

    def cookie(self, person: Person) -> str:
        """What proves who somebody is, for a year."""
        signed = self.signer.dumps(person.id)
        return signed if isinstance(signed, str) else signed.decode()

    async def recognise(self, cookie: str | None) -> Person | None:
        """The person behind a cookie."""
        id, _ = self.read(cookie or "")
        return await self.store.person(id) if isinstance(id, str) else None

    def read(self, cookie: str) -> tuple[object, float]:
        """The id that a cookie holds (nothing, if it is none of ours or too old), and when it was given."""
        try:
            id, given = self.signer.loads(cookie, max_age=YEAR, return_timestamp=True)
            return id, given.timestamp()
        except BadSignature:
            pass
        try:
            return self.undated.loads(cookie), 0.0
        except BadSignature:
            return None, 0.0

    def renews(self, cookie: str | None) -> bool:
        """Whether somebody who comes with a cookie is given a fresh one: once a day."""
        return time.time() - self.read(cookie or "")[1] > DAY

    # Bans -----------------------------------------------------------------------------------------------------------

    async def hear_bans(self) -> None:
        """Whom the host has banned by now."""
        found = await self.store.bans()
        self.bans = {(kind, plain(value) if kind == "address" else value) for kind, value in found}

    def is_banned(self, name: str = "", address: str = "") -> bool:
        """Whether a name or an address is banned; what is not given never is."""
        asked = (("name", name.casefold()), ("address", plain(address)))
        return any(value and (kind, value) in self.bans for kind, value in asked)

    def check_banned(self, name: str = "", address: str = "") -> None:
        """Show those who are banned the door."""
        if self.is_banned(name, address):
            raise Complaint("error-banned", 403)


def visible(text: str) -> str:
    """A line that people wrote, without what is not visible, and with few marks on each sign."""
    seen = few_marks(unicodedata.normalize("NFC", UNSEEN.sub("", text)))
    shown = "".join(sign if sign.isprintable() else " " for sign in seen)
    return " ".join(shown.split())


def few_marks(text: str) -> str:
    """A text in which at most `MOST_MARKS` marks that take no room follow one another."""
    kept, marks = [], 0
    for sign in text:
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(sign)
    return "".join(kept)


def clean(text: str, longest: int) -> str:
    """The visible line that people wrote; `Complaint` if nothing is left, or too much."""
    line = visible(text)
    if not 0 < len(line) <= longest:
        raise Complaint("error-line", longest=longest)
    return line
