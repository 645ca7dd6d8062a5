# SPDX-License-Identifier: GPL-2.0-only
"""A lockdown takes from the tools what reads the kernel's memory, and says so."""

import re

from breadth import at_night
from latency_tools import run_in_guest

TOLD = ("lockdown is confidentiality: no eBPF program may read names and groups of tasks in the "
        "kernel's memory; leave out options that need these, such as --by, --over and --cgroup")
MEASURE = ("syslat -d 1", "wakelat -d 1", "switchlat -d 1", "hrtimerlat -d 1", "wakelat -- true")
READ = ("syslat -d 1 --by comm", "wakelat -d 1 --by cgroup", "switchlat -d 1 --cgroup /",
        "hrtimerlat -d 1 --over 100")


@at_night("a boot for it")
def test_in_a_kernel_that_is_locked_down(host, tmp_path):
    script = """
        mount -t securityfs none /sys/kernel/security
        mkdir -p /sys/fs/cgroup && mount -t cgroup2 none /sys/fs/cgroup
        for mode in integrity confidentiality; do
            echo $mode >/sys/kernel/security/lockdown
    """ + "\n".join(f"said=$({words} 2>&1 >/dev/null); echo \"$mode | {words} | $? $said\""
                    for words in MEASURE + READ) + "\ndone"
    outcome = run_in_guest("6.1", script, tmp_path, timeout=300)
    said = outcome.stdout.decode()
    assert outcome.verdict == "passed", said + outcome.console
    found = {(mode, words): answer.strip()
             for mode, words, answer in re.findall(r"^(.*) \| (.*) \| (.*)$", said, re.M)}
    wanted = {(mode, words): "0" for mode in ("integrity", "confidentiality")
              for words in MEASURE + READ}
    wanted |= {("confidentiality", words): f"77 {words.split()[0]}: {TOLD}" for words in READ}
    assert found == wanted
