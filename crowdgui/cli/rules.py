"""The command that lists the rules, and how the others take the options of a rule."""

from __future__ import annotations

import argparse
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from crowdgui.cli.terminal import Parser, option_name, parse_path
from crowdgui.core.errors import InputError
from crowdgui.core.options import OptionKind, option_fields
from crowdgui.core.rules.registry import DEFAULT_RULE, RECOMMENDED_KEY, RULES
from crowdgui.text.wording import option_text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from crowdgui.core.options import Option, Options
    from crowdgui.core.rules.rule import Rule


def rules(words: list[str]) -> int:
    Parser(prog="crowdgui rules", description="List the rules for “report --rule”.").parse_args(
        words
    )
    from crowdgui.text.rules import rule_text

    width = max(map(len, RULES))
    for rule in RULES.values():
        print(f"{rule.key:<{width}}  {rule_text(rule.key).name}. {rule_text(rule.key).sentence}")
        for choice in option_fields(rule.options):
            text = option_text(choice)
            print(f"{'':<{width}}    {option_name(choice.key)}: {text.name}. {text.sentence}")
    return 0


def add_rule(parser: argparse.ArgumentParser, words: str = "") -> None:
    """Add the choice of a rule."""
    known = f"“{RECOMMENDED_KEY}”, or one of: {', '.join(RULES)}"
    parser.add_argument("--rule", metavar="KEY", default=DEFAULT_RULE, help=words + known)


@cache
def all_options() -> Mapping[str, Option]:
    """Return the options of all rules by key; rules share those of the same name."""
    return {c.key: c for rule in RULES.values() for c in option_fields(rule.options)}


def add_options(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group(
        "rule options", "run “crowdgui rules” to see which rule has which options"
    )
    for choice in all_options().values():
        add_option(group, choice)


def add_option(group: argparse._ActionsContainer, choice: Option) -> None:
    """Add the option of a choice; it leaves no trace where it is not given."""
    more: dict[str, Any] = {"dest": choice.key, "default": argparse.SUPPRESS}
    match choice.kind:
        case OptionKind.WHOLE:
            more |= {"type": int, "metavar": "N"}
        case OptionKind.REAL:
            more |= {"type": float, "metavar": "N"}
        case OptionKind.FLAG:
            more |= {"action": argparse.BooleanOptionalAction}
        case OptionKind.ONE_OF:
            more |= {"choices": list(choice.allowed)}
        case _:
            more |= {"type": parse_path, "metavar": "FILE"}
    words = option_text(choice)
    # The help is a format string of its own to argparse.
    said = f"{words.name}. {words.sentence}".replace("%", "%%")
    group.add_argument(option_name(choice.key), help=said, **more)


def refuse_options(given: argparse.Namespace) -> None:
    """Refuse rule options where the rule isn't known yet."""
    for key in all_options():
        if hasattr(given, key):
            raise InputError(
                f"--rule {RECOMMENDED_KEY} takes no rule options. Name a rule to use "
                f"{option_name(key)}."
            )


def read_options(rule: Rule, given: argparse.Namespace) -> Options:
    """Make the rule's record from the options given; a choice it does not have is refused."""
    from crowdgui.io.importing.lists.user_inputs import read_user_inputs

    own = {choice.key: choice for choice in option_fields(rule.options)}
    values: dict[str, Any] = {}
    for key in all_options():
        if not hasattr(given, key):
            continue
        if key not in own:
            raise InputError(f"The rule “{rule.key}” has no option {option_name(key)}.")
        value = getattr(given, key)
        values[key] = read_user_inputs(value, own[key].kind) if isinstance(value, Path) else value
    return rule.options(**values)
