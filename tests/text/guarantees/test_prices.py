"""Amounts in words: the decimals of an amount and its ends, and what it costs to look at items."""

from __future__ import annotations

from crowdgui.core.prices import Prices, Range
from crowdgui.text.guarantees.prices import describe_looking, format_money_range


def test_the_ends_of_an_amount_have_its_decimals() -> None:
    assert format_money_range(Range(0.075, 0.0577, 0.12), "€") == "€0.0750 (0.0577 to 0.1200)"
    assert format_money_range(Range(1310.0, 978.4, 1600.0), "EUR") == "1,310 EUR (978 to 1,600)"
    assert format_money_range(Range(0.5, 0.07, float("inf")), "") == "0.50 (0.07 to ∞)"
    assert format_money_range(Range(0.075, 0.05, 7851.59), "") == "0.0750 (0.0500 to 7,852)"
    nobody_right = Range(float("inf"), 0.0958, float("inf"))
    assert format_money_range(nobody_right, "€") == "∞ (0.0958 to ∞)"
    said = describe_looking(95, 1000, Prices(audit=1.0, review=1.0), (1.0, 2000.0))
    assert said == "cost: about 1,095, between 96 and 2,095"


def test_which_price_is_missing_for_a_cost_is_said() -> None:
    assert describe_looking(95, 422, Prices()) == ""
    said = describe_looking(95, 422, Prices(audit=0.5))
    assert said == "cost not known: no price per item reviewed"
    said = describe_looking(95, 422, Prices(review=0.5))
    assert said == "cost not known: no price per item audited"
    assert describe_looking(95, 0, Prices(audit=0.5)) == "cost: about 47.50"
