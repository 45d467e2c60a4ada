"""What the command palette offers: actions, pages, workers, items and help, each as a record."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtWidgets import QPushButton

from crowdgui.core.labels import UNLABELLED
from crowdgui.core.rules.registry import RULES, applicable
from crowdgui.figures.marks import EVIDENCE_FLAGS, FlagMark
from crowdgui.text.rules import rule_text
from crowdgui.text.translation import format_number, format_percent, tr, tr_n
from crowdgui.ui.dialogs.help.menu_keys import key_words, menu_actions
from crowdgui.ui.main_window.layout import rail_entries
from crowdgui.ui.main_window.menus import MENUS
from crowdgui.ui.models.matching import match
from crowdgui.ui.pages.workers.columns import worker_flag_marks, workers_with_flag
from crowdgui.ui.widgets.text import native_keys, plain_words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtGui import QAction

    from crowdgui.core.arrays import IntArray
    from crowdgui.core.results import Outcome
    from crowdgui.ui.dialogs.help.book import SearchHit
    from crowdgui.ui.main_window.window import MainWindow


class PaletteGroup(StrEnum):
    """The groups, in the order shown."""

    RECENT = "recent"
    ACTIONS = "actions"
    PAGES = "pages"
    RULES = "rules"
    WORKERS = "workers"
    ITEMS = "items"
    HELP = "help"

    @property
    def words(self) -> str:
        return {
            PaletteGroup.RECENT: tr("Used last"),
            PaletteGroup.ACTIONS: tr("Actions"),
            PaletteGroup.PAGES: tr("Pages"),
            PaletteGroup.RULES: tr("Rules"),
            PaletteGroup.WORKERS: tr("Workers"),
            PaletteGroup.ITEMS: tr("Items"),
            PaletteGroup.HELP: tr("Help"),
        }[self]


@dataclass(frozen=True)
class PaletteEntry:
    """Something to choose: `detail` says what it is or, if it can't be used now, `why` not.

    `key` is remembered among what was used last; `more` is searched too, and not shown.
    """

    key: str
    group: PaletteGroup
    title: str
    run: Callable[[], object] = field(compare=False)
    detail: str = ""
    icon: str = ""
    keys: str = ""
    why: str = ""
    more: str = ""
    flags: tuple[FlagMark, ...] = ()

    @property
    def spoken(self) -> str:
        """The entry in words, for those who hear it."""
        words = [self.title, self.why or self.detail, *(flag.word for flag in self.flags)]
        return ", ".join(filter(None, (*words, self.keys)))


_FLAGS = (*EVIDENCE_FLAGS, FlagMark.TOO_FEW)
_NEEDS = {entry.key: entry.needs for entries in MENUS.values() for entry in entries}
_ICONS = {entry.key: entry.icon for entries in MENUS.values() for entry in entries}


def action_entries(window: MainWindow) -> list[PaletteEntry]:
    """Return the actions of the menus, and the buttons of the page that is shown."""
    found = [
        _of_action(window, action, path)
        for menu in window.actions_.menus.values()
        for action, path in menu_actions(menu)
        if action.objectName() != "action-palette"
        and not action.objectName().startswith("action-page-")
        # “No recent files” is no action.
        and (action.isEnabled() or action.objectName())
    ]
    return [*found, *_buttons(window)]


def _of_action(window: MainWindow, action: QAction, path: str) -> PaletteEntry:
    key = action.objectName().removeprefix("action-")
    title = plain_words(action.text())
    return PaletteEntry(
        f"action:{key}" if key else "",
        PaletteGroup.ACTIONS,
        title,
        action.trigger,
        path,
        _ICONS.get(key, "") or "arrow-right",
        key_words(action),
        "" if action.isEnabled() else _why_not(window, key),
        path,
    )


def _why_not(window: MainWindow, key: str) -> str:
    """Describe why an action can't be used now."""
    there = window.session.question
    if key in ("undo", "redo"):
        return tr("There is nothing to undo.") if key == "undo" else tr("There is nothing to redo.")
    if _NEEDS.get(key) == "busy":
        return tr("Nothing is running.")
    if there.data is None:
        return tr("Open a file of labels first.")
    if window.busy:
        return tr("Wait until the run has ended.")
    if there.is_paired:
        from crowdgui.text.ranking import no_bounds_reason

        return no_bounds_reason()
    if there.outcome is None:
        return tr("Run a rule first.")
    if key in ("copy", "find"):
        return tr("This page has no table.")
    if _NEEDS.get(key) == "audit":
        return tr("Start an audit on the Guarantee page first.")
    if _NEEDS.get(key) == "review":
        return tr("Finish an audit on the Guarantee page first.")
    return tr("This can’t be used now.")


def _buttons(window: MainWindow) -> Iterator[PaletteEntry]:
    """Return the buttons of the page, named by what they say."""
    paired = window.session.question.is_paired
    page, name = window.page, {entry.key: entry.name for entry in rail_entries(paired=paired)}
    seen = set()
    for button in page.findChildren(QPushButton):
        words = plain_words(button.text())
        if not (button.isVisibleTo(page) and button.objectName() and len(words) > 2):
            continue
        if words in seen or not button.isEnabled():
            continue
        seen.add(words)
        where = name[window.rail.chosen()]
        yield PaletteEntry(
            "", PaletteGroup.ACTIONS, words, button.click, where, "arrow-right", more=where
        )


