"""The language is the one chosen or the system's, and numbers are written as it writes them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QDialogButtonBox

from crowdgui.text.translation import format_number, format_percent, language, tr, tr_n
from crowdgui.ui.system.application import LANGUAGES, choose_language, install_language

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot


@pytest.mark.parametrize(
    ("chosen", "wanted", "found"),
    [
        ("", ["de-AT", "en-US"], "de"),
        ("", ["pt-BR", "es-MX"], "es"),
        ("", ["zh-Hans-CN"], "zh_CN"),
        ("", ["zh_SG"], "zh_CN"),
        ("", ["zh-Hant-TW", "ja-JP"], "ja"),
        ("", ["tr-TR"], "en"),
        ("", [], "en"),
        ("fr", ["de-AT"], "fr"),
        ("klingon", ["de"], "de"),
    ],
)
def test_the_chosen_language_comes_before_those_of_the_system(
    chosen: str, wanted: list[str], found: str
) -> None:
    assert choose_language(chosen, wanted) == found


@pytest.mark.usefixtures("own_language")
@pytest.mark.parametrize(
    ("chosen", "cancel", "thousand", "share"),
    [
        ("en", "Cancel", "1,234.5", "7.3%"),
        ("de", "Abbrechen", "1.234,5", "7,3\u00a0%"),
        ("es", "Cancelar", "1.234,5", "7,3\u00a0%"),
        ("fr", "Annuler", "1\u202f234,5", "7,3\u202f%"),
        ("ja", "キャンセル", "1,234.5", "7.3%"),
        ("zh_CN", "取消", "1,234.5", "7.3%"),
    ],
)
def test_words_and_numbers_are_of_the_language(
    qapp: QApplication, chosen: str, cancel: str, thousand: str, share: str
) -> None:
    assert install_language(qapp, chosen) == chosen
    assert language() == chosen.replace("_", "-")
    assert tr("Cancel") == cancel
    assert format_number(1234.5, 1) == thousand
    assert format_percent(0.073) == share


@pytest.mark.usefixtures("own_language")
def test_the_form_suits_the_number(qapp: QApplication) -> None:
    install_language(qapp, "fr")
    written = "{n} file written to {folder}.", "{n} files written to {folder}."
    said = [tr_n(*written, n, folder="x") for n in (0, 1, 2)]
    assert said[0].replace("0", "1") == said[1]
    assert "fichiers" in said[2]
    assert "fichiers" not in said[1]


@pytest.mark.usefixtures("own_language")
def test_words_of_qt_itself_are_of_the_language(qapp: QApplication, qtbot: QtBot) -> None:
    install_language(qapp, "de")
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    assert box.buttons()[0].text() == "Abbrechen"


def test_every_language_names_itself() -> None:
    assert LANGUAGES["de"] == "Deutsch"
    assert len(set(LANGUAGES.values())) == len(LANGUAGES)


TURKISH = """
from PySide6.QtCore import QTimer
from crowdgui.ui.system.application import Application
print(QTimer(Application(), interval=7).interval())
"""


@pytest.mark.skipif(shutil.which("localedef") is None, reason="no language can be made here")
def test_a_window_opens_where_a_small_i_has_a_dot_when_large(tmp_path: Path) -> None:
    name = "tr_TR.UTF-8"
    # All of it but the order of words, which takes longest to make.
    parts = ("CTYPE", "MONETARY", "NUMERIC", "TIME", "MESSAGES", "PAPER", "NAME", "ADDRESS")
    turkish = (*parts, "TELEPHONE", "MEASUREMENT", "IDENTIFICATION")
    copied = [(part, "tr_TR") for part in turkish] + [("COLLATE", "POSIX")]
    said = [f'LC_{part}\ncopy "{place}"\nEND LC_{part}\n' for part, place in copied]
    (tmp_path / "turkish").write_text("".join(said), encoding="ascii")
    words = ["localedef", "-i", str(tmp_path / "turkish"), "-f", "UTF-8", str(tmp_path / name)]
    subprocess.run(words, capture_output=True, check=False)
    if not (tmp_path / name).exists():
        pytest.skip("this system does not say how Turkish is written")
    done = subprocess.run(
        [sys.executable, "-c", TURKISH],
        env={**os.environ, "LOCPATH": str(tmp_path), "LC_ALL": name},
        capture_output=True,
        check=True,
        text=True,
    )
    assert done.stdout == "7\n"


ODD = """
from datetime import datetime
from PySide6.QtWidgets import QLabel
from crowdgui.text.translation import tr
from crowdgui.ui.session.settings import Settings
from crowdgui.ui.style.theme import Theme, apply_theme
from crowdgui.ui.system.application import Application
app = Application()
apply_theme(app, Theme.DARK)
label = QLabel(tr("Guarantee") + " ≤ 5 % – größer")
assert not label.grab().isNull()
print(Settings().unsaved_folder.name, f"{datetime.now().astimezone():%H:%M}"[2], label.text()[-6:])
"""


@pytest.mark.parametrize("locale", ["C", "xx_YY.UTF-8"])
def test_a_window_is_drawn_without_fonts_home_locale_and_time_zone(
    tmp_path: Path, locale: str
) -> None:
    kept = {
        name: os.environ[name]
        for name in ("PATH", "PYTHONPATH", "SYSTEMROOT")
        if name in os.environ
    }
    done = subprocess.run(
        [sys.executable, "-c", ODD],
        env={
            **kept,
            "QT_QPA_PLATFORM": "offscreen",
            "XDG_CONFIG_HOME": str(tmp_path / "not-there"),
            "FONTCONFIG_FILE": os.devnull,
            "LC_ALL": locale,
            "TZ": ":no/where",
        },
        capture_output=True,
        check=False,
        text=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == "unsaved : größer\n"
    assert "locale" not in done.stderr
