"""What the what-if strip says: singular and plural, before and after, and why there is none."""

from __future__ import annotations

import numpy as np
import pytest

from crowdgui.core.bounds.guarantee import (
    Basis,
    BoundEntry,
    BoundKey,
    BoundKind,
    EvidenceLevel,
    Finding,
    Guarantee,
    Headline,
    NoBound,
)
from crowdgui.core.errors import Reason
from crowdgui.core.results import GoldScore
from crowdgui.core.workers.what_if import OutcomeDiff
from crowdgui.ui.pages.workers.what_if import (
    BOUND,
    changed_items_link,
    describe_changed_items,
    describe_labels_moved,
    what_if_figures,
    what_if_title,
)
from tests.core.strategies import from_rows

LABELS = from_rows([(w, i, "x") for w in "abcd" for i in "12345"])


WRONG = "Error bound"


BY_BOUND = f"{WRONG} (estimate)"


def difference(
    out: int = 1,
    back: int = 0,
    changed: int = 2,
    uncovered: int = 0,
    gold: tuple[GoldScore, GoldScore] | None = None,
) -> OutcomeDiff:
    marks = np.arange(10) < changed
    moves = ((0, 1, changed - 1), (1, -1, 1)) if changed > 1 else ((0, 1, changed),)
    return OutcomeDiff(np.arange(out), np.arange(back), marks, moves, uncovered, gold)


def guarantee(
    value: float | None = 0.1071,
    *,
    demoted: bool = False,
    reason: NoBound | None = None,
    key: BoundKey = BOUND,
) -> Guarantee:
    entry = BoundEntry(
        key,
        EvidenceLevel.PLUG_IN,
        BoundKind.PER_ITEM_MEAN,
        value,
        Reason(reason) if reason else None,
        demoted=demoted,
    )
    finding, because = Reason(Finding.NO_GUARANTEE_YET), Reason(Basis.NOTHING_USEFUL)
    return Guarantee(Headline(finding, because, EvidenceLevel.NONE, None), (entry,))


@pytest.mark.parametrize(
    ("out", "back", "words"),
    [
        (1, 0, "1 worker excluded: what this changes"),
        (4, 0, "4 workers excluded: what this changes"),
        (0, 1, "1 worker included: what this changes"),
        (0, 3, "3 workers included: what this changes"),
        (1, 2, "1 worker excluded, 2 included: what this changes"),
        (2, 1, "2 workers excluded, 1 included: what this changes"),
    ],
)
def test_the_question_is_about_who_goes_and_comes(out: int, back: int, words: str) -> None:
    assert what_if_title(out, back) == words


@pytest.mark.parametrize(
    ("gone", "come", "words"),
    [
        (5, 0, "5 of 20 labels removed (25.0%)"),
        (1, 0, "1 of 20 labels removed (5.0%)"),
        (0, 5, "5 of 20 labels restored (25.0%)"),
        (5, 1, "5 of 20 labels removed (25.0%), 1 of 20 labels restored (5.0%)"),
        (0, 0, "0 of 20 labels removed (0.0%)"),
    ],
)
def test_labels_are_counted_with_their_share(gone: int, come: int, words: str) -> None:
    assert describe_labels_moved(LABELS, gone, come) == words


def test_gold_is_there_only_where_gold_is() -> None:
    gold = GoldScore(80, 5), GoldScore(80, 4)
    shown = {f.caption: f for f in what_if_figures(difference(gold=gold), None, True)}
    assert shown["Final labels changed"].value == "2 of 10"
    assert shown["Wrong on gold"].value == "5 of 80 → 4 of 80"
    assert (
        "Error rate on the gold items that have a final label both before and after: "
        "6.3% before, 5.0% after." in shown["Wrong on gold"].tip
    )
    assert "Wrong on gold" not in [f.caption for f in what_if_figures(difference(), None, True)]


def test_lost_items_are_named_only_where_there_are_any() -> None:
    assert "Without a label" not in [f.caption for f in what_if_figures(difference(), None, True)]
    lost = what_if_figures(difference(uncovered=2), None, True)[-1]
    assert (lost.caption, lost.value) == ("Without a label", "2 items")


@pytest.mark.parametrize(
    ("bounds", "waiting", "caption", "value", "tip"),
    [
        (None, True, BY_BOUND, "working…", ""),
        ((guarantee(), guarantee(0.1059)), False, BY_BOUND, "10.8% → 10.6%", "on average"),
        (
            (
                guarantee(demoted=True, reason=NoBound.MISTAKES_NOT_INDEPENDENT),
                guarantee(0.1, demoted=True, reason=NoBound.MISTAKES_NOT_INDEPENDENT),
            ),
            False,
            "Error bound, if the model holds",
            "10.8% → 10.0%",
            "assumes that workers make mistakes independently",
        ),
        (
            (guarantee(), guarantee(None, reason=NoBound.NEARLY_ALL_WRONG)),
            False,
            BY_BOUND,
            "10.8% → –",
            "nearly every label could be wrong",
        ),
    ],
)
def test_the_bound_is_rounded_up_or_says_why_it_is_missing(
    bounds: tuple[Guarantee, Guarantee] | None, waiting: bool, caption: str, value: str, tip: str
) -> None:
    shown = next(
        f for f in what_if_figures(difference(), bounds, waiting) if f.caption.startswith(WRONG)
    )
    assert (shown.caption, shown.value) == (caption, value)
    assert tip in shown.tip


@pytest.mark.parametrize(
    "bounds",
    [
        None,
        (guarantee(key=BoundKey.ITEMS), guarantee(key=BoundKey.ITEMS)),
        (guarantee(None), guarantee(None, reason=NoBound.NEARLY_ALL_WRONG)),
    ],
)
def test_a_bound_that_is_known_neither_before_nor_after_is_not_shown(
    bounds: tuple[Guarantee, Guarantee] | None,
) -> None:
    shown = what_if_figures(difference(), bounds, False)
    assert [figure.caption for figure in shown] == ["Final labels changed"]


def test_the_link_and_what_is_behind_it() -> None:
    assert changed_items_link(difference()) == "Show the 2"
    assert changed_items_link(difference(changed=0)) == ""
    names = ("no", "yes")
    assert describe_changed_items(difference(out=3), names) == (
        "2 items with a different final label without these 3 workers: 1 from “no” to "
        "“yes”, 1 from “yes” to no label."
    )
    assert describe_changed_items(difference(out=0, back=1, changed=1), names) == (
        "1 item with a different final label when this worker is included: 1 from “no” to “yes”."
    )
    assert "after this change" in describe_changed_items(difference(out=1, back=1), names)
