# SPDX-License-Identifier: GPL-2.0-only
"""Writes synthetic traces and profiles in the forms of docs/formats.md, and returns their paths."""

import collections
import random
import struct
from pathlib import Path

FUNCTIONS = ["memcpy", "memmove", "memset", "_copy_to_user", "_copy_from_user",
             "_copy_to_iter", "_copy_from_iter", "copy_page"]
CONTEXTS = ["task", "softirq", "hardirq", "nmi"]
RECORD = struct.Struct("<QQQQiIIHBB")
HEADER = {
    "kernel": "6.1.0-test #1 SMP Debian", "cpu": "A CPU", "cpus": "1", "machine": "test",
    "accelerator": "none", "exact": "no", "clock": "tsc", "clock-hz": "2000000000",
    "mode": "profile", "command": "synthetic", "exit-status": "0", "span-ns": "1000000000",
    "busy-ns": "900000000", "address": "raw", "caller-base": "_text",
}

Call = collections.namedtuple("Call", "func dst src len pid ctx", defaults=(1, 0))
Call.__doc__ = "func: a name of FUNCTIONS; dst, src: addresses; len: bytes; pid; ctx: index"


def header_text(kind, version, keys):
    """The first line, the keys and the empty line."""
    lines = [f"# tare {kind} {version}"]
    lines += [f"{key}: {value}" for key, value in keys.items()]
    return "\n".join(lines) + "\n\n"


def counts_text(calls, lost=0):
    """A function line for each function; `lost` more were seen of each."""
    text = ""
    for name in FUNCTIONS:
        sizes = [call.len for call in calls if call.func == name]
        text += (f"function {name} seen {len(sizes) + lost} recorded {len(sizes)} skipped 0 "
                 f"lost {lost} bytes {sum(sizes)}\n")
    return text


def write_trace(path, calls, *, version=1, keys=None, counts=None, count=None, size=48,
                tail=b"", stamps=None):
    """Writes `calls` in order; the other arguments make a file that is wrong.

    keys: header keys to change (None removes one); counts: the text of the function
    lines; count, size: what the records line claims; tail: bytes behind the records;
    stamps: time stamps instead of 1000, 1010, ...
    """
    header = {**HEADER, "mode": "trace", **(keys or {})}
    header = {key: value for key, value in header.items() if value is not None}
    text = header_text("trace", version, header)
    text += counts_text(calls) if counts is None else counts
    text += "caller-name 4096 some_caller+0x10/0x20 [mod]\n"
    claimed = len(calls) if count is None else count
    offset = 4096
    while len(text) + 64 > offset:
        offset += 4096
    text += f"records {claimed} {size} {offset}\n\n"
    body = bytearray(text.encode().ljust(offset, b"\0"))
    for index, call in enumerate(calls):
        stamp = stamps[index] if stamps else 1000 + 10 * index
        body += RECORD.pack(stamp, call.dst, call.src, call.len, 4096, call.pid, index + 1,
                            0, FUNCTIONS.index(call.func), call.ctx)
    path.write_bytes(body + tail)
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
    sizes, aligns = collections.Counter(), collections.Counter()
    total, overlap = collections.Counter(), collections.Counter()
    for call in calls:
        key = (call.func, CONTEXTS[call.ctx], *bucket(call.len))
        sizes[key] += 1
        total[key] += call.len
        aligns[call.func, call.dst % 64, call.src % 64] += 1
        if call.func == "memmove" and call.len and abs(call.dst - call.src) < call.len:
            overlap[call.func] += 1
    lines = [f"size {func} {ctx} {low} {high} {count} {total[func, ctx, low, high]}"
             for (func, ctx, low, high), count in sorted(sizes.items())]
    lines += [f"align {func} {dst} {src} {count}"
              for (func, dst, src), count in sorted(aligns.items())]
    lines += [f"overlap {func} {count}" for func, count in sorted(overlap.items())]
    lines += ["caller memcpy 1 1 some_caller+0x10/0x20 [mod]", "a-word-of-tomorrow 1 2 3"]
    return "\n".join(lines) + "\n"


def write_profile(path, calls, *, version=1, keys=None, counts=None, body=None, lost=0):
    """Writes the profile of `calls`; the other arguments make a file that is wrong."""
    text = header_text("profile", version, {**HEADER, **(keys or {})})
    text += counts_text(calls, lost) if counts is None else counts
    text += profile_body(calls) if body is None else body
    Path(path).write_text(text, encoding="ascii")
    return path


def write_timed(path, calls, ticks=100, empty=20):
    """Writes the capture of `calls` of which each was timed: TICKS, and EMPTY for nothing."""
    counts = collections.Counter((call.func, bucket(call.len)) for call in calls)
    lines = [f"cost {func} {low} {high} {ticks} {ticks} {count}\n"
             for (func, (low, high)), count in sorted(counts.items())]
    write_profile(path, calls, keys={"mode": "cost"}, body=profile_body(calls) + "".join(lines) +
                  f"cost-empty {empty} {empty} {len(calls)}\n")


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
        page = int(rng.expovariate(1 / 300))
        dst = direct + page * 4096 + rng.randrange(0, 4096, 4)
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
