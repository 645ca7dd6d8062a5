# SPDX-License-Identifier: GPL-2.0-only
"""What testapi wrote is read as it is meant, and refused where it is not what was asked for."""

import json
import os
import subprocess

import pytest
from testapi_runs import FEW, document

from tare.errors import FormatError
from tare.experiments.nt import run as nt_run
from tare.experiments.nt.testapi import read, run as testapi_run
from tare.experiments.nt.testapi.run import Setting


def test_what_is_read():
    run = read.run_of(document(
        count=100, messages=10000, empty_ns=20,
        operations={"write_file": [7, 9], "messages": [11, 13]},
        parts={"file": 5, "messages": 6, "all": 8}), "here", "threads", 1)
    assert run.like_2010 and (run.count("write_file"), run.count("messages")) == (100, 10000)
    assert run.groups("write_file") == [7, 9] and run.groups("messages") == [11, 13]
    assert (run.part("file"), run.part("messages"), run.part("all")) == (5, 6, 8)
    # CreateFile, WriteFile and CloseHandle of each file are timed; SetEvent and waits hand over
    assert run.timing("write_file") == run.timing("read_registry") == 3 * 100 * 20
    assert run.timing("messages") is None


@pytest.mark.parametrize("changes, said", [
    ({"services": "threads"}, "services is 'threads', not 'server'"),
    ({"cpus": 1}, "cpus is 1, not 2"),
    ({"tool": "sundial"}, "not a document of testapi: tool"),
    ({"testapi": {}}, "not a document of testapi: testapi"),
])
def test_other_documents_are_refused(tmp_path, changes, said):
    (tmp_path / "x.json").write_text(json.dumps(document("server", 2) | changes))
    with pytest.raises(FormatError, match=f"x.json: {said}") as error:
        read.read(tmp_path / "x.json", "server", 2)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("place", ["groups", "all"])
def test_an_operation_that_was_not_done_as_often_is_refused(place):
    made = document()
    part = made["testall"] if place == "all" else made["testapi"]["groups"][1]
    part["operations"][-1]["count"] -= 1
    with pytest.raises(FormatError, match=r"message, get, \(delivery\): done 19 times, not 20"):
        read.run_of(made, "here", "threads", 1)


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
