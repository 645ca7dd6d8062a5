#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only
#
#   bpftrace.sh SECONDS GROUP...
#
# Runs one-liners over a known load; what they print is left in /out. A group is one or several
# whose maps have different names, joined by +, in one process: its start takes an emulated CPU
# seconds. Those that keep starts first see processes that begin and end, for so long.
SECONDS_OF_FORKS=$1
shift
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
end=\$((\$(date +%s) + $SECONDS_OF_FORKS))
while [ "\$(date +%s)" -lt \$end ]; do known forks 1000; done
EOF
load() { echo ". /tmp/forks && $2" >"/tmp/load-$1"; }
# more than a map shall have room for: by its default it has for 4,096
KEYS=1024 MAP_KEYS=BPFTRACE_MAX_MAP_KEYS
# as 0.17 calls it
case $(uname -r) in 6.1.*) MAP_KEYS=BPFTRACE_MAP_KEYS_MAX ;; esac
load syslat 'known forks 1500 && known execs 50 && crossings -w 0 -n 500 getppid'
load wakelat 'crossings -w 0 -n 200 timer'
load hrtimerlat 'known taken 1500 && crossings -w 0 -n 200 timer'
load switchlat 'crossings -w 0 -n 300 pingpong'
PATH=/tare/bin:$PATH

# run GROUP: over the load of that name, or of README, if it has one
run() {
	load=/tmp/load keys=4096
	case $1 in
	*README*) load=/tmp/load-README ;;
	syslat | hrtimerlat) keys=$KEYS ;;
	esac
	[ -e "/tmp/load-$1" ] && load=/tmp/load-$1
	for name in $(echo "$1" | tr + ' '); do
		# what begins a script alone is no comment within one
		grep -v '^#!' "/tmp/$name.bt"
	done >/tmp/script
	env "$MAP_KEYS=$keys" bpftrace -B line -c "/bin/sh $load" /tmp/script >"/out/$1.out" \
		2>"/out/$1.err"
	echo $? >"/out/$1.status"
}

insmod tare_memtest.ko && insmod tare_memtap.ko functions=all || exit 1
bpftrace -l 'tracepoint:tare:*' >/out/list
cp /tare/bin/*.bt /tmp
echo 'tracepoint:tare:mem_copy { @[kstack(3)] = hist(args->len); }' >/tmp/README.bt
for group; do
	run "$group"
done
rmmod tare_memtap && rmmod tare_memtest
