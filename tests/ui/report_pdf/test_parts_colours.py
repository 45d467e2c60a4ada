"""The report has the colours of the light window, and its flags."""

from __future__ import annotations

from crowdgui.core.workers.report import WorkerFlag
from crowdgui.io.report import flag_styles as colours
from crowdgui.io.report.flag_styles import excluded_style, flag_style
from crowdgui.ui.style.tokens import LIGHT
from crowdgui.ui.widgets import marks


def test_colours_are_the_light_tokens():
    names = [name for name, value in vars(colours).items() if str(value).startswith("#")]
    assert len(names) > 8
    for name in names:
        assert getattr(colours, name) == LIGHT.color(name.lower()).name().upper()
    assert tuple(color.name().upper() for color in LIGHT.series) == colours.SERIES


def test_flags_look_and_are_called_as_in_the_window():
    looks = {flag.value: flag_style(flag) for flag in WorkerFlag if flag is not WorkerFlag.NONE}
    for value, look in (looks | {"excluded": excluded_style()}).items():
        shown = marks.FlagMark(value)
        assert look.word == shown.word
        assert look.shape == shown.shape.name.lower()
        assert look.colour == LIGHT.color(shown.token).name().upper()
