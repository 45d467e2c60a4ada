"""The report as HTML: nothing in it acts, nothing is fetched, and all of it is there."""

from __future__ import annotations

import re
from collections import Counter
from html.parser import HTMLParser
from typing import NoReturn
from xml.etree import ElementTree

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crowdgui.core.labels import Labels, text_array
from crowdgui.io.report.html import as_html, css_text, report_content, report_html
from crowdgui.io.report.parts import Pictures
from tests.io.report.samples import HOSTILE, crowd, full_results, results_of, texts_of

EMPTY = {"meta", "col", "link", "img", "br", "hr", "input"}


class Page(HTMLParser):
    """A parsed page: its tags with their attributes, its text, and whether tags are balanced."""

    def __init__(self, html: str) -> None:
        super().__init__(convert_charrefs=True)
        self.tags: Counter[str] = Counter()
        self.attributes: dict[tuple[str, str], list[str]] = {}
        self.texts: list[str] = []
        self._open: list[str] = []
        self.feed(html)
        self.close()
        assert not self._open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        for name, value in attrs:
            self.attributes.setdefault((tag, name), []).append(value or "")
        if tag not in EMPTY:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in EMPTY:
            self._open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self._open and self._open[-1] != "style":
            self.texts.append(data)

    def handle_comment(self, data: str) -> NoReturn:
        raise AssertionError(f"a comment: {data!r}")

    def handle_pi(self, data: str) -> NoReturn:
        raise AssertionError(f"an instruction: {data!r}")


@pytest.fixture(scope="module")
def plain() -> str:
    return as_html(report_content(full_results()))


@pytest.fixture(scope="module")
def hostile() -> str:
    return as_html(report_content(full_results(HOSTILE, report_key=None)))


def test_hostile_names_bring_no_tag_and_no_attribute_that_is_not_the_templates(
    plain: str, hostile: str
) -> None:
    ordinary, odd = Page(plain), Page(hostile)
    assert set(odd.tags) <= set(ordinary.tags)
    assert set(odd.attributes) <= set(ordinary.attributes)
    for tag in ("script", "img", "iframe", "link", "object", "base", "form"):
        assert not odd.tags[tag]
    assert not [name for _, name in odd.attributes if name.startswith("on")]


def test_links_go_nowhere_but_into_the_file(hostile: str) -> None:
    page = Page(hostile)
    for (_, name), values in page.attributes.items():
        if name in ("href", "src", "xlink:href", "action", "style"):
            for value in values:
                assert value.startswith("#") or name == "style"
                assert "url" not in value
    style = hostile[hostile.index("<style>") : hostile.index("</style>")]
    assert "url(" not in style
    assert "@import" not in style
    assert hostile.count("<style") == hostile.count("</style") == 1


def test_a_policy_forbids_what_is_not_there(plain: str) -> None:
    policy = Page(plain).attributes["meta", "content"][0]
    assert policy == "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
    assert plain.index("Content-Security-Policy") < plain.index("<style>")


def test_every_word_of_the_content_is_on_the_page(plain: str) -> None:
    content = report_content(full_results())
    page = Page(plain)
    shown = Counter(page.texts)
    labels = page.attributes["div", "aria-label"]
    for text in texts_of(content):
        assert text in shown or text in labels, text
    pictures = [
        picture
        for section in content.sections
        for part in section.parts
        if isinstance(part, Pictures)
        for picture in part.row
    ]
    assert page.tags["svg"] == page.tags["figure"] == len(pictures)


def test_hostile_names_are_read_as_they_were_written(hostile: str) -> None:
    shown = " ".join(Page(hostile).texts)
    for text in ("<script>alert(1)</script>", "{{ 7 * 7 }}{% raw %}", "&lt;b&gt;&amp;&#60;"):
        assert text in shown
    assert "x" * 500 not in hostile
    assert not re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe]", hostile)


def test_drawings_are_well_formed(hostile: str) -> None:
    drawings = re.findall(r"<svg.*?</svg>", hostile, re.DOTALL)
    assert len(drawings) >= 6
    for drawing in drawings:
        root = ElementTree.fromstring(drawing)
        tags = {element.tag.rpartition("}")[2] for element in root.iter()}
        assert tags <= {"svg", "rect", "line", "polyline", "polygon", "circle", "text"}


def test_places_in_the_file_are_named_once(plain: str) -> None:
    page = Page(plain)
    ids = [v for (_, name), values in page.attributes.items() if name == "id" for v in values]
    assert len(ids) == len(set(ids))
    assert {link.removeprefix("#") for link in page.attributes["a", "href"]} <= set(ids)


def test_the_page_is_one_whole_document(plain: str) -> None:
    assert plain.lstrip().startswith("<!DOCTYPE html>")
    page = Page(plain)
    assert page.attributes["html", "lang"] == ["en"]
    assert page.attributes["meta", "charset"] == ["utf-8"]
    assert page.tags["h1"] == page.tags["title"] == 1
    assert page.attributes["th", "scope"]
    assert "zq-worker" not in plain


names = st.text(st.characters(codec="utf-8"), max_size=20)


@settings(max_examples=8, deadline=None)
@given(st.lists(names, min_size=3, max_size=3, unique=True), names)
def test_any_names_give_a_page_of_the_same_tags(classes: list[str], name: str) -> None:
    labels, _ = crowd(n_items=4, n_workers=3, each=3)
    codes = np.arange(labels.n_labels) % 3
    odd = Labels.from_codes(
        labels.item,
        labels.worker,
        codes,
        text_array(f"{i}{name}" for i in range(4)),
        text_array(f"{i}{name}" for i in range(3)),
        text_array(classes),
    )
    html = report_html(results_of(odd, report_key=None, name=name, certified=False))
    page = Page(html)
    assert not page.tags["script"] + page.tags["img"]
    assert not [attribute for _, attribute in page.attributes if attribute.startswith("on")]
    for drawing in re.findall(r"<svg.*?</svg>", html, re.DOTALL):
        ElementTree.fromstring(drawing)


@given(st.text(max_size=40))
def test_text_in_css_never_leaves_its_string(text: str) -> None:
    made = css_text(text)
    inside = made[1:-1]
    assert made[0] == made[-1] == '"'
    assert re.fullmatch(r"(?:[A-Za-z0-9]|\\[0-9a-f]{1,6} )*", inside)
    read = re.sub(r"\\([0-9a-f]{1,6}) ", lambda found: chr(int(found[1], 16)), inside)
    assert read == text


def test_a_report_of_very_many_workers_stays_small() -> None:
    rng = np.random.default_rng(0)
    n_items, n_workers = 5_000, 10_000
    worker = rng.integers(0, n_workers, 4 * n_items)
    labels = Labels.from_codes(
        np.repeat(np.arange(n_items), 4),
        worker,
        rng.integers(0, 2, 4 * n_items),
        text_array(f"i{i}" for i in range(n_items)),
        text_array(f"w{i}" for i in range(n_workers)),
        text_array(["no", "yes"]),
    )
    results = results_of(labels, certified=False)
    assert len(report_html(results).encode()) < 600_000
