# SPDX-License-Identifier: GPL-2.0-only
"""The calls and wake-ups of a request by name.

By the eBPF tools, in a boot of their own; what they add is in no figure but their counts.
"""

from tare import figures, machine, result
from tare.errors import TareError
from tare.experiments.events.transfer.exact import run

TOOLS = {"syslat": "system calls", "switchlat": "switches", "wakelat": "wake-ups"}
# requests of the two runs whose difference a tool's counts are of
SHORT, LONG = 200, 1200


class Lost(TareError):
    """A tool has not seen all events: its counts are none."""


def named(cases, kernel):
    """({Case: {tool: {entry: how often a request makes it}}}, Outcome, warnings) by the eBPF tools.

    None in place of a tool's entries: it lost events, as a warning tells. From 7.0 on all calls
    are missed that are made while a task is preempted in the tool's program.
    """
    lines = ["set -e", "ip link set lo up", "ulimit -n 65536"]
    plan = [(case, tool, count) for case in cases for tool in TOOLS for count in (SHORT, LONG)]
    for number, (case, tool, count) in enumerate(plan):
        lines += _observed(case, tool, count, run.PORT + number)
    with machine.ran(f"minimal-{kernel}", "\n".join(lines) + "\n", exact=True, cpus=1,
                     timeout=run.SECONDS, files=machine.programs(
                         "eventserver", "activelink", *TOOLS)) as (folder, outcome):
        found, warnings = _all_seen(folder, cases)
        return found, outcome, warnings


def _all_seen(folder, cases):
    """({Case: {tool: entries, or None}}, warnings)."""
    found, warnings = {}, []
    for case in cases:
        found[case] = {}
        for tool, what in TOOLS.items():
            try:
                found[case][tool] = _more(folder, case, tool)
            except Lost as lost:
                found[case][tool] = None
                warnings.append(f"no {what} of {case.key}: {lost}")
    return found, warnings


def _observed(case, tool, count, port):
    """Lines of a script: the tool sees the server alone, from its start to its end."""
    server = ["eventserver", "--model", case.model, "--idle", "0", "--size", case.size,
              "--json", f"/out/{case.key}.{tool}.{count}.server", run.ADDRESS, port]
    client = ["activelink", *(["--ahead"] if case.ahead else []), "--dead", case.dead, "--warm",
              case.warm, "--requests", count, "--pipeline", case.pipeline, "--size", case.size,
              "--json", f"/out/{case.key}.{tool}.{count}.client", run.ADDRESS, port, case.active]
    seen = f"/out/{case.key}.{tool}.{count}"
    # a tool does not wait for what it passes a signal on to
    ended = f"until [ -e {seen}.server ]; do sleep 0.01; done"
    return ["mkfifo /tmp/said",
            f"{run.words_of([tool, '--quiet', '--json', seen, '--', *server])} >/tmp/said &",
            "exec 3</tmp/said", "read line <&3", f"{run.words_of(client)} >/dev/null",
            "kill -TERM $!", "wait $! || true", ended, "exec 3<&-", "rm /tmp/said"]


def _more(folder, case, tool):
    """What the longer run has more of, divided by the requests that it has more of."""
    short, long = (_seen(folder / f"{case.key}.{tool}.{count}") for count in (SHORT, LONG))
    served = [documents_of(folder, case, tool, count)["requests"] for count in (SHORT, LONG)]
    if served[1] <= served[0]:
        raise TareError(f"{case.key}: {figures.counted(served[1], 'request')} must be more than "
                        f"{served[0]}")
    return {name: (count - short.get(name, 0)) / (served[1] - served[0])
            for name, count in long.items()}


def documents_of(folder, case, tool, count):
    """What the server of an observed run wrote."""
    path = folder / f"{case.key}.{tool}.{count}.server"
    document = result.load(path)
    result.validate(document, path, "eventserver.schema.json", "a document of eventserver")
    return document


def _seen(path):
    """{entry: count} of a tool's document, which has lost nothing."""
    document = result.load(path)
    result.validate(document, path, "latency.schema.json", "a document of a latency tool")
    if document["lost"]:
        raise Lost(f"{path.name}: {figures.counted(document['lost'], 'event')} lost")
    found = {}
    for entry in document["entries"]:
        found[entry["name"]] = found.get(entry["name"], 0) + entry["count"] + entry["untimed"]
    return found
