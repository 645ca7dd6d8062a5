#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only
#
# What tare_memtap.ko promises, checked where it runs. Files for the host's part
# of the checks are left in /out.
# checks are called through check(); words that are numbers need no quotes
# shellcheck disable=SC2317,SC2086
cd /tare/kmod || exit 1
# shellcheck source=tests/guest/ktap.sh
. /tare/bin/ktap.sh

P=/sys/module/tare_memtest/parameters
DEVICE=/dev/tare_memtap

run() { echo "$*" >$P/run; }
entries() { run entries && cat $P/result; }
unload() { if [ -d /sys/module/tare_memtap ]; then rmmod tare_memtap; fi; }
counted() { grep "^function $1 " "$2"; }
logged() { dmesg | tail -n 3 | grep -q "$1"; }

# The profile without what differs from run to run: its header, and calls of others.
facts() { sed '1,/^$/d' "$1" | sed -E 's/(function [a-z_]+) seen [0-9]+ recorded ([0-9]+) skipped [0-9]+/\1 recorded \2/' | sort; }

insmod tare_memtest.ko
before=$(entries)

known_calls() {
	run call memcpy task 3001 61 59 7
	run call memcpy task 0 0 0 1
	run call memcpy task 4096 8 8 2
	run call memcpy task 4097 8 8 3
	run call memcpy task 32768 0 0 1
	run call memcpy softirq 37 1 2 5
	run call memcpy hardirq 38 3 4 6
	run call memmove task 128 5 6 4
	run call overlap task 129 5 0 3
	run call memset softirq 64 7 0 2
	run call memset hardirq 65 9 0 2
	run call _copy_to_user task 300 0 10 3
	run call _copy_from_user task 301 11 0 3
	run call _copy_to_iter task 302 0 12 3
	run call _copy_from_iter task 303 13 0 3
	run call copy_page task 4096 0 0 3
}

adds_up() {
	awk '$1 == "function" { n++; if ($4 != $6 + $8 + $10) { print; bad = 1 } } END { exit bad || !n }' "$1"
}

counts_exact() {
	insmod tare_memtap.ko functions=all only=tare_memtest mode="$1" || return 1
	known_calls
	cat $DEVICE >"/out/known.$1"
	unload
	adds_up "/out/known.$1"
}

for mode in counts profile cost; do
	check "$mode: known calls recorded" counts_exact $mode
done

known_trace() {
	memrecord -m trace -f all --only tare_memtest -o /out/known.trace -- sh -c "
		echo 'call memcpy task 3001 61 59 7' >$P/run
		echo 'call memmove softirq 77 1 2 3' >$P/run
		echo 'call memset hardirq 78 4 0 2' >$P/run" && adds_up /out/known.trace
}
check "trace: known calls in order" known_trace

tiny_ring() {
	memrecord -m trace -f memcpy --buffer-kb 16 --max-records 100 --only tare_memtest \
		-o /out/tiny.trace -- sh -c "echo 'call memcpy task 10 0 0 5000' >$P/run" || return 1
	adds_up /out/tiny.trace && counted memcpy /out/tiny.trace | awk '{ exit !($10 > 4000) }'
}
check "trace: a full ring loses, and counts what it loses" tiny_ring

all_add_up() {
	for mode in counts profile trace cost; do
		insmod tare_memtap.ko functions=all mode=$mode || return 1
		ls -lR /sys/module >/dev/null
		cat $DEVICE >/tmp/$mode
		unload
		adds_up /tmp/$mode || return 1
	done
}
check "every mode: seen = recorded + skipped + lost" all_add_up

no_address() {
	echo 2 >/proc/sys/kernel/kptr_restrict
	insmod tare_memtap.ko functions=all mode=profile
	cat $DEVICE >/tmp/restricted
	unload
	memrecord -m trace -f memcpy -o /out/hashed.trace -- ls / >/dev/null
	echo 0 >/proc/sys/kernel/kptr_restrict
	! grep -iE 'ffff[0-9a-f]{8}' /tmp/restricted && grep -q '^address: hashed' /out/hashed.trace
}
check "kptr_restrict hides every address" no_address

