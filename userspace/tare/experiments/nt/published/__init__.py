# SPDX-License-Identifier: GPL-2.0-only
"""What was published in 2010: the same services by a server (Wine) and in the kernel (Longene).

All readings are whole milliseconds, without an interval. What is odd about them is computed here,
so that it can be said beside them.
"""

from tare import published

SOURCE = "TestApi and TestAll, Longene 0.3 and Wine 1.0, 2010"
KERNEL, SERVER = "Longene 0.3", "Wine 1.0"
OPERATIONS = {"write_file": "write a file", "read_file": "read it",
              "write_registry": "write a value", "read_registry": "read it from the registry",
              "messages": "messages"}
PARTS = {"file": "files", "registry": "registry", "messages": "messages", "all": "the whole"}
# files and keys, and messages, of a group
GROUPS, COUNT, MESSAGES = 10, 100, 10_000
# a reading of n ms may be any time within so much of it
ROUNDING_MS = 0.5


def groups(system, operation):
    """ms of each group of TestApi, in order."""
    return [float(row[f"{operation}_ms"]) for row in published.rows("nt_testapi.csv")
            if row["system"] == system]


def mean(system, operation):
    """ms a group, over all groups of TestApi."""
    return sum(groups(system, operation)) / len(groups(system, operation))


def part(system, name):
    """ms of a part of TestAll, or of "all"."""
    return float(published.row("nt_testall.csv", system=system, part=name)["ms"])


def ratio(operation):
    """How many times as long the server took, over all groups of TestApi."""
    return mean(SERVER, operation) / mean(KERNEL, operation)


def ratios(operation):
    """The same of each group; None where the kernel's reading is 0."""
    return [server / kernel if kernel else None for server, kernel in
            zip(groups(SERVER, operation), groups(KERNEL, operation), strict=True)]


def allowed(operation):
    """(least, most) that the ratio may have been: each reading was rounded to a whole ms."""
    def reach(system):
        readings = groups(system, operation)
        return (sum(max(one - ROUNDING_MS, 0) for one in readings),
                sum(one + ROUNDING_MS for one in readings))

    kernel, server = reach(KERNEL), reach(SERVER)
    return server[0] / kernel[1], server[1] / kernel[0]


def gain(server, kernel):
    """Percent of the server's time that the kernel saves, which is how 2010 told it."""
    return 100 * (server - kernel) / server


def oddities():
    """What has to be known before the figures are quoted, a sentence each."""
    whole = [part(system, "all") for system in (SERVER, KERNEL)]
    totals = [sum(sum(groups(system, operation)) for operation in OPERATIONS)
              for system in (SERVER, KERNEL)]
    few = groups(KERNEL, "read_registry")
    least, most = allowed("read_registry")
    yield (f"The published gain of {gain(*whole):.2f} % is TestAll's alone, "
           f"({whole[0]:.0f} - {whole[1]:.0f}) / {whole[0]:.0f}; TestApi's sums, "
           f"{totals[0]:,.0f} and {totals[1]:,.0f} ms, give {gain(*totals):.2f} %.")
    yield (f"Reading the registry {ratio('read_registry'):.0f} times as fast rests on "
           f"{few.count(1)} readings of 1 ms among {len(few)}, the others 0: with readings of "
           f"whole ms it may have been {least:.0f} to {most:.0f} times.")
    yield ("Times grow from group to group: messages "
           + " and ".join(_growth(system, "messages") for system in (KERNEL, SERVER))
           + ", written files " + " and ".join(_growth(system, "write_file")
                                               for system in (KERNEL, SERVER))
           + ": a mean over groups is of no state that there was, so groups are compared one by "
             "one.")


def _growth(system, operation):
    first, *_, last = groups(system, operation)
    return f"from {first:,.0f} to {last:,.0f} ms ({system})"
