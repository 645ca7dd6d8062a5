#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only
# The user-level driver in a guest. Whoever sits at the other end of the wire asks for runs.
# the checks are called through check()
# shellcheck disable=SC2317
# shellcheck source=tests/guest/ktap.sh
. /tare/bin/ktap.sh

nic=0000:00:04.0
device=/sys/bus/pci/devices/$nic

# given DRIVER: the card to it; an empty one takes the choice away
given() {
	echo "$1" >$device/driver_override
	echo $nic >$device/driver/unbind
	echo $nic >/sys/bus/pci/drivers_probe
}

driver_is() { [ "$(basename "$(readlink "$device/driver")")" = "$1" ]; }
faults() { dmesg | grep -c 'DMAR.*fault addr'; }

# COMMAND... must fail with this status, and say this
refuses() {
	status=$1 said=$2
	shift 2
	"$@" >/tmp/refused 2>&1
	got=$?
	cat /tmp/refused
	[ "$got" = "$status" ] && grep -q "$said" /tmp/refused && [ "$(wc -l </tmp/refused)" = 1 ]
}

wait_for() { # TEXT FILE
	eventually 60 grep -qs "$1" "$2" || { echo "no $1 in $2"; return 1; }
}

# started FILE OPTION...: a driver, which says so there
started() {
	file=$1
	shift
	pcnet32 "$@" >"$file" 2>&1 &
	driver=$!
	wait_for ready "$file"
}

# ends STATUS: the driver by itself; one that stays is killed, which is another status
ends() {
	(sleep 60; kill -9 "$driver") >/dev/null 2>&1 &
	watchdog=$!
	wait "$driver"
	status=$?
	kill "$watchdog"
	[ "$status" = "$1" ]
}

# until the other end has asked for a whole run; the driver is to end well when it is told to
receives() { # NAME OPTION...
	out=/out/$1.json
	shift
	started "$out" "$@" && wait_for received "$out"
	received=$?
	kill "$driver"
	wait "$driver" && return "$received"
}

leaves_when_asked() { started /tmp/leaves && wait_for received /tmp/leaves && ends 0; }

restart_after_kill() {
	before=$(faults)
	for round in 1 2 3; do
		started "/tmp/killed.$round" || return
		kill -9 "$driver"
	done
	receives killed && [ "$(faults)" = "$before" ]
}

# the driver ends, for nothing would be sent any more
tap_taken_away() {
	modprobe tun
	started /tmp/gone --deliver tap && ip link del tare0
	ends 1 && cat /tmp/gone && grep -q 'tare0: can no longer be read' /tmp/gone
}

# messages OPTION...: a driver, and a stack in another process, which receives
messages() {
	# a shell empties them in its own time, and what is waited for is in them
	rm -f /out/message.json /tmp/below
	started /tmp/below --deliver message --counters /run/counters "$@" || return
	lwipsink --sink message --counters /run/counters >/out/message.json 2>/tmp/above &
	stack=$!
	wait_for received /out/message.json
}

driver_goes() {
	messages && kill -9 "$driver"
	driver=$stack
	# it may have been about to ask for counters
	ends 1 && [ "$(wc -l </tmp/above)" = 1 ] && grep -E 'driver (in another process has ended|has stopped)' /tmp/above
}

stack_goes() {
	messages --queue 10 --priority 1
	received=$?
	policies=$(cut -d' ' -f40,41 /proc/"$driver"/task/*/stat)
	kill -9 "$stack"
	ends 0
	ended=$?
	echo "received $received policies $policies ended $ended"
	cat /tmp/below /tmp/above
	[ "$received" = 0 ] && [ "$ended" = 0 ] && [ "$(wc -l </tmp/below)" = 1 ] &&
		echo "$policies" | grep -qx '1 1'
}

wild_fault() { dmesg | grep 'DMAR.*fault addr 0xdead0000'; }
wild_dma() {
	! wild_fault && receives wild --fault wild-dma && eventually 60 wild_fault
}

# which finds it in 16-bit access alone
given_back() { given '' && driver_is pcnet32 && ip link set eth0 up && ip link set eth0 down; }

modprobe pcnet32
if [ "$1" = no-iommu ]; then
	modprobe vfio-pci
	check "no IOMMU group" refuses 77 'intel_iommu=on' pcnet32
	check "the kernel's driver keeps it" driver_is pcnet32
	ktap_end
fi
modprobe vfio-pci
modprobe vfio_iommu_type1
check "not bound" refuses 77 'is not bound to vfio-pci' pcnet32
given vfio-pci
check "leave when asked" leaves_when_asked
check "interrupt direct" receives interrupt-direct
check "interrupt queued" receives interrupt-queued --deliver queued
check "poll direct" receives poll-direct --mode poll
check "hybrid queued" receives hybrid-queued --mode hybrid --deliver queued --queue 10
check "a TAP device that is taken away" tap_taken_away
check "messages, and the driver goes" driver_goes
check "messages by a thread of SCHED_FIFO, and the stack goes" stack_goes
check "kill -9 and start again" restart_after_kill
check "wild DMA" wild_dma
check "bad descriptor" receives bad --fault bad-descriptor
check "given back to the kernel's driver" given_back
ktap_end
