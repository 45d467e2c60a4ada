"""The languages the window speaks, from Qt's catalogues."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator

from crowdgui.io.resources import resource
from crowdgui.text.translation import set_number_marks, set_translator

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QApplication


ENGLISH = "en"


LANGUAGES = {
    ENGLISH: "English",
    "de": "Deutsch",
    "es": "Español",
    "fr": "Français",
    "ja": "日本語",
    "zh_CN": "简体中文",
}
"""The name of each language in itself."""


_CONTEXT = "CrowdGUI"


def choose_language(chosen: str, wanted: Sequence[str]) -> str:
    """Return the language to speak: the chosen one, or the first that the system's user wants.

    `wanted` are names such as “de-AT” or “zh-Hans-CN”.
    """
    if chosen in LANGUAGES:
        return chosen
    for name in wanted:
        parts = name.replace("_", "-").split("-")
        if parts[0] in LANGUAGES:
            return parts[0]
        # What is written in the other Chinese script is another catalogue, which there is not.
        if parts[0] == "zh" and not {"TW", "HK", "MO", "Hant"} & set(parts):
            return "zh_CN"
    return ENGLISH


def install_language(app: QApplication, chosen: str) -> str:
    """Set the language of all text and numbers from now on, and return its code."""
    language = choose_language(chosen, QLocale.system().uiLanguages())
    system = QLocale.system()
    there = QLocale(language)
    # A Swiss reader of German has marks of their own.
    locale = system if system.language() == there.language() else there
    QLocale.setDefault(locale)
    set_number_marks(locale.decimalPoint(), locale.groupSeparator())
    if language == ENGLISH:
        set_translator(lambda text, n: "", ENGLISH)
        return language
    own = _loaded(app, f"crowdgui_{language}", str(resource("languages")))
    # Qt's own words: those on the buttons of its dialogs and in the menus of its fields.
    qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    app.installTranslator(_loaded(app, f"qtbase_{language}", qt))

    def translate(text: str, n: int | None) -> str:
        return own.translate(_CONTEXT, text, None, -1 if n is None else n) or ""

    set_translator(translate, language)
    return language


def _loaded(app: QApplication, name: str, folder: str) -> QTranslator:
    made = QTranslator(app)
    made.load(name, folder)
    return made
