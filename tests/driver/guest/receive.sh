#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only
#
#   receive.sh
#
# What `receive` makes of its words for the designs in the kernel, in a machine where a pcnet and
# an e1000 share a wire.
# checks are called through check(); words that are numbers need no quotes
# shellcheck disable=SC2317,SC2086
# shellcheck source=tests/guest/ktap.sh
. /tare/bin/ktap.sh

CARD=0000:00:04.0
PCI=/sys/bus/pci/devices
BACKLOG=/proc/sys/net/core/netdev_max_backlog

# refused STATUS LINE WORDS...
refused() {
	status=$1 line=$2
	shift 2
	said=$(timeout 20 receive "$@" 2>&1)
	got=$?
	echo "$got: $said"
	[ $got = $status ] && [ "$said" = "receive: $line" ] || return 1
	[ ! -d /sys/module/tare_pcnet32irq ] || rmmod tare_pcnet32irq
}
refuses() {
	none="kernel-queue: has no poll for --threaded, --busy-poll and --defer"
	stock="kernel-stock: Linux's own driver has no --transmit, --fault and --delay"
	refused 2 "$none" kernel-queue --threaded && refused 2 "$none" kernel-queue --busy-poll 50 &&
		refused 2 "$none" kernel-queue --transmit mapped --defer 1,1000 &&
		refused 2 "$stock" kernel-stock --transmit mapped &&
		refused 2 "--defer: which? see the head of this script" kernel-napi --threaded --defer &&
		refused 2 "--defer 5: write N,NS" kernel-napi --defer 5 &&
		refused 2 "--defer 5,x: write N,NS" kernel-napi --defer 5,x &&
		refused 1 "--defer 99999999999999999999999,1: 99999999999999999999999: this kernel does not take it" \
			kernel-napi --defer 99999999999999999999999,1 &&
		refused 1 "--fault wild: this kernel does not take it" kernel-queue --fault wild
}
refuses_transmit() {
	said=$(receive kernel-napi --transmit both 2>&1)
	[ $? = 1 ] && echo "$said" | tail -n 1 | grep -qx "receive: the module does not load: see dmesg"
}

# started WORDS...: until netsink says that it is ready
started() {
	# what the one before has said
	rm -f /run/said
	receive "$@" >/run/said 2>&1 &
	receiver=$!
	eventually 20 grep -q '"ready"' /run/said && card=$(ls $PCI/$CARD/net)
}
ended() {
	kill $receiver
	wait $receiver 2>/dev/null
	rmmod tare_pcnet32irq
}
parameter() { cat /sys/module/tare_pcnet32irq/parameters/$1; }
usual() {
	started kernel-queue --queue 77 || return 1
	echo "$(parameter delivery) $(parameter transmit) $(cat $BACKLOG) $(cat /proc/sys/net/core/busy_poll)"
	[ "$(parameter delivery) $(parameter transmit) $(cat $BACKLOG)" = "queue copied 77" ] &&
		[ "$(cat /proc/sys/net/core/busy_poll)" = 0 ] && ended
}
# shellcheck disable=SC2009 # busybox has no pgrep that finds kernel threads
threads() { ps | grep -c "[n]api/$card-"; }
knobs() {
	started kernel-napi-queue --transmit mapped --threaded --defer 3,200000 --fault bad-descriptor \
		--queue 555 --window 4000 || return 1
	all="$(parameter delivery) $(parameter transmit) $(cat $BACKLOG) $(cat /sys/class/net/$card/threaded)"
	all="$all $(cat /sys/class/net/$card/napi_defer_hard_irqs) $(cat /sys/class/net/$card/gro_flush_timeout)"
	all="$all $(cat /sys/kernel/debug/tare_pcnet32irq/$CARD/fault) $(threads)"
	echo "$all"
	[ "$all" = "napi-queue mapped 555 1 3 200000 bad_descriptor 1" ] && ended
}
# the kernel is told how long poll() does so, and netsink that its socket shall
polls_busily() {
	started kernel-napi --busy-poll 60 --window 4000 || return 1
	words=$(tr '\0' ' ' </proc/$receiver/cmdline)
	echo "$words"
	[ "$(cat /proc/sys/net/core/busy_poll)" = 60 ] && echo "$words" | grep -q -- "--busy-poll 60 " && ended
}
check "refuses what a design has not, and what the kernel does not take" refuses
check "refuses a transmit that there is not" refuses_transmit
check "copies and queues unless it is told otherwise" usual
check "turns every knob that it is told to" knobs
check "has the receiver's socket poll" polls_busily
ktap_end
