"""The numbers of the worked examples for managers are those the program gives."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from math import exp, log, prod
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui import analysis
from crowdgui.core.added_labels import add_labels
from crowdgui.core.agreement.bootstrap import RESAMPLES
from crowdgui.core.agreement.report import agreement_report
from crowdgui.core.audit.accepted import LabelStatus as Status
from crowdgui.core.audit.accepted import find_acceptance
from crowdgui.core.audit.bounds import AuditCounts, hypergeometric_upper
from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.bounds.guarantee_builder import build_guarantee
from crowdgui.core.bounds.model_check import MOST_DRAWS
from crowdgui.core.groups.class_shares import class_shares
from crowdgui.core.groups.effective_votes import discount
from crowdgui.core.groups.kinds import WorkerKinds, match_models
from crowdgui.core.groups.mixed_votes import compare_votes
from crowdgui.core.groups.model_cards import model_cards
from crowdgui.core.groups.report import ENOUGH_VOTES, group_report
from crowdgui.core.intervals import clopper_pearson
from crowdgui.core.job import Job
from crowdgui.core.labels import UNLABELLED, Labels, text_array
from crowdgui.core.options import option_fields
from crowdgui.core.pairwise.ranking import RESAMPLES as DRAWS
from crowdgui.core.question_state import QuestionState
from crowdgui.core.results import run_job
from crowdgui.core.rules.em import MapOptions, PooledOptions
from crowdgui.core.rules.registry import RULES
from crowdgui.core.rules.weighted import AccuracyOptions, HyperplaneOptions, WeightOptions
from crowdgui.core.workers.report import DEFAULT_THRESHOLDS
from crowdgui.io.cluster.parts import likely_columns
from crowdgui.io.importing.read_labels import read_labels
from crowdgui.io.importing.sources import open_source
from crowdgui.io.project.project import Project
from crowdgui.io.resources import resource
from crowdgui.text.adding import describe_added
from crowdgui.text.rules import describe_note_details, rule_name
from crowdgui.text.run_summary import (
    describe_flagged,
    describe_labelled,
    describe_majority_votes,
    describe_ties,
)
from crowdgui.text.translation import (
    format_number,
    format_percent,
    format_percent_up,
)
from crowdgui.text.workers.agreement import summary_rows
from crowdgui.text.workers.model_cards import needed_wins, replacement_weakness

if TYPE_CHECKING:
    from crowdgui.core.results import Outcome
    from crowdgui.io.project.content import SavedQuestion


pytestmark = pytest.mark.usefixtures("as_shipped")

CLASSES = ("no", "yes")
ACCURACIES = (("Ann", 0.9), ("Ben", 0.8), ("Cas", 0.6))
STATED = {
    "map": MapOptions(accuracies=ACCURACIES, otherwise="balanced"),
    "bound-optimal": AccuracyOptions(accuracies=ACCURACIES),
    "wmv": WeightOptions(weights=(("Ann", 2.0), ("Ben", 1.0), ("Cas", 1.0))),
    "hyperplane": HyperplaneOptions(shift=-1.5),
}


@cache
def page(key: str) -> str:
    return resource(f"help/{key}.md").read_text(encoding="utf-8")


def section(place: str) -> str:
    key, _, anchor = place.partition("#")
    _, found, rest = page(key).partition(f"{{#{anchor}}}\n")
    assert found, place
    return rest.partition("\n#")[0]


def tables(place: str) -> list[list[list[str]]]:
    """Return the tables under a heading, each as its rows of cells without the header."""
    found = []
    for block in re.findall(r"(?:^\|.*\n?)+", section(place), re.MULTILINE):
        lines = block.strip().splitlines()
        found.append([[c.strip() for c in line[1:-1].split("|")] for line in lines[2:]])
    return found


@cache
def example() -> Labels:
    """Build the example from the table that shows it."""
    (rows,) = tables("rules#example")
    given = [
        (item, worker, CLASSES.index(answer))
        for worker, row in enumerate(rows)
        for item, answer in enumerate(row[1:])
        if answer
    ]
    item, worker, code = map(np.array, zip(*given, strict=True))
    names = [f"photo {n}" for n in range(1, 5)], [row[0] for row in rows], CLASSES
    return Labels.from_codes(item, worker, code, *map(text_array, names))


@cache
def done(key: str) -> Outcome:
    return run_job(Job(example(), None, key, STATED.get(key)))


@pytest.mark.parametrize("key", [key for key, rule in RULES.items() if not rule.needs_order])
def test_each_rule_on_the_example(key: str) -> None:
    found = done(key).aggregation
    labels, confidence = tables(f"rules#{key}")[-1]
    assert labels == ["Final label", *(CLASSES[code] for code in found.labels)]
    # What is shown first is corrected by a curve; a share of votes stays as it is.
    name = "Model probability" if done(key).calibration.corrects else "Confidence"
    assert confidence == [name, *(format_percent(share) for share in found.confidence)]


def test_weighted_voting_by_hand() -> None:
    found = done("iwmv")
    assert [step.changed for step in found.aggregation.history] == [4, 1, 0]
    first = np.array([3 / 4, 3 / 3, 2 / 4])
    assert list(2 * first - 1) == [0.5, 1.0, 0.0]
    assert list(found.workers.weights) == [1.0, 1.0, -0.5]
    assert list(done("oswmv").workers.weights) == [0.5, 1.0, 0.0]
    for key, lead, words in (("iwmv", 1.5, "95.3%"), ("oswmv", 0.5, "73.1%")):
        share = 1 / (1 + exp(-2 * lead))
        assert share == pytest.approx(done(key).aggregation.confidence[3])
        assert f"= {words}" in section(f"rules#{key}")
        assert format_percent(share) == words


def test_other_rules_by_hand() -> None:
    assert f"ln(0.999/0.001) = {format_number(log(999), 2)}" in section("rules#iwmv-log")
    assert f"ln(0.25/0.75) = {format_number(log(1 / 3), 2)}" in section("rules#iwmv-log")
    assert done("iwmv-log").workers.weights == pytest.approx([log(999), log(999), log(1 / 3)])
    assert "0.36/0.42 = 85.7%" in section("rules#map")
    assert done("map").aggregation.confidence[3] == pytest.approx(0.36 / 0.42)
    assert list(done("bound-optimal").workers.weights) == pytest.approx([0.8, 0.6, 0.2])
    assert f"= {format_percent(1 / (1 + exp(-1.2)))}" in section("rules#bound-optimal")
    weights = [format_number(weight, 2) for weight in done("bwa").workers.weights]
    assert "Ann {}, Ben {}, Cas {}.".format(*weights) in section("rules#bwa")
    notes = map(describe_note_details, done("consensus").aggregation.notes)
    (note,) = [text for text in notes if "BWA" in text]
    assert re.search(r"BWA (\d+%)", note)[1] in section("rules#consensus")
    assert done("mv").aggregation.tied.tolist() == [False, False, False, True]


def test_agreement_with_the_others() -> None:
    found = done("mv").workers
    (rows,) = tables("workers#agreement")
    names = [str(name) for name in example().worker_ids]
    expected = zip(names, found.agreed, found.compared, strict=True)
    assert rows == [[name, str(agreed), str(of)] for name, agreed, of in expected]
    weighted = done("iwmv").workers
    words = ", ".join(
        f"{name} {agreed} of {of}"
        for name, agreed, of in zip(names, weighted.agreed, weighted.compared, strict=True)
    )
    assert words in section("workers#agreement")


def test_intervals_of_shares() -> None:
    low, high = clopper_pearson(np.array([1, 80]), np.array([4, 100]))
    for bottom, top in zip(low, high, strict=True):
        assert f"it goes from {format_percent(bottom)} to {format_percent(top)}" in section(
            "workers#intervals"
        )


def test_information_and_answers_astray() -> None:
    found, cas = done("iwmv").workers, 2
    score = ((2 / 3 - 0) ** 2 + (1 / 3 - 1) ** 2) / 2
    assert found.spammer_score[cas] == pytest.approx(score)
    assert f"/2 = {format_number(score, 3)}" in section("workers#information")
    assert found.bias[cas] == pytest.approx(0.25)
    assert f"{100 * found.bias[cas]:.0f}%" in section("workers#astray")


def test_margins() -> None:
    margin = done("iwmv").aggregation.margin
    assert margin == pytest.approx([1.5 / 2.5, 1.0, 1.0, 1.0])
    assert f"the margin is {margin[0]:g}." in section("items#confidence")


def two_workers(rows: list[list[str]], classes: list[str]) -> Labels:
    """Build the labels of Ann and Ben from a table of pairs and their counts."""
    pairs = [(a, b) for a, b, n in rows for _ in range(int(n))]
    item, worker = np.divmod(np.arange(2 * len(pairs)), 2)
    code = np.array([classes.index(word) for pair in pairs for word in pair])
    names = [str(n) for n in range(len(pairs))], ["Ann", "Ben"], classes
    return Labels.from_codes(item, worker, code, *map(text_array, names))


@pytest.mark.parametrize(
    ("place", "classes"), [("agreement#example", ["no", "yes"]), ("agreement#order", list("123"))]
)
def test_coefficients(place: str, classes: list[str]) -> None:
    pairs, values = tables(place)
    found = {
        row.name: row.value for row in summary_rows(agreement_report(two_workers(pairs, classes)))
    }
    assert values
    for name, value in values:
        assert found[name] == value
    if place == "agreement#example":
        assert set(found) == {name for name, _ in values}


def test_coefficients_by_hand() -> None:
    agreed, share = 0.7, 11 / 20
    chances = {
        "cohen": 0.6 * 0.5 + 0.4 * 0.5,
        "fleiss": share**2 + (1 - share) ** 2,
        "ac1": 2 * share * (1 - share),
    }
    for key, chance in chances.items():
        text = section(f"agreement#{key}")
        assert format_number((agreed - chance) / (1 - chance), 2) in text
        assert f"{chance:.3f}".rstrip("0") in text
    expected = 2 * 11 * 9 / (20 * 19)
    assert f"= {format_number(expected, 3)}" in section("agreement#alpha")
    assert f"= {format_number(1 - 0.3 / expected, 2)}." in section("agreement#alpha")


def test_agreement_by_class() -> None:
    pairs, _ = tables("agreement#example")
    found = agreement_report(two_workers(pairs, ["no", "yes"])).classes
    for entry, counts in zip(found, ("6 of 9", "8 of the 11"), strict=True):
        assert counts in section("agreement#by-class")
        assert format_percent(entry.same.value) in section("agreement#by-class")


def test_audit() -> None:
    (worked,) = tables("guarantee#plain-audit")
    for wrong, most, share in worked:
        limit = hypergeometric_upper(AuditCounts(600, 150, int(wrong)), 0.05)
        assert [most, share] == [str(limit), format_percent_up(limit / 600)]


@cache
def sample(name: str) -> Outcome:
    found = read_labels(open_source(resource(f"samples/{name}.csv")))
    kinds = WorkerKinds(found.models, found.labels.n_workers) if found.models else None
    return run_job(Job(found.labels, found.gold, kinds=kinds))


def test_the_bound_of_six_friends() -> None:
    entry = build_guarantee(sample("six-friends"), GuaranteeOptions()).entry("hoeffding")
    t1, bound = entry.quantities["t1"], entry.value
    text = section("guarantee#numbers")
    assert f"t1 of {format_number(t1, 3)}" in text
    assert f"= {format_percent(bound)}" in text
    assert format_percent(exp(-(round(t1, 3) ** 2) / 2)) == format_percent(bound)


@cache
def finished(name: str) -> SavedQuestion:
    """Return a finished sample project, read from a copy."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / name
        path.write_bytes(resource(f"samples/{name}.crowd").read_bytes())
        project, content = Project.open(path)
        project.close()
    return content.questions[0]


