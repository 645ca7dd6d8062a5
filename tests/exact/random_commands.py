# SPDX-License-Identifier: GPL-2.0-only
"""Commands of busybox by a seed, the same ones each time."""

import random

_SHELL = ["sh", "-c"]


def commands(seed, count):
    """COUNT lists of words."""
    rng = random.Random(seed)
    return [rng.choice(_KINDS)(rng) for _ in range(count)]


def _file(rng):
    return rng.choice(["/proc/kallsyms", "/bin/busybox", "/proc/cpuinfo", "/proc/interrupts",
                       "/proc/self/maps", "/etc/passwd", "/no/such/file", "/proc/slabinfo"])


def _reads(rng):
    return [rng.choice(["cat", "wc", "md5sum", "sha256sum", "head", "tail", "od", "cksum",
                        "strings"]), _file(rng)]


def _sorts(rng):
    return [*_SHELL, f"head -n {rng.randrange(1, 400)} /proc/kallsyms | "
                     f"{rng.choice(['sort', 'sort -r', 'rev', 'tac', 'uniq', 'cut -c1-9', 'nl'])}"
                     f" >/tmp/t/sorted; {rng.choice(['ls', 'true', 'sync', 'wc /tmp/t/sorted'])}"]


def _copies(rng):
    return ["dd", f"if=/dev/{rng.choice(['zero', 'urandom'])}",
            f"of={rng.choice(['/tmp/t/of', '/dev/null', '/no/such'])}",
            f"bs={rng.choice([1, 7, 511, 4096, 65536])}", f"count={rng.randrange(1, 60)}",
            *rng.choice([[], ["conv=fsync"], ["seek=3"]])]


def _lists(rng):
    return [*rng.choice([["find"], ["ls", "-la"], ["du"], ["ls", "-laR"]]),
            rng.choice(["/proc/self", "/sys/kernel", "/dev", "/etc", "/tmp", "/sys/module"])]


def _archives(rng):
    how = rng.choice(["c", "cz"])
    return [*_SHELL, f"tar {how}f /tmp/t/tar /etc /dev /bin/sh; tar tf /tmp/t/tar | tail -n 3; "
                     f"{rng.choice(['gzip -c', 'cat', 'bzip2 -c'])} /tmp/t/tar | wc -c"]


def _forks(rng):
    return [*_SHELL, f"for i in $(seq {rng.randrange(1, 12)}); do "
                     f"{rng.choice(['true', ':', '(:)'])}{rng.choice([';', ' &'])} done; wait"]


def _signals(rng):
    signal = rng.choice(["TERM", "KILL", "SEGV", "USR1", "STOP", "ILL", "ABRT"])
    if signal == "STOP":
        return [*_SHELL, "sh -c 'kill -STOP $$' & while ! grep -q 'T (stopped)' /proc/$!/status; "
                         "do :; done; kill -CONT $!; wait $!"]
    return [*_SHELL, f"trap 'echo trapped' USR1; kill -{signal} $$; echo alive"]


def _kills(rng):
    return [*_SHELL, f"(while :; do {rng.choice([':', 'true', 'echo a', 'cat /etc/passwd'])}; done)"
                     f" >/dev/null & i={rng.randrange(100, 3000)}; "
                     "while [ $i -gt 0 ]; do i=$((i - 1)); done; kill -9 $!; wait $!"]


def _pipes(rng):
    return [*_SHELL, f"{rng.choice(['yes', 'cat /dev/zero', 'seq 1 100000'])} | "
                     f"{rng.choice(['head -c', 'dd bs=999 count=1 |head -c'])} "
                     f"{rng.randrange(1, 200000)} | {rng.choice(['md5sum', 'wc -c', 'tail -c 3'])}"]


def _awks(rng):
    return ["awk", f"BEGIN {{ for (i = 0; i < {rng.randrange(10, 4000)}; i++) s += i * i % 7; "
                   "print s }"]


def _files(rng):
    return [*_SHELL, f"d=/tmp/t/d{rng.randrange(5)}; mkdir -p $d/a/b; ln -sf a $d/l; "
                     f"mkfifo $d/f{rng.randrange(99)}; echo {rng.random()} >$d/l/b/x; mv $d/l/b/x "
                     f"$d/y; chmod {rng.choice(['000', '755'])} $d/y; cat $d/y; "
                     f"{rng.choice(['rm -r $d', 'truncate -s 1M $d/z', 'true'])}"]


def _mounts(rng):
    return [*_SHELL, "mkdir -p /tmp/m; mount -t "
                     f"{rng.choice(['tmpfs', 'proc', 'sysfs', 'nofs'])} x /tmp/m && "
                     "ls /tmp/m | wc -l && umount /tmp/m"]


def _wrong(rng):
    return rng.choice([["nosuchcommand"], ["/etc"], ["/etc/passwd"], ["false"], ["cat", "/nothing"],
                       [*_SHELL, "exec /no/such"], [*_SHELL, "ulimit -v 3000; ls -la /"],
                       [*_SHELL, "ulimit -s 16; ls"], [*_SHELL, "ulimit -n 4; cat /etc/passwd"]])


_KINDS = (_reads, _reads, _sorts, _copies, _lists, _archives, _forks, _signals, _kills, _pipes,
          _awks, _files, _mounts, _wrong)
