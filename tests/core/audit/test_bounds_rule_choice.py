"""The rule with the fewest mistakes among checked items, and what is left of the risk."""

from __future__ import annotations

import numpy as np
import pytest

from crowdgui.core.audit.bounds import AuditCounts, alpha_share, choose_rule, hypergeometric_upper

RULES = ("a", "b", "c", "d")


def test_the_first_rule_has_a_head_start_of_one() -> None:
    assert choose_rule({"a": 5, "b": 5, "c": 4}) == "a"
    assert choose_rule({"a": 5, "b": 3, "c": 4}) == "b"
    assert choose_rule({"a": 5, "b": 3, "c": 3}) == "b"
    assert choose_rule({"a": 0}) == "a"


@pytest.mark.parametrize("k", [1, 2, 5, 8])
def test_the_shares_of_all_rules_are_the_whole_risk_at_most(k: int) -> None:
    keys = tuple(map(str, range(k)))
    shares = [alpha_share(key, keys) for key in keys]
    assert sum(shares) <= 1.0 + 1e-12
    assert shares[0] == 0.5
    assert len(set(shares[1:])) <= 1


def test_without_a_choice_all_of_the_risk_is_the_rules() -> None:
    assert alpha_share("a", ()) == 1.0
    assert [alpha_share(key, RULES) for key in RULES] == [0.5, *(0.5 / 3,) * 3]
    # A rule that was none of those to choose from comes on top of them.
    assert alpha_share("x", RULES) == 0.5 / 4


def test_the_limit_of_the_chosen_rule_holds_as_often_as_stated() -> None:
    """Many rules equally good, chosen by few items: what each alone may claim is too low."""
    rng = np.random.default_rng(3)
    items, n, share, alpha, draws = 400, 40, 0.2, 0.1, 500
    keys = tuple(map(str, range(8)))
    missed = np.zeros(2)
    for _ in range(draws):
        wrong = np.zeros((len(keys), items), dtype=bool)
        for row in wrong:
            row[rng.choice(items, int(share * items), replace=False)] = True
        sample = rng.choice(items, n, replace=False)
        found = {key: int(row[sample].sum()) for key, row in zip(keys, wrong, strict=True)}
        key = choose_rule(found)
        counts = AuditCounts(items, n, found[key])
        for place, risk in enumerate((alpha * alpha_share(key, keys), alpha)):
            missed[place] += hypergeometric_upper(counts, risk) < share * items
    corrected, alone = missed / draws
    assert corrected <= alpha
    assert alone > 2 * alpha
