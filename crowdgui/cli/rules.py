"""The command that lists the rules."""

from __future__ import annotations

from crowdgui.cli.options import option_name
from crowdgui.cli.terminal import Parser
from crowdgui.text.translation import tr


def rules(words: list[str]) -> int:
    Parser(prog="crowdgui rules", description=tr("List the rules for “report --rule”.")).parse_args(
        words
    )
    from crowdgui.core.options import option_fields
    from crowdgui.core.rules.registry import RULES

    width = max(map(len, RULES))
    for rule in RULES.values():
        print(f"{rule.key:<{width}}  {rule.name}. {rule.sentence}")
        for choice in option_fields(rule.choices):
            print(
                f"{'':<{width}}    {option_name(choice.key)}: {tr(choice.name)}. "
                f"{tr(choice.sentence)}"
            )
    return 0
