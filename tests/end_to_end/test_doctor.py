"""The command that checks the installation: what works, and what does not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui import __version__
from crowdgui.cli import main
from crowdgui.cli.doctor import FAILED
from crowdgui.core.errors import InputError

if TYPE_CHECKING:
    import pytest


def test_a_sound_installation_passes_every_check(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith(f"CrowdGUI {__version__}, Python 3.")
    checks = [line for line in said if line[:1] in "✓✗"]
    assert len(checks) == 5
    assert all(line.startswith("✓") for line in checks)


def test_a_check_that_fails_is_named_and_the_others_are_still_made(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise InputError("It is broken.")

    monkeypatch.setattr("crowdgui.io.importing.read_labels.read_labels", broken)
    # Other processes are started in the test above.
    monkeypatch.setattr("crowdgui.cli.doctor._processes", lambda: "2 cores")
    assert main(["doctor"]) == FAILED
    said = capsys.readouterr().out
    assert "✗ Reading and aggregating labels: It is broken." in said
    assert "✓ Multiple processes" in said


def test_what_is_missing_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(name: str) -> None:
        raise FileNotFoundError(f"There is no resource {name!r}.")

    monkeypatch.setattr("crowdgui.io.resources.resource", missing)
    assert main(["doctor"]) == FAILED
    assert "✗ Program files: There is no resource 'fonts'." in capsys.readouterr().out
