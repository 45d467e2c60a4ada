"""Labels of a file that are added to a question, and what that does to what was stated of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.analysis import analyse, open_labels
from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.question_state import EditSlot, QuestionState
from crowdgui.io.importing.adding import add_to
from crowdgui.text.adding import describe_addition

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.io.importing.read_labels import ImportedLabels


def write(path: Path, rows: list[tuple[str, int, str, str]]) -> ImportedLabels:
    lines = (f"{worker},i{item:03},{label},{gold}" for worker, item, label, gold in rows)
    path.write_text("\n".join(["worker,item,label,gold", *lines]) + "\n", "utf-8")
    return open_labels(path, worker="worker", item="item", label="label", gold_column="gold")


def test_gold_that_is_added_is_no_part_of_the_random_draw(tmp_path: Path) -> None:
    """Gold of easy items comes with labels of known items: it shows no mistakes of the others."""
    rng = np.random.default_rng(0)
    hard, first = np.arange(200) < 60, rng.permutation(200)[:20]
    gold = {int(item): "yes" for item in first}
    said = np.where(hard, "no", "yes")
    rows = [
        (worker, item, str(said[item]), gold.get(item, ""))
        for worker in ("ann", "ben", "cas")
        for item in range(200)
    ]
    before = write(tmp_path / "before.csv", rows)
    state = QuestionState(guarantee=GuaranteeOptions(gold_at_random=True))
    stated = analyse(before, state).results.guarantee.headline.value
    assert stated is not None
    assert stated > 0.2
    easy = [("dan", item, "yes", "yes") for item in range(60, 200) if item not in gold]
    addition = add_to(before, state, write(tmp_path / "more.csv", easy))
    assert addition.gold == (len(easy), 0)
    after = addition.values[EditSlot.WISHES, ""]
    assert not after.gold_at_random
    told = describe_addition(addition.added, addition.gold, state.guarantee, addition.values)
    assert any("Gold no longer counts as drawn at random" in words for words in told)
    plain = [(worker, item, label, "") for worker, item, label, _ in easy]
    assert (EditSlot.WISHES, "") not in add_to(
        before, state, write(tmp_path / "labels.csv", plain)
    ).values
