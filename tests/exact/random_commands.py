# SPDX-License-Identifier: GPL-2.0-only
"""Commands of busybox by a seed, the same ones each time."""

import random
import re
import shlex

_FILE = ("{/proc/kallsyms|/bin/busybox|/proc/cpuinfo|/proc/interrupts|/proc/self/maps|/etc/passwd|"
         "/no/such/file|/proc/slabinfo}")
_READ = "{cat|wc|md5sum|sha256sum|head|tail|od|cksum|strings} " + _FILE
# {a|b}: one of these; {1-9}: a number; what begins with $ is for a shell
_KINDS = (
    _READ, _READ,
    "$ head -n {1-400} /proc/kallsyms | {sort|sort -r|rev|tac|uniq|cut -c1-9|nl} >/tmp/t/sorted; "
    "{ls|true|sync|wc /tmp/t/sorted}",
    "dd if=/dev/{zero|urandom} of={/tmp/t/of|/dev/null|/no/such} bs={1|7|511|4096|65536} "
    "count={1-60} {|conv=fsync|seek=3}",
    "{find|ls -la|du|ls -laR} {/proc/self|/sys/kernel|/dev|/etc|/tmp|/sys/module}",
    "$ tar {c|cz}f /tmp/t/tar /etc /dev /bin/sh; tar tf /tmp/t/tar | tail -n 3; "
    "{gzip -c|cat|bzip2 -c} /tmp/t/tar | wc -c",
    "$ for i in $(seq {1-12}); do {true|:|(:)}{;| &} done; wait",
    "$ trap 'echo trapped' USR1; kill -{TERM|KILL|SEGV|USR1|ILL|ABRT} $$; echo alive",
    "$ sh -c 'kill -STOP $$' & while ! grep -q 'T (stopped)' /proc/$!/status; do :; done; "
    "kill -CONT $!; wait $!",
    "$ (while :; do {:|true|echo a|cat /etc/passwd}; done) >/dev/null & i={100-3000}; "
    "while [ $i -gt 0 ]; do i=$((i - 1)); done; kill -9 $!; wait $!",
    "$ {yes|cat /dev/zero|seq 1 100000} | head -c {1-200000} | {md5sum|wc -c|tail -c 3}",
    "$ {yes|cat /dev/zero|seq 1 100000} | dd bs=999 count=1 | {md5sum|wc -c|tail -c 3}",
    "awk 'BEGIN { for (i = 0; i < {10-4000}; i++) s += i * i % 7; print s }'",
    "$ d=/tmp/t/d{0-4}; mkdir -p $d/a/b; ln -sf a $d/l; mkfifo $d/f{0-98}; echo {0-99999} "
    ">$d/l/b/x; mv $d/l/b/x $d/y; chmod {000|755} $d/y; cat $d/y; "
    "{rm -r $d|truncate -s 1M $d/z|true}",
    "$ mkdir -p /tmp/m; mount -t {tmpfs|proc|sysfs|nofs} x /tmp/m && ls /tmp/m | wc -l && "
    "umount /tmp/m",
    "{nosuchcommand|/etc|/etc/passwd|false|cat /nothing}",
    "$ {exec /no/such|ulimit -v 3000; ls -la /|ulimit -s 16; ls|ulimit -n 4; cat /etc/passwd}")


def commands(seed, count):
    """COUNT lists of words."""
    rng = random.Random(seed)

    def chosen(found):
        if "|" in found[1]:
            return rng.choice(found[1].split("|"))
        return str(rng.randint(*map(int, found[1].split("-"))))

    texts = [re.sub(r"\{([^{}]*\|[^{}]*|\d+-\d+)\}", chosen, rng.choice(_KINDS))
             for _ in range(count)]
    return [["sh", "-c", text[2:]] if text.startswith("$ ") else shlex.split(text)
            for text in texts]
