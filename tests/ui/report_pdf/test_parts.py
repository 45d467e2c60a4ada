"""Tables of the report on paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.io.report.parts import ReportColumn, Row, Table
from crowdgui.ui.report_pdf.layout import PaperText
from crowdgui.ui.report_pdf.parts import _places

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

WIDTH = 672.7


def test_no_word_of_a_title_is_cut_while_other_columns_have_room(qapp: QApplication) -> None:
    titles = (("Symbol", 0.1), ("Standard deviation", 0.2), ("Meaning", 3.0))
    columns = tuple(ReportColumn(title, share=share) for title, share in titles)
    places = _places(Table("Numbers", columns, (Row(("a", "b", "c")),)), WIDTH)
    for (title, _), (_, own) in zip(titles, places, strict=True):
        for word in title.split():
            assert PaperText(word, "header", WIDTH).natural_width <= own + 1e-9
    left, wide = places[-1]
    assert abs(left + wide - WIDTH) < 1e-6
    # Where every title fits, widths are the shares.
    even = _places(Table("", (ReportColumn("A"), ReportColumn("B", share=3.0)), ()), WIDTH)
    assert abs(even[1][1] - 3 * even[0][1]) < 1e-6
