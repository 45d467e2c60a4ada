"""What an option is called, what it does and what its values are called."""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING

from crowdgui.text.display_text import HasDescription
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Mapping

    from crowdgui.core.options import Option


@dataclass(frozen=True)
class OptionText(HasDescription):
    """An option's name, a sentence on what it does, and the names of its values, if listed."""

    _name: str
    _sentence: str
    _values: Mapping[str, str] = field(default_factory=dict)

    @property
    def values(self) -> dict[str, str]:
        """The name of each value, in their order."""
        return {value: tr(name) for value, name in self._values.items()}


_TEXTS: dict[str, OptionText] = {}


def add_option_texts(texts: Mapping[str, OptionText]) -> None:
    """Make texts known, each by the record that declares the option and its key: “Record.key”."""
    _TEXTS.update(texts)


def option_texts() -> Mapping[str, OptionText]:
    """Return all texts known so far."""
    return _TEXTS


def option_text(option: Option) -> OptionText:
    """Return the texts of an option."""
    return _find(option.place)


def describe_option_name(place: str) -> str:
    """Return the name of the option declared at “Record.key”."""
    return _find(place).name


def _find(place: str) -> OptionText:
    # What only reports an error has not loaded these texts, which load the rules and more.
    for module in ("rules", "flags", "simulation"):
        if place not in _TEXTS:
            import_module(f"crowdgui.text.{module}")
    return _TEXTS[place]
