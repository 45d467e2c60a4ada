"""The help as a book: every link leads somewhere, and nothing is named that does not exist."""

from __future__ import annotations

import ast
import re
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import pandas as pd
import pytest

import crowdgui
from crowdgui.cli.main import main
from crowdgui.core.review.queue import ReviewOrder
from crowdgui.core.rules.registry import RECOMMENDED, RULES
from crowdgui.core.workers.report import DEFAULT_THRESHOLDS
from crowdgui.io.exporting.results import LABEL_COLUMNS
from crowdgui.io.exporting.table_list import TABLES
from crowdgui.io.exporting.tables.models import model_classes_table, models_table
from crowdgui.io.exporting.tables.workers import workers_table
from crowdgui.io.resources import resource
from crowdgui.text import translation as text
from crowdgui.text.rules import rule_name
from crowdgui.text.wording import option_text
from crowdgui.text.workers.worker_columns import WORKER_COLUMNS
from crowdgui.ui.dialogs.help.book import (
    CHAPTERS,
    MENU_KEYS,
    parse_chapter,
    read_book,
    with_menu_keys,
)
from crowdgui.ui.dialogs.help.help_places import PLACES as PLACES_OF
from crowdgui.ui.dialogs.help.help_places import WINDOWS
from crowdgui.ui.dialogs.help.page import HelpPage
from crowdgui.ui.main_window.menus import MENUS
from crowdgui.ui.system.application import ENGLISH, LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from crowdgui.core.results import Outcome
    from crowdgui.ui.dialogs.help.book import HelpChapter, HelpSection


BOOK = read_book()


MANAGERS = [chapter for chapter in BOOK.chapters if chapter.key != "theory"]


PLACES = {section.place for chapter in BOOK.chapters for section in chapter.sections}


LINK = re.compile(r"\[[^\]]*\]\(([^)]*)\)")


def source(chapter: HelpChapter) -> str:
    return resource(f"help/{chapter.key}.md").read_text(encoding="utf-8")


def section(place: str) -> HelpSection:
    chapter = BOOK.chapter(place)
    return chapter.sections[BOOK.section_number(place)]


def rows(place: str) -> list[list[str]]:
    """Return the cells of the tables under a heading, their first rows included."""
    chapter = BOOK.chapter(place)
    heading = "#" * section(place).level + " " + section(place).heading + "\n"
    text = chapter.markdown.partition(heading)[2].partition("\n#")[0]
    lines = [line for line in text.splitlines() if line.startswith("|") and "---" not in line]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


@cache
def said() -> frozenset[str]:
    """Return every text the program can show, as patterns; its fields may be anything."""
    texts: set[object] = set()
    for path in Path(crowdgui.__file__).parent.rglob("*.py"):
        code = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(code)) if re.search(r"\btr(_n)?(_noop)?\(", code) else ():
            if isinstance(node, ast.Call):
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                if name in {"tr", "tr_n", "tr_noop", "tr_n_noop"}:
                    texts |= {a.value for a in node.args[:2] if isinstance(a, ast.Constant)}
    return frozenset(t.replace("&", "") for t in texts if isinstance(t, str))


@cache
def said_apart() -> frozenset[str]:
    """Return the parts between the fields and commas of every text, without a last sign."""
    parts = {part for text in said() for part in re.split(r"\{[^}]*\}|, | · ", text)}
    return frozenset(text.strip(" .:↓") for text in said() | parts)


def is_said(words: str) -> bool:
    """Whether the program has such words; an ellipsis in the midst stands for a field."""
    if words in said():
        return True
    return all(part.strip(" .:") in said_apart() for part in words.rstrip("…").split("…"))


def test_every_page_is_in_the_contents_and_nothing_else_is_there() -> None:
    files = {path.stem for path in resource("help").glob("*.md")}
    assert files == set(CHAPTERS)


@pytest.mark.parametrize("chapter", BOOK.chapters, ids=lambda c: c.key)
def test_headings(chapter: HelpChapter) -> None:
    levels = [section.level for section in chapter.sections]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert source(chapter).startswith("# ")
    for before, after in pairwise(levels):
        assert after <= before + 1, chapter.key
    assert max(levels) <= 3
    places = [section.place for section in chapter.sections]
    assert len(set(places)) == len(places)
    assert all(section.text for section in chapter.sections[1:])


@pytest.mark.parametrize("chapter", MANAGERS, ids=lambda c: c.key)
def test_anchors_are_written_so_that_they_outlive_a_change_of_words(chapter: HelpChapter) -> None:
    for line in source(chapter).splitlines():
        if line.startswith("## "):
            assert re.search(r"\{#[a-z0-9-]+\}$", line), line


