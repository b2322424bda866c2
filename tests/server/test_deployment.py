"""What docs/deployment.md promises about proxies, options and services is so."""

import re
import resource
import socket
import time
from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.cli.terminal import run
from tests.server.conftest import Server, client, running

PAGE = Path(__file__).parents[2].joinpath("docs", "deployment.md").read_text(encoding="utf-8")


def has_ipv6() -> bool:
    """Whether this machine can be reached by IPv6."""
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError:
        return False
    return True


IPV6 = has_ipv6()
FEW = 200
"""Connections that a system allows at first, in a test."""
PROXIED = {"X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https"}


def test_every_option_of_the_command_is_on_the_page() -> None:
    shown = re.findall(r"^\| `(--[a-z]+)` \|", PAGE, re.MULTILINE)
    known = set(re.findall(r"(?<![\w-])--[a-z]+", run("serve", "--help").output))
    assert set(shown) == known - {"--help", "--lang", "--open", "--no"}


def test_every_command_on_the_page_is_there() -> None:
    used = re.findall(r"lunatheque host ([a-z]+)", PAGE)
    assert {"backup", "restore"} <= set(used)
    for name in used:
        if name != "can":
            assert run("host", name, "--help").exit_code == 0, name


def test_behind_a_proxy_with_tls_cookies_are_secure(server: Server) -> None:
    with client(server.address) as http:
        plain = http.post("/api/guest", json={"name": "Ada"})
        proxied = http.post("/api/guest", json={"name": "Ada"}, headers=PROXIED)
    assert "secure" not in plain.headers["set-cookie"].lower()
    assert "secure" in proxied.headers["set-cookie"].lower()


def test_a_proxy_must_pass_the_host_that_browsers_use(server: Server) -> None:
    origin = {"Origin": "https://games.example.org"}
    with client(server.address, **PROXIED, **origin) as http:
        right = http.post("/api/guest", json={"name": "Ada"}, headers={"Host": "games.example.org"})
        wrong = http.post("/api/guest", json={"name": "Ada"})
    assert right.status_code == 200
    assert wrong.status_code == 403


@pytest.mark.skipif(not IPV6, reason="this machine has no IPv6")
@pytest.mark.parametrize("host", ["::1", "::"])
def test_tables_are_reached_by_ipv6(tmp_path: Path, host: str) -> None:
    with running(Server(tmp_path / "data", "--host", host)) as server:
        port = server.address.rpartition(":")[2]
        addresses = [f"[::1]:{port}", *([f"127.0.0.1:{port}"] if host == "::" else [])]
        for address in addresses:
            with client(address) as http:
                assert http.get("/api/house").json()["tables"] == 0


@pytest.mark.skipif(not IPV6, reason="this machine has no IPv6")
def test_a_proxy_and_bans_where_ipv4_comes_within_ipv6(tmp_path: Path) -> None:
    guest = {"name": "Ada"}
    with running(Server(tmp_path / "data", "--host", "::")) as server:
        port = server.address.rpartition(":")[2]
        with client(f"127.0.0.1:{port}") as http:
            answer = http.post("/api/guest", json=guest, headers=PROXIED)
            assert "secure" in answer.headers["set-cookie"].lower()
            run("host", "ban", "--address", "203.0.113.7", "--data", server.data)
            run("host", "ban", "--address", "127.0.0.1", "--data", server.data)
            for headers in ({}, PROXIED):
                until = time.monotonic() + 30
                while http.get("/api/house", headers=headers).status_code != 403:
                    assert time.monotonic() < until
                    time.sleep(0.1)
            other = {**PROXIED, "X-Forwarded-For": "203.0.113.8"}
            assert http.get("/api/house", headers=other).status_code == 200


def test_more_people_come_in_than_the_system_allows_at_first(tmp_path: Path) -> None:
    """A shell often gives a process far fewer connections than it may have: the server asks for the rest."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (FEW, hard))
    try:
        server = Server(tmp_path / "data")
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    host, _, port = server.address.rpartition(":")
    with running(server), ExitStack() as crowd:
        for _ in range(FEW + 20):
            crowd.enter_context(socket.create_connection((host, int(port))))
        with client(server.address) as http:
            assert http.get("/api/house").status_code == 200


def test_limits_see_the_person_behind_the_proxy(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    try:
        with client(server.address) as http:
            one = [http.post("/api/guest", json={"name": "Ada"}, headers=PROXIED).status_code for _ in range(40)]
            house = [
                http.post(
                    "/api/guest", json={"name": "Ada"}, headers={**PROXIED, "X-Forwarded-For": f"2001:db8::{number:x}"}
                )
                for number in range(40)
            ]
            other = http.post("/api/guest", json={"name": "Bea"}, headers={**PROXIED, "X-Forwarded-For": "203.0.113.8"})
        assert 429 in one
        assert 429 in [answer.status_code for answer in house], "a household has a whole network of IPv6 addresses"
        assert other.status_code == 200
    finally:
        server.stop()
