"""The help as data: pages, headings, and search."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING

from crowdgui.io.resources import resource
from crowdgui.text.translation import language

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


CHAPTERS = (
    "start",
    "samples",
    "file",
    "rules",
    "workers",
    "models",
    "tags",
    "comparisons",
    "items",
    "guarantee",
    "agreement",
    "compare",
    "export",
    "projects",
    "command-line",
    "python",
    "questions",
    "compares",
    "keys",
    "glossary",
    "methods",
    "theory",
)
"""Pages in the order of the contents, each a file of the same name."""


_HEADING = re.compile(r"^(#{1,6}) +(.*?)(?: +\{#([a-z0-9-]+)\})?$")


_FENCE = "```"


_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")


_ROW = re.compile(r"\|(.*)\|$")


_RULED = re.compile(r"\|[-:| ]+\|$")


_MARKS = re.compile(r"[*`]|^> |^- ", re.MULTILINE)


_AROUND = 90
"""Letters of an excerpt before and after what was found."""


@dataclass(frozen=True)
class HelpSection:
    """A heading with the text up to the next. Links name it by `place`, a title by its page."""

    place: str
    level: int
    heading: str
    text: str


@dataclass(frozen=True)
class HelpChapter:
    """A page: its first section carries the title. `markdown` has no anchors any more."""

    key: str
    markdown: str
    sections: tuple[HelpSection, ...]

    @property
    def title(self) -> str:
        return self.sections[0].heading


@dataclass(frozen=True)
class SearchHit:
    """A section that has the words searched for, and some of the text around them."""

    place: str
    title: str
    heading: str
    excerpt: str


@dataclass(frozen=True)
class HelpBook:
    """All pages of the help."""

    chapters: tuple[HelpChapter, ...]

    def chapter(self, place: str) -> HelpChapter:
        """Return the page of a place such as "workers#flags"; KeyError if there is none."""
        key = place.partition("#")[0]
        for chapter in self.chapters:
            if chapter.key == key:
                return chapter
        raise KeyError(place)

    def section_number(self, place: str) -> int:
        """Return which section of its page a place is; KeyError if there is none."""
        for number, section in enumerate(self.chapter(place).sections):
            if place == section.place:
                return number
        raise KeyError(place)

    def search(self, words: str) -> list[SearchHit]:
        """Return the sections that have all words, those with them in the heading first."""
        wanted = words.casefold().split()
        if not wanted:
            return []
        hits: list[tuple[int, SearchHit]] = []
        for chapter in self.chapters:
            for section in chapter.sections:
                if (rank := _rank(section, wanted)) is not None:
                    excerpt = _excerpt(section.text, wanted)
                    found = SearchHit(section.place, chapter.title, section.heading, excerpt)
                    hits.append((rank, found))
        return [found for _, found in sorted(hits, key=lambda hit: hit[0])]


def read_book() -> HelpBook:
    """Read all pages; they are part of the program, so nothing but a broken one fails here."""
    return _book_in(language().replace("-", "_"))


@cache
def _book_in(spoken: str) -> HelpBook:
    """Read the pages in a language, and in English those that it lacks."""
    pages = resource("help")
    folders = (pages / spoken, pages)
    chapters = []
    for key in CHAPTERS:
        file = next(path for folder in folders if (path := folder / f"{key}.md").exists())
        chapters.append(parse_chapter(key, file.read_text(encoding="utf-8")))
    return HelpBook(tuple(chapters))


MENU_KEYS = "{keys of the menus}"
"""The line of the page on keys that the keys of the window's own menus replace."""


def with_menu_keys(book: HelpBook, rows: Sequence[tuple[str, str]]) -> HelpBook:
    """Return the book with a row for each key of the menus and what it does, where it has room."""
    lines = "".join(f"| {_cell(keys)} | {_cell(words)} |\n" for keys, words in rows)
    said = " ".join(f"{keys} · {words};" for keys, words in rows)

    def filled(chapter: HelpChapter) -> HelpChapter:
        sections = (replace(s, text=s.text.replace(MENU_KEYS, said)) for s in chapter.sections)
        return replace(
            chapter,
            markdown=chapter.markdown.replace(MENU_KEYS + "\n", lines),
            sections=tuple(sections),
        )

    return HelpBook(tuple(filled(c) if MENU_KEYS in c.markdown else c for c in book.chapters))


def _cell(text: str) -> str:
    """Write text so that it is no part of the table around it, and no markup."""
    return re.sub(r"([\\|*_`\[\]<&])", r"\\\1", text)


def parse_chapter(key: str, text: str) -> HelpChapter:
    """Take a page apart; a heading's anchor is the one written behind it, or made of its words."""
    lines: list[str] = []
    sections: list[HelpSection] = []
    start: tuple[str, int, str] | None = None
    body: list[str] = []
    for line, level, heading, anchor in _lines(text):
        if not level:
            lines.append(line)
            body.append(line)
            continue
        if start is not None:
            sections.append(HelpSection(*start, _plain(body)))
        lines.append(f"{'#' * level} {heading}")
        place = key if level == 1 else f"{key}#{anchor or _slug(heading)}"
        start, body = (place, level, heading), []
    if start is not None:
        sections.append(HelpSection(*start, _plain(body)))
    return HelpChapter(key, "\n".join(lines) + "\n", tuple(sections))


def _lines(text: str) -> Iterator[tuple[str, int, str, str]]:
    """Return each line and, where it is a heading, its level, words and anchor."""
    in_code = False
    for line in text.splitlines():
        in_code ^= line.startswith(_FENCE)
        found = None if in_code else _HEADING.match(line)
        if found is None:
            yield line, 0, "", ""
        else:
            yield line, len(found[1]), found[2], found[3] or ""


def _slug(words: str) -> str:
    """Make an anchor of words, without the number in front."""
    plain = re.sub(r"[^a-z0-9 -]", "", words.lower())
    return "-".join(re.sub(r"^[0-9]+ ", "", plain).split())


def _plain(lines: list[str]) -> str:
    """Return what is read of a text, in one line."""
    read = (_cells(line) for line in lines if not _RULED.match(line) and line != _FENCE)
    return " ".join(_MARKS.sub("", _LINK.sub(r"\1", "\n".join(read))).split())


def _cells(line: str) -> str:
    """Return a row of a table as its cells, each separated from the next."""
    found = _ROW.match(line)
    if found is None:
        return line
    return " · ".join(cell.strip() for cell in found[1].split("|") if cell.strip()) + ";"


def _rank(section: HelpSection, wanted: list[str]) -> int | None:
    heading, text = section.heading.casefold(), section.text.casefold()
    if not all(word in heading or word in text for word in wanted):
        return None
    if all(word in heading for word in wanted):
        return 0 if section.level == 1 else 1
    return 2 if " ".join(wanted) in text else 3


def _excerpt(text: str, wanted: list[str]) -> str:
    """Return the text around the first of the words, cut between words."""
    places = [place for word in wanted if (place := text.casefold().find(word)) >= 0]
    middle = min(places, default=0)
    start, end = max(0, middle - _AROUND), middle + _AROUND
    if start:
        start = text.find(" ", start) + 1
    if end < len(text):
        end = max(text.rfind(" ", middle, end), middle + 1)
    return ("… " if start else "") + text[start:end] + (" …" if end < len(text) else "")