@pytest.mark.parametrize("chapter", BOOK.chapters, ids=lambda c: c.key)
def test_every_link_leads_to_a_place(chapter: HelpChapter) -> None:
    for link in LINK.findall(chapter.markdown):
        if "://" not in link:
            assert (chapter.key + link if link.startswith("#") else link) in PLACES, link


def test_every_page_and_every_term_is_linked_to() -> None:
    links = set()
    for chapter in BOOK.chapters:
        for link in LINK.findall(chapter.markdown):
            links.add(chapter.key + link if link.startswith("#") else link)
    reached = {link.partition("#")[0] for link in links}
    assert reached >= set(CHAPTERS) - {"start", "questions"}
    assert links >= {section.place for section in BOOK.chapter("glossary").sections[1:]}


def test_every_page_about_a_part_of_the_window_has_an_example() -> None:
    explained = {place.partition("#")[0] for place in (*WINDOWS.values(), *PLACES_OF.values())}
    for key in explained - {"questions", "samples"}:
        assert re.search(r"example|By hand|\{#walk\}", source(BOOK.chapter(key))), key
    assert explained >= {"start", "file", "workers", "items", "guarantee", "compare", "export"}


WITHOUT_EXAMPLE = {"about", "help-window", "question", "reviewer-dialog", "settings-dialog"}
"""Dialogs in which nothing is worked out."""


def test_every_dialog_leads_to_an_example() -> None:
    texts = {section.place: section.text for each in BOOK.chapters for section in each.sections}
    texts |= {chapter.key: chapter.markdown for chapter in BOOK.chapters}
    for name in WINDOWS.keys() - WITHOUT_EXAMPLE:
        assert re.search("[Ee]xample|[Bb]y hand", texts[WINDOWS[name]]), name


@pytest.mark.parametrize("chapter", MANAGERS, ids=lambda c: c.key)
def test_plain_english(chapter: HelpChapter) -> None:
    text = re.sub(
        r"`[^`]*`|alternative annotator test|inter-rater reliability", "", chapter.markdown
    )
    assert "!" not in text
    for word in ("annotator", "spammer", "performer", "rater", "please", "simply"):
        assert not re.search(rf"\b{word}s?\b", text, re.IGNORECASE), word
    assert not re.search(r"\d %", text)
    prose = re.sub(r"^[|#].*$", ".", text, flags=re.MULTILINE)
    assert max(len(sentence.split()) for sentence in re.split(r"(?<=[.?:])\s", prose)) <= 36


@pytest.mark.parametrize("chapter", MANAGERS, ids=lambda c: c.key)
def test_what_is_named_exists(chapter: HelpChapter) -> None:
    text = re.sub(r"\*\*[^*]+\*\*", "", chapter.markdown)
    for words in re.findall(r"\*([^*\n]+)\*", text):
        *path, last = [part.strip() for part in words.split("▸")]
        if not path and not words[0].isupper():
            continue
        assert is_said(last), words
        if path:
            menu = {title.replace("&", ""): entries for title, entries in MENUS.items()}[path[0]]
            names = {entry.words.replace("&", "").rstrip("…") for entry in menu}
            wanted = path[1] if len(path) > 1 else last
            assert wanted.rstrip("…") in names | {"Undo", "Redo"}, words


TABLES_OF_NAMES = {
    "Column",
    "Filter",
    "Order",
    "Flag",
    "Threshold",
    "Quantity",
    "Coefficient",
    "Table",
} | {"Curve"}


@pytest.mark.parametrize("chapter", MANAGERS, ids=lambda c: c.key)
def test_what_tables_explain_exists(chapter: HelpChapter) -> None:
    for place in (section.place for section in chapter.sections):
        found = rows(place)
        if not found or found[0][0] not in TABLES_OF_NAMES:
            continue
        for name, *_ in found[1:]:
            words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", name)
            words = re.sub(r" \([a-zA-Z0-9Γσ²]{1,2}\)$", "", words)
            known = is_said(words) or all(is_said(part) for part in words.split(", "))
            assert name.startswith("`") or known, name


def headers() -> Iterator[tuple[str, object]]:
    """Return the header of every column of every table of the window, with its file."""
    for path in (Path(crowdgui.__file__).parent / "ui").rglob("*.py"):
        code = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(code)) if "TableColumn(" in code else ():
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "TableColumn":
                title = node.args[1]
                if isinstance(title, ast.Call) and isinstance(title.args[0], ast.Constant):
                    yield path.name, title.args[0].value


