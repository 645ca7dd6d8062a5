# SPDX-License-Identifier: GPL-2.0-only
"""What the experiment of 2005 published for the same replays."""

from tare import published

REACTOS = "ReactOS memcpy experiment, 2005"
# Routines of 2005 and their names in memcpy_replay.csv.
_ROUTINE = {"rep_movsl": "rep movsl", "mmx_prefetch": "mmx with sse prefetch"}
_SUBSETS = ("all", "larger_than_128")
_BASELINE = "rep_movsl"


def captured(measure):
    """A figure of the capture, by its name in memcpy_profile.csv."""
    row = next(row for row in published.rows("memcpy_profile.csv") if row["measure"] == measure)
    return published.figure(row["value"], row["unit"], REACTOS)


def _row(subset, name):
    for row in published.rows("memcpy_replay.csv"):
        if subset in _SUBSETS and (row["subset"], row["implementation"]) == (subset,
                                                                            _ROUTINE.get(name)):
            return row
    return None


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
    if baseline != _BASELINE or row is None or not row["speed_increase_percent"]:
        return None
    return published.figure(row["speed_increase_percent"], "percent", REACTOS)
