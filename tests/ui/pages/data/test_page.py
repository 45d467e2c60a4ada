"""The page of labels that are open: what it counts of their times."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QLabel

from crowdgui.io.importing.read_labels import read_labels
from crowdgui.io.importing.sources import open_source
from crowdgui.ui.controllers.open_controller import OpenController
from crowdgui.ui.pages.data.page import DataOverview
from crowdgui.ui.pages.data.welcome import DataWelcome, name_folder
from crowdgui.ui.session.settings import Settings
from crowdgui.ui.widgets.lists import ConditionList
from crowdgui.ui.widgets.text import plain_tooltip

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot


@pytest.fixture
def facts(qtbot: QtBot, tmp_path: Path) -> Callable[..., tuple[tuple[str, str, str], ...]]:
    def facts(header: str, *rows: str) -> tuple[tuple[str, str, str], ...]:
        path = tmp_path / "labels.csv"
        path.write_text("\n".join([header, *rows]) + "\n", encoding="utf-8")
        page = DataOverview(SimpleNamespace(ask=lambda: None))
        qtbot.addWidget(page)
        page.show_data(read_labels(open_source(path)))
        qtbot.waitUntil(lambda: page.facts.facts() != ())
        assert page.shut_down()
        return page.facts.facts()

    return facts


def test_known_times_are_a_share_with_its_counts(
    facts: Callable[..., tuple[tuple[str, str, str], ...]],
) -> None:
    found = facts(
        "worker,item,label,created_at,lead_time",
        *("a,1,x,2021-09-13T10:20:30Z,5", "b,1,y,2021-09-13T10:20:31Z,", "c,1,y,,"),
    )
    assert found[-2:] == (
        ("66.7%", "of labels have a known time", "2 of 3 labels."),
        ("33.3%", "of labels have a known duration", "1 of 3 labels."),
    )


def test_a_file_without_times_says_nothing_of_them(
    facts: Callable[..., tuple[tuple[str, str, str], ...]],
) -> None:
    assert not any("known time" in words for _, words, _ in facts("worker,item,label", "a,1,x"))


def test_what_was_counted_of_another_file_is_not_shown_beside_the_name_of_this_one(
    qtbot: QtBot, tmp_path: Path
) -> None:
    page = DataOverview(SimpleNamespace(ask=lambda: None))
    qtbot.addWidget(page)
    for rows in ("a,1,x\nb,1,y\n", "a,1,x\n"):
        path = tmp_path / "labels.csv"
        path.write_text(f"worker,item,label\n{rows}", encoding="utf-8")
        page.show_data(read_labels(open_source(path)))
        assert page.facts.facts() == ()
        qtbot.waitUntil(lambda: page.facts.facts() != ())
    assert page.facts.facts()[0][0] == "1"
    assert page.shut_down()


def test_what_was_skipped_is_told_with_each_of_its_places_once(
    qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "labels.csv"
    path.write_text("worker,item,label\na,1,x\nb,1,\nc,1,y\n", encoding="utf-8")
    page = DataOverview(SimpleNamespace(ask=lambda: None))
    qtbot.addWidget(page)
    page.show_data(read_labels(open_source(path)))
    qtbot.waitUntil(lambda: page.facts.facts() != ())
    checks = page.findChild(ConditionList, "data-checks")
    assert checks is not None
    assert "labels.csv: Line 3" in {label.text() for label in checks.findChildren(QLabel)}
    assert page.shut_down()


def test_recent_files_of_one_name_are_told_apart_by_their_folders(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    deep = tmp_path / "a folder with a long name" / "another folder with a long name"
    spring, autumn, other = deep / "spring" / "crowd", deep / "autumn" / "crowd", deep / "web"
    files = [spring / "labels.csv", autumn / "labels.csv", other / "answers.csv"]
    assert [name_folder(file, files) for file in files] == [
        *(str(Path("…", season, "crowd")) for season in ("spring", "autumn")),
        str(other),
    ]
    assert name_folder(deep / "labels.csv", [deep / "labels.csv"]) == str(deep)
    settings = Settings()
    welcome = DataWelcome(OpenController(None, None, settings), settings)
    qtbot.addWidget(welcome)
    for file in files:
        settings.remember(file)
    welcome.show()
    shown = {label.text(): label for label in welcome.findChildren(QLabel) if label.isVisible()}
    assert str(Path("…", "spring", "crowd")) in shown
    cut = next(words for words in shown if words.startswith(str(other)[:5]))
    assert "…" in cut
    assert shown[cut].toolTip() == plain_tooltip(str(files[-1]))
