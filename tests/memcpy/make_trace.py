# SPDX-License-Identifier: GPL-2.0-only
"""Writes synthetic traces and profiles in the forms of docs/formats.md, and returns their paths.

Calls are a list of Call, or an array of RECORD.
"""

import collections
import random
from pathlib import Path

import numpy as np

FUNCTIONS = ["memcpy", "memmove", "memset", "_copy_to_user", "_copy_from_user",
             "_copy_to_iter", "_copy_from_iter", "copy_page", "clear_page", "copy_mc_to_kernel",
             "rep_movs_alternative", "rep_stos_alternative"]
CONTEXTS = ["task", "softirq", "hardirq", "nmi"]
RECORD = np.dtype([("tsc", "<u8"), ("dst", "<u8"), ("src", "<u8"), ("len", "<u8"),
                   ("caller", "<i4"), ("pid", "<u4"), ("seq", "<u4"), ("cpu", "<u2"),
                   ("func", "u1"), ("ctx", "u1")])
HEADER = {"kernel": "6.1.0-99-amd64 #1 SMP", "cpu": "Synthetic CPU", "cpus": "2",
          "machine": "host", "accelerator": "none", "exact": "no", "clock": "tsc",
          "clock-hz": "1000000000", "mode": "profile", "command": "true", "exit-status": "0",
          "span-ns": "1000000000", "busy-ns": "1000000000", "address": "raw",
          "caller-base": "_text"}
CALLERS = """\
caller-name 64 vfs_read+0x40/0x80
caller-name 128 memcpy_user+0x1/0x2 [a_module]
caller-name 4096 some_caller+0x10/0x20 [mod]
"""

Call = collections.namedtuple("Call", "func dst src len pid ctx caller", defaults=(1, 0, 4096))
Call.__doc__ = "func: of FUNCTIONS; dst, src: addresses; len: bytes; ctx: index; caller: offset"


def header(kind, keys):
    """The first line, the keys and the empty line."""
    return f"# tare {kind} 1\n" + "".join(f"{key}: {of}\n" for key, of in keys.items()) + "\n"


def as_records(calls):
    if isinstance(calls, np.ndarray):
        return calls
    return np.array([
        (1000 + 10 * at, call.dst, call.src, call.len, call.caller, call.pid, at + 1, 0,
         FUNCTIONS.index(call.func), call.ctx) for at, call in enumerate(calls)], RECORD)


def as_calls(records):
    if not isinstance(records, np.ndarray):
        return records
    # by column: a row of an array takes long
    return list(map(Call, map(FUNCTIONS.__getitem__, records["func"].tolist()), *(
        records[name].tolist() for name in Call._fields[1:])))


def counts_text(records, lost=0):
    """A function line for each function that was called; `lost` more were seen of each."""
    text = ""
    for number in np.unique(records["func"]):
        sizes = records["len"][records["func"] == number]
        text += (f"function {FUNCTIONS[number]} seen {len(sizes) + lost} recorded {len(sizes)} "
                 f"skipped 0 lost {lost} bytes {int(sizes.sum())}\n")
    return text