def test_the_audited_reviews() -> None:
    saved = finished("audited-reviews")
    labels, state = saved.data.labels, saved.state
    rule, audit = saved.outcome.aggregation.labels, state.guarantee.audit
    found = find_acceptance(audit, rule, state.decisions)
    counts = [found.count(status) for status in (Status.ACCEPTED, Status.AUDITED, Status.REVIEWED)]
    assert "{} labels that are `accepted`, {} that are `audited` and {} that are `reviewed`".format(
        *counts
    ) in section("export#final-labels")
    assert sum(counts) == labels.n_items == 240
    text = section("samples#audit")
    assert f"the {found.n_accepted} most confident labels" in text
    assert f"found {found.found} mistakes" in text
    assert f"at most {found.left} of 240" in text
    assert f"looked at {counts[1] + counts[2]} of 240" in text
    changed = sum(made.labelled and made.code != rule[i] for i, made in state.decisions.items())
    assert f"changed {changed} of them" in text
    assert f"{counts[2]} reviews were reviewed in this way, and {changed}" in section(
        "items#example"
    )
    item = list(labels.item_ids).index("review-043")
    votes = sorted(labels.classes[labels.code[labels.item == item]].tolist())
    assert votes == ["negative"] * 4 + ["neutral"] * 4
    share = format_percent(saved.outcome.aggregation.confidence[item])
    assert f"a model probability of {share}" in section("items#example")
    assert f"has {len(saved.edits)} steps" in section("projects#undo")