def page_entries(window: MainWindow) -> list[PaletteEntry]:
    """Return the pages in the order of the work."""
    paired = window.session.question.is_paired
    return [
        PaletteEntry(
            f"page:{entry.key}",
            PaletteGroup.PAGES,
            entry.name,
            partial(_show_page, window, entry.key),
            icon=entry.icon,
            keys=native_keys(f"Ctrl+{place}"),
        )
        for place, entry in enumerate(rail_entries(paired=paired), start=1)
    ]


def rule_entries(window: MainWindow) -> list[PaletteEntry]:
    """Return the rules that suit the labels; to choose one runs it."""
    shown = window.session.question
    if shown.data is None or shown.is_paired:
        return []
    busy = tr("Wait until the run has ended.") if window.busy else ""
    used = "" if shown.outcome is None else shown.outcome.job.rule
    return [
        PaletteEntry(
            f"rule:{key}",
            PaletteGroup.RULES,
            tr("Switch to rule {rule}", rule=rule_text(key).name),
            partial(_use_rule, window, key),
            rule_text(key).sentence,
            "tag",
            why=tr("This rule is in use.") if key == used else busy,
            more=key,
        )
        for key in applicable(RULES, shown.data.labels)
        if not RULES[key].needs_worker_input
    ]


def _use_rule(window: MainWindow, key: str) -> None:
    _show_page(window, "labels")
    window.session.choose_rule(key)
    window.run_controller.run()


def flag_entries(window: MainWindow) -> list[PaletteEntry]:
    """Return a row for each flag that workers have, which selects these workers."""
    outcome = window.session.question.outcome
    if outcome is None:
        return []
    marked = ((flag, np.flatnonzero(workers_with_flag(outcome.workers, flag))) for flag in _FLAGS)
    return [
        PaletteEntry(
            f"flag:{flag}",
            PaletteGroup.ACTIONS,
            tr_n(
                "Show the {n} worker flagged “{flag}”",
                "Show the {n} workers flagged “{flag}”",
                workers.size,
                flag=flag.word,
            ),
            partial(_show_workers, window, workers),
            tr("Workers"),
            "people",
        )
        for flag, workers in marked
        if workers.size
    ]


def _show_page(window: MainWindow, key: str) -> None:
    window.show_page(key)
    window.page.setFocus()


def help_entry(window: MainWindow, hit: SearchHit) -> PaletteEntry:
    """Return a heading of the help under which something was found."""
    show = partial(_show_help, window, hit.place)
    detail = hit.title if "#" in hit.place else ""
    return PaletteEntry(f"help:{hit.place}", PaletteGroup.HELP, hit.heading, show, detail, "help")


def _show_help(window: MainWindow, place: str) -> None:
    from crowdgui.ui.dialogs.help.window import show_help

    show_help(window, place)


def worker_entry(window: MainWindow, outcome: Outcome, worker: int) -> PaletteEntry:
    """Return a worker with what is known of them."""
    report, name = outcome.workers, str(outcome.job.labels.worker_ids[worker])
    labels = tr_n("{n} label", "{n} labels", int(report.labels[worker]))
    detail = labels
    if report.compared[worker]:
        share = format_percent(float(report.agreement[worker]), 0)
        detail = tr("{labels}, agrees with the others on {share}", labels=labels, share=share)
    is_model = outcome.job.kinds is not None and outcome.job.kinds.is_model[worker]
    return PaletteEntry(
        f"worker:{name}",
        PaletteGroup.WORKERS,
        name,
        partial(_show_worker, window, worker),
        detail,
        "model" if is_model else "person",
        flags=worker_flag_marks(report, worker)[:1],
    )


def _show_worker(window: MainWindow, worker: int) -> None:
    _show_workers(window, np.array([worker]))


def _show_workers(window: MainWindow, workers: IntArray) -> None:
    _show_page(window, "workers")
    window.workers_page.list.go_to(workers)


def flagged_workers(outcome: Outcome, wanted: str) -> list[int]:
    """Return the workers with a flag whose word begins so, those with most labels first."""
    marks = [flag for flag in FlagMark if match(wanted, flag.word)]
    flagged = np.zeros(outcome.workers.labels.size, dtype=bool)
    for flag in marks:
        if flag in _FLAGS:
            flagged |= workers_with_flag(outcome.workers, flag)
    found = np.flatnonzero(flagged)
    order = np.argsort(-outcome.workers.labels[found], kind="stable")
    return [int(worker) for worker in found[order]]


def item_entry(window: MainWindow, outcome: Outcome, item: int) -> PaletteEntry:
    """Return an item with its final label."""
    labels, final = outcome.job.labels, window.session.question.final
    code = int(outcome.labels[item] if final is None else final.labels[item])
    n = tr_n("{n} label", "{n} labels", int(labels.labels_per_item[item]))
    detail = tr("no final label, {labels}", labels=n)
    if code != UNLABELLED:
        detail = tr("{label}, {labels}", label=str(labels.classes[code]), labels=n)
    return PaletteEntry(
        f"item:{labels.item_ids[item]}",
        PaletteGroup.ITEMS,
        str(labels.item_ids[item]),
        partial(_show_item, window, item),
        detail,
        "ticked-list",
    )


def _show_item(window: MainWindow, item: int) -> None:
    window.show_page("items")
    window.items_page.show_item(item)


def describe_found(shown: int, total: int) -> str:
    """Describe how many of what was found are listed."""
    return tr(
        "{shown} of {total} are listed. Type more of the name.",
        shown=format_number(shown),
        total=format_number(total),
    )
