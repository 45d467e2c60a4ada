"""The bar of all items, most confident first: what is accepted, audited and to be reviewed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.io.report.flag_styles import CANVAS, SERIES, TEXT, TEXT2, mix_colours, token_colour
from crowdgui.io.report.parts import Picture
from crowdgui.io.report.svg import CAPTION, WIDE, Drawing
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from crowdgui.figures.acceptance import AcceptanceBar


_TOP, _BAR, _CROSS, _LINE, _ARM = 20.0, 28.0, 14.0, 18.0, 3.0


def acceptance_chart(shown: AcceptanceBar) -> Picture:
    """Draw what an audit accepts, and where it found mistakes."""
    bottom = _TOP + _BAR
    drawing = Drawing(WIDE, bottom + _CROSS + _LINE)
    drawing.words(0, _TOP - 7, shown.left_words, size=CAPTION, fill=TEXT, strong=True)
    drawing.words(
        WIDE, _TOP - 7, shown.right_words, size=CAPTION, fill=TEXT, strong=True, anchor="end"
    )
    end = WIDE * min(1.0, shown.accepted)
    drawing.box(0, _TOP, end, _BAR, token_colour("line"))
    drawing.box(end, _TOP, WIDE - end, _BAR, mix_colours(CANVAS, SERIES[0], 0.35))
    for share in shown.right:
        drawing.line((WIDE * share, _TOP), (WIDE * share, bottom), TEXT2)
    bad = token_colour("bad")
    for share in shown.wrong:
        x, middle = WIDE * share, bottom + _CROSS / 2
        drawing.line((x, _TOP - 3), (x, bottom + 3), bad, 2)
        for side in (-_ARM, _ARM):
            drawing.line((x - _ARM, middle - side), (x + _ARM, middle + side), bad, 2)
    drawing.words(0, bottom + _CROSS + 12, tr("most confident"))
    drawing.words(WIDE, bottom + _CROSS + 12, tr("least confident"), anchor="end")
    return Picture(
        "acceptance",
        tr("All items, from the most to the least confident"),
        shown.legend,
        shown.words,
        drawing.text(),
        (drawing.width, drawing.height),
    )