def test_the_other_finished_projects() -> None:
    signs, replies = finished("signs-with-gold"), finished("rated-replies")
    gold = signs.data.gold != UNLABELLED
    right = signs.outcome.aggregation.labels[gold] == signs.data.gold[gold]
    assert f"all {right.sum()} labels are right" in section("samples#gold")
    assert right.all()
    assert len(signs.state.excluded) == 6
    audit = replies.state.guarantee.audit
    off = np.abs(replies.outcome.aggregation.labels[list(audit.sample)] - np.array(audit.answers))
    text = section("samples#ratings")
    assert f"An audit of {off.size} replies found {(off == 1).sum()} labels off by one" in text
    assert off.max() == 1


def test_families_as_one_voter() -> None:
    saved = finished("people-and-models")
    data = saved.data
    alone = replace(saved.state, decisions={})
    (rows,) = tables("compare#example")
    for (name, *wrong), key in zip(rows, ("mv", "iwmv", "em-pooled"), strict=True):
        assert name == rule_name(key)
        for words, state in zip(wrong, (QuestionState(models=data.models), alone), strict=True):
            made = replace(state, rule=key).build_job(data.labels, data.gold)
            assert words == str(run_job(made).gold.wrong), (key, state)
    text = section("samples#models")
    assert f"{rows[2][2]} has a wrong label" in text
    assert f"the same rule has {rows[2][1]} wrong" in text
    people = sum(~saved.state.worker_kinds(12).is_model[data.labels.worker])
    assert f"people gave {people:,} labels and models {data.labels.n_labels - people:,}" in section(
        "compare#money"
    )
    cost = people * 0.05 + (data.labels.n_labels - people) * 0.002
    assert f"= {cost:.2f}." in section("compare#money")
    assert f"= {format_percent(0.7**3 + 3 * 0.7**2 * 0.3)}" in section("compare#simulate")


