# SPDX-License-Identifier: GPL-2.0-only
"""What the experiment of 2005 published for the same replays."""

from tare import published

REACTOS = "ReactOS memcpy experiment, 2005"
# our names of the routines in memcpy_replay.csv
SLOW, FAST = "rep_movsl", "mmx_prefetch"
OURS = {"rep movsl": SLOW, "mmx with sse prefetch": FAST}


def captured(measure):
    """A figure of the capture, by its name in memcpy_profile.csv."""
    row = next(row for row in published.rows("memcpy_profile.csv") if row["measure"] == measure)
    return published.figure(row["value"], row["unit"], REACTOS)


def _row(subset, name):
    return next((row for row in published.rows("memcpy_replay.csv")
                 if (row["subset"], OURS[row["implementation"]]) == (subset, name)), None)


def replay(subset, name, unit):
    """The figure for one replay of SUBSET (its name) with a routine, or None.

    Published are seconds for 10,000 replays.
    """
    row = _row(subset, name)
    if unit != "ns" or row is None:
        return None
    replays = captured("replays of the profile")["value"]
    return published.figure(float(row["seconds_for_10000_replays"]) / replays * 1e9, "ns", REACTOS)


def saving(subset, name, baseline):
    """Percent that a routine saved of BASELINE, or None."""
    row = _row(subset, name)
    if baseline != SLOW or row is None or not row["speed_increase_percent"]:
        return None
    return published.figure(row["speed_increase_percent"], "percent", REACTOS)
