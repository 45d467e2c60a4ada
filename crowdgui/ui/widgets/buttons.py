"""Buttons of four kinds: primary (one a page), normal, quiet without border, and links."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QPushButton, QSizePolicy

from crowdgui.ui.fonts import font, scaled
from crowdgui.ui.icons import icon as make_icon
from crowdgui.ui.widgets.build import named
from crowdgui.ui.widgets.text import plain_tooltip

if TYPE_CHECKING:
    from crowdgui.ui.fonts import Role

Kind = Literal["primary", "normal", "quiet", "link", "tip"]

_FONTS: dict[Kind, Role] = {
    "primary": "strong",
    "normal": "medium",
    "quiet": "medium",
    "link": "body",
    "tip": "strong",
}
_ICON_COLORS: dict[Kind, str] = {
    "primary": "on_accent",
    "normal": "text",
    "quiet": "text",
    "link": "accent_text",
    "tip": "tip_text",
}
# The style leaves 4 px between icon and text; the design wants 8.
_ICON_GAP = 4


def button(
    text: str, kind: Kind = "normal", *, name: str, icon: str = "", tip: str = ""
) -> QPushButton:
    """Make a button with words; `name` is its object name."""
    made = named(QPushButton(text), name, text)
    made.setFont(font(_FONTS[kind]))
    made.setProperty("kind", kind)
    made.setToolTip(plain_tooltip(tip))
    made.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
    if kind == "link":
        made.setCursor(Qt.CursorShape.PointingHandCursor)
    if icon:
        _set_icon(made, kind, icon)
    return made


def rename(made: QPushButton, text: str, icon: str = "") -> None:
    """Give a button that does something else now other words, and another icon if any."""
    made.setText(text)
    made.setAccessibleName(text)
    if icon:
        _set_icon(made, made.property("kind"), icon)


def _set_icon(made: QPushButton, kind: Kind, icon: str) -> None:
    made.setIcon(make_icon(icon, _ICON_COLORS[kind], _ICON_GAP))
    made.setIconSize(QSize(scaled(16) + _ICON_GAP, scaled(16)))


def icon_button(icon: str, text: str, *, name: str) -> QPushButton:
    """Make a quiet button with an icon only; its words are the tooltip and accessible name."""
    made = button("", "quiet", name=name, tip=text)
    made.setProperty("bare", True)
    made.setAccessibleName(text)
    made.setIcon(make_icon(icon))
    made.setIconSize(QSize(scaled(16), scaled(16)))
    return made
