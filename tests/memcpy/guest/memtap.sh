#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only
#
# What tare_memtap.ko promises, checked where it runs. Files for the host's part
# of the checks are left in /out.
# checks are called through check(); words that are numbers need no quotes
# shellcheck disable=SC2317,SC2086
cd /tare/kmod || exit 1
# shellcheck source=tests/memcpy/guest/taps.sh
. /tare/bin/taps.sh

logged() { dmesg | tail -n 3 | grep -q "$1"; }
restricted() {
	echo 2 >/proc/sys/kernel/kptr_restrict
	"$@"
	status=$?
	echo 0 >/proc/sys/kernel/kptr_restrict
	return $status
}
counted() { grep "^function $1 " "$2"; }
cpus=$(nproc)

known_calls() {
	run call memcpy task 3001 61 59 7
	run call memcpy task 0 0 0 1
	run call memcpy task 4096 8 8 2
	run call memcpy task 4097 8 8 3
	run call memcpy task 32768 0 0 1
	run call memcpy softirq 37 1 2 5
	run call memcpy hardirq 38 3 4 6
	run call memcpy nmi 39 7 8 3
	run call memmove task 128 5 6 4
	run call overlap task 129 5 0 3
	run call memset softirq 64 7 0 2
	run call memset hardirq 65 9 0 2
	run call _copy_to_user task 300 0 10 3
	run call _copy_from_user task 301 11 0 3
	run call _copy_to_iter task 302 0 12 3
	run call _copy_from_iter task 303 13 0 3
	run call copy_page task 4096 0 0 3
	run call clear_page hardirq 4096 0 0 4
	run call copy_mc_to_kernel nmi 303 7 9 3
	run call rep_movs_alternative task 304 0 14 3
	run call rep_stos_alternative task 305 0 0 3
}

adds_up() {
	awk '$1 == "function" { n++; if ($4 != $6 + $8 + $10) { print; bad = 1 } } END { exit bad || !n }' "$1"
}

counts_exact() {
	insmod tare_memtap.ko functions=all only=tare_memtest mode="$1" || return 1
	known_calls
	cat $DEVICE >"/out/known.$1"
	adds_up "/out/known.$1"
}

for mode in counts profile cost; do
	check "$mode: known calls recorded" counts_exact $mode
done

# calls of _copy_to_user of a walk, by callers of a name
walk() {
	insmod tare_memtap.ko functions=_copy_to_user only="$1" || return 1
	ls -l /bin /bin /bin >/dev/null
	cat $DEVICE >/tmp/walk
	unload
	awk '$1 == "caller" && $5 ~ /^cp_.*stat/ { named += $3 }
		$1 == "caller" && $5 !~ /^cp_.*stat/ { others += $3 }
		$1 == "function" { skipped = $8 } END { print named + 0, others + 0, skipped }' /tmp/walk
}
by_pattern() {
	all=$(walk "*")
	some=$(walk "cp_*stat*")
	name=$(awk '$1 == "caller" { print substr($5, 1, index($5, "+") - 1); exit }' /tmp/walk)
	one=$(walk "$name")
	named=$(awk -v at="$name+" '$1 == "caller" && index($5, at) != 1' /tmp/walk | wc -l)
	echo "$all, $some, $name: $one, $named"
	set -- $all $some $one
	[ "$1" -gt 100 ] && [ "$2" -gt 0 ] && [ "$3" = 0 ] &&
		[ "$4" = "$1" ] && [ "$5" = 0 ] && [ "$6" -gt 0 ] &&
		[ "$7" -gt 0 ] && [ "$named" = 0 ] && [ "$9" -gt 0 ]
}
check "a pattern or a name chooses the callers of that name and no others" by_pattern

in_module() {
	insmod tare_memtap.ko functions=memcpy,memmove only="tare_memtest/call_memc?y" || return 1
	run call memcpy task 41 0 0 5
	run call memmove task 42 0 0 3
	counted memcpy $DEVICE | grep " recorded 5 " && counted memmove $DEVICE | grep " recorded 0 "
}
check "a pattern chooses functions of a module" in_module

