# SPDX-License-Identifier: GPL-2.0-only
"""What both tables and pages of the experiment say of figures."""

from tare import result


def interval_over(processes):
    """What an interval of so many processes is taken over; of a single one its rounds or groups."""
    return result.PROCESSES if processes > 1 else result.ROUNDS


def lead(made, plot):
    """Lets a report show first the measurements that are bars of a PLOT."""
    result.lead(made, plot=plot, measurements=[
        entry["name"] for entry in made["measurements"]
        if entry.get("bar", {}).get("plot") == plot])
