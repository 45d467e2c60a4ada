"""The README of a project that was written as a folder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.text.translation import join_list, tr

if TYPE_CHECKING:
    from collections.abc import Sequence


def read_me(name: str, places: Sequence[str]) -> str:
    """Return the page for the reader who finds the folder, in Markdown.

    `name` is what the labels are called, `places` are the folders of the questions, one empty
    name where there is but one question.
    """
    lines = ["# " + tr("Labels and decisions of {name}", name=_plain(name)), ""]
    lines += [
        tr(
            "This folder holds a CrowdGUI project: labels by several workers, what was decided "
            "about them, and the final labels with what is guaranteed of them. CrowdGUI wrote it, "
            "and can open it again."
        ),
        "",
    ]
    if places != [""]:
        listed = join_list(_plain(place) for place in places)
        lines += [tr("Each question has a folder of its own: {folders}.", folders=listed), ""]
    rows = [
        ("results/final_labels.csv", tr("the final label of each item")),
        ("results/workers.csv", tr("how good each worker is, and their flags")),
        ("results/guarantee.json", tr("how many final labels can be wrong, and why")),
        ("results/summary.json", tr("counts, rule and options")),
        ("results/ranking.csv", tr("the order of the items, where two at a time were compared")),
        ("labels.csv", tr("every label: worker, item, label and what came with it")),
        ("items.csv", tr("every item and what it shows")),
        ("compared_items.csv", tr("the items of which two at a time were compared")),
        ("gold.csv", tr("the known true labels, if there are any")),
        ("workers.csv", tr("every worker: who is excluded and who is a model")),
        ("decisions.csv", tr("manual labels and notes: who, when, and why")),
        ("settings.json", tr("rule, options, target, audits, costs and prices")),
        ("reading.json", tr("how the labels were read, and what was skipped")),
        ("skipped_rows.csv", tr("the places of skipped rows, if there are any")),
        ("crowdgui-project.json", tr("size and checksum of every file, and the program’s version")),
    ]
    lines += [f"| {tr('File')} | {tr('What is in it')} |", "|---|---|"]
    lines += [f"| `{file}` | {words} |" for file, words in rows]
    lines += [
        "",
        "## " + tr("Open it again"),
        "",
        tr(
            "In CrowdGUI, choose File ▸ Open folder, or drop the folder on the window. On the "
            "command line:"
        ),
        "",
        "    crowdgui report FOLDER",
        "",
        tr(
            "Labels, gold, decisions, exclusions, audits and all settings are kept, so the same "
            "version computes the same results. What could be undone and the time of the last run "
            "aren’t kept; labels that were added count as if they had been there from the start. "
            "Results are computed again and never read from here."
        ),
        "",
        tr(
            "Don’t edit the files: a file that was changed is refused by name. Change the project "
            "in CrowdGUI and export it into this folder again. Files are written in the same order "
            "each time, so a comparison of two versions shows what was changed."
        ),
        "",
        tr(
            "In settings.json, workers and items are numbered as in their files, from 0. A cell "
            "that a spreadsheet would run as a formula begins with an apostrophe. Pictures that "
            "items name are not in this folder unless somebody put them there; names are relative "
            "to it."
        ),
    ]
    return "\n".join(lines) + "\n"


def _plain(name: str) -> str:
    """Return a name as code, whatever is in it."""
    shown = "".join(c if c.isprintable() and c != "`" else " " for c in name)
    return f"`{shown.strip() or '…'}`"
