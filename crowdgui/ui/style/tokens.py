"""The colours of the window by their use: light, dark, and each in high contrast."""

from __future__ import annotations

from dataclasses import dataclass, fields

from PySide6.QtGui import QColor

from crowdgui.figures.colors import class_token, heat_strength


@dataclass(frozen=True)
class Tokens:
    """One set of colours. `series` are the classes' and charts' colours, in class order."""

    name: str
    dark: bool
    contrast: bool
    canvas: QColor
    rail: QColor
    raised: QColor
    sunken: QColor
    hover: QColor
    press: QColor
    line: QColor
    grid: QColor
    ctrl: QColor
    text: QColor
    text2: QColor
    text3: QColor
    accent: QColor
    on_accent: QColor
    accent_hover: QColor
    accent_text: QColor
    accent_soft: QColor
    ok: QColor
    ok_soft: QColor
    warn: QColor
    warn_soft: QColor
    bad: QColor
    bad_soft: QColor
    tip: QColor
    tip_text: QColor
    series: tuple[QColor, ...]

    def color(self, name: str) -> QColor:
        """Return a colour by its field's name, or c1 to c6; a KeyError lists the known names."""
        if name[:1] == "c" and name[1:].isdecimal():
            return self.series[int(name[1:]) - 1]
        if name not in COLOR_NAMES:
            raise KeyError(f"There is no colour {name!r}. Known: {', '.join(COLOR_NAMES)}.")
        value: QColor = getattr(self, name)
        return value

    def class_color(self, code: int) -> QColor:
        """Return the colour of a class; those after the sixth share a grey."""
        return self.color(class_token(code))

    def heat(self, share: float) -> QColor:
        """Tint a cell by a share; the text on it stays readable at every share."""
        return mix(self.canvas, self.series[0], heat_strength(share))

    @property
    def control_line(self) -> QColor:
        """The border of a button."""
        return self.ctrl if self.contrast else mix(self.canvas, self.ctrl, 0.55)


COLOR_NAMES = tuple(f.name for f in fields(Tokens) if f.type == "QColor")


def rgb(color: QColor) -> tuple[int, int, int]:
    return color.red(), color.green(), color.blue()


def mix(base: QColor, over: QColor, share: float) -> QColor:
    """Lay `over` on `base` with `share` of it, as one opaque colour."""
    parts = zip(rgb(base), rgb(over), strict=True)
    return QColor(*(round(b + (o - b) * share) for b, o in parts))


def _tokens(name: str, *, series: str, **colors: str) -> Tokens:
    return Tokens(
        name=name,
        dark=name.startswith("dark"),
        contrast=name.endswith("contrast"),
        series=tuple(QColor(c) for c in series.split()),
        **{key: QColor(value) for key, value in colors.items()},
    )


LIGHT = _tokens(
    "light",
    canvas="#FFFFFF",
    rail="#F4F5F7",
    raised="#FFFFFF",
    sunken="#F8F9FA",
    hover="#F1F3F6",
    press="#E6E9EE",
    line="#E3E6EB",
    grid="#EAECF0",
    ctrl="#848C9A",
    text="#1A1D23",
    text2="#565D6B",
    text3="#686F7D",
    accent="#2457C5",
    on_accent="#FFFFFF",
    accent_hover="#1D48A6",
    accent_text="#1F4CAF",
    accent_soft="#E8EEFB",
    ok="#17734A",
    ok_soft="#E4F4EB",
    warn="#865300",
    warn_soft="#FDF1DA",
    bad="#B3261E",
    bad_soft="#FCEBE9",
    tip="#20242B",
    tip_text="#F4F5F7",
    series="#2457C5 #F26C1F #19A57C #CE67B8 #63450B #272B34",
)


DARK = _tokens(
    "dark",
    canvas="#17191E",
    rail="#111318",
    raised="#1F2228",
    sunken="#1B1E23",
    hover="#22262D",
    press="#2B3038",
    line="#2C3038",
    grid="#292D35",
    ctrl="#6F7786",
    text="#E8EAEF",
    text2="#A9B0BD",
    text3="#8E96A4",
    accent="#3A6BDD",
    on_accent="#FFFFFF",
    accent_hover="#2F5FCF",
    accent_text="#93B5FF",
    accent_soft="#1D2A47",
    ok="#63C995",
    ok_soft="#17302A",
    warn="#E8B355",
    warn_soft="#352A17",
    bad="#FF8F86",
    bad_soft="#3A1F20",
    tip="#E8EAEF",
    tip_text="#17191E",
    series="#7FA8FF #C06B2C #3BDDAE #A5709C #E7BE51 #C9D1EA",
)


LIGHT_CONTRAST = _tokens(
    "light-contrast",
    canvas="#FFFFFF",
    rail="#FFFFFF",
    raised="#FFFFFF",
    sunken="#FFFFFF",
    hover="#E6E6E6",
    press="#D0D0D0",
    line="#000000",
    grid="#B8B8B8",
    ctrl="#000000",
    text="#000000",
    text2="#000000",
    text3="#2B2B2B",
    accent="#0031A8",
    on_accent="#FFFFFF",
    accent_hover="#002480",
    accent_text="#0031A8",
    accent_soft="#DCE6FF",
    ok="#00522E",
    ok_soft="#FFFFFF",
    warn="#5C3500",
    warn_soft="#FFFFFF",
    bad="#8B0000",
    bad_soft="#FFFFFF",
    tip="#000000",
    tip_text="#FFFFFF",
    series="#0031A8 #502001 #038360 #331F2F #7C6E02 #6E7691",
)


DARK_CONTRAST = _tokens(
    "dark-contrast",
    canvas="#000000",
    rail="#000000",
    raised="#000000",
    sunken="#000000",
    hover="#262626",
    press="#3A3A3A",
    line="#FFFFFF",
    grid="#5C5C5C",
    ctrl="#FFFFFF",
    text="#FFFFFF",
    text2="#FFFFFF",
    text3="#D6D6D6",
    accent="#FFD60A",
    on_accent="#000000",
    accent_hover="#FFE45C",
    accent_text="#FFD60A",
    accent_soft="#33300F",
    ok="#6FF0A8",
    ok_soft="#000000",
    warn="#FFC04D",
    warn_soft="#000000",
    bad="#FFA79F",
    bad_soft="#000000",
    tip="#FFFFFF",
    tip_text="#000000",
    series="#9CC0FF #E56831 #228468 #B953A7 #FCD44E #E3E8EF",
)
