"""Choosing the rule by checked items, and what the choice takes from the confidence level.

The rule with the fewest wrong labels among the checked items is the better one only in part: the
fewest of several counts is low by luck too. A statement about the chosen rule holds all the same if
every rule that could have been chosen has a share of the risk α, and the shares add up to α at
most: then the chance that any of their statements fails is at most α, whichever is made.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


HEAD_START = 1
"""Wrong labels that another rule must be ahead by: so many are lost to luck."""


def choose_rule(wrong: Mapping[str, int]) -> str:
    """Return the rule with the fewest wrong labels; the first one has a head start.

    Parameters
    ----------
    wrong : mapping of str to int
        Wrong labels among the same items, by the rule's key, the recommended rule first; of
        equals the earlier is chosen.
    """
    first = next(iter(wrong))
    return min(wrong, key=lambda key: wrong[key] - (HEAD_START if key == first else 0))


def alpha_share(rule: str, candidates: Sequence[str]) -> float:
    """Return the share of the risk α that statements about a rule may use.

    Half of it is the recommended rule's, which is chosen most often, the rest is divided equally
    among the K − 1 others. All of it where there is nothing to choose from.

    Parameters
    ----------
    rule : str
        The rule that is in use.
    candidates : sequence of str
        The K rules that the checked items may choose from, the recommended one first; empty where
        they choose nothing. A rule that is none of them has the share of one more.
    """
    if not candidates:
        return 1.0
    if rule == candidates[0]:
        return 0.5
    others = len(candidates) - (1 if rule in candidates else 0)
    return 0.5 / max(1, others)
