"""People and models apart: agreement, shared mistakes, and a report card for each model."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.groups.model_cards import model_cards
from crowdgui.figures.marks import Shape
from crowdgui.figures.replacement_chart import replacement_chart
from crowdgui.io.report.parts import (
    DefinitionList,
    Paragraph,
    Picture,
    Pictures,
    ReportColumn,
    ReportSection,
    Row,
    Subtitle,
    Table,
    shorten_text,
)
from crowdgui.io.report.svg import AXIS, CAPTION, GRID, SERIES, TEXT, TEXT2, WIDE, Drawing
from crowdgui.text.translation import (
    format_interval,
    format_number,
    format_percent,
    join_sentences,
    tr,
)
from crowdgui.text.workers.groups import describe_groups, describe_no_votes
from crowdgui.text.workers.model_cards import (
    CLASS_HEADS,
    PROBABILITY_HEADS,
    card_facts,
    class_note,
    class_rows,
    describe_estimate,
    describe_margin,
    explain_chart,
    frequent_mistakes,
    needed_wins,
    probability_note,
    probability_rows,
    replacement_weakness,
)

if TYPE_CHECKING:
    from crowdgui.core.groups.effective_votes import EffectiveVotes
    from crowdgui.core.groups.group_agreement import GroupAgreement
    from crowdgui.core.groups.model_cards import ModelCard, ModelCards
    from crowdgui.core.groups.report import GroupReport
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.figures.replacement_chart import ReplacementChart, ReplacementRow
    from crowdgui.io.exporting.results import Results
    from crowdgui.io.report.parts import Part


MOST_MODELS = 12
"""Models that have a report card; those with most labels."""

_LONGEST = 40


def groups_section(results: Results, report: ProgressCallback) -> ReportSection | None:
    """Return the section; None where all workers are people."""
    groups = results.guarantee.groups
    if groups is None:
        return None
    labels = results.outcome.job.used
    models = groups.models.workers
    first = np.argsort(-labels.labels_per_worker[models], kind="stable")[:MOST_MODELS]
    shown = np.sort(models[first])
    made = model_cards(labels, groups, results.guarantee_options.audit, models=shown, report=report)
    names = [shorten_text(name, _LONGEST) for name in results.report_ids]
    parts: list[Part] = [
        Paragraph(describe_groups(groups)),
        _agreement(groups),
        _votes(groups),
        *_shared(groups, names),
        *_replacement(made, names),
    ]
    if shown.size < models.size:
        note = tr(
            "Report cards of the {n} models with the most labels, of {all}.",
            n=format_number(shown.size),
            all=format_number(models.size),
        )
        parts.append(Paragraph(note, quiet=True))
    for card in made.cards:
        parts += [Subtitle(names[card.model]), *_card_parts(card, names[card.model], results)]
    return ReportSection("groups", tr("People and models"), tuple(parts))


def _card_parts(card: ModelCard, model: str, results: Results) -> list[Part]:
    """Return what is known of one model."""
    classes = [shorten_text(name, _LONGEST) for name in results.outcome.job.labels.classes]
    facts = card_facts(card, model, results.guarantee_options.audit)
    return [
        DefinitionList(facts),
        *_chart(card, results),
        _class_table(card, classes),
        *_frequent_mistakes(card, classes),
        *_probabilities(card),
    ]


def _probabilities(card: ModelCard) -> list[Part]:
    rows = tuple(Row(cells) for cells in probability_rows(card.report))
    if not rows:
        return []
    columns = tuple(ReportColumn(tr(head), numeric=True) for head in PROBABILITY_HEADS)
    return [Table(tr("Its probabilities"), columns, rows, probability_note(card.report))]


def _chart(card: ModelCard, results: Results) -> list[Part]:
    names = [shorten_text(name, _LONGEST) for name in results.report_ids]
    shown = replacement_chart(card.replacement, names)
    drawn = _replacement_picture(shown, f"replacement-{card.model}")
    return [] if drawn is None else [Pictures((drawn,))]


def _class_table(card: ModelCard, classes: list[str]) -> Table:
    """Return sensitivity, specificity, agreement and shares of each class."""
    shares = (1.2, 0.6, 1.4, 1.4, 1.4, 1.4, 1.4)
    columns = tuple(
        ReportColumn(tr(head), numeric=place > 0, share=share)
        for place, (head, share) in enumerate(zip(CLASS_HEADS, shares, strict=True))
    )
    rows = tuple(Row(cells) for cells in class_rows(card.report, classes))
    return Table(tr("By class"), columns, rows, class_note(card.report))


def _frequent_mistakes(card: ModelCard, classes: list[str]) -> list[Part]:
    rows = tuple(
        Row((classes[known], classes[said], format_number(n)))
        for known, said, n in frequent_mistakes(card.report)
    )
    if not rows:
        return []
    reference = tr("People’s final label") if card.report.assumed else tr("Known class")
    columns = (
        ReportColumn(reference),
        ReportColumn(tr("Label of the model")),
        ReportColumn(tr("Items"), numeric=True, share=0.5),
    )
    return [Table(tr("Most frequent mistakes"), columns, rows)]


def _agreement(groups: GroupReport) -> Table:
    rows = tuple(
        Row(
            (
                name,
                describe_estimate(found.percent),
                describe_estimate(found.kappa, 2),
                format_number(found.items),
            )
        )
        for name, found in _pairs(groups)
    )
    columns = (
        ReportColumn(tr("Between"), share=1.4),
        ReportColumn(tr("Same label"), numeric=True, share=1.6),
        ReportColumn(tr("κ or α"), numeric=True, share=1.6),
        ReportColumn(tr("Items"), numeric=True, share=0.6),
    )
    note = tr(
        "Pairs of labels of one item by two workers. Within a group Krippendorff’s α, between "
        "people and models κ. 95% intervals in brackets."
    )
    return Table(tr("Agreement"), columns, rows, note)


def _pairs(groups: GroupReport) -> tuple[tuple[str, GroupAgreement], ...]:
    return (
        (tr("people and people"), groups.people.agreement),
        (tr("people and models"), groups.between),
        (tr("models and models"), groups.models.agreement),
    )


def _votes(groups: GroupReport) -> Table:
    found = [(tr("people"), groups.people.votes), (tr("models"), groups.models.votes)]
    found += [(shorten_text(name, _LONGEST), s.votes) for name, s in groups.families.items()]
    columns = (
        ReportColumn(tr("Group"), share=1.2),
        ReportColumn(tr("Workers"), numeric=True, share=0.6),
        ReportColumn(tr("Independent votes"), numeric=True, share=1.6),
        ReportColumn(tr("Mistakes"), numeric=True, share=0.6),
        ReportColumn(tr("Compared with"), share=1.8),
    )
    rows = tuple(Row((name, *_vote_cells(votes))) for name, votes in found if votes.size)
    note = tr(
        "Workers who make the same mistakes count for fewer votes than there are of them. Where "
        "classes are assumed, mistakes of the other group count as mistakes of this one."
    )
    return Table(tr("Independent votes"), columns, rows, note)


def _vote_cells(votes: EffectiveVotes) -> tuple[str, str, str, str]:
    by = tr("final labels of the others") if votes.assumed else tr("known classes")
    size, mistakes = format_number(votes.size), format_number(votes.mistakes)
    if votes.value is None:
        return (
            size,
            tr("not known"),
            mistakes,
            describe_no_votes(votes.reason) if votes.reason else by,
        )
    value = format_number(votes.value, 1)
    if votes.low is None or votes.high is None:
        return size, value, mistakes, by
    interval = tr(
        "{value} ({low} to {high})",
        value=value,
        low=format_number(votes.low, 1),
        high=format_number(votes.high, 1),
    )
    return size, interval, mistakes, by


def _shared(groups: GroupReport, names: list[str]) -> list[Part]:
    """Return the matrix of shared mistakes of the first models."""
    shared = groups.shared
    workers = shared.workers[:MOST_MODELS].tolist()
    if len(workers) < 2:
        return []
    share = shared.share
    columns = (
        ReportColumn(tr("Model"), share=1.4),
        *(ReportColumn(names[w], numeric=True) for w in workers),
    )
    rows = tuple(
        Row(
            (
                names[worker],
                *(
                    "" if i == j else _shared_cell(float(share[i, j]), int(shared.either[i, j]))
                    for j in range(len(workers))
                ),
            )
        )
        for i, worker in enumerate(workers)
    )
    note = tr(
        "Of the items that one of two models has wrong, the share that both have wrong. In "
        "brackets the number of items."
    )
    return [Table(tr("Shared mistakes"), columns, rows, note)]


def _shared_cell(share: float, items: int) -> str:
    if not items:
        return tr("no mistakes")
    return tr("{share} ({n})", share=format_percent(share, 0), n=format_number(items))


def _replacement(made: ModelCards, names: list[str]) -> list[Part]:
    if not made.cards:
        return []
    columns = (
        ReportColumn(tr("Model"), share=1.4),
        ReportColumn(tr("People as often"), numeric=True),
        ReportColumn(tr("Needs"), numeric=True, share=0.6),
        ReportColumn(tr("Passes"), numeric=True, share=0.6),
        ReportColumn(tr("At least as close"), numeric=True, share=1.4),
    )
    rows = tuple(Row((names[card.model], *_test_cells(card))) for card in made.cards)
    note = join_sentences((describe_margin(made.margin), replacement_weakness()))
    return [Table(tr("Could the model replace a person?"), columns, rows, note)]


def _test_cells(card: ModelCard) -> tuple[str, str, str, str]:
    test = card.replacement
    if not test.n_tested:
        return tr("not tested"), "–", "–", "–"
    wins = tr(
        "{wins} of {n}",
        wins=format_number(int(np.count_nonzero(test.wins))),
        n=format_number(test.n_tested),
    )
    average = "–" if test.average is None else format_percent(test.average)
    if test.average is not None and test.average_low is not None and test.average_high is not None:
        average = format_interval(test.average, test.average_low, test.average_high)
    needed = format_number(needed_wins(test.n_tested))
    return wins, needed, tr("yes") if test.passes else tr("no"), average


MOST_PEOPLE = 40
_NAMES, _ANSWERS, _HEAD, _ROW, _FOOT, _ARROW = 150.0, 70.0, 20.0, 20.0, 34.0, 22.0


def _replacement_picture(shown: ReplacementChart, key: str) -> Picture | None:
    """Draw a row for each of the first people tested; None where nobody was."""
    rows = shown.rows[:MOST_PEOPLE]
    if not rows:
        return None
    drawing = Drawing(WIDE, _HEAD + _ROW * len(rows) + _FOOT)
    _draw_axis(drawing, shown, _HEAD + _ROW * len(rows))
    for place, row in enumerate(rows):
        _draw_row(drawing, shown, row, _HEAD + (place + 0.5) * _ROW)
    caption = explain_chart()
    if len(rows) < len(shown.rows):
        some = tr(
            "The first {n} people of {all}.",
            n=format_number(len(rows)),
            all=format_number(len(shown.rows)),
        )
        caption = join_sentences((caption, some))
    size = drawing.width, drawing.height
    title = tr("{model} and each person", model=shown.model)
    return Picture(key, title, caption, shown.words, drawing.text(), size)


def _x(shown: ReplacementChart, share: float) -> float:
    return _NAMES + (WIDE - _NAMES - _ANSWERS) * shown.scale.position(share)


def _draw_axis(drawing: Drawing, shown: ReplacementChart, bottom: float) -> None:
    drawing.words(0, 12, tr("Person"))
    drawing.words(WIDE, 12, tr("As often"), anchor="end")
    for value, words in shown.scale.ticks:
        x = _x(shown, value)
        drawing.line((x, _HEAD), (x, bottom), GRID)
        drawing.words(x, bottom + 14, words, anchor="middle")
    zero, margin = _x(shown, 0.0), _x(shown, -shown.margin)
    drawing.line((zero, _HEAD), (zero, bottom), TEXT2, dashes="1 3")
    drawing.line((margin, _HEAD), (margin, bottom), SERIES[0], dashes="4 3")
    drawing.words(margin, 12, tr("margin"), fill=SERIES[0], anchor="middle")
    middle = (_NAMES + WIDE - _ANSWERS) / 2
    drawing.words(middle, bottom + 29, shown.across, anchor="middle", size=AXIS, room=WIDE - _NAMES)


def _draw_row(drawing: Drawing, shown: ReplacementChart, row: ReplacementRow, y: float) -> None:
    ink = SERIES[0] if row.wins else TEXT2
    drawing.words(0, y + 4, row.person, size=CAPTION, fill=TEXT, room=_NAMES - 12)
    fill = TEXT if row.wins else TEXT2
    drawing.words(WIDE, y + 4, row.answer, size=CAPTION, fill=fill, anchor="end")
    if row.arrow:
        _draw_arrow(drawing, shown, row, y, ink)
        return
    drawing.line((_x(shown, row.low), y), (_x(shown, row.high), y), ink, 1.5)
    shape = Shape.CIRCLE if row.wins else Shape.RING
    drawing.mark(shape, _x(shown, row.advantage), y, 4, ink)


def _draw_arrow(
    drawing: Drawing, shown: ReplacementChart, row: ReplacementRow, y: float, ink: str
) -> None:
    """Draw who is beyond the axis: the points, and an arrow to that side."""
    tip = _x(shown, row.arrow * shown.scale.high)
    tail = tip - row.arrow * _ARROW
    drawing.line((tail, y), (tip, y), ink, 1.5)
    drawing.curve([(tip - 5 * row.arrow, y - 4), (tip, y), (tip - 5 * row.arrow, y + 4)], ink, 1.5)
    anchor = "end" if row.arrow > 0 else "start"
    drawing.words(tail - 5 * row.arrow, y + 4, row.points, fill=TEXT, anchor=anchor)
