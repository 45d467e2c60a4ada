"""What has to be read for an import, each request with how it is carried out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from crowdgui.io.importing.assistant.file_preview import (
    read_gold_preview,
    read_preview,
    read_preview_as,
)
from crowdgui.io.importing.assistant.findings import read_findings
from crowdgui.io.importing.import_spec import format_key, list_files
from crowdgui.io.importing.questions import split_questions
from crowdgui.io.importing.sources import AUTO
from crowdgui.io.importing.tables import read_named_parts

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.formats.form import NamedPart
    from crowdgui.io.importing.assistant.file_preview import FilePreview, GoldPreview
    from crowdgui.io.importing.assistant.findings import ImportFindings, QuestionColumns
    from crowdgui.io.importing.import_spec import Form, ImportSpec
    from crowdgui.io.importing.sources import Source
    from crowdgui.io.importing.tables import OpenedFile


@dataclass(frozen=True, eq=False)
class PreviewRequest:
    """The first rows of files, read by `form`, or where that is None by what is detected.

    `key` names the format that is detected in; one of the files `added` may hold gold.
    """

    files: tuple[Path, ...]
    form: Form | None = None
    key: str = AUTO
    added: tuple[Path, ...] = ()

    def read(self, opened: OpenedFile, report: ProgressCallback) -> FilePreview:
        """Return the preview; raises `ReadError` where the files cannot be read so."""
        if self.form is None:
            return read_preview_as(opened, self.files, self.key, report, added=self.added)
        return read_preview(opened.beside(self.files[0]), self.form, report)


@dataclass(frozen=True, eq=False)
class GoldRequest:
    """The first rows of a gold file; `given` are words of the labels, where they are known."""

    path: Path
    given: frozenset[str] = frozenset()

    def read(self, opened: OpenedFile, report: ProgressCallback) -> GoldPreview:
        """Return the columns of the file; raises `ReadError` where it cannot be read."""
        return read_gold_preview(opened.beside(self.path), self.given, report)


@dataclass(frozen=True, eq=False)
class QuestionsRequest:
    """The questions that a column names."""

    path: Path
    spec: ImportSpec

    def read(self, opened: OpenedFile, report: ProgressCallback) -> tuple[str, ...]:
        """Return the questions, the one with most labels first."""
        return split_questions(opened.beside(self.path), self.spec, report)


@dataclass(frozen=True, eq=False)
class OffersRequest:
    """The sheets or arrays of the first file."""

    path: Path
    form: Form

    @property
    def subject(self) -> tuple[Path, str]:
        """The file and its format: with them the offers change."""
        return list_files(self.path, self.form)[0], format_key(self.form)

    def read(self, _: OpenedFile, report: ProgressCallback) -> Mapping[str, tuple[NamedPart, ...]]:
        """Return what the file has for each choice that is a name in it."""
        return read_named_parts(self.path, self.form, report)


@dataclass(frozen=True, eq=False)
class ReadRequest:
    """Everything in the files."""

    source: Source
    asked: QuestionColumns | None

    def read(self, opened: OpenedFile, report: ProgressCallback) -> ImportFindings:
        """Return the labels with counts and checks; raises `ReadError` where there are none."""
        return read_findings(self.source, report, self.asked, opened)


ImportRequest = PreviewRequest | GoldRequest | QuestionsRequest | OffersRequest | ReadRequest


@dataclass(frozen=True, eq=False)
class ImportRequests:
    """What has to be read for a state; each stays until its result is taken."""

    preview: PreviewRequest | None = None
    gold: GoldRequest | None = None
    questions: QuestionsRequest | None = None
    offers: OffersRequest | None = None
    read: ReadRequest | None = None