# refused ERROR-TEXT LOG-TEXT PARAMETERS...: not loaded, said why, changed nothing
refused() {
	errno=$1 log=$2
	shift 2
	said=$(insmod tare_memtap.ko "$@" 2>&1) && return 1
	[ ! -d /sys/module/tare_memtap ] || return 1
	echo "$said" | grep -q "$errno" && logged "$log" && [ "$(entries)" = "$before" ]
}
check "refuses an unknown mode" refused "Invalid" "mode=x: not known" mode=x
check "refuses an unknown function" refused "Invalid" "'f' is not known" functions=memcpy,f
check "refuses a ring that is too small" refused "Invalid" "buffer_kb=1: must be" buffer_kb=1
check "refuses to time one call in none" refused "Invalid" "cost_every=0: must be" cost_every=0
check "refuses a filter for a missing module" refused "Invalid" "no such module" only=nothing

second_load() {
	insmod tare_memtap.ko || return 1
	insmod tare_memtap.ko 2>&1 | grep -q "File exists" && [ -c $DEVICE ]
	status=$?
	unload
	return $status
}
check "refuses a second load" second_load

# the first function of these that this kernel lets a probe sit on
probed=
for symbol in memmove _copy_to_user copy_page; do
	if run probe $symbol 2>/dev/null; then
		probed=$symbol
		run unprobe
		break
	fi
done
under_probe() {
	run probe "$probed"
	said=$(insmod tare_memtap.ko functions="$probed" 2>&1) && return 1
	run unprobe
	echo "$said" | grep -q "busy" && logged "nothing was changed" && [ "$(entries)" = "$before" ]
}
waits_for_probe() {
	insmod tare_memtap.ko functions="$probed" || return 1
	run probe "$probed" || return 1
	rmmod tare_memtap &
	waiting=$!
	until logged "a probe sits on the tapped entry"; do
		kill -0 $waiting || return 1
	done
	run unprobe
	wait $waiting && [ "$(entries)" = "$before" ]
}
if [ -n "$probed" ]; then
	check "refuses an entry with a probe on it" under_probe
	check "unloading waits for a probe on a tapped entry" waits_for_probe
else
	skip "refuses an entry with a probe on it" "this kernel allows no probe there"
	skip "unloading waits for a probe on a tapped entry" "this kernel allows no probe there"
fi

root_only() {
	insmod tare_memtap.ko || return 1
	[ "$(stat -c %a:%u $DEVICE)" = 600:0 ]
	status=$?
	unload
	return $status
}
check "the device is root's alone" root_only

in_use() {
	insmod tare_memtap.ko || return 1
	exec 3<$DEVICE
	! rmmod tare_memtap 2>/dev/null
	status=$?
	exec 3<&-
	unload
	return $status
}
check "cannot be unloaded while its device is open" in_use

killed_recorder() {
	# shellcheck disable=SC2016
	memrecord -o /tmp/never -- sh -c 'kill -9 $PPID; sleep 60' 2>/dev/null
	[ ! -e /tmp/never ] && [ "$(entries)" = "$before" ] || return 1
	memrecord -o /tmp/next -- true && [ -s /tmp/next ] && [ ! -d /sys/module/tare_memtap ]
}
check "a killed recorder leaves no tap, and the next one works" killed_recorder

full_disk() {
	mkdir -p /tmp/small && mount -t tmpfs -o size=16k none /tmp/small || return 1
	said=$(memrecord -m trace -o /tmp/small/trace -- ls -lR /sys/module 2>&1 >/dev/null)
	status=$?
	left=$(ls -A /tmp/small)
	umount /tmp/small
	[ $status = 1 ] && [ -z "$left" ] && [ "$(echo "$said" | wc -l)" = 1 ] &&
		echo "$said" | grep -q "No space left"
}
check "a full disk: one line, nothing half-written" full_disk

no_command() {
	memrecord -o /tmp/none.profile -- /no/such/command 2>/dev/null
	grep -q "^exit-status: 127" /tmp/none.profile
}
check "a command that is not there" no_command

soak() {
	rounds=$1
	sh -c 'while :; do dd if=/dev/zero of=/tmp/load bs=64k count=20; ls -lR /proc/self /sys/module; done' \
		>/dev/null 2>&1 &
	load=$!
	n=0
	while [ $n -lt "$rounds" ]; do
		for mode in counts profile trace cost; do
			insmod tare_memtap.ko functions=all mode=$mode buffer_kb=64 || break 2
			rmmod tare_memtap || break 2
			n=$((n + 1))
		done
	done
	kill $load
	wait $load 2>/dev/null
	[ $n -ge "$rounds" ] && [ "$(entries)" = "$before" ]
}
check "loads and unloads under load" soak "${1:-24}"
check "entry bytes are as they were" [ "$(entries)" = "$before" ]
rmmod tare_memtest
ktap_end
