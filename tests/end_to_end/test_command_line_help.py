"""What is written on the command line names every option there is, and none that is not."""

from __future__ import annotations

import re

import pytest

from crowdgui.cli.draw import draw_parser
from crowdgui.cli.main import window_parser
from crowdgui.cli.report import report_parser
from crowdgui.cli.simulate import simulate_parser
from crowdgui.cli.study import study_parser
from crowdgui.core.rules.registry import RULES
from crowdgui.io.resources import resource

OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]*")
GENERAL = {"--help", "--version"}
PARSERS = {
    "window": window_parser,
    "report": report_parser,
    "draw": draw_parser,
    "study": study_parser,
    "simulate": simulate_parser,
}
# Only who checks a build asks for a picture of the window.
UNSAID = {"--picture"}
NEGATIVE = {"--no-hold-gold", "--no-pool-family", "--no-use-probabilities"}
"""What a project or a recipe had chosen, taken back."""


def options(command: str) -> set[str]:
    """Return the long options of a command."""
    actions = PARSERS[command]()._actions
    names = {name for action in actions for name in action.option_strings}
    return {name for name in names if name.startswith("--")} - GENERAL - UNSAID


def sections(text: str) -> dict[str, str]:
    """Return the sections of the help page by their anchors."""
    return dict(re.findall(r"^## .*?\{#(\w+)\}\n(.*?)(?=^## |\Z)", text, re.DOTALL | re.MULTILINE))


@pytest.fixture(scope="module")
def page() -> dict[str, str]:
    return sections(resource("help/command-line.md").read_text("utf-8"))


@pytest.mark.parametrize("command", list(PARSERS))
def test_the_help_page_names_every_option(command: str, page: dict[str, str]) -> None:
    # A study reads files as the report does, and rules are chosen in the same way.
    also = {"report": ["choices"], "study": ["report"], "draw": ["report"]}
    named = {
        name for part in (command, *also.get(command, ())) for name in OPTION.findall(page[part])
    }
    assert options(command) <= named


def test_the_help_page_names_no_option_that_is_not_there(page: dict[str, str]) -> None:
    known = GENERAL.union(*(options(command) for command in PARSERS))
    assert {name for text in page.values() for name in OPTION.findall(text)} <= known
    assert "MORE" in page["report"]


def test_the_choices_of_each_rule_stand_beside_it(page: dict[str, str]) -> None:
    from crowdgui.cli.rules import option_name
    from crowdgui.core.options import option_fields

    named = {key: set() for key in RULES}
    for options_, rules in re.findall(r"^\| (`--.*?) \| (.*?) \|", page["choices"], re.MULTILINE):
        keys = set(re.findall(r"(?<!all )`([\w-]+)`", rules))
        if "all `em`" in rules:
            keys |= {key for key in RULES if key.startswith("em")}
        for key in keys:
            named[key] |= set(OPTION.findall(options_)) - NEGATIVE
    for key, rule in RULES.items():
        assert named[key] == {option_name(choice.key) for choice in option_fields(rule.options)}, (
            key
        )


def test_the_synopsis_names_the_options_of_report_and_study(page: dict[str, str]) -> None:
    synopsis = page["synopsis"]
    synopsis = synopsis[: synopsis.index("```", synopsis.index("```") + 3)]
    from crowdgui.cli.rules import all_options, option_name

    left_to_help = {option_name(key) for key in all_options()} | NEGATIVE
    wanted = (options("report") | options("study")) - left_to_help - {"--engine", "--cluster"}
    assert wanted <= set(OPTION.findall(synopsis))
    known = GENERAL.union(*(options(command) for command in PARSERS))
    assert set(OPTION.findall(synopsis)) <= known


def test_help_says_what_counts_without_an_option() -> None:
    said = " ".join(report_parser().format_help().split())
    for usual in ("0.05", "0.95", "crowdgui-report", "iwmv", "labels,workers"):
        assert f"(default: {usual})" in said
    assert "None" not in said
    assert "==SUPPRESS==" not in said
    assert "(default: iwmv,em,mv)" in " ".join(study_parser().format_help().split())


def test_help_names_projects_and_the_keys_of_rules() -> None:
    for command in ("window", "report", "study"):
        assert "project" in PARSERS[command]().format_help()
    said = " ".join(study_parser().format_help().split())
    assert all(key in said for key in RULES)


@pytest.mark.parametrize("command", list(PARSERS))
def test_a_default_is_stated_once(command: str) -> None:
    text = " ".join(PARSERS[command]().format_help().split())
    assert not re.search(r"(\(default: [^)]*\)) \(default", text)
