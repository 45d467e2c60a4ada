"""What tests of the window get: the light theme, and settings in a folder of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from PySide6.QtCore import QLocale, QSettings

from crowdgui import analysis
from crowdgui.core.rules import consensus
from crowdgui.text import translation
from crowdgui.ui.style.theme import Theme, apply_theme

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication


@pytest.fixture(scope="module", autouse=True)
def _equal_weights() -> Iterator[None]:
    """Spare the recommended rule, which runs by itself on many pages, most of its work."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(consensus, "_stacked", lambda *_: np.full(len(consensus.PREDICTORS), 0.25))
        yield


@pytest.fixture(autouse=True)
def _themed(qapp: QApplication) -> Iterator[None]:
    apply_theme(qapp, Theme.LIGHT)
    yield
    apply_theme(qapp, Theme.LIGHT)


@pytest.fixture(autouse=True)
def _fresh_settings(qapp: QApplication, tmp_path: Path) -> None:
    """Keep every test off the settings of whoever runs it, and off those of other tests."""
    qapp.setOrganizationName("CrowdGUI tests")
    qapp.setApplicationName("CrowdGUI tests")
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    for scope in (QSettings.Scope.UserScope, QSettings.Scope.SystemScope):
        QSettings.setPath(QSettings.Format.IniFormat, scope, str(tmp_path / scope.name))


@pytest.fixture
def own_language(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Put the language back after the test."""
    for name in ("_translate", "_language", "_decimal", "_group"):
        monkeypatch.setattr(translation, name, getattr(translation, name))
    before, installed = QLocale(), []
    install = qapp.installTranslator
    monkeypatch.setattr(
        qapp, "installTranslator", lambda made: (installed.append(made), install(made))
    )
    yield
    for made in installed:
        qapp.removeTranslator(made)
    QLocale.setDefault(before)


@pytest.fixture
def no_model_check(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out what takes long and is looked at in other tests: the check of the worker model."""
    monkeypatch.setattr(analysis, "build_guarantee", lambda outcome, *_: outcome.estimates)
