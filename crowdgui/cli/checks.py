"""What the numbers of options may be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.cli.rule_choices import option_of
from crowdgui.core.errors import InputError
from crowdgui.text.translation import format_number, tr

if TYPE_CHECKING:
    import argparse


def check_least(choices: argparse.Namespace, **least: int) -> None:
    """Refuse a number below the least its option takes."""
    for key, low in least.items():
        value = getattr(choices, key)
        if value is not None and value < low:
            raise InputError(
                tr(
                    "{option} must be {least} or more.",
                    option=option_of(key),
                    least=format_number(low),
                )
            )


def check_shares(choices: argparse.Namespace, **examples: float) -> None:
    """Refuse what is no share, such as a percentage."""
    for key, example in examples.items():
        if not 0.0 < getattr(choices, key) < 1.0:
            raise InputError(
                tr(
                    "{option} is a share between 0 and 1, such as {example}.",
                    option=option_of(key),
                    example=format_number(example, 2),
                )
            )