def test_the_best_chair() -> None:
    data = read_labels(open_source(resource("samples/comparisons.csv")))
    found = analysis.rank(data, QuestionState())
    best = int(np.argmax(found.score))
    assert data.labels.item_ids is not None
    score, low, high = (
        format_number(values[best], 2)
        for values in (found.score, found.score_low, found.score_high)
    )
    text = section("comparisons#ranking")
    assert f"Its score is {score}, with a 95% interval from {low} to {high}" in text
    assert f"its rank is {found.rank_low[best]} to {found.rank_high[best]}" in text
    assert f"in {format_percent(found.beats_average[best])} of cases" in text


def test_how_six_friends_are_read() -> None:
    labels = sample("six-friends").job.labels
    counts = (labels.n_items, labels.n_workers, labels.n_labels)
    assert "{} items, {} workers and {} labels".format(*counts) in section("file#shapes")
    assert f"the other {120 - labels.n_labels} cells" in section("file#shapes")
    said = f"the values {' and '.join(labels.classes)}, and *Check* {labels.n_labels} labels"
    assert f"{said} of {labels.n_items} items." in section("file#import")


def test_references_for_a_paper_are_those_of_the_theory() -> None:
    listed = re.findall(r"^- .*", section("methods#references"), re.MULTILINE)
    assert listed == sorted(listed)
    assert set(listed) <= set(re.findall(r"^- .*", page("theory"), re.MULTILINE))
    text = page("methods")
    assert f"{RESAMPLES:,} bootstrap resamples" in text
    assert f"from [{DRAWS}] draws of the Bayesian bootstrap" in text
    assert f"against [{MOST_DRAWS}] datasets" in text
    (pooling,) = (one for one in option_fields(PooledOptions) if one.key == "strength")
    assert f"a prior worth [{pooling.default:g}] label per class" in text


