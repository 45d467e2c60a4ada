"""Labels of a file that are added to a question, and what that does to what was stated of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.analysis import analyse, open_labels
from crowdgui.core.added_labels import Contradiction
from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.errors import WriteError
from crowdgui.core.question_state import EditSlot, QuestionState
from crowdgui.io.exporting.write import spare_sources
from crowdgui.io.importing.adding import add_to
from crowdgui.io.report.parts import Conditions
from crowdgui.io.report.sections.data import data_section
from crowdgui.text.adding import describe_addition
from crowdgui.text.run_summary import summarize_data
from tests.refusals import refused

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
    after = addition.values[EditSlot.GUARANTEE_OPTIONS, ""]
    assert not after.gold_at_random
    told = describe_addition(addition.added, addition.gold, state.guarantee, addition.values)
    assert any("Gold no longer counts as drawn at random" in words for words in told)
    plain = [(worker, item, label, "") for worker, item, label, _ in easy]
    assert (EditSlot.GUARANTEE_OPTIONS, "") not in add_to(
        before, state, write(tmp_path / "labels.csv", plain)
    ).values


def test_labels_without_a_class_in_common_are_named(tmp_path: Path) -> None:
    rows = [(worker, item, "yes", "") for worker in ("ann", "ben") for item in range(5)]
    data, state = write(tmp_path / "one.csv", rows), QuestionState()
    for label, strange in (("1", True), ("yes", False)):
        other = write(tmp_path / f"{label}.csv", [("cas", item, label, "") for item in (7, 8)])
        added = add_to(data, state, other).added
        told = describe_addition(added, (0, 0), state.guarantee, {})
        assert any("no class in common" in words for words in told) == strange


def test_every_label_is_counted_for_the_file_it_is_from(tmp_path: Path) -> None:
    rows = [(worker, item, "yes", "") for worker in ("ann", "ben") for item in range(5)]
    state, data = QuestionState(), write(tmp_path / "one.csv", rows)
    # One label is known, one contradicts, and two are new.
    more = [("ann", 0, "yes", ""), ("ann", 1, "no", ""), ("cas", 0, "no", ""), ("cas", 9, "no", "")]
    two = write(tmp_path / "two.csv", more)
    for contradiction, counts in ((Contradiction.KEEP, (10, 2)), (Contradiction.REPLACE, (9, 3))):
        made = add_to(data, state, two, contradiction).data
        assert made.labels.metadata.files is not None
        assert tuple(made.labels.metadata.files.counts.values()) == counts
        skipped = [(part.reason, part.count, part.file) for part in made.skipped]
        assert skipped[0] == ("The project had this label already", 1, "two.csv")
        assert skipped[1] == (
            ("The project had another label by this worker", 1, "two.csv")
            if contradiction is Contradiction.KEEP
            else ("A label that was added took its place", 1, "one.csv")
        )
        # A worker who said something else has labelled the item twice; a row that comes again may
        # be of a later export.
        results = analyse(made).results
        assert results.repeats == (made.repeated_pairs, made.contradicting_pairs) == (1, 1)
        checks = data_section(results).parts[1]
        assert isinstance(checks, Conditions)
        assert "1 time a worker labelled" in checks.rows[0].sentence
    again = add_to(made, state, two, Contradiction.REPLACE).data
    assert again.labels.metadata.files is not None
    assert again.labels.metadata.files.counts == {"one.csv": 9, "two.csv": 3, "two.csv (2)": 0}
    assert again.name == "one.csv and 2 more files"
    said = [f"{value} {words}" for value, words, _ in summarize_data(again.labels, None)]
    assert said[-3:] == ["9 labels of one.csv", "3 labels of two.csv", "0 labels of two.csv (2)"]


def test_no_file_that_was_added_is_written_over(tmp_path: Path) -> None:
    one, two = (
        write(tmp_path / f"{name}.csv", [(name, item, "yes", "") for item in range(5)])
        for name in ("one", "two")
    )
    made = add_to(one, QuestionState(), two).data
    for name in ("one.csv", "two.csv"):
        with refused(WriteError, match="never changes source files"):
            spare_sources(analyse(made).results.read_from, [tmp_path / name])
