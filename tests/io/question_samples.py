"""A file that asks two questions of the same workers, and the labels of each."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from crowdgui.io.importing.read_labels import read_questions
from crowdgui.io.importing.sources import open_source
from crowdgui.io.tabular.roles import ColumnRole

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.io.importing.read_labels import ImportedLabels
    from crowdgui.io.importing.sources import Source

QUESTIONS = ("mood", "topic & place")
COLUMNS = ("worker", "item", "question", "label", "gold")


def asked(folder: Path) -> Source:
    """Write the questions, which have other items, classes and gold, and say how to read them."""
    lines = [",".join(COLUMNS)]
    for i in range(24):
        right, wrong = ("good", "bad") if i % 2 else ("bad", "good")
        for w in range(5):
            lines.append(f"w{w},i{i},mood,{wrong if (i + w) % 7 == 0 else right},{right}")
            if i % 3 == 0:
                said = "here" if w < 3 else ("there", "elsewhere")[i % 2]
                lines.append(f"w{w},place {i},topic & place,{said},")
    path = folder / "answers.csv"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    roles = (
        ColumnRole.WORKER,
        ColumnRole.ITEM,
        ColumnRole.QUESTION,
        ColumnRole.LABEL,
        ColumnRole.GOLD,
    )
    source = open_source(path)
    return replace(source, reading=replace(source.reading, roles=roles))


def both(folder: Path, *questions: str) -> tuple[ImportedLabels, ...]:
    """Read the labels of both questions, or of those named."""
    return read_questions(asked(folder), COLUMNS, questions or QUESTIONS)


def several_columns(path: Path, gold: str = "") -> Path:
    """Write a row per person and photo with the answers to two questions, and perhaps gold."""
    rows = []
    for photo in range(20):
        for person in range(5):
            # Each person is wrong now and then.
            slip = (3 * photo + person) % 7 == 0
            there, weather = ("no", "yes")[(photo + slip) % 2], ("sun", "rain", "fog")
            rows.append(f"r{person},p{photo},{there},{weather[(photo + 2 * slip) % 3]}")
            rows[-1] += f",{weather[photo % 3]}" if gold else ""
    head = "respondent,photo,Is there a person?,What weather?" + (f",{gold}" if gold else "")
    path.write_text("\n".join((head, *rows)) + "\n", "utf-8")
    return path
