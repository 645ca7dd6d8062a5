# SPDX-License-Identifier: GPL-2.0-only
"""What testapi wrote is read as it is meant, and refused where it is not what was asked for."""

import json
import os
import subprocess

import pytest
from programs import BUILD, run

from tare.errors import FormatError
from tare.experiments.nt import run as nt_run
from tare.experiments.nt.testapi import read, run as testapi_run
from tare.experiments.nt.testapi.run import Setting

FEW = ["--groups", "2", "--count", "3", "--messages", "20"]


@pytest.fixture
def document():
    """What testapi wrote, of one CPU."""
    with nt_run.pinned(1):
        done = run(BUILD / "guest/bin/testapi", "--front", "threads", "--json", "-", *FEW)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_what_is_read(document):
    document["empty_ns"] = 20
    for group, ns in zip(document["testapi"]["groups"], (7, 9), strict=True):
        first, *others = read.working(group, "write_file")
        first["sum"], group["parts"][-1]["ns"] = ns - len(others), ns + 4
        for one in others:
            one["sum"] = 1
    for ns, part in enumerate((*document["testall"]["parts"], document["testall"])):
        part["first_ns" if "first_ns" in part else "ns"] = ns
    run = read.run_of(document, "here", "threads", 1)
    assert (run.count("write_file"), run.count("messages")) == (3, 20)
    assert run.groups("write_file") == [7, 9] and run.groups("messages") == [11, 13]
    assert [run.part(name) for name in ("file", "registry", "messages", "all")] == [0, 1, 2, 3]
    # CreateFile, WriteFile and CloseHandle of each file are timed; SetEvent and waits hand over
    assert run.timing("write_file") == run.timing("read_registry") == 3 * 3 * 20
    assert run.timing("messages") is None


DONE = r"message, get, \(delivery\): done 19 times, not 20"
# a column is the sum of its calls: it would be too small, and nobody would see it
LACKS = "operations: must contain at least 35 items"


@pytest.mark.parametrize("spoil, said", [
    (lambda it: it.update(services="server"), "services is 'server', not 'threads'"),
    (lambda it: it.update(cpus=2), "cpus is 2, not 1"),
    (lambda it: it.update(tool="sundial"), "not a document of testapi: tool"),
    (lambda it: it["testapi"]["groups"][1]["operations"][-1].update(count=19), DONE),
    (lambda it: it["testall"]["operations"][-1].update(count=19), DONE),
    (lambda it: it["testapi"]["groups"][1]["operations"].pop(1), LACKS),
    (lambda it: it["testall"]["operations"].pop(1), LACKS)])
def test_other_documents_are_refused(document, spoil, said):
    spoil(document)
    with pytest.raises(FormatError, match=f"^x.json: .*{said}"):
        read.run_of(document, "x.json", "threads", 1)


def test_runs_take_turns_each_on_its_cpus_and_a_server_is_there_and_goes():
    """In order and back; testapi itself tells the CPUs, and run_of() refuses other ones."""
    settings = [Setting("threads", 1), Setting("server", 1)]
    if len(nt_run.allowed()) > 1:
        settings += [Setting("server", 2)]
    told, before = [], os.sched_getaffinity(0)
    taken = testapi_run.here(settings, FEW, 2, told.append)
    assert os.sched_getaffinity(0) == before
    assert [line.rpartition(",")[0] for line in told] == \
        [one.title for one in (*settings, *settings[::-1])]
    assert {setting: len(found) for setting, found in taken.items()} == dict.fromkeys(settings, 2)
    servers = subprocess.run(["ps", "--ppid", str(os.getpid()), "-o", "comm="],
                             capture_output=True, text=True, check=False).stdout
    assert "nt-server" not in servers
    # after its seconds no turn begins but the first
    assert len(testapi_run.here(settings[:1], FEW, 5, seconds=0)[settings[0]]) == 1