known_trace() {
	memrecord -m trace -f all --only tare_memtest -o /out/known.trace -- sh -c "
		echo 'call memcpy task 3001 61 59 7' >$P/run
		echo 'call memmove softirq 77 1 2 3' >$P/run
		echo 'call memset hardirq 78 4 0 2' >$P/run" && adds_up /out/known.trace
}
check "trace: known calls in order" known_trace

trace=/sys/kernel/tracing

# Behind calls with all registers known: of functions that assembly calls, also where user memory ends.
registers() {
	for symbol in clear_page_erms copy_mc_enhanced_fast_string rep_movs_alternative \
		rep_stos_alternative; do
		for size in 5 100 5000; do
			run regs $symbol $size 2>/dev/null && read -r result <$P/result &&
				echo "$symbol $size $result"
		done
	done
}
keeps_registers() {
	registers >/tmp/untapped
	cat /tmp/untapped
	while read -r symbol size result; do
		case $symbol$size in rep_*5000) [ $((result & 0xffff)) = 904 ] || return 1 ;; esac
	done </tmp/untapped
	for mode in counts profile trace cost; do
		insmod tare_memtap.ko functions=all only=tare_memtest mode=$mode || return 1
		registers >/tmp/tapped
		grep ^function $DEVICE | tee /tmp/counts
		unload
		diff /tmp/untapped /tmp/tapped || return 1
		# each three times, and no function that is not called
		[ "$(grep -c " recorded 3 " /tmp/counts)" = $(($(wc -l </tmp/untapped) / 3)) ] || return 1
	done
}
check "registers, flags and what a fault leaves are as without a tap" keeps_registers

ac_is_clear() {
	insmod tare_memtap.ko functions=rep_movs_alternative only=tare_memtest mode=counts ||
		{ echo "this kernel has no copy between stac and clac to tap"; return 77; }
	[ -e $trace/events ] || { echo "this kernel has no trace events"; return 77; }
	run probe tare_memtap:memtap_event && echo 1 >$trace/events/tare/mem_copy/enable || return 1
	run call rep_movs_alternative task 100 0 0 3
	echo 0 >$trace/events/tare/mem_copy/enable
	hits=$(cat $P/result)
	run unprobe
	echo "hits $hits"
	[ "$hits" = 3 ]
}
check "a tap between stac and clac runs with AC clear" ac_is_clear

# Those of the calls that the tracepoint may not see are seen by the tap.
events() {
	[ -e $trace/events ] || { echo "this kernel has no trace events"; return 77; }
	insmod tare_memtap.ko functions=memcpy only=tare_memtest || return 1
	echo >$trace/trace
	echo 1 >$trace/events/tare/mem_copy/enable || return 1
	run call memcpy task 41 0 0 1
	run call memcpy hardirq 42 0 0 1
	run call memcpy nmi 43 0 0 1
	run call memcpy norcu 44 0 0 1
	echo 0 >$trace/events/tare/mem_copy/enable
	seen=$(grep -o "len=4[1-4] .*ctx=[a-z]*" $trace/trace | sed -E 's/ .*ctx=/ /' | tr '\n' ,)
	grep "^size memcpy" $DEVICE >/tmp/events
	echo "$seen"
	cat /tmp/events
	[ "$seen" = "len=41 task,len=42 hardirq," ] && [ "$(wc -l </tmp/events)" = 4 ]
}
check "the tracepoint fires neither in NMI nor where RCU does not watch" events

tiny_ring() {
	memrecord -m trace -f memcpy --buffer-kb 16 --max-records 100 --only tare_memtest \
		-o /out/tiny.trace -- sh -c "echo 'call memcpy task 10 0 0 5000' >$P/run" || return 1
	adds_up /out/tiny.trace && counted memcpy /out/tiny.trace | awk '{ exit !($10 > 4000) }'
}
check "trace: a full ring loses, and counts what it loses" tiny_ring

