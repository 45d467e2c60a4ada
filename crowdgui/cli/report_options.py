"""What the report command can be asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.cli.labels_source import add_labels
from crowdgui.cli.parser import Parser, add_out
from crowdgui.cli.rule_choices import add_choices
from crowdgui.core.errors import InputError
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    import argparse

    from crowdgui.io.export.form import Export, TableExport
    from crowdgui.io.results import Results


def report_parser() -> argparse.ArgumentParser:
    from crowdgui.core.rules.registry import RULES, SUGGESTED

    parser = Parser(
        prog="crowdgui report",
        description=tr("Label every item of FILE, judge its workers and write the results."),
    )
    add_labels(parser)
    parser.add_argument(
        "--rule", metavar="KEY", default=SUGGESTED, help=tr("one of: {keys}", keys=", ".join(RULES))
    )
    group = parser.add_argument_group(tr("guarantee"))
    shares = {
        "--epsilon": (0.05, tr("share of wrong labels you would accept")),
        "--delta": (0.05, tr("risk you accept that it is more")),
        "--confidence": (0.95, tr("confidence of certificates")),
    }
    for option, (share, words) in shares.items():
        group.add_argument(option, metavar="SHARE", type=float, default=share, help=words)
    group.add_argument(
        "--gold-at-random",
        action="store_true",
        help=tr("the gold items were drawn at random from all items, so they count as an audit"),
    )
    add_choices(parser)
    parser.add_argument(
        "--pseudonyms",
        action="store_true",
        help=tr("replace workers’ names by numbers; nobody can tell who is who afterwards"),
    )
    _add_tables(parser)
    _add_engine(parser)
    for option, words in {
        "--html": tr("write a report too, as one HTML file with pictures"),
        "--pdf": tr("write the same report as PDF"),
        "--names": tr("show workers’ names in the report; without this they are numbers"),
    }.items():
        parser.add_argument(option, action="store_true", help=words)
    add_out(parser, "crowdgui-report")
    return parser


def _add_engine(parser: argparse.ArgumentParser) -> None:
    from crowdgui.core.processors import available_cores

    group = parser.add_argument_group(tr("engine"))
    group.add_argument(
        "--engine",
        choices=["threads", "dask"],
        default="threads",
        help=tr(
            "where the rule runs: here, or on a Dask cluster, which reads FILE, a Parquet file or "
            "a folder of them, and writes final labels and workers as Parquet"
        ),
    )
    group.add_argument(
        "--threads",
        metavar="N",
        type=int,
        default=available_cores(),
        help=tr("how many threads the rule may use here; the results are the same for any number"),
    )
    group.add_argument(
        "--cluster", metavar="ADDRESS", help=tr("the scheduler of the cluster, with --engine dask")
    )


def _add_tables(parser: argparse.ArgumentParser) -> None:
    from crowdgui.io.export.formats import FORMATS

    group = parser.add_argument_group(tr("tables"))
    group.add_argument(
        "--tables",
        metavar="KEYS",
        default="labels,workers",
        help=tr("with commas between: {keys}", keys=", ".join(_tables_and_shapes())),
    )
    group.add_argument(
        "--as",
        dest="table_format",
        choices=[form.key for form in FORMATS],
        default=FORMATS[0].key,
        help=tr("what tables are written as; a workbook (xlsx) holds all of them"),
    )
    group.add_argument(
        "--exact",
        action="store_true",
        help=tr("leave text in CSV as it is, also where a spreadsheet would run it as a formula"),
    )


def _tables_and_shapes() -> dict[str, TableExport | Export]:
    """Return what --tables can name: tables, and the shapes that other tools want."""
    from crowdgui.io.export.shapes import shapes
    from crowdgui.io.export.tables import TABLES

    offered: tuple[TableExport | Export, ...] = (*TABLES, *shapes())
    return {made.key: made for made in offered}


def _wanted(choices: argparse.Namespace) -> list[str]:
    return [key.strip() for key in choices.tables.split(",")]


def check_audit(choices: argparse.Namespace, results: Results) -> None:
    """Refuse the table of the audit before any file is written, where there is no audit."""
    from crowdgui.io.export.audit import no_audit

    why = no_audit(results)
    if why and "audit" in _wanted(choices):
        raise InputError(why + " " + tr("Leave audit out of --tables."))


def exports_of(choices: argparse.Namespace) -> tuple[Export, ...]:
    """Return the files that were asked for; summary and guarantee come with them."""
    from crowdgui.io.export.formats import FORMATS, table_exports
    from crowdgui.io.export.shapes import shapes
    from crowdgui.io.export.tables import TABLES
    from crowdgui.io.results import GUARANTEE, SUMMARY

    wanted = _wanted(choices)
    known = _tables_and_shapes()
    for key in wanted:
        if key not in known:
            raise InputError(
                tr("There is no table “{key}”. There are {keys}.", key=key, keys=", ".join(known))
            )
    form = next(form for form in FORMATS if form.key == choices.table_format)
    tables = [table for table in TABLES if table.key in wanted]
    files = [shape for shape in shapes(exact=choices.exact) if shape.key in wanted]
    return (*table_exports(tables, form, exact=choices.exact), *files, SUMMARY, GUARANTEE)
