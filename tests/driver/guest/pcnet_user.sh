#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only
# The user-level driver in a guest. The sender of its transfers has a card on the same wire, in a network
# namespace of its own.
# the checks are called through check()
# shellcheck disable=SC2317
# shellcheck source=tests/guest/ktap.sh
. /tare/bin/ktap.sh
# shellcheck source=/dev/null
. /tare/bin/wire-addresses

nic=0000:00:04.0
device=/sys/bus/pci/devices/$nic
peer=/sys/bus/pci/devices/0000:00:05.0

# given DRIVER: the card to it; an empty one takes the choice away
given() {
	echo "$1" >$device/driver_override
	echo $nic >$device/driver/unbind
	echo $nic >/sys/bus/pci/drivers_probe
}

driver_is() { [ "$(basename "$(readlink "$device/driver")")" = "$1" ]; }

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

sends() { nsenter -t "$space" -n pktsend --transfer 200000 "$@"; }

# a transfer, after which the driver is to end well
receives() { # NAME OPTION...
	name=/out/$1
	shift
	started "$name.json" --counters "$name.counters" "$@" && sends --leave && ends 0
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
	started /tmp/below --deliver message --counters /out/message.counters "$@" || return
	lwipsink --sink message --counters /out/message.counters >/out/message.json 2>/tmp/above &
	stack=$!
	sends && wait_for transfer /out/message.json
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
modprobe vfio-pci
modprobe vfio_iommu_type1
modprobe 8139cp
unshare -n sleep 1000000 &
space=$!
in_its_own() { [ "$(readlink /proc/"$space"/ns/net)" != "$(readlink /proc/self/ns/net)" ]; }
eventually 10 in_its_own
ip link set "$(ls $peer/net)" name peer0
ip link set peer0 netns $space
nsenter -t $space -n ip addr add "$PROBE_SENDER_ADDRESS/24" dev peer0
nsenter -t $space -n ip link set peer0 up
check "not bound" refuses 77 'is not bound to vfio-pci' pcnet32
given vfio-pci
check "interrupt direct" receives interrupt-direct
check "interrupt queued" receives interrupt-queued --deliver queued
check "poll direct" receives poll-direct --mode poll
check "hybrid queued" receives hybrid-queued --mode hybrid --deliver queued --queue 10
check "a TAP device that is taken away" tap_taken_away
check "messages, and the driver goes" driver_goes
check "messages by a thread of SCHED_FIFO, and the stack goes" stack_goes
check "wild DMA" wild_dma
check "bad descriptor" receives bad --fault bad-descriptor
check "given back to the kernel's driver" given_back
ktap_end
