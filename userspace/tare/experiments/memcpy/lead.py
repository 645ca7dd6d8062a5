# SPDX-License-Identifier: GPL-2.0-only
"""What a report of a verdict shows first."""

from tare import result


def shares(base):
    """The plot of shares."""
    return f"Share of {base.name}"


def savings(base):
    """The plot of what routines would save."""
    return f"Savings of {base.name}"


def of(document, found, threshold):
    """`lead` of a result: savings where they are known, else the share that bounds them.

    found: {routine: what it would save}.
    """
    named = [f"memcpy.saving.{name}" for name in found]
    named += ["memcpy.share.copies", "memcpy.share", "memcpy.cost"]
    measured = [entry for name in named if (entry := result.find(document, name))]
    drawn = [entry["bar"]["plot"] for entry in measured if "bar" in entry]
    lead = {"measurements": [entry["name"] for entry in measured],
            "tables": [table["name"] for table in document["tables"]
                       if table["name"] in ("absolute", "cost")]}
    # one routine alone makes no plot: then the shares
    if drawn:
        lead |= {"plot": drawn[0] if len(found) != 1 else drawn[-1],
                 "mark": {"value": threshold, "label": f"threshold, {threshold:g} %"}}
    return lead
