"""The theme in use, chosen by the user or the system, and the one stylesheet made of its tokens."""

from __future__ import annotations

from enum import StrEnum
from string import Template
from typing import TYPE_CHECKING

from PySide6.QtCore import QDir, QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QToolTip, QWidget
from shiboken6 import isValid

from crowdgui.io.resources import resource
from crowdgui.ui.style.fonts import base_px, font, load_fonts
from crowdgui.ui.style.tokens import (
    COLOR_NAMES,
    DARK,
    DARK_CONTRAST,
    LIGHT,
    LIGHT_CONTRAST,
    Tokens,
    mix,
)
from crowdgui.ui.system.application import STYLE, Application

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from PySide6.QtWidgets import QApplication


# Sizes of text stay out of it, because the system's size rules. `controls:` is a search path.
_SHEET = Template("""
QPushButton { background: $raised; color: $text; border: 1px solid $control_line; padding: 0 12px;
  border-radius: 6px; min-height: ${control}px; outline: none; }
QPushButton:hover, QPushButton[kind="quiet"]:hover { background: $hover; }
QPushButton:pressed, QPushButton[kind="quiet"]:pressed { background: $press; }
QPushButton[kind="primary"] { background: $accent; color: $on_accent; border-color: $accent; }
QPushButton[kind="primary"]:hover { background: $accent_hover; border-color: $accent_hover; }
QPushButton:disabled, QPushButton[kind="primary"]:disabled { background: $hover; color: $text3;
  border-color: $line; }
QPushButton[kind="quiet"] { background: none; border-color: transparent; padding: 0 10px; }
QPushButton:checked, QPushButton[kind="quiet"]:checked { background: $accent_soft;
  color: $accent_text; border-color: $chosen_line; }
QPushButton[kind="link"] { background: none; border: 0; color: $accent_text; padding: 0; }
QPushButton[kind="link"]:hover { color: $text; }
QPushButton[kind="tip"] { background: none; border: 0; color: $tip_text; padding: 0 4px; }
QPushButton[kind="link"]:disabled, QPushButton[kind="quiet"]:disabled { background: none;
  border-color: transparent; color: $text3; }
QPushButton[bare="true"] { padding: 0; min-width: ${control}px; }
QLineEdit, QPlainTextEdit, QAbstractSpinBox, QComboBox { background: $raised; color: $text;
  border: 1px solid $ctrl; border-radius: 6px; padding: 0 9px; min-height: ${control}px;
  selection-background-color: $accent_soft; selection-color: $text;
  placeholder-text-color: $text3; }
QLineEdit:focus, QPlainTextEdit:focus, QAbstractSpinBox:focus, QComboBox:focus {
  border: 2px solid $accent_text; padding: 0 8px; min-height: ${inner}px; }
QPlainTextEdit[kind="content"] { background: none; border: 0; padding: 0; }
QLineEdit[error="true"] { border-color: $bad; }
QLineEdit:disabled, QAbstractSpinBox:disabled, QComboBox:disabled { background: $hover;
  color: $text3; border-color: $line; }
QAbstractSpinBox, QAbstractSpinBox:focus { padding: 0; }
QAbstractSpinBox QLineEdit, QComboBox QLineEdit { border: 0; min-height: 0; background: none; }
QLineEdit[clear="true"], QLineEdit[clear="true"]:focus { border: 0; background: $raised;
  padding: 0; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { width: 0; border: 0; }
QComboBox::drop-down { border: 0; width: 26px; }
QComboBox::down-arrow { image: url(controls:chevron-$name.svg); width: 16px; height: 16px; }
QComboBox QAbstractItemView, QMenu { background: $raised; color: $text; border: 1px solid $line; }
QCheckBox, QRadioButton { spacing: 8px; min-height: 28px; outline: none; }
QCheckBox::indicator, QRadioButton::indicator { width: 14px; height: 14px; background: $raised;
  border: 1px solid $ctrl; border-radius: 4px; }
QRadioButton::indicator { border-radius: 8px; }
QCheckBox[lead="true"], QPushButton[lead="true"] { min-height: 20px; padding-top: 8px; }
QPushButton[lead="dense"] { min-height: 20px; padding-top: 4px; }
QCheckBox::indicator:checked { background: $accent; border-color: $accent;
  image: url(controls:check-$name.svg); }
QRadioButton::indicator:checked { background: $on_accent; border: 5px solid $accent;
  width: 6px; height: 6px; }
QMenuBar { background: $canvas; border-bottom: 1px solid $line; padding: 2px 14px 2px 8px; }
QMenuBar::item { padding: 6px 9px; border-radius: 6px; background: none; }
QMenuBar::item:selected { background: $hover; }
QMenu::item { padding: 5px 24px 5px 12px; } QMenu::item:selected { background: $accent_soft; }
QMenu::item:disabled { color: $text3; } QMenu::separator { height: 1px; background: $line; }
QHeaderView { background: $canvas; border: 0; } QHeaderView::section { background: $canvas;
  color: $text2; border: 0; border-bottom: 1px solid $line; padding: 0 8px; }
QHeaderView::section:first { padding-left: 24px; }
QHeaderView[flush="true"]::section:first { padding-left: 8px; } QHeaderView::down-arrow,
QHeaderView::up-arrow { image: none; width: 0; height: 0; }
QTableCornerButton::section { background: $canvas; border: 0; border-bottom: 1px solid $line; }
QTableView, QListView, QScrollArea { background: $canvas; border: 0; outline: none; }
QListView[clear="true"] { background: transparent; } QSplitter::handle { background: $line; }
QTabBar::tab { padding: 6px 12px; border: 0; color: $text2; }
QTabBar::tab:selected { color: $accent_text; border-bottom: 2px solid $accent_text; }
QScrollBar { background: $canvas; width: 10px; height: 10px; border: 0; }
QScrollBar::handle { background: $thumb; border-radius: 3px; margin: 2px; min-height: 28px; }
QAbstractScrollArea::corner { background: $canvas; border: 0; }
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {
  width: 0; height: 0; background: none; }
QToolTip { background: $tip; color: $tip_text; border: 0; padding: 4px 8px; }
$tones""")


