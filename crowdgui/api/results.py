"""Results for Python programs: frames with the columns of the exported files."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from html import escape
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

from crowdgui.api.arguments import raises_worded_errors
from crowdgui.api.labels import tag_place
from crowdgui.core.errors import InputError
from crowdgui.core.progress import ignore_progress
from crowdgui.io.exporting.records import guarantee_record, summary_record
from crowdgui.io.exporting.table_list import TABLES
from crowdgui.io.exporting.tables.tags import (
    set_guarantee_record,
    set_review_table,
    sets_table,
    tag_workers_table,
    tags_record,
    tags_table,
)
from crowdgui.io.exporting.text_files import frame_of
from crowdgui.text.guarantees.headline import describe_basis, describe_headline, summarize_run
from crowdgui.text.run_summary import short_summary
from crowdgui.text.tags import describe_set_guarantee

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from crowdgui.api.labels import Labels
    from crowdgui.core.question_state import QuestionState
    from crowdgui.core.results import Outcome
    from crowdgui.io.exporting.results import Results
    from crowdgui.io.exporting.tables.tags import TagResults


@dataclass(frozen=True, eq=False)
class Guarantee:
    """How many of the final labels can be wrong, and what that is based on.

    Attributes
    ----------
    sentence, basis : str
        The headline and its reason, as the Guarantee page has them.
    level : str
        What the headline rests on, such as ``"certified by audit"``; ``"none"`` without guarantee.
    value : float or None
        The largest share of wrong labels that the headline allows; None without guarantee.
    record : dict
        The content of `guarantee.json`.
    """

    sentence: str
    basis: str
    level: str
    value: float | None
    record: dict[str, Any]

    @cached_property
    def bounds(self) -> pd.DataFrame:
        """Every bound with its value; only where `holds` is True are its conditions met."""
        kept = ("key", "name", "source", "level", "kind", "value", "holds", "reason")
        entries = self.record["entries"]
        return pd.DataFrame([{name: entry[name] for name in kept} for entry in entries])

    def __repr__(self) -> str:
        return f"<Guarantee: {self.sentence}>"

    def _repr_html_(self) -> str:
        return as_html(self.sentence, self.basis, (), {"Bounds": (self.bounds, None)})


@dataclass(frozen=True, eq=False)
class Result:
    """Final labels, workers and guarantee. Make one with `aggregate`.

    Attributes
    ----------
    source : Labels
        What was aggregated.
    state : QuestionState
        The rule, its options, and all else that was chosen.
    results : Results
        What exports and reports are made of.
    outcome : Outcome
        What the rule found, before manual labels, audit and guarantee.
    """

    source: Labels
    state: QuestionState
    results: Results
    outcome: Outcome

    @raises_worded_errors
    def table(self, key: str) -> pd.DataFrame:
        """Return any table that can be exported, by the name it has on the command line.

        Parameters
        ----------
        key : str
            As in `crowdgui report --tables`: ``"labels"``, ``"workers"``, ``"wide"``,
            ``"confusion"``, ``"agreement"``, ``"agreement-pairs"``, ``"review"`` and others.

        Raises
        ------
        CrowdError
            If there is no such table, or nothing to fill it with.
        """
        known = {table.key: table for table in TABLES}
        if key not in known:
            raise InputError(f"There is no table “{key}”. Choose from {', '.join(known)}.")
        lacking = known[key].lacking(self.results)
        if lacking:
            raise InputError(lacking)
        return frame_of(*known[key].table(self.results, ignore_progress))

    @cached_property
    def labels(self) -> pd.DataFrame:
        """One row per item, as in `labels.csv`."""
        return self.table("labels")

    @cached_property
    def workers(self) -> pd.DataFrame:
        """One row per worker, as in `workers.csv`."""
        return self.table("workers")

    @cached_property
    def confusions(self) -> pd.DataFrame:
        """One row per worker, final label and label given, as in `confusion.csv`."""
        return self.table("confusion")

    @cached_property
    def history(self) -> pd.DataFrame:
        """One row per iteration: labels changed, and the rule's objective if it has one."""
        steps = self.outcome.aggregation.history
        columns = {
            "iteration": [step.iteration for step in steps],
            "changed": [step.changed for step in steps],
            "objective": np.array([step.objective for step in steps], dtype=float),
        }
        return pd.DataFrame(columns)

    @cached_property
    def probabilities(self) -> pd.DataFrame:
        """The rule's own probability of each class, or its share of the votes, by item."""
        labels = self.outcome.job.labels
        index = pd.Index([str(name) for name in labels.item_ids], name="item")
        columns = [str(name) for name in labels.classes]
        return pd.DataFrame(self.outcome.aggregation.posterior, index=index, columns=columns)

    @cached_property
    def groups(self) -> pd.DataFrame:
        """One row per column of groups and group, as in `groups.csv`."""
        return self.table("groups")

    @cached_property
    def ways(self) -> pd.DataFrame:
        """Ways to the target and what they cost, the cheapest first; empty without prices.

        Only where `guarantee` is True does a way end in a guarantee; all numbers are estimates.
        """
        names = ("way", "cost", "labels", "audited", "reviewed", "guarantee")
        rows = [_way_row(way) for way in self.summary.get("money", {}).get("ways", [])]
        return pd.DataFrame(rows, columns=None if rows else names)

    @cached_property
    def guarantee(self) -> Guarantee:
        """How many of the labels can be wrong."""
        found = self.results.guarantee
        return Guarantee(
            describe_headline(found),
            describe_basis(found),
            str(found.headline.level),
            found.headline.value,
            guarantee_record(found, self.results),
        )

    @cached_property
    def summary(self) -> dict[str, Any]:
        """The content of `summary.json`: counts, rule, iterations, error on gold, skipped rows."""
        return summary_record(self.results)

    def __repr__(self) -> str:
        return summarize_run(
            self.results.outcome, self.results.guarantee, self.results.final.settled
        )

    def _repr_html_(self) -> str:
        lines = short_summary(self.results.outcome, self.results.final.settled)
        found = self.results.guarantee
        tables = {"Labels": (self.labels, 5), "Workers": (self.workers, 5)}
        return as_html(describe_headline(found), describe_basis(found), lines, tables)