def test_the_walk() -> None:
    outcome = sample("street-signs")
    text = section("start#walk")
    labels = outcome.job.labels
    counts = (labels.n_labels, labels.n_workers, labels.n_items)
    assert "{:,} labels by {} workers for {} photos".format(*counts) in text
    assert f"{labels.n_classes} [classes]" in text
    said = " ".join(
        part(outcome) for part in (describe_labelled, describe_ties, describe_majority_votes)
    )
    assert said.startswith("600 items labelled in 2 iterations. No ties. 7 final labels differ")
    found = "600 items labelled in 2 iterations, no ties, 7 final labels differ from the majority"
    assert f"{found} vote" in text
    assert int(outcome.workers.flags.flagged.sum()) == 6
    assert "flags six workers" in text
    assert f"“{describe_flagged(outcome.workers)}”" in section("workers#finding")


def test_other_thresholds_flag_the_same_six() -> None:
    workers = sample("street-signs").workers
    for share in (0.01, 0.2):
        other = replace(workers, thresholds=replace(DEFAULT_THRESHOLDS, significance=share))
        assert int(other.flags.flagged.sum()) == 6
        assert list(other.flags) == list(workers.flags)
    assert "With *False flags* at 1% and at 20% the same six" in section("workers#flag-rules")


def test_independent_votes_by_hand() -> None:
    text = section("models#votes")
    for n, others in ((4, 3), (9, 8)):
        votes = discount(n, 0.5)
        assert votes == pytest.approx(n / (1 + others * 0.5))
        assert f"{n} / (1 + {others} · 0.5) = {format_number(votes, 1)} votes" in text
    needed = format_number(ENOUGH_VOTES * 4)
    assert f"for four models, at least {needed} votes" in section("models#guarantee")


def test_the_models_of_the_support_tickets() -> None:
    outcome = sample("support-tickets")
    job = outcome.job
    assert job.kinds is not None
    groups = group_report(job, job.kinds, job.gold)
    votes, text = groups.models.votes, section("models#votes")
    assert votes.correlation is not None
    assert f"the correlation is {format_number(votes.correlation, 2)}: four" in text
    value, low, high = (format_number(v, 1) for v in (votes.value, votes.low, votes.high))
    assert f"about {value} votes, with a 95% interval from {low} to {high}" in text
    test = model_cards(job.used, groups, None).cards[0].replacement
    assert str(job.labels.worker_ids[test.model]) == "gpt-a"
    wins = f"gpt-a wins against {test.wins.sum()} of {test.n_tested} people"
    assert f"{wins}, and {needed_wins(test.n_tested)} would be needed" in section("models#replace")


def test_some_voters_alone_on_the_support_tickets() -> None:
    outcome, text = sample("support-tickets"), section("models#voters")
    job = outcome.job
    assert job.kinds is not None
    assert job.gold is not None
    assert "with weighted voting" in text
    known = job.gold != UNLABELLED
    wrong = np.count_nonzero(outcome.labels[known] != job.gold[known])
    assert f"{wrong} of {np.count_nonzero(known)} gold tickets have a wrong label" in text
    people, models, both = compare_votes(
        job, job.kinds.is_model, outcome.labels, job.gold, people_per_item=[2]
    ).ways
    assert people.gold is not None
    assert models.gold is not None
    assert both.gold is not None
    changed = f"{people.changed} of {job.labels.n_items} final labels change"
    assert f"By people only it is {people.gold.wrong}, and {changed}." in text
    assert f"By models only it is {models.gold.wrong}." in text
    assert f"and {both.people_per_item} people per item it is {both.gold.wrong}." in text


