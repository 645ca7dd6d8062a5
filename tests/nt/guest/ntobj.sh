#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only
#
#   ntobj.sh IOCTLS KILLS CYCLES LIMIT_MS [SEED]
#
# What tare_ntobj.ko stands: requests that make no sense, deaths, want of memory, its limits, and
# loading and unloading meanwhile. A mutex of the dead must be abandoned within LIMIT_MS, and no
# thread may be kept waiting for a twentieth of that.
# checks are called through check(); words that are numbers need no quotes
# shellcheck disable=SC2317,SC2086
cd /tare/kmod || exit 1
# shellcheck source=tests/guest/ktap.sh
. /tare/bin/ktap.sh

ioctls=$1
kills=$2
often=$3
limit=$4
seed=${5:-1}
DEVICE=/dev/tare_ntobj
CGROUP=/tmp/cgroup
DEBUG=/sys/kernel/debug
KMEMLEAK=$DEBUG/kmemleak

# the thread that looks for leaks is of low priority, and keeps RCU waiting while others use the CPUs:
# leaks are looked for at the end
[ ! -w $KMEMLEAK ] || echo scan=off >$KMEMLEAK
insmod tare_ntobj.ko

check "fuzzed ioctls" nt_fuzz "$seed" "$ioctls"
check "fuzzed ioctls of one thread" nt_fuzz "$seed" "$((ioctls / 10))" 1 1
check "deaths" nt_kill "$seed" "$kills" "$limit"

# can_fail ORDER: what allocates, pages of so many at least, and what copies fails where fail-nth says
can_fail() {
	cd $DEBUG/fail_usercopy 2>/dev/null || { echo "this kernel injects no faults"; return 77; }
	echo 0 >verbose
	for kind in failslab fail_page_alloc; do
		echo 0 >../$kind/verbose && echo N >../$kind/ignore-gfp-wait || return
	done
	echo N >../fail_page_alloc/ignore-gfp-highmem && echo "$1" >../fail_page_alloc/min-order
}

played() {
	# who asks for pages mostly does well with fewer
	can_fail 10 || return
	for requests in /tare/requests/*; do
		nt_play ntobj 6 faults <"$requests" || return
	done
}
check "the model's answers after faults" played

# if_is WHY-NOT WHAT COMMAND...: the command, if WHAT is so
if_is() { eval "$2" || { echo "$1"; return 77; }; shift 2; "$@"; }
OWN_TIME="this machine's time is not its own"

check "as many handles as promised" if_is "make check-all: a million take minutes on this kernel" \
	"[ ! -e $KMEMLEAK ] || [ $ioctls -ge 1000000 ]" nt_edges handles
check "the last close gives way to others" if_is "$OWN_TIME" "[ $limit -le 100 ]" \
	nt_edges last-close "$((limit / 20))"
check "one of many costs as one of few" if_is "$OWN_TIME" "[ $limit -le 100 ]" nt_edges many 16000
check "memory of an open is bounded" nt_edges bytes
check "32-bit programs" if_is "this kernel runs none" \
	"grep -q __ia32_compat_sys_ioctl /proc/kallsyms" nt_edges compat
check "root alone may open it" nt_edges ordinary
check "deadlines are of the caller's clock" nt_edges other-clock
# no more than a test of it: all is frozen, and goes on
check "a suspend leaves waits in their order" nt_edges suspended

# held COMMAND...: it runs and holds what it holds until descriptor 4 is closed
held() {
	rm -f /tmp/hold /tmp/holds
	mkfifo /tmp/hold
	"$@" </tmp/hold >/tmp/holds &
	holder=$!
	exec 4>/tmp/hold
	eventually 60 grep -q holds /tmp/holds
}

in_use() {
	held nt_edges hold 100 || return 1
	rmmod tare_ntobj && return 1
	[ -d /sys/module/tare_ntobj ] && [ -e $DEVICE ] || return 1
	exec 4>&-
	# it goes on, and ends
	wait $holder && rmmod tare_ntobj && ! [ -e $DEVICE ] && insmod tare_ntobj.ko
}
check "unloading while in use is refused" in_use

# clients that ask nonsense, and are killed, as long as the module is there
crowd() {
	until [ -e /tmp/enough ]; do
		nt_fuzz "$seed" 200 3 2
	done >/tmp/crowd 2>&1
}

come_and_go() {
	crowd &
	crowd=$!
	cycles=0
	while [ $cycles -lt $often ]; do
		rmmod tare_ntobj 2>/dev/null && cycles=$((cycles + 1))
		[ -d /sys/module/tare_ntobj ] || insmod tare_ntobj.ko || return 1
	done
	touch /tmp/enough
	wait $crowd
	grep "gave\|ended" /tmp/crowd && return 1
	grep -q ok /tmp/crowd
}
check "unloads and loads while clients come, wait and die" come_and_go

# of memory.stat, in bytes
charged() { sed -n 's/^kernel //p' $CGROUP/nt/memory.stat; }
more_than() { [ "$(charged)" -gt "$1" ]; }
less_than() { [ "$(charged)" -lt "$1" ]; }

accounted() {
	mkdir -p $CGROUP
	mount -t cgroup2 none $CGROUP 2>/dev/null
	grep -q memory $CGROUP/cgroup.controllers 2>/dev/null ||
		{ echo "this kernel counts no memory of groups"; return 77; }
	echo +memory >$CGROUP/cgroup.subtree_control && mkdir -p $CGROUP/nt || return 1
	held sh -c "echo \$\$ >$CGROUP/nt/cgroup.procs; exec nt_edges hold 50000" &&
		more_than 10000000 || return 1
	echo "$(charged) bytes for 50,000 names"
	exec 4>&-
	wait $holder && eventually 10 less_than 2000000
}
check "what it holds is charged to the client, and given back" accounted

rmmod tare_ntobj

loads() { can_fail 0 && cd /tare/kmod && nt_edges load; }
check "loading meets each fault" loads

ktap_end