def _way_row(way: Mapping[str, Any]) -> dict[str, Any]:
    """Return a way with each range as a number and its ends."""
    row: dict[str, Any] = {}
    for name, value in way.items():
        if isinstance(value, dict):
            row |= {
                name: value["value"],
                f"{name}_low": value["low"],
                f"{name}_high": value["high"],
            }
        else:
            row[name] = value
    return row


@dataclass(frozen=True, eq=False)
class TagResult:
    """Final sets of tags and their guarantee. Make one with `aggregate_tags`.

    Attributes
    ----------
    results : TagResults
        What exports are made of.
    tags : tuple of Result
        The result of each tag, in the order of `names`.
    """

    results: TagResults
    tags: tuple[Result, ...]

    @property
    def names(self) -> list[str]:
        """The names of the tags."""
        return list(self.results.names)

    @raises_worded_errors
    def __getitem__(self, tag: str) -> Result:
        """Return the result of one tag, whose classes are yes and no."""
        return self.tags[tag_place(self.names, tag)]

    @cached_property
    def labels(self) -> pd.DataFrame:
        """One row per item with its set of tags, as in `labels.csv`."""
        return frame_of(*sets_table(self.results))

    @cached_property
    def by_tag(self) -> pd.DataFrame:
        """One row per tag, as in `tags.csv`."""
        return frame_of(*tags_table(self.results))

    @cached_property
    def workers(self) -> pd.DataFrame:
        """One row per worker, over all tags, as in `workers.csv`."""
        return frame_of(*tag_workers_table(self.results))

    @property
    @raises_worded_errors
    def review(self) -> pd.DataFrame:
        """The items to review for the guarantee of whole sets, as in `review.csv`.

        Raises
        ------
        CrowdError
            If no audit has shown what to review yet.
        """
        if self.results.acceptance is None:
            raise InputError("No audit has shown what to review yet. Pass audit=….")
        return frame_of(*set_review_table(self.results))

    @cached_property
    def guarantee(self) -> dict[str, Any]:
        """The content of `guarantee.json`: the guarantee of whole sets, and of each tag."""
        return set_guarantee_record(self.results)

    @cached_property
    def summary(self) -> dict[str, Any]:
        """The content of `summary.json`."""
        return tags_record(self.results)

    def __repr__(self) -> str:
        lines = [
            f"{name}: {describe_headline(one.results.guarantee)}" for name, one in self._each()
        ]
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        rows = pd.DataFrame(
            [(name, describe_headline(one.results.guarantee)) for name, one in self._each()],
            columns=["tag", "guarantee"],
        )
        made = self.results.acceptance
        whole = "" if made is None else describe_set_guarantee(made)
        tables = {"Tags": (rows, None), "Labels": (self.labels, 5)}
        return as_html(f"{len(self.tags)} tags", whole, (), tables)

    def _each(self) -> Iterable[tuple[str, Result]]:
        return zip(self.names, self.tags, strict=True)


@dataclass(frozen=True, eq=False)
class Comparison:
    """Rules side by side on the same labels. Make one with `compare`.

    Attributes
    ----------
    rules : DataFrame
        One row per rule: labels that differ from the rule in use, mistakes on gold with their 95%
        interval, ties, agreement with workers, iterations and time; `reason` is why a rule could
        not run or has no error on gold.
    differences : DataFrame
        How many items each two rules label differently.
    labels : DataFrame
        The final label of each rule, one row per item.
    summary : str
        What the comparison shows, in a sentence or two.
    """

    rules: pd.DataFrame
    differences: pd.DataFrame
    labels: pd.DataFrame
    summary: str

    def __repr__(self) -> str:
        return f"{self.summary}\n{self.rules.to_string(index=False)}"

    def _repr_html_(self) -> str:
        return as_html("Rules compared", self.summary, (), {"Rules": (self.rules, None)})


def as_html(
    headline: str,
    basis: str,
    lines: Iterable[str],
    tables: Mapping[str, tuple[pd.DataFrame, int | None]],
) -> str:
    """Return what a notebook shows; ids and labels are whatever a file says, so all is escaped."""
    parts = [f"<p><strong>{escape(headline)}</strong><br>{escape(basis)}</p>"]
    parts += [f"<p>{'<br>'.join(escape(line) for line in lines)}</p>"] if lines else []
    for title, (frame, most) in tables.items():
        shown = frame if most is None else frame.head(most)
        of = f", {len(shown):,} of {len(frame):,}" if len(shown) < len(frame) else ""
        rows = shown.to_html(index=False, border=0, escape=True)
        parts.append(f"<p>{escape(title)}{of}</p>{rows}")
    return "".join(parts)
