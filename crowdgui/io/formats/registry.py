"""The one table of formats: the dialog, the command line and the readers all look here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.core.errors import InputError
from crowdgui.io.formats import arrays, json_table, parquet, spreadsheet, tag_columns
from crowdgui.io.formats.platforms import (
    appen,
    argilla,
    cvat,
    doccano,
    inception,
    label_studio,
    labelbox,
    mturk,
    potato,
    prodigy,
    sagemaker,
    toloka,
)
from crowdgui.io.formats.platforms.zooniverse import classifications, flat_tables
from crowdgui.io.formats.research import (
    cubam,
    get_another_label,
    glad,
    lewidi,
    list_cells,
    mt_bench,
    peerannot,
    snow,
)
from crowdgui.io.formats.surveys import qualtrics, survey_forms
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from crowdgui.io.formats.form import Format
    from crowdgui.io.tabular.file_head import FileHead


_PLATFORMS: tuple[Format, ...] = (
    mturk.FORMAT,
    appen.FORMAT,
    appen.JSON,
    toloka.FORMAT,
    label_studio.FORMAT,
    label_studio.MIN,
    label_studio.CSV,
    prodigy.FORMAT,
    labelbox.FORMAT,
    labelbox.OLD,
    potato.FORMAT,
    argilla.FORMAT,
    sagemaker.FORMAT,
    doccano.FORMAT,
    cvat.FORMAT,
    inception.FORMAT,
    classifications.FORMAT,
    flat_tables.FORMAT,
    qualtrics.FORMAT,
    survey_forms.FORMAT,
)


_RESEARCH: tuple[Format, ...] = (
    snow.FORMAT,
    glad.FORMAT,
    cubam.FORMAT,
    cubam.YAML,
    lewidi.FORMAT,
    mt_bench.FORMAT,
    peerannot.FORMAT,
    peerannot.MATRIX,
    get_another_label.FORMAT,
)


_TABLES: tuple[Format, ...] = (
    list_cells.FORMAT,
    tag_columns.FORMAT,
    spreadsheet.FORMAT,
    parquet.FORMAT,
    arrays.NUMPY,
    arrays.MATLAB,
    json_table.FORMAT,
)


FORMATS: tuple[Format, ...] = (*_PLATFORMS, *_RESEARCH, *_TABLES)
"""In the order in which they are tried, the most particular first."""


def detect_format(head: FileHead) -> Format | None:
    """Return the format of a file by its first bytes; None for text tables and what is unknown."""
    return next((form for form in FORMATS if form.recognise(head)), None)


def is_platform(key: str) -> bool:
    """Return whether files of a format come from a platform for labelling."""
    return any(form.key == key for form in _PLATFORMS)


def get_format(key: str) -> Format:
    """Return a format by its key."""
    for form in FORMATS:
        if form.key == key:
            return form
    raise InputError(tr("There is no format called “{key}”.", key=key))