def test_the_next_batch() -> None:
    def labels(*rows: tuple[str, str, str]) -> Labels:
        workers, items, classes = (sorted(set(names)) for names in zip(*rows, strict=True))
        given = [(items.index(i), workers.index(w), classes.index(c)) for w, i, c in rows]
        names = (text_array(each) for each in (items, workers, classes))
        return Labels.from_codes(*map(np.array, zip(*given, strict=True)), *names)

    first = [("ann", "photo-1", "cat"), ("ben", "photo-1", "cat")]
    before = labels(*first, ("ann", "photo-2", "dog"), ("ben", "photo-2", "dog"))
    said = ("ann", "photo-2", "dog"), ("ben", "photo-2", "cat"), ("ann", "photo-3", "dog")
    counted, *_ = describe_added(add_labels(before, labels(*first, *said)))
    assert counted == "5 labels in the file: 1 new, 3 known, 1 contradicting."
    assert "one label is new, three are known and one contradicts" in section("projects#add")


def test_models_named_by_a_pattern() -> None:
    names = ["ann", "ben", "gpt-4o", "gpt-4o-mini"]
    found = match_models(names, ["gpt-*"])
    assert list(found) == [2, 3]
    (family,) = {model.family for model in found.values()}
    versions = " and ".join(model.version for model in found.values())
    assert f"{', '.join(names[:3])} and {names[3]}" in section("models#who")
    assert f"Their family is {family} and their versions are {versions}" in section("models#who")


def test_columns_of_files_for_a_cluster() -> None:
    found = likely_columns(["annotator", "image", "answer"])
    said = f"worker is `{found.worker}`, item is `{found.item}`, and label is `{found.label}`"
    assert said in section("start#cluster")


def test_the_way_of_the_audited_reviews_is_that_of_the_sample() -> None:
    steps, example = (
        section("samples#audit"),
        section("guarantee#audit").partition("**An example.")[2],
    )
    found = re.search(
        r"of (\d+) reviews found (\d+) mistakes. So (\d+) .* and (\d+) items re", example
    )
    assert found is not None
    audited, wrong, accepted, reviewed = found.groups()
    assert f"of {audited} random reviews" in steps
    assert f"found {wrong} mistakes" in steps
    assert f"the {accepted} most confident labels are accepted" in steps
    assert f"{reviewed} reviews." in steps
    assert f"a look at {int(audited) + int(reviewed)} of 240 items" in example
    assert "“At most 5.0% of these labels are wrong.”" in steps
    assert "“At most 5.0% of these labels are wrong.”" in example


def test_the_least_certain_set() -> None:
    text = section("tags#review")
    assert "99%, 99%, 95%, 90% and 60%. Their product is 50%" in text
    assert format_percent(prod((0.99, 0.99, 0.95, 0.9, 0.6)), 0) == "50%"
    assert format_percent(0.95**5, 0) == "77%"
    assert "95% each, which makes 77%" in text


def test_how_often_a_worse_model_passes() -> None:
    (rows,) = tables("models#replace")
    for _, margin, cases in rows:
        assert cases.removesuffix(" of cases") in replacement_weakness()
        assert margin in replacement_weakness()


def test_a_corrected_share_by_hand() -> None:
    # 100 known items of each class, then 800 more, so that 300 of 1,000 get a “yes”.
    truth = np.repeat([1, 0, UNLABELLED], [100, 100, 800])
    said = np.repeat([1, 0, 1, 0, 1, 0], [90, 10, 20, 80, 190, 610])
    found = class_shares(said, truth, 2)
    assert found.observed[1] == pytest.approx(0.3)
    share = (0.30 + 0.80 - 1) / (0.90 + 0.80 - 1)
    assert found.corrected[1] == pytest.approx(share)
    assert f"(0.30 + 0.80 − 1) / (0.90 + 0.80 − 1) = {format_percent(share)}" in section(
        "models#card"
    )