def test_every_column_of_every_table_is_explained() -> None:
    listed = set(headers())
    assert len(listed) > 40
    text = " ".join(source(chapter) for chapter in MANAGERS)
    for file, title in listed:
        assert title.strip(" ↓") in text, (file, title)


def test_every_number_behind_the_bounds_is_explained(outcome_of: Callable[[str], Outcome]) -> None:
    from crowdgui.core.bounds.guarantee import GuaranteeOptions
    from crowdgui.core.bounds.guarantee_builder import build_guarantee
    from crowdgui.text.guarantees.bounds import quantity_rows

    names = {re.sub(r" \(.*", "", cells[0]) for cells in rows("guarantee#numbers")[1:]}
    shown = quantity_rows(build_guarantee(outcome_of("six-friends"), GuaranteeOptions()))
    assert {quantity.name for quantity in shown} == names


def test_every_measure_is_explained() -> None:
    from crowdgui.core.agreement.coefficients import AgreementMeasure as Agreement
    from crowdgui.core.simulate.experiment import SimulationMeasure
    from crowdgui.text.simulation import measure_heading
    from crowdgui.text.workers.agreement import measure_name

    curves = {name for cells in rows("compare#simulate") for name in cells[0].split(", ")}
    curves |= {cells[0] for cells in rows("compare#simulate")}
    assert {measure_heading(measure) for measure in SimulationMeasure} <= curves
    assert {measure_name(measure) for measure in Agreement} <= {
        c[0] for c in rows("agreement#which")
    }


def test_every_rule_has_its_part_and_its_key() -> None:
    for key in RULES:
        assert section(f"rules#{key}").heading == rule_name(key)
    anchors = [s.place.partition("#")[2] for s in BOOK.chapter("rules").sections]
    assert [anchor for anchor in anchors if anchor in RULES] == list(RULES)
    listed = {cells[0].strip("`"): cells[1] for cells in rows("command-line#rules")[1:]}
    assert listed == {key: f"[{rule_name(key)}](rules#{key})" for key in RULES}
    assert rows("rules#choose")[1][1] == f"[{rule_name(RECOMMENDED)}](#{RECOMMENDED})"
    assert f"There are {len(RULES)} of them" in section("rules").text


def test_every_choice_of_a_rule_that_is_named_is_one_of_that_rule() -> None:
    from crowdgui.core.options import option_fields

    for key, rule in RULES.items():
        heading = f"## {rule_name(key)}\n"
        text = BOOK.chapter("rules").markdown.partition(heading)[2].partition("\n## ")[0]
        options = re.search(r"\*\*Options?\.\*\*(.*)", text)
        known = {option_text(choice).name for choice in option_fields(rule.options)}
        for name in re.findall(r"(?<!\*)\*([A-Z][^*]+)\*(?!\*)", options[1] if options else ""):
            assert name in known | {"Unstable"}, (key, name)


@pytest.mark.usefixtures("qapp")
def test_the_keys_of_the_menus_are_listed_as_the_menus_have_them() -> None:
    (chapter,) = [c for c in BOOK.chapters if MENU_KEYS in c.markdown]
    assert chapter.key == "keys"
    filled = with_menu_keys(BOOK, [("Ctrl+\\", "Go to: a|b *c*"), ("F1", "Help on this")])
    document = HelpPage("help-page", "Page")
    document.show_markdown(filled.chapter("keys").markdown)
    text = document.toPlainText()
    for words in ("Ctrl+\\", "Go to: a|b *c*", "Help on this", "move to the next part, or back"):
        assert words in text
    assert "menus}" not in text
    assert filled.search("Help on this")[0].place
    assert MENU_KEYS not in with_menu_keys(BOOK, ()).chapter("keys").markdown


