#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only
#
#   bpftrace.sh [NAMES [SECONDS]]
#
# Runs the one-liners over a known load, all or those that the pattern matches; what each prints is
# left in /out. Those that keep starts first see processes that begin and end, for so long.
NAMES=${1:-.}
cd /tare/kmod || exit 1
P=/sys/module/tare_memtest/parameters
cat >/tmp/load <<EOF
#!/bin/sh
echo 'call memcpy task 3001 61 59 7' >$P/run
echo 'call memcpy task 13 3 9 200' >$P/run
echo 'call memcpy softirq 37 1 2 5' >$P/run
echo 'call memset task 8192 0 0 3' >$P/run
echo 'call _copy_to_iter task 302 0 12 4' >$P/run
dd if=/dev/zero of=/tmp/file bs=64k count=4 2>/dev/null
EOF
# until the one-liner that prints every second has printed twice
cat >/tmp/load-rate <<'EOF'
#!/bin/sh
end=$(($(date +%s) + 60))
until [ "$(grep -c '@calls' /out/rate.out)" -ge 2 ] || [ "$(date +%s)" -gt $end ]; do
	sh /tmp/load
done
EOF
# an attached tracepoint holds the module
cat >/tmp/load-README <<'EOF'
#!/bin/sh
sh /tmp/load
rmmod tare_memtap 2>/out/unload-attached
echo $? >>/out/unload-attached
EOF

# known numbers of what the latency scripts show, after the processes
cat >/tmp/forks <<EOF
end=\$((\$(date +%s) + ${2:-0}))
while [ "\$(date +%s)" -lt \$end ]; do known forks 1000; done
EOF
load() { echo ". /tmp/forks && $2" >"/tmp/load-$1"; }
# a map has room for the starts of 4,096
load syslat 'known forks 5000 && known execs 50 && crossings -w 0 -n 500 getppid'
load wakelat 'crossings -w 0 -n 200 timer'
load hrtimerlat 'known taken 5000 && crossings -w 0 -n 200 timer'
load switchlat 'crossings -w 0 -n 300 pingpong'
PATH=/tare/bin:$PATH

# run NAME WORDS...: bpftrace with these words, over the load of that name if it has one
run() {
	name=$1
	shift
	echo "$name" | grep -qE "$NAMES" || return
	load=/tmp/load
	[ -e "/tmp/load-$name" ] && load=/tmp/load-$name
	bpftrace -B line -c "/bin/sh $load" "$@" >"/out/$name.out" 2>"/out/$name.err"
	echo $? >"/out/$name.status"
}

insmod tare_memtest.ko && insmod tare_memtap.ko functions=all || exit 1
bpftrace -l 'tracepoint:tare:*' >/out/list
for script in /tare/bin/*.bt; do
	run "$(basename "$script" .bt)" "$script"
done
# shellcheck disable=SC2016
run README -e 'tracepoint:tare:mem_copy { @[kstack(3)] = hist(args->len); }'
rmmod tare_memtap && rmmod tare_memtest
