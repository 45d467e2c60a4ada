"""The command that checks the installation: what works, and what does not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSettings

from crowdgui import __version__
from crowdgui.cli import main
from crowdgui.cli.doctor import FAILED
from crowdgui.core.errors import InputError, WriteError
from crowdgui.io.project.project import Project

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QApplication


@pytest.fixture(autouse=True)
def settings(qapp: QApplication, tmp_path: Path) -> Path:
    """Return where this test has its settings."""
    folder = tmp_path / "settings"
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(folder))
    return folder


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start no other processes: the test of a sound installation does."""
    monkeypatch.setattr("crowdgui.cli.doctor._processes", lambda: "2 cores")


def test_a_sound_installation_passes_every_check(
    capsys: pytest.CaptureFixture[str], settings: Path
) -> None:
    assert main(["doctor"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith(f"CrowdGUI {__version__}, Python 3.")
    checks = [line for line in said if line[:1] in "✓✗"]
    assert len(checks) == 6
    assert all(line.startswith("✓") for line in checks)
    assert said[-1] == "✓ Saving a project: 6,000 labels"
    assert not list(settings.rglob("*.crowd"))


@pytest.mark.usefixtures("alone")
def test_settings_that_cannot_be_written_are_a_warning(
    capsys: pytest.CaptureFixture[str], settings: Path
) -> None:
    settings.write_text("a file in the place of the folder")
    assert main(["doctor"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[-2] == "✓ Saving a project: 6,000 labels"
    assert said[-1].startswith(f"  Warning: Nothing can be written in {settings}")


@pytest.mark.usefixtures("alone")
def test_a_project_that_cannot_be_saved_is_a_failure(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise WriteError("check.crowd: The disk is full.")

    monkeypatch.setattr(Project, "create", full)
    assert main(["doctor"]) == FAILED
    assert "✗ Saving a project: check.crowd: The disk is full." in capsys.readouterr().out


@pytest.mark.usefixtures("alone")
def test_a_check_that_fails_is_named_and_the_others_are_still_made(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise InputError("It is broken.")

    monkeypatch.setattr("crowdgui.io.importing.read_labels.read_labels", broken)
    assert main(["doctor"]) == FAILED
    said = capsys.readouterr().out
    assert "✗ Reading and aggregating labels: It is broken." in said
    assert "✓ Multiple processes" in said


@pytest.mark.usefixtures("alone")
def test_what_is_missing_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(name: str) -> None:
        raise FileNotFoundError(f"There is no resource {name!r}.")

    monkeypatch.setattr("crowdgui.io.resources.resource", missing)
    assert main(["doctor"]) == FAILED
    assert "✗ Program files: There is no resource 'fonts'." in capsys.readouterr().out
