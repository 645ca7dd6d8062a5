#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only
#
#   lattap.sh [CYCLES]
#
# What tare_lattap.ko promises, checked where it runs.
# checks are called through check(); words that are numbers need no quotes
# shellcheck disable=SC2317,SC2086
cd /tare/kmod || exit 1
# shellcheck source=tests/guest/ktap.sh
. /tare/bin/ktap.sh

DEVICE=/dev/tare_lattap
GETPPID=110

CPU1=/sys/devices/system/cpu/cpu1/online
TRACING=/sys/kernel/tracing
mount -t tracefs none $TRACING 2>/dev/null

unload() {
	if [ -d /sys/module/tare_lattap ]; then rmmod tare_lattap; fi
	if [ -e $CPU1 ]; then echo 1 >$CPU1; fi
}
count() { latread | awk -v name="$1" 'index($0, name " ") == 1 { sub(name, ""); print $1 }'; }
# told lost, told untimed: what the last line says
told() { latread | sed -n "/^lost/s/.*$1 \([0-9]*\).*/\1/p"; }
# threads [CPU]: the pids of the periodic threads; fails where there is none
threads() {
	sed -n "s/^\([0-9]*\) (tare_lattap\/${1:-.*}) .*/\1/p" /proc/[0-9]*/stat 2>/dev/null | grep .
}
# checked NAME COMMAND...: check, and what that loaded is unloaded; checked2: where there are two CPUs
checked() {
	check "$@"
	unload
}
checked2() { if [ "$(nproc)" -ge 2 ]; then checked "$@"; else skip "$1" "there is one CPU"; fi; }

no_module() {
	latread 2>/tmp/said
	[ $? = 77 ] && grep -q "insmod tare_lattap.ko" /tmp/said
}
check "without the module it says what to do" no_module

counts_calls() {
	insmod tare_lattap.ko syscalls=$GETPPID command=crossings wakeups=N || return 1
	crossings -w 0 -n 3000 getppid >/dev/null
	crossings -w 0 -n 50 read >/dev/null
	[ "$(count getppid)" = 3000 ] && [ -z "$(count read)" ] && latread | grep -q "lost 0"
}
checked "every call of the chosen one is seen, and of no other" counts_calls

all_calls() {
	insmod tare_lattap.ko command=crossings || return 1
	crossings -w 0 -n 500 getppid nosys read >/dev/null
	[ "$(count getppid)" = 500 ] && [ "$(count 'syscall 511')" = 500 ] &&
		[ "$(count read)" = 500 ] && [ -z "$(count exit_group)" ]
}
checked "all calls are seen" all_calls

# a CPU has buckets for the octave of its first call alone
counts_without_room() {
	insmod tare_lattap.ko octaves=1 syscalls=$GETPPID command=crossings wakeups=N || return 1
	crossings -w 0 -n 3000 getppid >/dev/null
	latread
	[ "$(count getppid)" -gt 0 ] && [ "$(told lost)" -gt 0 ] &&
		[ $(($(count getppid) + $(told lost))) = 3000 ] || return 1
	rmmod tare_lattap && insmod tare_lattap.ko octaves=18504 syscalls=$GETPPID command=crossings &&
		crossings -w 0 -n 3000 getppid >/dev/null && [ "$(count getppid)" = 3000 ]
}
checked "calls that find no room for their buckets are told as lost" counts_without_room

# Interrupted often: the CPUs of an emulated machine take turns. A thread that is preempted on its
# way to sleep may be woken as well, and waits without having slept. One in 100,000 is missed: where
# the waker's CPU stands still after its tracepoint until the thread was preempted and sleeps again.
counts_all_wakeups() {
	insmod tare_lattap.ko syscalls=none command=waiter period_us=100 || return 1
	known waits 20000 >/tmp/slept
	read -r slept preempted </tmp/slept
	n=$(($(count "waking to running") + $(told lost)))
	echo "slept $slept, preempted $preempted, seen or lost $n"
	[ $slept -gt 2000 ] && [ $n -ge $((slept - slept / 2000)) ] && [ $n -le $((slept + preempted)) ]
}
checked2 "each wake-up is seen, whenever it comes, or told as lost" counts_all_wakeups

