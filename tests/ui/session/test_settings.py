"""What is remembered survives a new start, and nonsense in the file does no harm."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSettings

from crowdgui.core.errors import ReadError
from crowdgui.core.progress import available_cores
from crowdgui.io.exporting.write import spare_sources
from crowdgui.io.project_folder.place import is_project_folder
from crowdgui.io.tabular.file_head import FileHead
from crowdgui.ui.session.settings import MOST_RECENT, Settings
from crowdgui.ui.style.theme import Theme
from tests.refusals import refused

if TYPE_CHECKING:
    import pytest
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot


def store() -> QSettings:
    return QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "CrowdGUI", "CrowdGUI")


def test_nothing_is_known_at_first(qapp: QApplication) -> None:
    settings = Settings()
    assert settings.theme is Theme.SYSTEM
    assert settings.recent == []
    assert settings.folder == Path.home()
    assert settings.geometry is None
    assert settings.language == settings.cluster == ""
    assert settings.rule_cores == available_cores()


def test_choices_survive(qapp: QApplication, tmp_path: Path) -> None:
    first = Settings()
    first.theme = Theme.DARK
    first.folder = tmp_path
    first.remember(tmp_path / "a.csv")
    first.language, first.cluster, first.rule_cores = "ja", " tcp://there:8786 ", 1
    assert (first.export_ticks, first.export_folders) == (None, {})
    first.export_ticks, first.export_format = frozenset({"labels", "report-pdf"}), "xlsx"
    for n in range(MOST_RECENT + 1):
        first.remember_export(f"{n}.csv", tmp_path / str(n))
    second = Settings()
    assert second.export_ticks == {"labels", "report-pdf"}
    assert second.export_format == "xlsx"
    assert list(second.export_folders) == [f"{n}.csv" for n in range(1, MOST_RECENT + 1)]
    first.export_ticks = frozenset()
    assert Settings().export_ticks == frozenset()
    assert second.theme is Theme.DARK
    assert second.folder == tmp_path
    assert (second.language, second.cluster) == ("ja", "tcp://there:8786")
    assert second.rule_cores == 1
    assert second.recent == [tmp_path / "a.csv"]


def test_the_last_file_comes_first_once_and_the_list_ends(
    qapp: QApplication, tmp_path: Path, qtbot: QtBot
) -> None:
    settings = Settings()
    files = [tmp_path / f"{i}.csv" for i in range(MOST_RECENT + 3)]
    for file in files:
        settings.remember(file)
    with qtbot.waitSignal(settings.recent_changed):
        settings.remember(files[-3])
    assert settings.recent[:3] == [files[-3], files[-1], files[-2]]
    assert len(settings.recent) == MOST_RECENT
    settings.forget_recent()
    assert settings.recent == []


def test_nonsense_in_the_file_is_passed_over(qapp: QApplication, tmp_path: Path) -> None:
    written = store()
    written.setValue("theme", "purple")
    written.setValue("cores", "many")
    written.setValue("views", '{"a": 1}')
    written.setValue("geometry", "wide")
    written.setValue("export-folders", "[1")
    written.setValue("folder", str(tmp_path / "gone"))
    written.sync()
    settings = Settings()
    assert settings.theme is Theme.SYSTEM
    assert settings.export_folders == {}
    assert settings.folder == Path.home()
    assert settings.rule_cores == available_cores()
    assert settings.geometry is None
    project = tmp_path / "one.crowd"
    assert settings.view_of(project) == {}
    for n in range(MOST_RECENT):
        settings.remember_view(project, page=str(n))
        settings.remember_view(tmp_path / f"{n}.crowd", order="x")
    assert settings.view_of(project) == {"page": "7"}
    assert settings.view_of(tmp_path / "0.crowd") == {}


def test_cores_of_another_machine_are_no_more_than_there_are(qapp: QApplication) -> None:
    settings = Settings()
    settings.rule_cores = 10_000
    assert settings.rule_cores == available_cores()
    settings.rule_cores = 0
    assert settings.rule_cores == available_cores()


def test_a_network_that_is_away_hinders_nothing(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    away, stat = tmp_path / "share", os.stat
    away.mkdir()
    settings = Settings()
    settings.folder = away

    def stale(path: Any, *args: Any, **values: Any) -> os.stat_result:
        if str(path).startswith(str(away)):
            raise OSError(errno.ESTALE, "Stale file handle")
        return stat(path, *args, **values)

    monkeypatch.setattr(os, "stat", stale)
    assert settings.folder == Path.home()
    assert not is_project_folder(away)
    with refused(ReadError, match="It can’t be opened: Stale file handle"):
        FileHead.of(away / "labels.csv")
    spare_sources([away / "labels.csv"], [away / "out.csv", tmp_path / "out.csv"])


def test_a_user_without_a_home_begins_somewhere(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", homeless)
    assert Settings().folder.is_dir()
