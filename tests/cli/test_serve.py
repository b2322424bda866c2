"""What `lunatheque serve` says about the places that it is given, and whose word it takes."""

import pytest
from tests.cli.terminal import run

from lunatheque.cli.serve import believed, masked, trouble_with

SECRET = "topsecret"
NOWHERE = "127.0.0.1:9"


@pytest.mark.parametrize(
    "place",
    [
        ["serve", "--port", "0", "--database", f"postgresql://luna:{SECRET}@{NOWHERE}/x"],
        ["serve", "--port", "0", "--database", f"postgresql://luna:{SECRET}/more@{NOWHERE}/x"],
        ["serve", "--port", "0", "--database", f"postgresql://{NOWHERE}/x?user=luna&password={SECRET}"],
        ["serve", "--port", "0", "--database", f"mysql://luna:{SECRET}@{NOWHERE}/x"],
        ["host", "list", "--database", f"postgresql://luna:{SECRET}@{NOWHERE}/x"],
        ["host", "list", "--database", f"postgresql://luna:{SECRET}/more@{NOWHERE}/x"],
    ],
)
def test_a_password_is_not_repeated(place: list[str]) -> None:
    ended = run(*place)
    assert ended.exit_code == 2, ended.output
    assert "***" in ended.output
    assert SECRET not in ended.output


def test_the_password_of_redis_is_not_repeated(tmp_path: object) -> None:
    ended = run("serve", "--port", "0", "--data", f"{tmp_path}/data", "--redis", f"redis://:{SECRET}@{NOWHERE}")
    assert ended.exit_code == 2, ended.output
    assert "redis://:***@127.0.0.1:9" in ended.output
    assert SECRET not in ended.output


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://luna:p%40ss@db:5432/x", "postgresql://luna:***@db:5432/x"),
        ("postgresql://luna:a@b/c@db/x", "postgresql://luna:***@db/x"),
        ("postgresql://db/x?password=a@b&sslmode=require", "postgresql://db/x?password=***&sslmode=require"),
        ("luna:pass@db", "luna:***@db"),
        ("redis://db:6379", "redis://db:6379"),
        ("postgresql://luna@db:5432/x", "postgresql://luna@db:5432/x"),
        ("lunatheque-data", "lunatheque-data"),
    ],
)
def test_a_place_is_shown_without_its_password(url: str, shown: str) -> None:
    assert masked(url) == shown


def test_whoever_repeats_a_password_is_not_repeated() -> None:
    said = trouble_with("postgresql://luna:p%40ss@db/x", "no such user: luna, p@ss")
    assert said == "postgresql://luna:***@db/x: no such user: luna, ***"


def test_a_proxy_is_believed_where_ipv4_comes_within_ipv6() -> None:
    assert believed("127.0.0.1,::1") == "127.0.0.1,::1,::ffff:127.0.0.1"
    assert believed("10.0.0.0/8, fd00::/8") == "10.0.0.0/8,fd00::/8,::ffff:10.0.0.0/104"
    assert believed("*") == "*"