# an entry of the table of starts that two threads fight for; interrupted as well
counts_shared() {
	echo 4194304 >/proc/sys/kernel/pid_max ||
		{ echo "this kernel has no process numbers that share an entry" && return 77; }
	insmod tare_lattap.ko syscalls=$GETPPID command=known wakeups=N period_us=100 || return 1
	known share 300000 || return 1
	latread
	max=$(latread | awk '/^getppid/ { print $NF }')
	[ $(($(count getppid) + $(told lost))) = 600000 ] && [ ${#max} -lt 12 ]
}
checked2 "threads that share an entry lose what is told, and nothing is torn" counts_shared

counts_compat() {
	insmod tare_lattap.ko command=known wakeups=N || return 1
	# int 0x80 is a fault without IA32_EMULATION, of which the debug kernels' options have none
	echo 0 >/proc/sys/debug/exception-trace # the fault would be in the log
	known compat 1 2>/dev/null || { echo "this kernel takes no 32-bit calls" && return 77; }
	known compat 999 || return 1
	latread
	[ -z "$(count writev)" ] && [ "$(count getpid)" = 1000 ] && [ "$(told untimed)" = 1000 ] &&
		latread | grep -q "^untimed: 32-bit" && latread --json - | grep -q '"untimed": 1000'
}
checked "32-bit calls are told, and not under the numbers of others" counts_compat

execs_of_threads() {
	insmod tare_lattap.ko syscalls=59 command=known wakeups=N || return 1
	known execs 20
	latread
	[ "$(count execve)" = 20 ] && [ "$(told lost)" = 0 ]
}
checked "execve by a thread that is not the leader is seen" execs_of_threads

counts_wakeups() {
	insmod tare_lattap.ko syscalls=none command=crossings period_us=1000 || return 1
	crossings -w 0 -n 200 timer >/dev/null
	n=$(count "waking to running")
	# a timer may expire before its thread sleeps, which in an emulated machine takes long
	[ "$n" -ge 100 ] && [ "$n" -le 260 ] && [ "$(count "periodic thread")" -gt 10 ]
}
checked "wake-ups are seen, and the periodic thread's" counts_wakeups

# the thread of CPU 1 is there, on no other CPU, and wakes
ticks() {
	pid=$(threads 1) &&
		grep -q "^Cpus_allowed_list:	1$" /proc/$pid/status &&
		[ "$(awk '/^voluntary/ { print $2 }' /proc/$pid/status)" -gt 20 ]
}
# with_cpu1 0|1: takes it off or brings it back, under load
with_cpu1() {
	crossings -C any -n 300 pingpong >/dev/null &
	echo $1 >$CPU1 && wait $!
}

follows_cpus() {
	insmod tare_lattap.ko period_us=1000 || return 1
	eventually 60 ticks && with_cpu1 0 || return 1
	! threads 1 && threads 0 && with_cpu1 1 && eventually 60 ticks || return 1
	# unloaded, and loaded again, without it
	with_cpu1 0 && rmmod tare_lattap && ! threads && insmod tare_lattap.ko period_us=1000 &&
		! threads 1 && with_cpu1 1 && eventually 60 ticks && rmmod tare_lattap && ! threads
}
checked2 "the periodic thread leaves and comes with its CPU" follows_cpus

# refused LOG-TEXT PARAMETERS...: not loaded, said why
refused() {
	text=$1
	shift
	if insmod tare_lattap.ko "$@" 2>/dev/null; then
		unload
		return 1
	fi
	dmesg | tail -n 1 | grep -q "$text" && ! [ -e $DEVICE ]
}
for bad in syscalls=512 syscalls=read command=sixteen-letters- period_us=99 period_us=1000001 \
	octaves=0 octaves=18505 deadline_ms=86400001; do
	check "refuses $bad" refused "$bad: must" $bad
done

stopped() { latread 2>&1 >/dev/null | grep -q "it has stopped"; }
stops() {
	insmod tare_lattap.ko command=crossings deadline_ms=1000 period_us=1000 || return 1
	crossings -w 0 -n 500 getppid >/dev/null
	eventually 60 stopped && ! threads || return 1
	dmesg | tail -n 1 | grep -q "nobody renewed the deadline of 1000 ms" || return 1
	span=$(latread --json - 2>/dev/null | grep '"seconds"')
	# until the deadline, and not until now
	echo "$span" | awk '{ exit !($2 >= 1 && $2 < 5) }' || return 1
	n=$(count getppid)
	crossings -w 0 -n 500 getppid >/dev/null
	echo "$n, then $(count getppid)"
	[ "$n" = 500 ] && [ "$(count getppid)" = 500 ] &&
		[ "$(latread --json - 2>/dev/null | grep '"seconds"')" = "$span" ] || return 1
	latread --deadline 10 2>&1 | grep -q "the last deadline has passed" && rmmod tare_lattap &&
		insmod tare_lattap.ko && ! stopped
}
checked "stops at its deadline, and what it has counted can be read" stops

renews() {
	insmod tare_lattap.ko syscalls=none wakeups=N period_us=1000 deadline_ms=600000 &&
		latread --deadline 1 >/dev/null && eventually 60 stopped && rmmod tare_lattap &&
		insmod tare_lattap.ko period_us=1000 deadline_ms=3000 && latread --deadline 0 >/dev/null ||
		return 1
	sleep 4
	! stopped && threads && ! latread --deadline 86401 2>/dev/null
}
checked "a deadline is renewed, or taken back" renews

owned() {
	insmod tare_lattap.ko syscalls=none wakeups=N || return 1
	known owns 600000 >/tmp/owner &
	owner=$!
	eventually 60 grep -q set /tmp/owner
	latread --deadline 1 2>/tmp/said
	refused=$?
	kill $owner
	wait $owner
	grep -q "cannot set a deadline: Device or resource busy" /tmp/said && [ $refused = 1 ] &&
		latread --deadline 600 >/dev/null && latread --deadline 0 >/dev/null
}
checked "who keeps the device open and has set the deadline is its owner" owned

at_the_moment() {
	for after in $(seq 1 3 ${1:-60}); do
		insmod tare_lattap.ko period_us=1000 deadline_ms=$after || return 1
		usleep $((after * 1000))
		rmmod tare_lattap || return 1
	done
	! threads
}
checked "unloads at the moment of the deadline" at_the_moment

# the buckets of all CPUs, 565 KiB each; the kernel would kill whatever runs for them
no_memory() {
	if grep -q ' kasan_' /proc/kallsyms; then
		echo "KASAN keeps what was freed: memory that is said to be available is not" && return 77
	fi
	reserve=/proc/sys/vm/min_free_kbytes
	was=$(cat $reserve)
	need=$(($(grep -c ^processor /proc/cpuinfo) * 565))
	memory() { awk -v of="$1:" '$1 == of { print $2 }' /proc/meminfo; }
	# what the kernel reserves for itself is not available, yet free: nothing else goes short
	free=$(memory MemFree)
	for percent in $(seq 50 80); do
		echo $((free * percent / 100)) >$reserve
		[ "$(memory MemAvailable)" -gt $need ] || break
	done
	refused "no memory for the buckets"
	status=$?
	echo $was >$reserve
	[ $status = 0 ] && insmod tare_lattap.ko && rmmod tare_lattap
}
check "refuses to take more memory than there is" no_memory

# the last thing that can fail does
name_taken() {
	insmod tare_delay.ko name=tare_lattap || return 1
	insmod tare_lattap.ko period_us=1000 2>/dev/null && return 1
	dmesg | grep -q "cannot make /dev/tare_lattap: error -17" && ! threads &&
		rmmod tare_delay && insmod tare_lattap.ko
}
checked "a load that fails leaves nothing behind" name_taken

# what is called at loading and unloading, in order
device_last() {
	for name in misc_register misc_deregister tracepoint_probe_register \
		tracepoint_probe_unregister __cpuhp_setup_state __cpuhp_remove_state; do
		echo "p:load/$name $name" >>$TRACING/kprobe_events || return 1
	done
	echo 1 >$TRACING/events/load/enable
	insmod tare_lattap.ko period_us=1000 && rmmod tare_lattap
	echo 0 >$TRACING/events/load/enable
	order=$(sed -n 's/.*: \([a-z_]*\): .*/\1/p' $TRACING/trace | uniq | tr '\n' ' ')
	echo >$TRACING/kprobe_events
	echo "$order"
	[ "$order" = "tracepoint_probe_register __cpuhp_setup_state misc_register \
misc_deregister __cpuhp_remove_state tracepoint_probe_unregister " ]
}
checked "the device is there only while all else is" device_last

# kprobes on what is called in a tracepoint; the clock is the kernel's own, and may have one
unprobeable() {
	insmod tare_lattap.ko syscalls=$GETPPID command=crossings || return 1
	insmod tare_memtest.ko || return 1
	run=/sys/module/tare_memtest/parameters/run
	sed -n 's/.* \([^ ]*\)	\[tare_lattap\]$/\1/p' /proc/kallsyms >/tmp/symbols
	grep "\[tare_lattap\]" $TRACING/available_filter_functions >/tmp/traced
	grep -q "^lattap_read " /tmp/traced && echo "probe tare_lattap:lattap_read" >$run &&
		echo unprobe >$run || return 1
	for name in enter leave waking run lattap_begin lattap_end lattap_drop lattap_add add_first; do
		grep -qx $name /tmp/symbols || continue
		echo $name
		! grep "^$name " /tmp/traced && ! echo "probe tare_lattap:$name" >$run || return 1
	done
	echo "probe ktime_get_mono_fast_ns" >$run && crossings -w 0 -n 1000 getppid >/dev/null && echo unprobe >$run &&
		[ "$(cat ${run%run}result)" -ge 1000 ] && [ "$(count getppid)" = 1000 ] &&
		rmmod tare_memtest
}
checked "what the tracepoints call cannot be probed or traced" unprobeable

root_only() {
	insmod tare_lattap.ko || return 1
	[ "$(stat -c %a $DEVICE)" = 600 ] && [ "$(known nobody $DEVICE)" = "Permission denied" ] &&
		! find /sys/module/tare_lattap/parameters -type f -perm /077 | grep . || return 1
	# nor do others get it by its mode
	chmod 666 $DEVICE
	[ "$(known nobody $DEVICE)" = "Operation not permitted" ]
}
check "the device is root's alone" root_only

odd_reads() {
	# of other sizes than the two that there are, and beyond the end
	! dd if=$DEVICE bs=1 count=1 2>/dev/null >/tmp/odd && ! [ -s /tmp/odd ] &&
		! dd if=$DEVICE bs=9248 skip=2000 count=1 2>/dev/null >/tmp/odd && ! [ -s /tmp/odd ]
}
check "reads of another size are refused" odd_reads

in_use() {
	exec 3<$DEVICE
	rmmod tare_lattap 2>/dev/null && return 1
	exec 3<&-
	rmmod tare_lattap
}
check "cannot be unloaded while its device is open" in_use

soak() {
	sh -c 'while :; do ls -lR /proc/self >/dev/null 2>&1; crossings -n 500 pingpong >/dev/null; done' &
	load=$!
	n=0
	while [ $n -lt "$1" ]; do
		insmod tare_lattap.ko period_us=200 || break
		rmmod tare_lattap || break
		n=$((n + 1))
	done
	kill $load
	wait $load 2>/dev/null
	[ $n -ge "$1" ]
}
check "loads and unloads under load" soak "${1:-12}"
ktap_end
