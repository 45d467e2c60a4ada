"""Tables of the report on paper."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from crowdgui.io.report.parts import ReportColumn, Row, Table
from crowdgui.ui.report_pdf.parts import PagePiece, PaperText, _places, paginate, table_pieces

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


HEIGHT = 100.0


def piece(
    height: float, above: float = 0.0, *, with_next: bool = False, headed: bool = False
) -> PagePiece:
    head = PagePiece(10, lambda _: None) if headed else None
    return PagePiece(height, lambda _: None, above, with_next, head)


pieces = st.lists(
    st.builds(
        piece,
        st.floats(1, 60),
        st.floats(0, 20),
        with_next=st.booleans(),
        headed=st.booleans(),
    ),
    max_size=40,
)


@given(pieces)
def test_every_piece_stands_once_in_order_and_whole(given_: list[PagePiece]) -> None:
    pages = paginate(given_, HEIGHT)
    heads = {id(p.head) for p in given_ if p.head is not None}
    placed = [p.piece for page in pages for p in page if id(p.piece) not in heads]
    assert placed == given_
    for page in pages:
        bottom = 0.0
        for on_page in page:
            assert on_page.top >= bottom - 1e-9
            bottom = on_page.top + on_page.piece.height
        assert bottom <= HEIGHT + 1e-9


@given(pieces)
def test_a_page_that_begins_in_a_table_begins_with_its_head(given_: list[PagePiece]) -> None:
    for page in paginate(given_, HEIGHT)[1:]:
        heads = [p for p in page if any(p.piece is own.head for own in given_)]
        assert all(head is page[0] for head in heads)
        first = page[1].piece if heads else page[0].piece
        assert (first.head is not None) == bool(heads)
        if heads:
            assert page[1].top == page[0].piece.height + first.above


@given(pieces)
def test_what_must_not_be_last_is_not_unless_its_group_is_taller_than_a_page(
    given_: list[PagePiece],
) -> None:
    groups, group = [], []
    for one in given_:
        group.append(one)
        if not one.with_next:
            groups.append(group)
            group = []
    groups += [group] if group else []
    fits = {
        id(one) for g in groups if sum(p.above + p.height + 10 for p in g) <= HEIGHT for one in g
    }
    for page in paginate(given_, HEIGHT)[:-1]:
        last = page[-1].piece
        assert not (last.with_next and id(last) in fits)


def test_room_above_is_dropped_at_the_top_of_a_page() -> None:
    pages = paginate([piece(60, above=30), piece(60, above=30)], HEIGHT)
    assert [[p.top for p in page] for page in pages] == [[0.0], [0.0]]
    assert [p.top for p in paginate([piece(20), piece(20, above=30)], HEIGHT)[0]] == [0.0, 50.0]


def test_what_follows_a_picture_fills_the_page_that_it_is_too_tall_for() -> None:
    text, picture = piece(70), replace(piece(50), floats=True)
    short, long, title = piece(15), piece(40), replace(piece(10, with_next=True), opens=True)
    assert placed([text, picture, short, long]) == [[text, short], [picture, long]]
    # Nothing passes that begins a section, and no part of a table, and a picture that fits stays.
    assert placed([text, picture, title, piece(5)])[0] == [text]
    row, more = piece(15, headed=True), piece(20, headed=True)
    assert placed([text, picture, row, more])[0] == [text]
    assert placed([short, picture, short])[0] == [short, picture, short]


def placed(given_: list[PagePiece]) -> list[list[PagePiece]]:
    return [[one.piece for one in page] for page in paginate(given_, HEIGHT)]


def test_a_long_first_row_needs_no_second_on_its_page(qapp: QApplication) -> None:
    columns = (ReportColumn("Worker"), ReportColumn("Evidence"))
    for words, together in (("short", True), ("a very long sentence " * 20, False)):
        rows = tuple(Row((f"worker {n}", words)) for n in range(20))
        first, *_, before_last, _ = table_pieces(Table("Flagged", columns, rows), 600)[2:]
        assert (first.with_next, before_last.with_next) == (together, together)


def test_what_is_taller_than_a_page_has_one_of_its_own() -> None:
    pages = paginate([piece(10), piece(300), piece(10)], HEIGHT)
    assert [len(page) for page in pages] == [1, 1, 1]


def test_nothing_is_one_empty_page() -> None:
    assert paginate([], HEIGHT) == [()]


def test_the_note_of_a_table_stays_with_its_last_rows(qapp: QApplication) -> None:
    columns = (ReportColumn("Item"), ReportColumn("Labels"))
    rows = tuple(Row((f"item {n}", "3")) for n in range(40))
    pieces = table_pieces(Table("Many", columns, rows, "What is not listed."), 600)
    assert [piece.with_next for piece in pieces[-3:]] == [True, True, False]
    for height in range(300, 400, 7):
        last = paginate(pieces, height)[-1]
        assert len(last) > 2
    bare = table_pieces(Table("Many", columns, rows), 600)
    assert not bare[-1].with_next
