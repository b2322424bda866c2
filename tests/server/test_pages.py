"""What browsers are sent: covers, pages at every address, files once compressed; and a guest's other name."""

import logging
from pathlib import Path

import httpx
import pytest
from litestar.testing import TestClient
from tests.server.conftest import TOKEN

from lunatheque.server import create_app
from lunatheque.server.doors import pages


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client as small as can be."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Lunathèque</title>" + " " * 2000, encoding="utf-8")
    (folder / "sw.js").write_text("const shell = [];" + " " * 2000, encoding="utf-8")
    monkeypatch.setattr(pages, "STATIC", folder)
    return folder


def test_files_are_compressed_once_and_lost_addresses_are_shown_a_page(static: Path, tmp_path: Path) -> None:
    with TestClient(create_app(tmp_path / "data")) as client:
        worker = client.get("/sw.js", headers={"Accept-Encoding": "gzip"})
        assert worker.text.startswith("const shell")
        assert worker.headers["content-type"].count("charset") == 1
        lost = client.get("/nowhere", headers={"Accept": "text/html,*/*"})
        assert lost.status_code == 404
        assert "<title>Lunathèque</title>" in lost.text
        assert client.get("/nowhere.js").status_code == 404
        assert client.get("/g/anything", headers={"Accept": "text/html"}).status_code == 200


def test_boxes_have_covers(static: Path, tmp_path: Path) -> None:
    with TestClient(create_app(tmp_path / "data")) as client:
        found: httpx.Response = client.get("/api/games/moon-bots/cover")
        assert found.headers["content-type"].startswith("image/svg+xml")
        assert found.text.startswith("<svg")
        assert client.get("/api/games/nonsense/cover").status_code == 404


def test_a_guest_takes_another_name_and_stays_the_same_person(static: Path, tmp_path: Path) -> None:
    with TestClient(create_app(tmp_path / "data")) as client:
        client.headers.update(TOKEN)
        client.post("/api/guest", json={"name": "Ada"})
        wanted = {"game": "moon-bots", "seats": ["me", "open"], "options": {}}
        table = client.post("/api/tables", json=wanted).json()["id"]
        assert client.post("/api/guest", json={"name": "Grace"}).json()["name"] == "Grace"
        assert client.get("/api/house").json()["me"]["name"] == "Grace"
        assert [card["id"] for card in client.get("/api/tables").json()["mine"]] == [table]


class Notes(logging.Handler):
    """What was logged."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


def test_only_errors_that_nobody_expected_are_noted(
    static: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> None:
        raise ZeroDivisionError("nobody expected this")

    notes, logger = Notes(), logging.getLogger("lunatheque.server")
    logger.addHandler(notes)
    try:
        with TestClient(create_app(tmp_path / "data"), raise_server_exceptions=False) as http:
            http.headers.update(TOKEN)
            assert http.get("/api/tables/nothing").status_code == 404
            assert http.get("/api/games/nothing/art").status_code == 404
            assert http.post("/api/packs", json={"contents": 1}).status_code == 400
            assert notes.records == []
            monkeypatch.setattr("lunatheque.server.shelf.boxes", fail)
            assert http.get("/api/games").status_code == 500
    finally:
        logger.removeHandler(notes)
    (record,) = notes.records
    assert record.exc_info is not None
    assert isinstance(record.exc_info[1], ZeroDivisionError)
    assert "/api/games" in record.getMessage()
