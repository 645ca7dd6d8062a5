# SPDX-License-Identifier: GPL-2.0-only
"""Captures made by formula, so that every figure a reader prints is known beforehand."""

import numpy as np

from tare.experiments.memcpy.read.names import CONTEXTS, FUNCTIONS, bucket
from tare.experiments.memcpy.read.trace import RECORD

HEADER = {"kernel": "6.1.0-99-amd64 #1 SMP", "cpu": "Synthetic CPU", "cpus": "2",
          "machine": "host", "accelerator": "none", "exact": "no", "clock": "tsc",
          "clock-hz": "1000000000", "mode": "profile", "command": "true", "exit-status": "0",
          "span-ns": "1000000000", "busy-ns": "1000000000", "address": "raw",
          "caller-base": "_text"}

# what a plugin of QEMU adds to a profile
OBSERVED = """\
observed clear_page call 3 12288 get_page_from_freelist+0xe1f/0x11b0
observed memcpy call 4 400 kstrdup+0x40/0x60
observed inlined-copy rep 2 9000 copy_page_from_iter_atomic+0x4cf/0x630
observed-size clear_page task 4096 4096 3 12288
observed-size memcpy task 100 100 3 300
observed-size memcpy softirq 100 100 1 100
observed-size inlined-copy task 4480 4607 2 9000
observed-align clear_page 0 - 3
observed-align memcpy 1 2 4
observed-align inlined-copy 63 0 2
observed-unnamed 5 70
"""


def header(kind, keys):
    return f"# tare {kind} 1\n" + "".join(f"{key}: {value}\n" for key, value in keys.items()) + "\n"


def records(calls=1000, seed=1, functions=(0, 1, 2, 3)):
    """A trace's records: mixed sizes, most of them small, in time order."""
    random = np.random.default_rng(seed)
    made = np.zeros(calls, dtype=RECORD)
    made["tsc"] = np.cumsum(random.integers(1, 1000, calls))
    made["dst"] = 0xFFFF888000000000 + random.integers(0, 1 << 24, calls).astype(np.uint64)
    made["src"] = 0xFFFF888100000000 + random.integers(0, 1 << 24, calls).astype(np.uint64)
    made["len"] = np.where(random.random(calls) < 0.9, random.integers(0, 129, calls),
                           random.integers(129, 70000, calls))
    made["caller"] = random.choice([-4096, 64, 128, 70000], calls)
    made["pid"], made["cpu"] = 1, random.integers(0, 2, calls)
    made["func"] = random.choice(functions, calls)
    made["ctx"] = random.choice(len(CONTEXTS), calls, p=[0.9, 0.06, 0.03, 0.01])
    made["src"][made["func"] == 2] = 0
    return made


def function_lines(made, lost=0):
    lines = []
    for number in np.unique(made["func"]):
        mine = made[made["func"] == number]
        lines.append(f"function {FUNCTIONS[number]} seen {len(mine) + lost} recorded {len(mine)} "
                     f"skipped 0 lost {lost} bytes {int(mine['len'].sum())}\n")
    return lines


def trace(path, made=None, keys=None, lost=0):
    """Write MADE as a trace; returns the path."""
    made = records() if made is None else made
    text = header("trace", {**HEADER, "mode": "trace", **(keys or {})})
    text += "".join(function_lines(made, lost))
    text += "caller-name 64 vfs_read+0x40/0x80\ncaller-name 128 memcpy_user+0x1/0x2 [a_module]\n"
    offset = -(-(len(text) + 64) // 4096) * 4096
    text += f"records {len(made)} {RECORD.itemsize} {offset}\n\n"
    path.write_bytes(text.encode().ljust(offset, b"\0") + made.tobytes())
    return path


def body(made):
    """The lines of a profile, counted one call at a time: another way than the reader's."""
    sizes, align, overlap, callers = {}, {}, {}, {}
    low, high = bucket(made["len"])
    for call, first, last in zip(made, low, high, strict=True):
        name = FUNCTIONS[call["func"]]
        key = (name, CONTEXTS[call["ctx"]], int(first), int(last))
        sizes[key] = [a + b for a, b in zip(sizes.get(key, (0, 0)), (1, int(call["len"])),
                                            strict=True)]
        src = 0 if name == "memset" else int(call["src"]) % 64
        place = (name, int(call["dst"]) % 64, src)
        align[place] = align.get(place, 0) + 1
        if name in ("memcpy", "memmove"):
            apart = abs(int(call["dst"]) - int(call["src"]))
            overlap[name] = overlap.get(name, 0) + (apart < int(call["len"]))
        who = (name, int(call["caller"]))
        callers[who] = [a + b for a, b in zip(callers.get(who, (0, 0)), (1, int(call["len"])),
                                              strict=True)]
    lines = [f"size {' '.join(map(str, key))} {n} {total}\n" for key, (n, total) in sizes.items()]
    lines += [f"align {name} {dst} {src} {n}\n" for (name, dst, src), n in align.items()]
    lines += [f"overlap {name} {n}\n" for name, n in overlap.items()]
    lines += [f"caller {name} {n} {total} sym_{offset}+0x0/0x10\n"
              for (name, offset), (n, total) in callers.items()]
    return lines


def profile(path, made=None, keys=None, extra=(), lost=0):
    """Write MADE as a profile; EXTRA are further lines, such as cost lines."""
    made = records() if made is None else made
    text = header("profile", {**HEADER, **(keys or {})})
    text += "".join([*function_lines(made, lost), *body(made), *extra])
    path.write_text(text)
    return path


def uniform(calls, size, function=0):
    """CALLS calls of one size."""
    made = records(calls)
    made["len"], made["func"], made["ctx"] = size, function, 0
    return made
