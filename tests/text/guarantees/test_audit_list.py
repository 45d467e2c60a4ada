"""What came back in a list of items to review, beside what is here."""

import numpy as np

from crowdgui.core.audit.sample import NO_CLASS, AuditSample
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.review.decisions import Decision, final_labels
from crowdgui.text.guarantees.audit_list import describe_review_list


def test_a_review_list_says_which_labels_set_by_hand_or_in_an_audit_it_replaces() -> None:
    rule = np.array([0, 1, 1, 0, 0, 1, 0])
    audit = AuditSample((2, 3, 4), 7, (0, 0, NO_CLASS))
    decided = {
        0: Decision(1, "ann", ""),
        1: Decision(1, "ann", ""),
        5: Decision(UNLABELLED, "", ""),
    }
    final = final_labels(rule, decided, audit)
    found = {0: 0, 1: 1, 2: 1, 3: 0, 4: 1, 5: 0}
    assert describe_review_list(found, rule, np.array([5, 6]), final) == [
        "The list has labels for 6 items: 4 the same as the rule’s, 2 different.",
        "1 item to review has no label in it.",
        "3 items have another label here, which the label of the list replaces.",
    ]
