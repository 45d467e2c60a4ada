"""What the report says: the sentences of the findings, whole tables, and nobody's name."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, NoReturn

import numpy as np
import pytest

from crowdgui.core.audit.acceptance import draw_audit, plan_acceptance, plan_looks
from crowdgui.core.audit.sample import SKIPPED, AuditSample
from crowdgui.core.bounds.guarantee import Finding, GuaranteeOptions
from crowdgui.core.bounds.guarantee_builder import build_guarantee
from crowdgui.core.errors import Cancelled
from crowdgui.core.job import Job
from crowdgui.core.labels import UNLABELLED, Labels, text_array
from crowdgui.core.results import run_job
from crowdgui.core.review.decisions import Decision
from crowdgui.core.review.queue import by_confidence
from crowdgui.core.rules.em import EmOptions
from crowdgui.io.exporting.records import guarantee_record
from crowdgui.io.exporting.results import pseudonyms
from crowdgui.io.report.html import build_content, report_content
from crowdgui.io.report.parts import (
    Conditions,
    DefinitionList,
    Paragraph,
    Pictures,
    RowEmphasis,
    Subtitle,
    Table,
    clean_record,
    clean_text,
)
from crowdgui.io.report.sections.guarantee import guarantee_section
from crowdgui.io.report.sections.items import MOST_ITEMS
from crowdgui.io.report.sections.workers import MOST_FLAGGED, MOST_LISTED
from crowdgui.text.guarantees.acceptance import describe_expected_errors
from crowdgui.text.guarantees.bounds import describe_bound, describe_reason, level_name
from crowdgui.text.guarantees.guarantee import condition_rows
from crowdgui.text.guarantees.headline import describe_basis, describe_headline
from crowdgui.text.guarantees.model_check import describe_model
from crowdgui.text.run_summary import (
    describe_flagged,
    describe_gold_errors,
    describe_labelled,
    describe_majority_votes,
    short_summary,
)
from tests.core.strategies import from_rows
from tests.io.report.samples import KEY, WHEN, crowd, full_results, results_of, texts_of

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.exporting.results import Results
    from crowdgui.io.report.parts import ReportContent


SECTIONS = [
    "data",
    "aggregation",
    "labels",
    "guarantee",
    "agreement",
    "workers",
    "items",
    "reading",
    "making",
]


def part(content: ReportContent, section: str, kind: type, title: str | None = None) -> Any:
    """Find a part of a section, a table by its title."""
    parts = next(s for s in content.sections if s.key == section).parts
    return next(
        p for p in parts if isinstance(p, kind) and title in (None, getattr(p, "title", None))
    )


def tables(content: ReportContent) -> list[Table]:
    return [p for section in content.sections for p in section.parts if isinstance(p, Table)]


@pytest.fixture(scope="module")
def results() -> Results:
    return full_results()


@pytest.fixture(scope="module")
def content(results: Results) -> ReportContent:
    return report_content(results)


def test_all_sections_are_there_and_every_table_is_rectangular(content: ReportContent) -> None:
    assert [section.key for section in content.sections] == SECTIONS
    assert tables(content)
    for table in tables(content):
        assert table.rows, table.title
        assert {len(row.cells) for row in table.rows} == {len(table.columns)}, table.title


def test_the_exponent_of_the_bound_is_a_note_on_what_is_behind_it(content: ReportContent) -> None:
    behind = part(content, "guarantee", Table, "The quantities behind the paper’s bounds")
    assert behind.note.startswith("The paper’s bound is lower the larger its exponent")
    steps = [p for p in texts_of(content) if "exponent" in p and p != behind.note]
    assert not [words for words in steps if words.startswith("The paper’s bound is lower")]


def test_sentences_are_those_of_the_findings(results: Results, content: ReportContent) -> None:
    outcome, guarantee = results.outcome, results.guarantee
    assert content.headline == clean_text(describe_headline(guarantee))
    assert content.because == clean_text(describe_basis(guarantee))
    estimate = describe_expected_errors(outcome, guarantee, results.final.settled)
    assert estimate.startswith("Wrong labels, best estimate")
    said = (*short_summary(outcome, results.final.settled), estimate)
    assert content.findings == tuple(map(clean_text, said))
    assert content.rests_on.rows == clean_record(tuple(condition_rows(guarantee, outcome)))
    texts = set(texts_of(content))
    for sentence in (
        describe_gold_errors(outcome),
        describe_flagged(outcome.workers, outcome.job.excluded),
        describe_model(guarantee),
    ):
        assert clean_text(sentence) in texts
    told = " ".join(texts)
    assert clean_text(describe_labelled(outcome)) in told
    assert clean_text(describe_majority_votes(outcome)) in told


def test_every_bound_stands_in_the_table_with_what_is_to_say(
    results: Results, content: ReportContent
) -> None:
    table = part(content, "guarantee", Table, "All bounds")
    assert len(table.rows) == len(results.guarantee.entries)
    for entry, row in zip(results.guarantee.entries, table.rows, strict=True):
        assert row.cells[0].startswith(clean_text(describe_bound(entry)))
        assert row.cells[1] == level_name(entry.level)
        assert (row.cells[2] == "–") == (entry.value is None)
        if entry.reason:
            assert clean_text(describe_reason(entry)) in row.cells[3]
        assert row.cells[3].startswith("Not valid here. ") == entry.demoted


def test_what_people_did_is_told(results: Results, content: ReportContent) -> None:
    people = part(content, "aggregation", Table, "Who set them")
    assert people.rows[0].cells[1:] == ("2", "1")
    out = part(content, "aggregation", Subtitle)
    assert out.text == "Excluded workers"
    named = "is not a name from the file"
    assert any(named in words for words in texts_of(content))
    plain = report_content(replace(results, report_key=None))
    assert not any(named in words for words in texts_of(plain))
    notes = part(content, "items", Table, "Notes")
    assert [row.cells[1] for row in notes.rows] == ["c1 plain", "–"]
    told = " ".join(texts_of(content))
    assert "were checked by a reviewer. The seed 11 repeats the draw." in told
    assert part(content, "data", Table, "What was skipped").rows[0].cells[0] == "12"


def test_final_labels_by_class_are_those_that_are_handed_on(
    results: Results, content: ReportContent
) -> None:
    table = part(content, "labels", Table, "Items by class")
    final = results.outcome.aggregation.labels.copy()
    final[2], final[3] = 1, 0
    audit = results.guarantee_options.audit
    assert audit is not None
    final[audit.sample[0]] = audit.answers[0]
    assert [int(row.cells[1]) for row in table.rows] == np.bincount(final, minlength=3).tolist()
    # What the audit found is settled as what a reviewer set is.
    assert table.columns[3].title == "Settled"
    assert sum(int(row.cells[3]) for row in table.rows) == 3


def test_the_least_sure_items_come_first_with_their_votes(
    results: Results, content: ReportContent
) -> None:
    table = part(content, "items", Table, "Lowest confidence")
    assert 0 < len(table.rows) <= MOST_ITEMS
    shares = [float(row.cells[2].removesuffix("%")) for row in table.rows]
    assert shares == sorted(shares)
    used = results.outcome.job.used
    for row in table.rows:
        item = int(row.cells[0].split()[0].removeprefix("i"))
        assert item not in (2, 3)
        votes = sum(int(part.split(" × ")[1]) for part in row.cells[3].split(", "))
        assert votes == used.labels_per_item[item]


def test_what_an_audit_settled_is_not_to_review(results: Results) -> None:
    """Front page, histogram and list count the same items, the audited ones not among them."""
    assert results.guarantee_options.audit is not None
    first = int(by_confidence(results.outcome)[0])
    audit = AuditSample((first,), 1, (int(results.outcome.labels[first]),))
    content = report_content(
        replace(results, guarantee_options=replace(results.guarantee_options, audit=audit))
    )
    table = part(content, "items", Table, "Lowest confidence")
    assert all(not row.cells[0].startswith(f"i{first} ") for row in table.rows)
    left = set(by_confidence(results.outcome).tolist()) - {2, 3, first}
    assert f"of the {len(left)} items" in table.note
    assert any(words.startswith(f"{len(left)} of 57 final labels") for words in content.findings)
    told = " ".join(texts_of(content, skipped=()))
    assert told.count(f"{len(left)} of 57 final labels") == 2


def test_no_worker_is_named_unless_asked_for(results: Results, content: ReportContent) -> None:
    told = " ".join(texts_of(content, skipped=()))
    assert "zq-worker" not in told
    labels = results.outcome.job.labels
    listed = part(content, "workers", Table, "All workers").rows
    assert {row.cells[0] for row in listed} == set(pseudonyms(labels.worker_ids, KEY))
    named = report_content(replace(results, report_key=None))
    assert {row.cells[0] for row in part(named, "workers", Table, "All workers").rows} == {
        clean_text(str(name)) for name in labels.worker_ids
    }


def test_pseudonyms_are_the_default(results: Results) -> None:
    fresh = replace(results)
    assert fresh.report_key is not None
    assert "zq" not in "".join(map(str, fresh.report_ids))


def test_partners_of_copying_workers_have_pseudonyms_too() -> None:
    labels, _ = crowd(n_items=200, n_workers=12, each=8, seed=3)
    own = labels.worker == 5
    rows = [
        (str(labels.worker_ids[w]), str(labels.item_ids[i]), str(labels.classes[c]))
        for w, i, c in zip(labels.worker, labels.item, labels.code, strict=True)
    ]
    copied = [
        ("zq-worker-copy", item, label)
        for (_, item, label), mine in zip(rows, own, strict=True)
        if mine
    ]
    results = results_of(from_rows([*rows, *copied]))
    copying = results.outcome.workers.copying
    assert copying is not None
    assert copying.first.size
    content = report_content(results)
    told = " ".join(texts_of(content, skipped=()))
    assert "zq" not in told
    assert "Gives the same label as “worker " in told


def test_the_same_results_give_the_same_content(results: Results, content: ReportContent) -> None:
    assert report_content(results) == content


def test_both_forms_of_a_report_are_made_of_one_content(results: Results) -> None:
    assert build_content(results) is build_content(results)
    assert build_content(replace(results)) is not build_content(results)


def test_choices_that_are_not_usual_are_told() -> None:
    labels, truth = crowd()
    plain = report_content(results_of(labels, truth))
    assert "All options of this rule are at their defaults." in set(texts_of(plain))
    outcome = run_job(Job(labels, truth, "em", EmOptions(smoothing=0.5)))
    base = results_of(labels, truth)
    made = replace(base, outcome=outcome, guarantee=build_guarantee(outcome, GuaranteeOptions()))
    chosen = part(report_content(made), "aggregation", DefinitionList)
    assert [value for _, value in chosen.rows] == ["0.5"]


def test_when_it_was_made_is_told() -> None:
    labels, truth = crowd()
    results = replace(results_of(labels, truth), made=datetime(2020, 2, 3, 12, tzinfo=UTC))
    assert report_content(results).made.startswith("2020-02-0")
    assert WHEN.year == 2026


@pytest.mark.parametrize("rule", ["mv", "em", "bwa", "consensus"])
def test_rules_of_every_kind_make_a_report(rule: str) -> None:
    labels, truth = crowd()
    content = report_content(results_of(labels, truth, rule=rule))
    assert part(content, "labels", Pictures)
    weighted = "Weight" in {c.title for c in part(content, "workers", Table, "All workers").columns}
    assert weighted == (results_of(labels, rule=rule).outcome.workers.weights is not None)


def only(rows: list[Any], **more: Any) -> ReportContent:
    return report_content(results_of(from_rows(rows), **more))


def test_a_single_label_makes_a_report() -> None:
    content = only([("ann", "photo", "cat")])
    assert [section.key for section in content.sections] == SECTIONS
    assert "nan" not in " ".join(texts_of(content)).lower().split()
    assert part(content, "labels", Table, "Items by class").rows[0].cells == (
        "cat",
        "1",
        "100.0%",
    )


def test_one_class_and_workers_who_share_nothing_make_a_report() -> None:
    only([("ann", "a", "cat"), ("bo", "b", "cat"), ("ann", "b", "cat")])
    content = only([("ann", "a", "cat"), ("bo", "b", "dog")])
    assert "not defined" in " ".join(texts_of(content)).lower()


def test_all_workers_left_out_but_one_make_a_report() -> None:
    labels, truth = crowd(n_items=10, n_workers=4, each=3)
    excluded = np.array([True, True, True, False])
    content = report_content(results_of(labels, truth.astype(np.int32), excluded=excluded))
    names = part(content, "aggregation", Paragraph)
    assert names.text
    table = part(content, "workers", Table, "All workers")
    assert sum(row.cells[-1].endswith("Excluded") for row in table.rows) == 3


def test_gold_that_no_final_label_meets_is_told() -> None:
    labels = from_rows([("ann", "a", "x"), ("bo", "a", "y"), ("ann", "b", "x")])
    gold = np.full(2, UNLABELLED, dtype=np.int32)
    content = report_content(results_of(labels, gold))
    assert "No item has both a gold label and a final label." in set(texts_of(content))


def test_very_many_workers_and_classes_are_cut_and_it_is_said() -> None:
    n = 400
    rng = np.random.default_rng(0)
    labels = Labels.from_codes(
        np.repeat(np.arange(n), 5),
        np.arange(5 * n) % n,
        rng.integers(0, 60, 5 * n),
        text_array(f"i{i}" for i in range(n)),
        text_array(f"w{i}" for i in range(n)),
        text_array(f"c{i}" for i in range(60)),
    )
    content = report_content(results_of(labels, certified=False))
    table = part(content, "workers", Table, "All workers")
    assert len(table.rows) == MOST_LISTED
    assert f"The {MOST_LISTED} workers with the most labels, of {n}." in table.note
    assert (
        part(content, "data", Table, "Labels by class").note == "10 rarer classes are not listed."
    )
    for found in tables(content):
        assert len(found.rows) <= max(MOST_LISTED, MOST_FLAGGED)


def test_a_file_that_is_gone_is_no_reason_to_fail(tmp_path: Path) -> None:
    labels, truth = crowd()
    here = tmp_path / "labels.csv"
    here.write_bytes(b"abc")
    results = results_of(labels, truth, read_from=(here, tmp_path / "gone.csv"))
    table = part(report_content(results), "making", Table, "Files")
    assert table.rows[0].cells == (
        "labels.csv",
        "3",
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    )
    assert table.rows[1].cells == ("gone.csv", "–", "The file can no longer be read.")


def test_a_report_can_be_cancelled() -> None:
    labels, truth = crowd()
    results = results_of(labels, truth)

    def stop(progress: ProgressCallback) -> NoReturn:
        raise Cancelled

    with pytest.raises(Cancelled):
        report_content(results, stop)


def test_conditions_carry_what_they_rest_on(content: ReportContent) -> None:
    rows = part(content, "guarantee", Conditions).rows
    assert all(row.sentence for row in rows)


def test_after_an_audit_the_accepted_labels_carry_the_guarantee() -> None:
    labels, _ = crowd(n_items=60)
    outcome = run_job(Job(labels))
    n, no = labels.n_items, np.zeros(labels.n_items, dtype=bool)
    plan = plan_acceptance(
        outcome.labels, outcome.confidence, no, no, 0, 0.1, plan_looks(n, 40, 0.05)
    )
    audit = draw_audit(labels.item_ids, plan, 1)
    audit = replace(audit, answers=tuple(outcome.labels[list(audit.sample)].tolist()))
    results = results_of(labels, guarantee_options=GuaranteeOptions(epsilon=0.1, audit=audit))
    found = results.guarantee
    assert found.headline.value == 0.1
    parts = guarantee_section(results).parts
    titles = [part.text for part in parts if isinstance(part, Subtitle)]
    # The one-step and item-by-item estimates are no answer to what the audit was asked for.
    assert "Requested guarantee" not in titles
    assert "With high probability" in titles
    table = next(part for part in parts if isinstance(part, Table))
    strong = [row.cells[:3] for row in table.rows if row.tone is RowEmphasis.STRONG]
    assert strong == [("Audit and review", "From an audit", "10.0%")]
    times = (0.1,) * len(audit.sample)
    twice = replace(audit, took=times, second=audit.answers, second_took=times[1:])
    hasty = GuaranteeOptions(epsilon=0.1, audit=twice)
    results = results_of(labels, guarantee_options=hasty)
    content = report_content(results)
    words = "40 of 40 audit labels were set in under a second"
    assert words in content.because
    doubt, again = guarantee_record(results.guarantee)["headline"]["doubts"]
    assert doubt.startswith(words)
    assert again.startswith("39 of 39 labels of the second reviewer, or settled, were set in under")
    assert words in [row.sentence for row in content.rests_on.rows]
    assert words in [row.sentence for row in part(content, "guarantee", Conditions).rows]


def test_before_the_review_the_audit_alone_is_a_guarantee_and_skipped_items_are_told() -> None:
    labels, _ = crowd(n_items=60)
    outcome = run_job(Job(labels))
    n, no = labels.n_items, np.zeros(labels.n_items, dtype=bool)
    plan = plan_acceptance(
        outcome.labels, outcome.confidence, no, no, 0, 0.1, plan_looks(n, 40, 0.05)
    )
    audit = draw_audit(labels.item_ids, plan, 1)
    answers = (SKIPPED, SKIPPED, *outcome.labels[list(audit.sample[2:])].tolist())
    guarantee_options = GuaranteeOptions(epsilon=0.1, audit=replace(audit, answers=answers))
    found = results_of(labels, guarantee_options=guarantee_options)
    assert found.guarantee.headline.finding.code is Finding.REVIEW_NEXT
    parts = guarantee_section(found).parts
    words = [part.text for part in parts if isinstance(part, Paragraph)]
    assert words[0].startswith("38 of 40 randomly drawn labels were checked by a reviewer.")
    assert words[0].endswith(" 2 were skipped and count as wrong.")
    said = [p.caption for part in parts if isinstance(part, Pictures) for p in part.row]
    assert any(w.startswith("Only bounds from an audit are guarantees here.") for w in said)


def test_a_decision_without_label_sets_nothing() -> None:
    labels, truth = crowd()
    note = Decision(UNLABELLED, "me", "2026-01-01T00:00:00Z", "hm")
    content = report_content(results_of(labels, truth, decisions={0: note}))
    told = " ".join(texts_of(content))
    assert "manual label:" not in told
    assert "manual labels:" not in told
    assert part(content, "items", Table, "Notes").rows[0].cells[3] == "hm"


def test_the_items_listed_are_said_to_be_unsure_and_not_to_need_something() -> None:
    labels, truth = crowd(n_items=60, each=3)
    known = report_content(results_of(labels, truth))
    note = part(known, "items", Table, "Lowest confidence").note
    assert " items with less than 90% confidence; " in note
    assert "Confidence is estimated from other datasets" in note
    # Where gold is known for all of them, it says how many are wrong.
    assert "Every item has a gold label: " in note
    assert not [text for text in texts_of(known) if "need review" in text]


def test_no_section_is_empty_where_every_label_was_set_by_hand() -> None:
    labels, _ = crowd()
    by_hand = {item: Decision(0, "me", "2026-01-01T00:00:00Z") for item in range(labels.n_items)}
    made = report_content(results_of(labels, None, decisions=by_hand))
    assert all(section.parts for section in made.sections)
    told = part(made, "items", Paragraph)
    assert told.text == "No item is left to review: all labels are settled."