# calls after the snapshot are in none of its numbers
one_snapshot() {
	insmod tare_memtap.ko mode=cost cost_every=1 functions=memcpy only=tare_memtest || return 1
	run call memcpy task 100 0 0 200
	{
		dd bs=1 count=1 2>/dev/null
		run call memcpy task 100 0 0 1000
		cat
	} <$DEVICE >/tmp/snapshot
	grep -E "^(function|cost) " /tmp/snapshot
	awk '/^function/ { recorded = $6 } /^cost memcpy/ { timed += $(NF - 1) }
		END { exit !(recorded == 200 && timed > 0 && timed <= recorded) }' /tmp/snapshot
}
check "cost: a profile is of one moment" one_snapshot

# one CPU, since a call that ends on another than it began on is not counted
large_all_timed() {
	insmod tare_memtap.ko mode=cost cost_every=1000000 functions=memcpy only=tare_memtest || return 1
	for size in 1024 1025 8191 8192 32768; do
		taskset 1 sh -c "echo call memcpy task $size 0 0 100 >$P/run"
	done
	grep "^cost" $DEVICE
	awk '/^cost memcpy/ { timed[$3] += $(NF - 1) }
		END { exit !(timed[513] < 3 && timed[1025] == 100 && timed[4097] == 100 &&
			timed[8192] == 100 && timed[32768] == 100) }' $DEVICE
}
check "cost: each call of more than 1024 bytes is timed" large_all_timed

no_address() {
	insmod tare_memtap.ko functions=all mode=profile
	cat $DEVICE >/tmp/restricted
	unload
	memrecord -m trace -f memcpy -o /out/hashed.trace -- ls / >/dev/null
	! grep -iE 'ffff[0-9a-f]{8}' /tmp/restricted && grep -q '^address: hashed' /out/hashed.trace
}
check "kptr_restrict hides every address" restricted no_address

addresses() { memtap_client addresses; }
restricted_at_load() {
	insmod tare_memtap.ko mode=trace only=tare_memtest || return 1
	run call memcpy task 64 0 0 3000
	said=$(addresses)
	echo "$said"
	# a hash may look like an address once in 131,072 times
	echo "$said" | awk '{ exit !($2 == 3000 && $4 <= 1 && $6 == 1) }'
}
check "kptr_restrict hides the addresses of a trace armed at load" restricted restricted_at_load

restricted_later() {
	insmod tare_memtap.ko mode=trace only=tare_memtest || return 1
	run call memcpy task 64 0 0 100
	refused=$(restricted addresses)
	shown=$(addresses)
	unload
	# nothing recorded, nothing armed: hashed from then on, and so for all
	insmod tare_memtap.ko mode=trace arm=N || return 1
	hashed=$(restricted addresses)
	still=$(addresses)
	printf '%s\n' "$refused" "$shown" "$hashed" "$still"
	[ "$refused" = "$DEVICE: Operation not permitted" ] &&
		[ "$shown" = "records 100 raw 100 hashed 0" ] &&
		[ "$hashed" = "records 0 raw 0 hashed 1" ] && [ "$still" = "$hashed" ]
}
check "who may not see addresses cannot open a trace that holds some" restricted_later

places() {
	insmod tare_memtap.ko functions=memcpy || return 1
	text=$(awk '$3 == "_text" { print $1; exit }' /proc/kallsyms)
	module=$(cat $MODULE/sections/.text)
	shown=$(memtap_client name $text $module)
	hidden=$(restricted memtap_client name $text $module)
	of_kernel=$(restricted memtap_client name $text $text)
	printf '%s\n' "$shown" "$hidden" "$of_kernel"
	[ "${shown#*+0x1/* }" = "[tare_memtap]" ] && [ "$hidden" = "No such file or directory" ] &&
		[ "${of_kernel#*+0x1/0x}" != "$of_kernel" ]
}
check "who may not see addresses learns no module's place" places

seeks() {
	insmod tare_memtap.ko functions=memcpy || return 1
	dd if=$DEVICE bs=16 skip=1 count=1 >/tmp/sought 2>/dev/null && [ "$(wc -c </tmp/sought)" = 16 ]
}
check "reading may begin anywhere" seeks

