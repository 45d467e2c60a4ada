"""Classes to choose from: few and many, found by letters, with hostile names."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from crowdgui.ui.models.columns import VoteCell
from crowdgui.ui.pages.answer_cards import Answer, AnswerCard, AnswerCards, class_keys
from crowdgui.ui.pages.review_text import none_key
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.marks import KeyLegend

if TYPE_CHECKING:
    from PySide6.QtCore import QSize
    from PySide6.QtGui import QImage
    from pytestqt.qtbot import QtBot


LEFT = Qt.MouseButton.LeftButton
HOSTILE = ["<b>x</b>", "y" * 400, "a\nb", "عربة", "", "&no", "=1"]


def names(n: int) -> list[tuple[int, str, str]]:
    return [(code, f"class {code}", str(code + 1) if code < 9 else "") for code in range(n)]


@pytest.fixture
def cards(qtbot: QtBot) -> AnswerCards:
    made = AnswerCards()
    qtbot.addWidget(made)
    made.resize(740, 260)
    made.show()
    return made


def places(cards: AnswerCards) -> list[tuple[QPoint, QSize]]:
    QApplication.processEvents()
    return [(c.mapTo(cards, QPoint(0, 0)), c.size()) for c in cards.cards]


@pytest.mark.parametrize(("n", "columns"), [(1, 1), (2, 2), (3, 3), (4, 2), (5, 3), (6, 3)])
def test_few_classes_have_large_areas(cards: AnswerCards, n: int, columns: int) -> None:
    cards.set_classes(names(n))
    found = places(cards)
    assert len({at.x() for at, _ in found}) == columns
    assert all(size.height() >= 84 for _, size in found)
    assert not cards.finder.isVisible()
    assert max(at.x() + size.width() for at, size in found) <= cards.width()


@pytest.mark.parametrize("n", [7, 9, 12, 50])
def test_many_classes_have_a_line_each_and_scroll(cards: AnswerCards, n: int) -> None:
    cards.set_classes(names(n))
    found = places(cards)
    assert all(size.height() == 40 for _, size in found)
    assert len({(at.x(), at.y()) for at, _ in found}) == n
    assert cards.finder.isVisible() == (n > 9)


def test_an_answer_moves_no_card(cards: AnswerCards) -> None:
    cards.set_classes(names(3))
    before = places(cards)
    votes = tuple(VoteCell(f"worker-{i}", 1, 0.5) for i in range(60))
    cards.set_answers([Answer(0.1, "1 vote"), Answer(0.8, "60 votes", "", votes), Answer()])
    assert places(cards) == before


def test_cards_are_no_windows_of_their_own(cards: AnswerCards) -> None:
    cards.set_classes(names(12))
    cards.set_classes(names(2))
    assert not any(card.isWindow() for card in cards.cards)


def test_a_class_is_found_by_the_first_letters_of_a_word(cards: AnswerCards, qtbot: QtBot) -> None:
    cards.set_classes(
        [
            (i, name, "")
            for i, name in enumerate(
                ["Fire engine", "Fork-lift truck", "Garbage truck", *(f"c{i}" for i in range(10))]
            )
        ]
    )
    cards.finder.setFocus()
    qtbot.keyClicks(cards.finder, "tru")
    assert [card.name for card in cards.cards if card.isVisible()] == [
        "Fork-lift truck",
        "Garbage truck",
    ]
    with qtbot.waitSignal(cards.left), qtbot.waitSignal(cards.chosen) as chosen:
        qtbot.keyClick(cards.finder, Qt.Key.Key_Return)
    assert chosen.args == [1]
    assert all(card.isVisible() for card in cards.cards)
    qtbot.keyClicks(cards.finder, "zz")
    with qtbot.assertNotEmitted(cards.chosen):
        qtbot.keyClick(cards.finder, Qt.Key.Key_Return)
    with qtbot.waitSignal(cards.left):
        qtbot.keyClick(cards.finder, Qt.Key.Key_Escape)
    assert cards.finder.text() == ""


def test_a_click_on_a_vote_takes_its_class(cards: AnswerCards, qtbot: QtBot) -> None:
    cards.set_classes(names(8))
    votes = [(VoteCell("ann", code, 1.0),) if code in (3, 5) else () for code in range(8)]
    cards.set_answers([Answer(0.1, "", "", vote) for vote in votes])
    with qtbot.waitSignal(cards.chosen) as chosen:
        qtbot.mouseClick(cards._votes, LEFT, pos=QPoint(12, 12))
    assert chosen.args == [3]
    with qtbot.assertNotEmitted(cards.chosen):
        qtbot.mouseClick(cards._votes, LEFT, pos=QPoint(cards.width() - 4, 50))


def test_a_low_card_cuts_no_count_of_votes(qtbot: QtBot) -> None:
    card = AnswerCard(0, "cat", "1", small=False)
    qtbot.addWidget(card)
    card.resize(180, 100)
    card.set_answer(Answer(0.5, "4 votes"))
    before = card.grab().toImage()
    votes = tuple(VoteCell(f"worker-{i}", 1, 0.5) for i in range(4))
    card.set_answer(Answer(0.5, "4 votes", "", votes))
    assert card.grab().toImage() == before


@pytest.mark.parametrize("small", [False, True])
@pytest.mark.parametrize("name", HOSTILE)
@pytest.mark.parametrize("width", [120, 360])
def test_a_card_paints_any_name_at_any_width(
    name: str, small: bool, width: int, qtbot: QtBot
) -> None:
    card = AnswerCard(0, name, "1", small=small)
    qtbot.addWidget(card)
    card.resize(width, 40 if small else 160)
    card.show()
    votes = (VoteCell("w" * 300, 0, 5.0, True), VoteCell("out", 0, -3.0, excluded=True))
    for answer in (Answer(), Answer(0.4, "2 votes", "weight 1.00", votes, "wins by weight", True)):
        card.set_answer(answer)
        image = card.grab().toImage()
        assert image.width() == width
    assert tokens().series[0].name() in {
        image.pixelColor(x, y).name() for x in range(width) for y in range(image.height())
    }


def test_a_card_says_what_stands_on_it(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    told = []
    monkeypatch.setattr(QToolTip, "showText", lambda at, text, widget: told.append(text))
    card = AnswerCard(1, "yes", "2", small=False)
    qtbot.addWidget(card)
    card.resize(300, 180)
    card.show()
    vote = VoteCell("<ann>", 1, 0.5, excluded=True)
    card.set_answer(Answer(0.567, "7 votes", "weight 2.51", (vote,), "wins by weight", True))
    assert card.accessibleName() == "yes"
    assert card.accessibleDescription() == "56.7%, 7 votes, weight 2.51, wins by weight"
    at = card._places()[0].center().toPoint()
    QApplication.sendEvent(card, QHelpEvent(QHelpEvent.Type.ToolTip, at, card.mapToGlobal(at)))
    assert "&lt;ann&gt;, excluded" in told[0]
    card.set_answer(Answer())
    assert card.accessibleDescription() == ""
    assert card._places() == []


def test_long_names_that_differ_at_the_end_are_told_apart(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = []
    monkeypatch.setattr(QToolTip, "showText", lambda at, text, widget: told.append(text))
    long = "The answer is correct and complete but it says so "
    cards = [AnswerCard(0, long + end, "1", small=False) for end in ("in part", "in full")]
    for card in cards:
        qtbot.addWidget(card)
        card.resize(300, 84)
        card.show()

    def pictures(answer: Answer) -> list[QImage]:
        for card in cards:
            card.set_answer(answer)
        return [card.grab().toImage() for card in cards]

    # Where nothing is shown below, a name takes the lines that it needs.
    first, second = pictures(Answer())
    assert first != second
    # On the one line beside votes it keeps its end, and the tip says it in full.
    first, second = pictures(Answer(0.5, "2 votes"))
    assert first != second
    at = QPoint(40, 20)
    event = QHelpEvent(QHelpEvent.Type.ToolTip, at, cards[0].mapToGlobal(at))
    QApplication.sendEvent(cards[0], event)
    assert told == [f"<p>{long}in part</p>"]


def test_cards_with_votes_leave_lines_for_long_names(cards: AnswerCards) -> None:
    long = "the answer is supported by the document"
    votes = (VoteCell("ann", 1, 0.5),)
    short = cards.natural_height(0)
    cards.set_classes([(0, "no", "1"), (1, long, "2")])
    assert cards.natural_height(0) > short
    cards.set_answers([Answer(0.1), Answer(0.9, "1 vote", "", votes, "wins by weight")])
    cards.grab()
    assert not cards.cards[1]._cut
    assert {card._name_lines for card in cards.cards} == {3}
    cards.set_classes(names(2))
    assert {card._name_lines for card in cards.cards} == {1}


def test_only_space_presses_a_card(qtbot: QtBot) -> None:
    card = AnswerCard(0, "no", "1", small=False)
    qtbot.addWidget(card)
    card.show()
    with qtbot.assertNotEmitted(card.clicked):
        for key in (Qt.Key.Key_Return, Qt.Key.Key_1, Qt.Key.Key_Left):
            qtbot.keyClick(card, key)
    with qtbot.waitSignal(card.clicked):
        qtbot.keyClick(card, Qt.Key.Key_Space)


def test_a_legend_replaces_its_keys_and_wraps(qtbot: QtBot) -> None:
    legend = KeyLegend("keys")
    qtbot.addWidget(legend)
    legend.set_entries([(("A",), "old")])
    legend.set_entries([(("1", "2"), "choose"), (("Enter",), "agree and continue")] * 3)
    layout = legend.layout()
    assert layout.heightForWidth(200) > layout.heightForWidth(900)
    assert legend.accessibleName().startswith("1 2: choose; Enter: agree and continue")
    assert "old" not in legend.accessibleName()


def test_classes_that_are_digits_have_their_own_keys() -> None:
    assert class_keys(["1", "0", "5"]) == ("1", "0", "5")
    assert class_keys(["0", "1", "no"]) == ("1", "2", "3")
    assert class_keys(["10", "20"]) == ("1", "2")
    assert class_keys([str(code) for code in range(10, 21)])[8:] == ("9", "", "")
    assert [none_key(class_keys(names)) for names in (["0", "1"], ["a", "b"])] == ["X", "0"]
