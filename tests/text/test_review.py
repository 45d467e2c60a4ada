"""What the guideline should explain, in words."""

from __future__ import annotations

from crowdgui.core.review.guideline import GuidelineProblems, UnclearItem, UnclearPair
from crowdgui.text.review import describe_guideline, describe_unclear_item, describe_unclear_pair

ITEM = UnclearItem(item=3, final=0, instead=1, opposing=4, best=5, p=0.001, q=0.02)
PAIR = UnclearPair(final=1, instead=0, readers=3, others=7, p=0.004, q=0.02, examples=(3, 8))
NAMES = ["cat", "dog"]


def test_what_was_found_is_counted_with_who_counts_as_best() -> None:
    said = describe_guideline(GuidelineProblems(6, 12, (ITEM,), (PAIR, PAIR)))
    assert "On 1 item the best workers oppose the final label." in said
    assert "the 6 workers who agree most with the others, of 12." in said
    nobody = describe_guideline(GuidelineProblems(0, 12, (), ()))
    assert nobody.startswith("No worker has enough comparable labels")


def test_items_and_pairs_name_classes_and_counts() -> None:
    assert describe_unclear_item(ITEM, NAMES).startswith(
        "4 of 5 labels by the best workers are “dog”, the final label is “cat” ("
    )
    assert describe_unclear_pair(PAIR, NAMES).startswith(
        "3 of 10 of the best workers mostly say “cat” where the final label is “dog” ("
    )