# refused ERROR-TEXT LOG-TEXT PARAMETERS...: not loaded, said why, changed nothing
refused() {
	errno=$1 log=$2
	shift 2
	said=$(insmod tare_memtap.ko "$@" 2>&1) && return 1
	[ ! -d $MODULE ] && echo "$said" | grep -q "$errno" && logged "$log" && restored
}
check "refuses an unknown mode" refused "Invalid" "mode=x: not known" mode=x
check "refuses an unknown function" refused "Invalid" "'f' is not known" functions=memcpy,f
check "refuses a ring that is too small" refused "Invalid" "buffer_kb=1: must be" buffer_kb=1
check "refuses to time one call in none" refused "Invalid" "cost_every=0: must be" cost_every=0
check "refuses a limit inside a class of sizes" refused "Invalid" "cost_above=1000: must be" \
	cost_above=1000
check "refuses a limit above the exact sizes" refused "Invalid" "cost_above=8192: must be" \
	cost_above=8192
check "refuses a deadline of more than a day" refused "Invalid" "deadline_ms=86400001: must be" \
	deadline_ms=86400001
check "refuses a filter for a missing module" refused "No such" "no other module of that name" only=nothing
check "refuses a filter that no function matches" refused "No such" \
	"no such function in the kernel image" "only=no_such_*"
check "refuses a filter that no function of a module matches" refused "No such" \
	"no such function in this module" only=tare_memtest/cp_new_stat
check "refuses a filter for functions of a missing module" refused "No such" \
	"no other module of that name" "only=nothing/*"
check "refuses a filter of too many parts" refused "No such" "more than 1024 parts" "only=*[a-m]"
check "refuses a filter for itself" refused "No such" "no other module of that name" only=tare_memtap

# it would be freed under the filter if its loading failed
filter_for_loading() {
	insmod tare_delay.ko stuck=Y 2>/dev/null &
	loading=$!
	until grep -q "^tare_delay .* Loading" /proc/modules; do kill -0 $loading || return 1; done
	refused "No such" "loaded to its end" only=tare_delay
	status=$?
	kill $loading
	wait $loading
	return $status
}
check "refuses a filter for a module that is being loaded" filter_for_loading

# rings of 768 MiB, of 1 GiB that there is
check "refuses rings that memory has no room for" refused "Cannot allocate" "not enough memory" \
	mode=trace buffer_kb=1048576

# The kernel asks itself which code it changes, and must not be changing any meanwhile. More than half
# of the loads would meet a change that is half made: one in 32 runs would meet none.
LOADS=5
static_branches() {
	[ "$cpus" -gt 1 ] || { echo "needs a second CPU"; return 77; }
	key=/proc/sys/kernel/sched_schedstats
	[ -e $key ] || { echo "this kernel has no branch to change"; return 77; }
	sh -c "while :; do echo 1 >$key; echo 0 >$key; done" &
	changing=$!
	status=1
	for load in $(seq $LOADS); do
		insmod tare_memtap.ko functions=all mode=counts arm=N || break
		rmmod tare_memtap || break
		[ "$load" != $LOADS ] || status=0
	done
	kill $changing
	wait $changing 2>/dev/null
	echo 0 >$key
	return $status
}
check "loads while the kernel changes static branches" static_branches

branch_inside() {
	run branch || { echo "memcpy does not begin with a jump here"; return 77; }
	with_branch=$(entries)
	said=$(insmod tare_memtap.ko functions=memcpy 2>&1)
	loaded=$?
	unload
	[ "$(entries)" = "$with_branch" ]
	same=$?
	run unbranch
	[ $loaded != 0 ] && [ $same = 0 ] && logged "are not known, nothing was changed"
}
check "refuses an entry that a branch leads into" branch_inside

# the first function of these that this kernel lets a probe sit on
probed=
for symbol in memmove _copy_to_user copy_page; do
	if run probe $symbol 2>/dev/null; then
		probed=$symbol
		run unprobe
		break
	fi
