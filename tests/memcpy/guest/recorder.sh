#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only
#
#   recorder.sh [CYCLES]
#
# What ends a recording other than its command, and what ends taps that nobody ends.
# checks are called through check(); words that are numbers need no quotes
# shellcheck disable=SC2317,SC2086
cd /tare/kmod || exit 1
# shellcheck source=tests/memcpy/guest/taps.sh
. /tare/bin/taps.sh

logged() { dmesg | tail -n 5 | grep -q "$1"; }
tapped() { ! restored; }
gone() { [ ! -d $MODULE ] && restored; }

# record OPTIONS... -- COMMAND...: in the background, until the taps are there; $recorder is its pid
record() {
	# what a check left that failed
	killall -KILL memrecord sleep 2>/dev/null
	rm -f /tmp/file /tmp/said /tmp/began
	memrecord -o /tmp/file "$@" >/dev/null 2>/tmp/said &
	recorder=$!
	eventually 60 tapped
}
began() { eventually 60 [ -e /tmp/began ]; }
# ends STATUS WORDS: the recorder does so, and has unloaded the module
ends() {
	wait $recorder
	status=$?
	echo "status $status"
	cat /tmp/said
	[ $status = "$1" ] && grep -q "$2" /tmp/said && gone
}
header() { sed '/^$/q' /tmp/file | grep -q "^$1\$"; }

killed() {
	record -- sleep 600 || return 1
	kill -KILL $recorder
	wait $recorder 2>/dev/null
	eventually 20 restored && [ ! -e /tmp/file ] && [ -d $MODULE ] || return 1
	killall sleep 2>/dev/null
	memrecord -o /tmp/next -- true 2>/tmp/said && [ -s /tmp/next ] && gone &&
		grep -q "no process used any more" /tmp/said
}
check "a killed recorder leaves no tap, and the next one works" killed

# stopped MODE: whether nobody has renewed is seen by who renews next, or by who waits for a ring
stopped() {
	record -m "$1" --deadline 1 -- sleep 600 || return 1
	kill -STOP $recorder
	eventually 60 restored && [ -d $MODULE ] || return 1
	eventually 60 logged "nobody renewed the deadline of 1000 ms" || return 1
	kill -CONT $recorder
	eventually 60 grep -q "" /proc/$recorder/stat
	kill -TERM $recorder
	ends 1 "taps were gone before the end" && header "ended-by: deadline" && ! header "busy-ns: .*"
}
check "a recorder that stands still has no taps after its deadline" stopped profile
check "who stands still before a trace has none, either" stopped trace

renews() {
	memrecord --deadline 1 -f memcpy --only tare_memtest -o /tmp/file -- \
		sh -c "sleep 4; echo call memcpy task 100 0 0 7 >$P/run" || return 1
	grep "^function" /tmp/file
	grep -q "^function memcpy seen .* recorded 7 " /tmp/file && ! header "ended-by: .*" && gone
}
check "a recorder keeps its taps for longer than its deadline" renews

no_deadline() {
	record --deadline 0 -f memcpy -- sleep 600 || return 1
	[ "$(cat $MODULE/parameters/deadline_ms)" = 0 ] || return 1
	kill -TERM $recorder
	ends 143 "SIGTERM ended"
}
check "a recorder may have no deadline" no_deadline

# signalled NAME NUMBER: the command and what it has started get it
signalled() {
	record -- sh -c 'sleep 600; :' && eventually 60 pidof sleep || return 1
	kill "-$1" $recorder
	ends $((128 + $2)) "SIG$1 ended the recording; /tmp/file is whole" &&
		header "exit-status: $((128 + $2))" && header "ended-by: $1" && ! pidof sleep
}
check "SIGTERM ends a recording well" signalled TERM 15
check "SIGINT ends a recording well" signalled INT 2
check "SIGHUP ends a recording well" signalled HUP 1

# a command may end as it likes
handled() {
	record -- sh -c 'trap "exit 3" INT; : >/tmp/began; while :; do sleep 0.1; done' && began ||
		return 1
	kill -INT $recorder
	ends 130 "SIGINT ended" && header "exit-status: 3" && header "ended-by: INT"
}
check "a command that handles a signal has its own status" handled