def stylesheet(tokens: Tokens, control: int) -> str:
    """Fill the sheet; `control` is the height of a button or field in px, border included."""
    colors = {name: tokens.color(name).name() for name in COLOR_NAMES}
    tones = [f'QLabel[tone="{name}"] {{ color: {color}; }}' for name, color in colors.items()]
    return _SHEET.substitute(
        colors,
        name=tokens.name,
        control=control - 2,
        inner=control - 4,
        control_line=tokens.control_line.name(),
        chosen_line=tokens.accent_text.name() if tokens.contrast else "transparent",
        thumb=(tokens.text2 if tokens.contrast else mix(tokens.canvas, tokens.ctrl, 0.5)).name(),
        tones="\n".join(tones),
    )


_AT_ONCE = 60
"""Widgets out of sight that are polished before keys and clicks come again: a few ms."""


def restyle(app: QApplication, sheet: str) -> None:
    """Set a sheet that differs from the one before in its colours only.

    By itself Qt would polish each widget once for every widget that it lies in, also out of sight.
    """
    # So the next line finds nothing to polish.
    forget_rules(app)
    app.setStyleSheet(sheet)
    rest = app.findChild(_Restyling) or _Restyling(app)
    rest.take(_widgets(app))


def forget_rules(app: QApplication) -> None:
    """Make Qt forget which style rules match which widget; it matches them again when it draws.

    Of a widget that is gone it forgets most, not all: a field or a list keeps some 1 kB.
    """
    app.style().unpolish(app)


def _widgets(app: QApplication) -> Iterator[QWidget]:
    """Return each widget after the one it lies in, whose colours it may take over."""
    for window in app.topLevelWidgets():
        if window.parentWidget() is None:
            yield window
            yield from window.findChildren(QWidget)


class _Restyling(QObject):
    """Polishes what is out of sight a few at a time, and what is shown meanwhile right then."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._left: list[QWidget] = []
        self._soon = QTimer(self, interval=0)
        self._soon.timeout.connect(self._go_on)

    def take(self, widgets: Iterable[QWidget]) -> None:
        self._left.clear()
        for widget in widgets:
            if widget.isVisible():
                _polish(widget)
                continue
            self._left.append(widget)
            if widget.isHidden():
                widget.installEventFilter(self)
        self._soon.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget):
            left = [widget for widget in self._left if isValid(widget)]
            self._left = [widget for widget in left if not _is_in(watched, widget)]
            self._polish(widget for widget in left if _is_in(watched, widget))
        return False

    @Slot()
    def _go_on(self) -> None:
        now, self._left = self._left[:_AT_ONCE], self._left[_AT_ONCE:]
        if not self._left:
            self._soon.stop()
        self._polish(widget for widget in now if isValid(widget))

    def _polish(self, widgets: Iterable[QWidget]) -> None:
        for widget in widgets:
            widget.removeEventFilter(self)
            _polish(widget)


def _is_in(whole: QWidget, part: QWidget) -> bool:
    return whole is part or whole.isAncestorOf(part)


def _polish(widget: QWidget) -> None:
    widget.style().polish(widget)


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
        self._dressed = bool(app.styleSheet())
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
        forget_rules(self._app)

    def apply(self) -> None:
        """Set fonts and style sheet too, which an empty window can be shown without."""
        self._dressed = True
        self._follow()

    def _follow(self) -> None:
        if self._dressed:
            apply_theme(self._app, self.theme)
        else:
            self._app.setPalette(palette(_resolve(self._app, self.theme)))