done
KPROBES=/sys/kernel/debug/kprobes/enabled
under_probe() {
	run probe "$probed"
	echo "$1" >$KPROBES
	said=$(insmod tare_memtap.ko functions="$probed" 2>&1)
	loaded=$?
	unload
	run unprobe
	echo 1 >$KPROBES
	[ $loaded != 0 ] && echo "$said" | grep -q "busy" && logged "nothing was changed"
}
waiting_for_probe() { grep -q memtap_leave /proc/$1/stack 2>/dev/null || ! kill -0 $1; }
# unload_probed ENABLED: in the background, until it waits; $waiting is its pid, $busy what a reader got
unload_probed() {
	insmod tare_memtap.ko functions="$probed" && run probe "$probed" || return 1
	echo "$1" >$KPROBES
	busy=$(cat $DEVICE 2>&1)
	rmmod tare_memtap &
	waiting=$!
	until waiting_for_probe $waiting; do :; done
}
waits_for_probe() {
	unload_probed "$1" || return 1
	kill -0 $waiting
	waits=$?
	echo 1 >$KPROBES
	run call "$probed" task 100 0 0 10
	run unprobe
	wait $waiting && [ $waits = 0 ] && echo "$busy" | grep -q "busy"
}
killed_while_it_waits() {
	unload_probed "$1" && logged "$probed: a probe sits on" &&
		logged "unloading waits for that" || return 1
	sleep "$2"
	kill -9 $waiting
	for _ in $(seq 200); do
		[ -d $MODULE ] || break
		usleep 100000
	done
	[ ! -d $MODULE ]
	gone=$?
	echo 1 >$KPROBES
	run call "$probed" task 100 0 0 10
	cat /sys/kernel/debug/kprobes/list
	run unprobe
	wait $waiting
	[ $gone = 0 ] && restored && run probe "$probed" && run unprobe && restored &&
		insmod tare_memtap.ko functions="$probed"
}
suspended_while_it_waits() {
	[ -e /sys/power/pm_test ] || { echo "this kernel has no test of suspending"; return 77; }
	unload_probed 1 || return 1
	echo freezer >/sys/power/pm_test
	echo 1 >/sys/module/suspend/parameters/pm_test_delay
	echo freeze >/sys/power/state
	slept=$?
	run unprobe
	wait $waiting && [ $slept = 0 ]
}
where_probed() {
	[ -n "$probed" ] || { echo "this kernel allows no probe there"; return 77; }
	"$@"
}
check "refuses an entry with a probe on it" where_probed under_probe 1
check "refuses an entry with a disabled probe on it" where_probed under_probe 0
check "unloading waits for a probe on a tapped entry" where_probed waits_for_probe 1
check "unloading waits for a disabled probe, too" where_probed waits_for_probe 0
check "killed, unloading ends the probe" where_probed killed_while_it_waits 1 0
check "killed, unloading ends a disabled probe" where_probed killed_while_it_waits 0 0
check "killed, unloading ends a probe that was optimised" where_probed killed_while_it_waits 1 2
check "unloading that waits keeps no suspend from coming" where_probed suspended_while_it_waits

unprobed_taps() {
	insmod tare_memtap.ko functions=all || return 1
	grep -F '[tare_memtap]' /proc/kallsyms >/tmp/symbols
	# of what runs in a tap nothing, of the rest of the module everything
	run probe tare_memtap:memtap_arm && run unprobe
	status=$?
	for symbol in COUNTS_memcpy PROFILE_memset TRACE_memmove COST_copy_page timed_memcpy \
		memtap_slow_caller memtap_slow_caller_thunk memtap_slow_event memtap_orig_memcpy \
		memtap_keep_TRACE_clear_page memtap_kept_PROFILE_clear_page \
		memtap_cost_add on_breakpoint; do
		grep -q " $symbol" /tmp/symbols || { echo "no $symbol"; status=1; }
		if run probe tare_memtap:$symbol 2>/dev/null; then
			run unprobe
			echo "$symbol can be probed"
			status=1
		fi
	done
	return $status
}
check "no probe can sit on a tap" unprobed_taps

hostile() {
	insmod tare_memtap.ko mode=trace functions=memcpy arm=N buffer_kb=48 || return 1
	# where there are no calls of 32 bits, their entry is a fault that the kernel logs
	memtap_client hostile "$(grep -c " __ia32_compat_sys_ioctl" /proc/kallsyms)"
}
check "hostile calls of the device are refused" hostile

# skips WHY COMMAND...: its status, with the reason of a 77
skips() {
	why=$1
	shift
	"$@"
	status=$?
	[ $status != 77 ] || echo "$why"
	return $status
}