@pytest.mark.parametrize("command", ["", "report", "study", "simulate", "rules", "doctor"])
def test_every_option_of_the_command_line_that_is_named_exists(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([command, "--help"] if command else ["--help"])
    known = capsys.readouterr().out
    text = section("command-line#report").text if command == "report" else ""
    for line in source(BOOK.chapter("command-line")).splitlines():
        if line.startswith(f"crowdgui {command}".rstrip()) and (command or "--sample" in line):
            text += line
    options = re.findall(r"--[a-z][a-z-]*", text)
    assert command in {"rules", "doctor"} or options
    assert {option for option in options if option not in known} == set()
    for value in re.findall(r"--(?:preset|vary) ([a-z0-9-]+)", text):
        assert value in known


def test_every_exported_table_and_column_is_explained(outcome_of: Callable[[str], Outcome]) -> None:
    from crowdgui.io.exporting.results import Results

    assert [re.sub(r"\[|\]\(.*", "", cells[0]) for cells in rows("export#tables")[1:]] == [
        table.name for table in TABLES
    ]
    text = source(BOOK.chapter("export")) + source(BOOK.chapter("models"))
    assert all(f"`{column}`" in text for column in LABEL_COLUMNS)
    results = Results(outcome_of("street-signs"), None, ())
    columns, _ = workers_table(results, lambda _: None)
    assert all(f"`{column}`" in text for column in columns)


def test_every_column_of_the_other_tables_is_explained() -> None:
    given = [(str(n % 7), str(n // 7), "yes" if n % 3 else "no") for n in range(77)]
    frame = pd.DataFrame(given, columns=["worker", "item", "label"])
    frame["time"] = pd.date_range("2026-01-01", periods=len(frame), freq="min").astype(str)
    frame["team"] = frame["worker"].map(lambda name: "a" if name < "4" else "b")
    labels = crowdgui.read(frame, groups=["team"], gold=pd.Series({"1": "yes", "2": "no"}))
    result = crowdgui.aggregate(labels, exclude=["1"], prices={"label": 1})
    text = source(BOOK.chapter("export"))
    for key in ("agreement", "agreement-items", "agreement-pairs", "excluded", "confusion"):
        assert all(f"`{column}`" in text for column in result.table(key)), key
    parts = ("_low", "_high", "_p", "_p_corrected", "_items", "_reason")
    for key in ("quality-over-time", "groups"):
        for column in result.table(key):
            whole = next(
                (column.removesuffix(end) for end in parts if column.endswith(end)), column
            )
            assert re.sub("^share_.*", "share_CLASS", whole) in text, column


def test_every_column_of_rankings_and_tags_is_explained() -> None:
    text = source(BOOK.chapter("comparisons"))
    ranked = crowdgui.rank(crowdgui.sample("comparisons"))
    assert all(f"`{column}`" in text for column in ranked)
    text = source(BOOK.chapter("tags"))
    tags = crowdgui.read_tags(crowdgui.sample("hotel-tags"), separator="|", empty_is_none=True)
    found = crowdgui.aggregate_tags(tags)
    for table in (found.labels, found.by_tag, found.workers):
        for column in table:
            named = re.sub(f": ({'|'.join(found.names)})$", ": TAG", str(column))
            assert named in found.names or f"`{named}`" in text, column


def test_every_name_from_python_is_explained() -> None:
    text = source(BOOK.chapter("python"))
    calls = [name for name in crowdgui.__all__ if name.islower() or name == "CrowdError"]
    assert [name for name in calls if f"crowdgui.{name}" not in text] == []
    offered = (crowdgui.Labels, crowdgui.Guarantee, crowdgui.TagResult, crowdgui.Comparison)
    for kind in offered:
        fields = {*vars(kind), *getattr(kind, "__annotations__", ())}
        public = [name for name in fields if not name.startswith("_")]
        inner = {"data", "group", "names", "results", "state", "worker_groups", "tags"}
        assert [n for n in public if n not in inner and not re.search(rf"[`.]{n}\b", text)] == []


def test_every_column_about_models_is_explained(outcome_of: Callable[[str], Outcome]) -> None:
    from crowdgui.core.bounds.guarantee import GuaranteeOptions
    from crowdgui.core.bounds.guarantee_builder import build_guarantee
    from crowdgui.io.exporting.results import Results

    outcome = outcome_of("support-tickets")
    results = Results(outcome, build_guarantee(outcome, GuaranteeOptions()), ())
    text = source(BOOK.chapter("models")) + source(BOOK.chapter("export"))
    for table in (workers_table, models_table, model_classes_table):
        columns, _ = table(results, lambda _: None)
        assert [column for column in columns if f"`{column}`" not in text] == []


def test_every_column_of_the_worker_table_is_explained() -> None:
    explained = [name for cells in rows("workers#table")[1:] for name in cells[0].split(", ")]
    assert explained == [column.name for column in WORKER_COLUMNS]


def test_every_threshold_and_order_is_explained() -> None:
    assert [cells[0] for cells in rows("workers#flag-rules")[1:]] == [
        "False flags",
        "Rare among attentive workers",
        "Little information",
        "Single label",
        "Minimum labels",
        "Too fast",
    ]
    shares = (
        DEFAULT_THRESHOLDS.significance,
        DEFAULT_THRESHOLDS.rarity,
        DEFAULT_THRESHOLDS.knowledge,
        DEFAULT_THRESHOLDS.one_answer,
    )
    usual = [f"{100 * share:.0f}%" for share in shares]
    usual += [str(DEFAULT_THRESHOLDS.least_labels), f"{100 * DEFAULT_THRESHOLDS.hurry:.0f}%"]
    assert [cells[1] for cells in rows("workers#flag-rules")[1:]] == usual
    assert len(rows("items#orders")) - 1 >= len(ReviewOrder)


def test_the_glossary_is_in_order() -> None:
    headings = [s.heading for s in BOOK.chapter("glossary").sections[1:]]
    assert headings == sorted(headings, key=str.casefold)


def test_search_puts_titles_first_then_headings_then_text() -> None:
    found = BOOK.search("workers")
    assert found[0].place == "workers"
    assert BOOK.search("change flag thresholds")[0].place == "workers#flag-rules"
    kinds = ["flag" in f.heading.casefold() for f in BOOK.search("flag")]
    assert kinds == sorted(kinds, reverse=True)


def test_search_wants_all_words_in_any_order_and_case() -> None:
    places = {found.place for found in BOOK.search("MARGIN tie")}
    assert places == {found.place for found in BOOK.search("tie margin")}
    assert "items#confidence" in places
    assert places < {found.place for found in BOOK.search("tie")}
    for found in BOOK.search("tie margin"):
        whole = (section(found.place).text + section(found.place).heading).casefold()
        assert "tie" in whole
        assert "margin" in whole


def test_search_of_nothing_finds_nothing() -> None:
    assert BOOK.search("") == BOOK.search("  ") == BOOK.search("qqqq") == []


def test_an_excerpt_shows_what_was_found_in_whole_words() -> None:
    chapter = parse_chapter("p", "# P\n\n" + "before " * 60 + "needle " + "after " * 60)
    book = type(BOOK)((chapter,))
    (found,) = book.search("needle")
    assert "needle" in found.excerpt
    assert set(found.excerpt.split()) == {"…", "before", "needle", "after"}
    assert len(found.excerpt) < 250


def test_parse_keeps_code_and_takes_anchors_off() -> None:
    chapter = parse_chapter(
        "p", "# P\n\n```\n# no heading {#x}\n```\n\n## A b {#own}\n\n| a | b |\n|---|---|\n"
    )
    assert [s.place for s in chapter.sections] == ["p", "p#own"]
    assert "# no heading {#x}" in chapter.markdown
    assert "## A b\n" in chapter.markdown
    assert chapter.sections[1].text == "a · b;"


def test_an_anchor_is_made_of_the_words_where_none_is_written() -> None:
    assert parse_chapter("p", "# P\n\n## 12 Does the model hold?\n").sections[1].place == (
        "p#does-the-model-hold"
    )
    with pytest.raises(KeyError):
        BOOK.section_number("workers#nothing")
    with pytest.raises(KeyError):
        BOOK.chapter("nothing")


@pytest.fixture(scope="module")
def outcome_of() -> Callable[[str], Outcome]:
    from crowdgui.core.groups.kinds import WorkerKinds
    from crowdgui.core.job import Job
    from crowdgui.core.results import run_job
    from crowdgui.io.importing.read_labels import read_labels
    from crowdgui.io.importing.sources import open_source

    @cache
    def made(name: str) -> Outcome:
        found = read_labels(open_source(resource(f"samples/{name}.csv")))
        kinds = WorkerKinds(found.models, found.labels.n_workers) if found.models else None
        return run_job(Job(found.labels, found.gold, kinds=kinds))

    return made


IN_ENGLISH = {"command-line", "python", "methods", "theory"}
"""Pages that are English in every language: for those who type commands, or write papers."""


@pytest.mark.parametrize("spoken", [key for key in LANGUAGES if key != ENGLISH])
def test_every_language_has_the_same_places_and_links(
    spoken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = read_book()
    monkeypatch.setattr(text, "_language", spoken)
    book = read_book()
    for ours, theirs in zip(english.chapters, book.chapters, strict=True):
        assert [s.place for s in theirs.sections] == [s.place for s in ours.sections]
        assert [s.level for s in theirs.sections] == [s.level for s in ours.sections]
        links = [sorted(LINK.findall(chapter.markdown)) for chapter in (ours, theirs)]
        assert links[0] == links[1], ours.key
        assert (ours.markdown == theirs.markdown) == (ours.key in IN_ENGLISH), ours.key
