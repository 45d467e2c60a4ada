"""The command that lists the rules."""

from __future__ import annotations

from crowdgui.cli.options import option_name
from crowdgui.cli.terminal import Parser


def rules(words: list[str]) -> int:
    Parser(prog="crowdgui rules", description="List the rules for “report --rule”.").parse_args(
        words
    )
    from crowdgui.core.options import option_fields
    from crowdgui.core.rules.registry import RULES
    from crowdgui.text.options import option_text
    from crowdgui.text.rules import rule_text

    width = max(map(len, RULES))
    for rule in RULES.values():
        print(f"{rule.key:<{width}}  {rule_text(rule.key).name}. {rule_text(rule.key).sentence}")
        for choice in option_fields(rule.choices):
            text = option_text(choice)
            print(f"{'':<{width}}    {option_name(choice.key)}: {text.name}. {text.sentence}")
    return 0