# await_grace_period PID: until it waits for one, or has ended
await_grace_period() {
	n=0
	until grep -q rcu_tasks /proc/$1/stack 2>/dev/null; do
		n=$((n + 1))
		if [ $n -ge 10000 ] || ! kill -0 $1; then break; fi
	done
}

# within a grace period that cannot end, breakpoints stand where jumps will
breakpoints() {
	[ "$cpus" -gt 1 ] || { echo "needs a second CPU"; return 77; }
	run hold $((cpus - 1)) || return 1
	insmod tare_memtap.ko functions=all only=tare_memtest &
	loading=$!
	await_grace_period $loading
	for call in memcpy memmove memset _copy_to_user _copy_from_user _copy_to_iter \
		_copy_from_iter copy_page clear_page copy_mc_to_kernel rep_movs_alternative \
		rep_stos_alternative; do
		run call $call task 100 0 0 9
	done
	run release
	wait $loading || return 1
	grep ^function $DEVICE | tee /tmp/breakpoints
	# the debug kernel keeps frame pointers: copy_mc_to_kernel() calls its routine, and is the caller
	awk -v debug="$(grep -c ' kasan_report$' /proc/kallsyms)" '
		{ n++; if ($6 != (debug && $2 == "copy_mc_to_kernel" ? 0 : 9)) bad = 1 }
		END { exit bad || n < 9 }' /tmp/breakpoints
}
check "calls that meet the breakpoint are counted" breakpoints

# A probe behind the breakpoint, which the kernel would allow: it waits, or is refused.
probe_while_arming() {
	[ "$cpus" -gt 1 ] || { echo "needs a second CPU"; return 77; }
	run hold $((cpus - 1)) 2000 || return 1
	insmod tare_memtap.ko functions=all &
	loading=$!
	await_grace_period $loading
	[ -d /proc/$loading ] && run probe _copy_to_user "$(($1))" 2>/dev/null
	wait $loading || return 1
	run unprobe
	run release
	ls / >/dev/null
}
check "a probe can come behind no breakpoint" probe_while_arming 3
check "a probe can come behind no breakpoint, nor behind an endbr" probe_while_arming 7

sleeping() {
	how=$1
	shift
	insmod tare_memtap.ko functions=all "$@" || return 1
	# the calls before it may sleep, too: those of a terminal, of a socket
	skips 'this kernel has no userfaultfd' memtap_client "$how" rmmod tare_memtap
}
for mode in counts profile trace; do
	check "$mode: unloads while a user copy sleeps" sleeping asleep mode=$mode
done
check "cost: unloading waits for a timed user copy that sleeps" sleeping awaited mode=cost cost_every=1

preempted() {
	insmod tare_memtap.ko functions=memcpy mode=counts || return 1
	skips "nothing was preempted inside a tap: too few CPUs, or no preemption" \
		memtap_client preempted rmmod tare_memtap
}
check "unloading outlasts what preempts a tap" preempted

CPU1=/sys/devices/system/cpu/cpu1/online
late_cpu() {
	[ -e $CPU1 ] || { echo "needs a second CPU that can go offline"; return 77; }
	for mode in counts profile trace cost; do
		echo 0 >$CPU1
		insmod tare_memtap.ko functions=all mode=$mode only=tare_memtest cost_every=1
		loaded=$?
		echo 1 >$CPU1
		[ $loaded = 0 ] || return 1
		taskset 2 sh -c "echo call memcpy task 60 0 0 5 >$P/run"
		cat $DEVICE >/tmp/late
		unload
		[ "$(counted memcpy /tmp/late | awk '{ print $6 }')" = 5 ] || return 1
	done
}
check "a CPU that comes after loading is counted" late_cpu

root_only() {
	insmod tare_memtap.ko || return 1
	[ "$(stat -c %a:%u $DEVICE)" = 600:0 ] && memtap_client nobody
}
check "the device is root's alone" root_only

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

