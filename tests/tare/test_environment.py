# SPDX-License-Identifier: GPL-2.0-only
"""The conditions of a machine, read from a /sys made for it."""

from tare import environment

CPU = "sys/devices/system/cpu"


def tree(folder, files):
    """A file system with {file below CPU: text}."""
    for name, text in files.items():
        path = folder / CPU / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return environment.Tree(folder)


def test_every_governor_in_use_is_named_once(tmp_path):
    assert environment.governor(tree(tmp_path, {})) is None
    governors = ["performance\n", "performance\n", "powersave\n", "performance\n"]
    found = tree(tmp_path, {f"cpu{number}/cpufreq/scaling_governor": text
                            for number, text in enumerate(governors)})
    assert environment.governor(found) == "performance, powersave"


def test_what_the_kernel_works_around(tmp_path):
    assert environment.mitigations(tree(tmp_path, {})) is None
    found = tree(tmp_path, {"vulnerabilities/mds": "Vulnerable\n"})
    assert environment.mitigations(found) == "off"
    tree(tmp_path, {f"vulnerabilities/{name}": "Mitigation: x\n" for name in ("srbds", "l1tf")})
    assert environment.mitigations(found) == "l1tf, srbds"
