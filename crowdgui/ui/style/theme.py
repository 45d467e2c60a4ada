"""The theme in use: chosen by the user or by the system, applied to the whole application."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QDir, QObject, Qt, QTimer, Slot
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QToolTip

from crowdgui.io.resources import resource
from crowdgui.ui.style.fonts import base_px, font, load_fonts
from crowdgui.ui.style.stylesheet import stylesheet
from crowdgui.ui.style.tokens import DARK, DARK_CONTRAST, LIGHT, LIGHT_CONTRAST, Tokens
from crowdgui.ui.system.application import STYLE, Application

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication


class Theme(StrEnum):
    """What the user may choose."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    LIGHT_CONTRAST = "light-contrast"
    DARK_CONTRAST = "dark-contrast"


_TIDY_MS = 60_000


_CHOSEN = {t.name: t for t in (LIGHT, DARK, LIGHT_CONTRAST, DARK_CONTRAST)}


class _Current:
    """The one holder of the theme in use; written by `apply` only."""

    tokens: Tokens = LIGHT


def tokens() -> Tokens:
    """Return the colours in use. Read them while painting; a theme change repaints every widget."""
    return _Current.tokens


def apply_theme(app: QApplication, theme: Theme) -> None:
    """Set style, fonts, palette and stylesheet.

    Widgets get a QEvent.PaletteChange, those out of sight soon or when they are shown.
    """
    wanted, first = _resolve(app, theme), not app.styleSheet()
    if first:
        _prepare(app)
    elif wanted is _Current.tokens:
        return
    _Current.tokens = wanted
    app.setPalette(palette(wanted))
    sheet = stylesheet(wanted, base_px() + 17)
    if first:
        app.setStyleSheet(sheet)
        return
    from crowdgui.ui.style.stylesheet import restyle

    restyle(app, sheet)


def _prepare(app: QApplication) -> None:
    load_fonts()
    QDir.addSearchPath("controls", str(resource("controls")))
    if not isinstance(app, Application):
        app.setStyle(STYLE)
    app.setFont(font("body"))
    QToolTip.setFont(font("caption"))


def _resolve(app: QApplication, theme: Theme) -> Tokens:
    if theme is not Theme.SYSTEM:
        return _CHOSEN[theme.value]
    # The hints die with the Python object they were asked from, so it is kept by a name.
    hints = app.styleHints()
    dark = hints.colorScheme() is Qt.ColorScheme.Dark
    if hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast:
        return DARK_CONTRAST if dark else LIGHT_CONTRAST
    return DARK if dark else LIGHT


def palette(colors: Tokens) -> QPalette:
    """Make the palette that Fusion draws everything with that the stylesheet leaves to it."""
    role = QPalette.ColorRole
    made = QPalette()
    for key, color in {
        role.Window: colors.canvas,
        role.Base: colors.canvas,
        role.AlternateBase: colors.sunken,
        role.Button: colors.raised,
        role.WindowText: colors.text,
        role.Text: colors.text,
        role.ButtonText: colors.text,
        role.BrightText: colors.bad,
        role.PlaceholderText: colors.text3,
        role.Highlight: colors.accent_soft,
        role.HighlightedText: colors.text,
        role.Accent: colors.accent,
        role.Link: colors.accent_text,
        role.LinkVisited: colors.accent_text,
        role.ToolTipBase: colors.tip,
        role.ToolTipText: colors.tip_text,
        role.Light: colors.raised,
        role.Midlight: colors.hover,
        role.Mid: colors.line,
        role.Dark: colors.ctrl,
        role.Shadow: colors.line,
    }.items():
        made.setColor(key, color)
    for key in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, key, colors.text3)
    return made


class ThemeChoice(QObject):
    """Keeps the user's choice applied, also when the system's colours or contrast change.

    `tidying` forgets now and then what Qt keeps of widgets that are gone.
    """

    def __init__(self, app: QApplication, theme: Theme = Theme.SYSTEM):
        super().__init__(app)
        self._app = app
        self._hints = app.styleHints()
        self._accessibility = self._hints.accessibility()
        self._hints.colorSchemeChanged.connect(self._follow)
        self._accessibility.contrastPreferenceChanged.connect(self._follow)
        self.tidying = QTimer(self, interval=_TIDY_MS, timerType=Qt.TimerType.VeryCoarseTimer)
        self.tidying.timeout.connect(self.forget_rules)
        self.tidying.start()
        self.choose(theme)

    def choose(self, theme: Theme) -> None:
        """Use `theme` from now on; the system's own dialogs and title bars follow."""
        self.theme = theme
        if theme is Theme.SYSTEM:
            self._hints.unsetColorScheme()
        else:
            dark = _CHOSEN[theme.value].dark
            self._hints.setColorScheme(Qt.ColorScheme.Dark if dark else Qt.ColorScheme.Light)
        self._follow()

    @Slot()
    def forget_rules(self) -> None:
        """Make Qt match style rules to widgets again."""
        from crowdgui.ui.style.stylesheet import forget_rules

        forget_rules(self._app)

    def _follow(self) -> None:
        apply_theme(self._app, self.theme)