# By chance a command takes longer to begin than taps to be armed: told by the order of the calls,
# of which the write of a byte lets the command go.
armed_first() {
	events=/sys/kernel/tracing/events/syscalls
	mount -t tracefs none /sys/kernel/tracing 2>/dev/null
	echo >/sys/kernel/tracing/trace
	for call in ioctl write; do echo 1 >$events/sys_enter_$call/enable; done
	memrecord -o /tmp/ordered -- true
	for call in ioctl write; do echo 0 >$events/sys_enter_$call/enable; done
	grep "memrecord-" /sys/kernel/tracing/trace
	awk '/memrecord-.* sys_ioctl\(.*cmd: (0x)?d401,/ { armed = NR }
		/memrecord-.* sys_write\(.*count: (0x)?1\)/ && !gone { gone = NR }
		END { exit !(armed && gone && armed < gone) }' /sys/kernel/tracing/trace
}
check "the command begins only when its calls are seen" armed_first

# The command reads idle times and the clock within the span in which the recorder reads them, and
# we around it. Whoever reads the clock last at the begin and first at the end finds too little busy
# time, and the other way round too much.
busy_time() {
	idle="head -n 1 /proc/stat" clock="cat /proc/uptime"
	{ $clock && $idle; } >/tmp/outer
	memrecord -o /tmp/busy -- sh -c "$idle; $clock
		timeout 1 sh -c 'while :; do :; done'; sleep 1
		$clock; $idle" >/tmp/inner
	{ $idle && $clock; } >>/tmp/outer
	grep "^busy-ns:" /tmp/busy
	# hundredths of a second; each CPU's idle time is rounded at both ends
	awk -v cpus=$cpus 'FNR == 1 { file++; n = m = 0 }
		$1 == "cpu" { idle[file] = n++ ? $5 + $6 - idle[file] : $5 + $6 }
		NF == 2 && file < 3 { clock[file] = m++ ? $1 * 100 - clock[file] : $1 * 100 }
		/^busy-ns:/ { busy = $2 / 1e7 }
		END {
			most = cpus * clock[1] - idle[1] + 2 * cpus
			least = cpus * clock[2] - idle[2] - 2 * cpus
			print "idle", idle[2], "busy", busy, "of", least, "to", most
			exit !(idle[2] > 50 && least > 50 && busy >= least && busy <= most)
		}' /tmp/outer /tmp/inner /tmp/busy
}
check "time in which CPUs were idle is not busy" busy_time

# Idle times of a CPU that is gone are not told as before
cpu_goes() {
	[ -e $CPU1 ] || { echo "needs a second CPU"; return 77; }
	said=$(memrecord -o /tmp/gone -- sh -c "echo 0 >$CPU1" 2>&1)
	echo 1 >$CPU1
	echo "$said"
	echo "$said" | grep -q "busy time is not known" && ! grep -q "^busy-ns:" /tmp/gone
}
check "no busy time is told of CPUs that went" cpu_goes

somebody_armed() {
	insmod tare_memtap.ko functions=memcpy only=tare_memtest || return 1
	run call memcpy task 100 0 0 5
	said=$(memrecord -o /tmp/mine -- true 2>&1)
	status=$?
	run call memcpy task 100 0 0 6
	counted memcpy $DEVICE >/tmp/theirs
	echo "status $status: $said; $(cat /tmp/theirs)"
	[ $status = 77 ] && [ ! -e /tmp/mine ] && grep -q " recorded 11 " /tmp/theirs
}
check "what somebody has armed by hand stays theirs" somebody_armed

soak() {
	rounds=$1
	sh -c 'while :; do dd if=/dev/zero of=/tmp/load bs=64k count=20; ls -lR /proc/self /sys/module; usleep 30000; done' \
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
	[ $n -ge "$rounds" ]
}
check "loads and unloads under load" soak "${1:-24}"
check "entry bytes are as they were" restored

# the last one: what is locked stays locked
lockdown() {
	mount -t securityfs none /sys/kernel/security 2>/dev/null
	[ -e /sys/kernel/security/lockdown ] || { echo "this kernel has no lockdown"; return 77; }
	insmod tare_memtap.ko arm=N || return 1
	echo integrity >/sys/kernel/security/lockdown
	said=$(memtap_client arm)
	[ "$said" = "Operation not permitted" ] && logged "locked down"
}
check "lockdown raised after loading forbids arming" lockdown
rmmod tare_memtest
ktap_end