def write_trace(path, calls, keys=None, lost=0, count=None, size=RECORD.itemsize):
    """Writes `calls` in order; the last arguments make a file that is wrong.

    keys: header keys to change (None removes one); count, size: what the records line claims.
    """
    keys, records = {**HEADER, "mode": "trace", **(keys or {})}, as_records(calls)
    text = header("trace", {key: value for key, value in keys.items() if value is not None})
    text += counts_text(records, lost) + CALLERS
    offset = -(-(len(text) + 64) // 4096) * 4096
    text += f"records {len(calls) if count is None else count} {size} {offset}\n\n"
    path.write_bytes(text.encode().ljust(offset, b"\0") + records.tobytes())
    return path


def bucket(size):
    """LOW and HIGH of the bucket of `size`: exact up to 4096, then 32 an octave."""
    if size <= 4096:
        return size, size
    width = 1 << (size.bit_length() - 1 - 5)
    low = size // width * width
    return max(low, 4097), low + width - 1


def profile_body(calls):
    """The size, align, overlap and caller lines of `calls`."""
    sizes, callers = (collections.defaultdict(lambda: [0, 0]) for _ in range(2))
    aligns, overlap = collections.Counter(), collections.Counter()
    for call in calls:
        for sums in (sizes[call.func, CONTEXTS[call.ctx], *bucket(call.len)],
                     callers[call.func, call.caller]):
            sums[0] += 1
            sums[1] += call.len
        aligns[call.func, call.dst % 64, call.src % 64] += 1
        if call.func in ("memcpy", "memmove"):
            overlap[call.func] += abs(call.dst - call.src) < call.len
    lines = [f"size {func} {ctx} {low} {high} {count} {total}"
             for (func, ctx, low, high), (count, total) in sorted(sizes.items())]
    lines += [f"align {func} {dst} {src} {count}"
              for (func, dst, src), count in sorted(aligns.items())]
    lines += [f"overlap {func} {count}" for func, count in sorted(overlap.items())]
    lines += [f"caller {func} {count} {total} sym_{caller}+0x0/0x10"
              for (func, caller), (count, total) in sorted(callers.items())]
    return "\n".join([*lines, "a-word-of-tomorrow 1 2 3\n"])


def write_profile(path, calls, keys=None, extra=(), lost=0, body=None):
    """Writes the profile of `calls`. EXTRA: further lines, such as cost lines; body: instead of its
    own."""
    text = header("profile", {**HEADER, **(keys or {})}) + counts_text(as_records(calls), lost)
    text += profile_body(as_calls(calls)) if body is None else body
    Path(path).write_text(text + "".join(extra), encoding="ascii")
    return path


def write_timed(path, calls, ticks=100, empty=20):
    """Writes the capture of `calls` of which each was timed: TICKS, and EMPTY for nothing."""
    counts = collections.Counter((call.func, bucket(call.len)) for call in calls)
    lines = [f"cost {func} {low} {high} {ticks} {ticks} {count} {count * ticks}\n"
             for (func, (low, high)), count in sorted(counts.items())]
    write_profile(path, calls, {"mode": "cost"}, [
        *lines, f"cost-empty {empty} {empty} {len(calls)} {empty * len(calls)}\n"])


def hash_pages(calls):
    """Replaces pages by a hash, as the kernel does for those who may not see addresses."""
    def hashed(address):
        page = (address >> 12) * 0x9E3779B97F4A7C15 % (1 << 52)
        return page << 12 | address & 0xFFF if address else 0
    return [call._replace(dst=hashed(call.dst), src=hashed(call.src)) for call in calls]


def session(count, seed=1):
    """`count` calls as a desktop's kernel makes them: mostly small, few of pages."""
    rng = random.Random(seed)
    direct, user = 0xFFFF888000000000, 0x7F0000000000
    small = [4, 6, 8, 8, 12, 14, 16, 16, 20, 24, 32, 40, 48, 64, 96, 128]
    calls = []
    for _ in range(count):
        length = rng.choice(small)
        if rng.random() < 0.04:
            length = rng.choice([192, 256, 576, 1460, 2048, 4096, 4096, 4096, 16384, 70000])
        dst = direct + int(rng.expovariate(1 / 300)) * 4096 + rng.randrange(0, 4096, 4)
        src = direct + (1 << 30) + int(rng.expovariate(1 / 300)) * 4096 + rng.randrange(0, 4096, 4)
        if length % 4096 == 0:
            dst, src = dst & ~0xFFF, src & ~0xFFF
        func, ctx = "memcpy", rng.choice([0, 0, 0, 1, 2])
        kind = rng.random()
        if kind < 0.05:
            func = "memmove"
            if rng.random() < 0.3:
                src = dst + 8
        elif kind < 0.08:
            func, src = "memset", 0
        elif kind < 0.12:
            func, dst = "_copy_to_user", user + rng.randrange(0, 1 << 20, 8)
        elif kind < 0.14:
            func, dst = "_copy_to_iter", 0
        calls.append(Call(func, dst, src, length, rng.choice([1, 2, 700]), ctx))
    return calls