STUBBORN="trap '' TERM INT; : >/tmp/began; while :; do sleep 0.1; done"
stubborn() {
	record -- sh -c "$STUBBORN" && began || return 1
	kill -TERM $recorder
	ends 143 "SIGTERM ended" && header "exit-status: 137"
}
check "a command that does not end is killed" stubborn

ignored() {
	rm -f /tmp/file /tmp/fifo
	mkfifo /tmp/fifo
	(trap '' HUP; exec memrecord -o /tmp/file -- sh -c "read -r _ </tmp/fifo" 2>/dev/null) &
	recorder=$!
	eventually 60 tapped && kill -HUP $recorder || return 1
	echo go >/tmp/fifo
	wait $recorder && header "exit-status: 0" && ! header "ended-by: .*" && gone
}
check "a recorder under nohup goes on" ignored

no_command() {
	memrecord -o /tmp/none -- /no/such/command 2>/tmp/said
	[ $? = 127 ] && [ ! -e /tmp/none ] && ! grep -q whole /tmp/said &&
		grep -q "was not run; nothing was recorded" /tmp/said && gone || return 1
	memrecord --own-status -o /tmp/none -- /no/such/command 2>/dev/null
	[ $? = 1 ] && [ ! -e /tmp/none ] || return 1
	# a shell's word for it is the command's own
	memrecord -o /tmp/none -- sh -c 'exit 127' 2>/dev/null
	[ $? = 127 ] && grep -q "^exit-status: 127" /tmp/none
}
check "a command that is not there" no_command

failed_command() {
	memrecord -o /tmp/file -- sh -c 'exit 3' 2>/tmp/said
	[ $? = 3 ] && grep -q "ended with status 3; the recording is whole" /tmp/said &&
		header "exit-status: 3" || return 1
	memrecord --own-status -o /tmp/file -- sh -c 'exit 3' 2>/dev/null && header "exit-status: 3"
}
check "a command's status is the recorder's" failed_command

by_hand() {
	insmod tare_memtap.ko functions=memcpy only=tare_memtest deadline_ms=300 || return 1
	eventually 60 restored || return 1
	run call memcpy task 100 0 0 5
	grep "^function memcpy .* recorded 0 " $DEVICE || return 1
	exec 3<$DEVICE
	memrecord -o /tmp/file -- true 2>/tmp/said
	held=$?
	exec 3<&-
	memrecord -o /tmp/file -- true 2>>/tmp/said || return 1
	cat /tmp/said
	[ $held = 77 ] && grep -q "loaded and in use" /tmp/said &&
		grep -q "no process used any more" /tmp/said && gone
}
check "taps that were armed by hand may have a deadline, and are replaced after it" by_hand

client() {
	insmod tare_memtap.ko mode=trace functions=memcpy only=tare_memtest arm=N || return 1
	memtap_client deadline && grep "^function memcpy .* recorded 5 " $DEVICE
}
check "a deadline is renewed, passes and begins anew as is told" client

under_probe() {
	for symbol in memmove _copy_to_user copy_page; do
		run probe $symbol 2>/dev/null && break
	done
	run unprobe || { echo "this kernel allows no probe there" && return 77; }
	insmod tare_memtap.ko functions=$symbol deadline_ms=300 && run probe $symbol || return 1
	eventually 60 logged "a probe sits on the tapped entry"
	status=$?
	run unprobe
	eventually 60 restored && [ $status = 0 ]
}
check "a deadline outlasts a probe on a tapped entry" under_probe

# some are unloaded before, some after, and some while they disarm by themselves
at_the_moment() {
	n=0
	while [ $n -lt "$1" ]; do
		for mode in counts profile trace cost; do
			after=$(awk -v seed=$((n * 7919)) 'BEGIN { srand(seed); print 1 + int(rand() * rand() * 100) }')
			insmod tare_memtap.ko functions=memcpy,memset,_copy_to_user mode=$mode buffer_kb=64 \
				deadline_ms="$after" || return 1
			usleep $((n % 5 * 7000))
			rmmod tare_memtap || return 1
			n=$((n + 1))
		done
	done
	dmesg | grep -c "nobody renewed"
}
check "unloads at the moment of the deadline" at_the_moment "${1:-52}"
rmmod tare_memtest
ktap_end
