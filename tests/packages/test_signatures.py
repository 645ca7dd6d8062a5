# SPDX-License-Identifier: GPL-2.0-only
"""What kernels that want a signature answer to our modules without one, and what memrecord makes
of it: docs/install.md has the table.
"""

import pytest
import tareqemu
from breadth import at_night
from programs import TOP
from tareqemu import kmod

MODULES = ("tare_lattap", "tare_memtap", "tare_ntobj", "tare_pcnet32irq")
ENTER = {"none": ":",
         "integrity": "echo integrity >/sys/kernel/security/lockdown",
         "confidentiality": "echo confidentiality >/sys/kernel/security/lockdown",
         "enforced": "echo 1 >/sys/module/module/parameters/sig_enforce"}
SCRIPT = """
mount -t securityfs none /sys/kernel/security
load() {{
    for m in {modules}; do
        said=$(insmod /tare/kmod/$m.ko 2>&1) && rmmod $m && said=loads
        echo "$1 | $m | ${{said##*: }}"
    done
    said=$(memrecord -o /tmp/p --module=/tare/kmod/tare_memtap.ko -- true 2>&1) &&
        said=loads || said="$? ${{said##*: }}"
    echo "$1 | memrecord | $said"
}}
{states}
"""
# what is said to each module, and by memrecord after its status
LOCKED = "Operation not permitted", "77 not permitted; be root, without lockdown"
ANSWERS = {"none": ("loads", "loads"), "integrity": LOCKED, "confidentiality": LOCKED,
           "enforced": ("Key was rejected by service", "77 this kernel takes signed modules only; "
                        "sign it with an enrolled key")}


@at_night("two boots a kernel")
@pytest.mark.parametrize("kernel", ["6.1", "6.12", "7.2"])
# a lockdown and what is enforced are never taken back
@pytest.mark.parametrize("states", [("none", "integrity", "confidentiality"), ("none", "enforced")],
                         ids=["lockdown", "sig_enforce"])
def test_what_is_said_without_a_signature(host, kernel, states):
    script = SCRIPT.format(modules=" ".join(MODULES),
                           states="\n".join(f"{ENTER[one]}; load {one}" for one in states))
    outcome = tareqemu.run(
        f"minimal-{kernel}", ["sh", "-c", script], timeout=900,
        modules=kmod.build(kernel, TOP / "kmod"),
        files={"/tare/bin/memrecord": TOP / "build/guest/bin/memrecord"})
    said = outcome.stdout.decode()
    assert outcome.verdict == "passed", said + outcome.stderr.decode() + outcome.console
    wanted = {(state, module): ANSWERS[state][0] for state in states for module in MODULES}
    wanted |= {(state, "memrecord"): ANSWERS[state][1] for state in states}
    rows = (line.split(" | ") for line in said.splitlines())
    assert {(state, asked): answer for state, asked, answer in rows} == wanted
