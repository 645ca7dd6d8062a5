#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only
#
#   pcnet32irq.sh queue|napi|napi-queue [CYCLES]
#
# What tare_pcnet32irq.ko promises, and what `receive` makes of its words for the designs in the
# kernel, in a machine where a pcnet and an e1000 (or, where there is none, a second pcnet) share a
# wire that nobody else uses. No check needs another one.
# checks are called through check(); words that are numbers need no quotes; since() sets what differs
# shellcheck disable=SC2317,SC2086,SC2154,SC2059
DELIVERY=${1:-queue}
CYCLES=${2:-16}
cd /tare/kmod || exit 1
# shellcheck source=tests/guest/ktap.sh
. /tare/bin/ktap.sh

CARD=0000:00:04.0
PEER=0000:00:05.0
PCI=/sys/bus/pci/devices
DRIVERS=/sys/bus/pci/drivers
PORTS=$PCI/$CARD/resource0
PARAMETERS=/sys/module/tare_pcnet32irq/parameters
# or the kernel sends frames of its own, also while a check has the chip's registers
for device in all default; do echo 1 >/proc/sys/net/ipv6/conf/$device/disable_ipv6; done

load() { insmod tare_pcnet32irq.ko delivery=$DELIVERY "$@"; }
polls() { [ $DELIVERY != queue ]; }
unload() { if [ -d /sys/module/tare_pcnet32irq ]; then rmmod tare_pcnet32irq; fi; }
interface() { for found in "$PCI/$1"/net/*; do [ ! -d $found ] || echo ${found##*/}; done; }
driver() { basename "$(readlink $PCI/$1/driver)"; }
mine() { wire stats $card | awk -v name=$1 '$1 == name { print $2 }'; }
address() { cat /sys/class/net/$1/address; }

carrier_is() { read -r carrier 2>/dev/null </sys/class/net/$1/carrier && [ $carrier = $2 ]; }
# the e1000 looks for its link every two seconds
both_up() {
	ip link set $card up && ip link set $peer up &&
		eventually 10 carrier_is $card 1 && eventually 10 carrier_is $peer 1
}
# the e1000 has a link before it takes frames
settled() { eventually 10 both_pass 60 1 >/dev/null; }
# in_place COMMAND...: with the module in and both cards up
in_place() {
	[ -d /sys/module/tare_pcnet32irq ] || load || return 1
	names
	{ carrier_is $card 1 && carrier_is $peer 1; } || both_up || return 1
	"$@"
}
names() { card=$(interface $CARD) peer=$(interface $PEER); }
both_pass() { wire pass $card $peer ${1:-100} ${2:-10} && wire pass $peer $card ${1:-100} ${2:-10}; }

# pktgen FROM TO-MAC SIZE COUNT [WORD...]: frames of the kernel, which asks nobody for an MTU. Sets how
# many it sent: a burst that the e1000's ring breaks in two may make more than COUNT
pktgen() {
	control=/proc/net/pktgen/kpktgend_0 device=$1 sofar=0
	echo "add_device $device" >$control
	set -- "dst_mac $2" "dst 10.77.0.2" "pkt_size $3" "count $4" "delay 0" "${5:-burst 1}" "${6:-clone_skb 0}"
	for word in "$@"; do echo "$word" >/proc/net/pktgen/$device || return 1; done
	echo start >/proc/net/pktgen/pgctrl
	sofar=$(awk '$1 == "pkts-sofar:" { print $2 }' /proc/net/pktgen/$device)
	echo rem_device_all >$control
}
# each counter of the driver, then those of ip -s link; the e1000 brings what sysfs shows up to date
# every two seconds
counters() {
	wire stats $card | tail -n +3
	(cd /sys/class/net/$card/statistics && grep . -- ?x_* | tr : ' ')
	echo "sent $(if [ -n "$e1000" ]; then wire stats $peer | sed -n 's/^tx_packets //p'
		else cat /sys/class/net/$peer/statistics/tx_packets; fi)"
}
# takes what is counted now
note() { eval "$(counters | sed 's/^/was_/; s/ /=/')"; }
# and what has been counted since, each as a variable of its name
since() {
	eval "$(counters | awk '{ print $1 "=$((" $2 " - was_" $1 "))" }')"
	echo "sent $sent received $nic_received missed $nic_missed errors $nic_errors interrupts $interrupts" \
		"polls $polls driver_dropped $driver_dropped queue_dropped $queue_dropped" \
		"to be sent: $tx_packets of $tx_bytes bytes, dropped $tx_dropped"
}
# counting COMMAND...: both, around it
counting() { note && "$@" && since; }
has_sent() { since && [ $tx_packets -ge $1 ]; }
adds_up() { [ $sent = $1 ] && [ $((nic_received + nic_missed + nic_errors)) = $sent ]; }
e1000=
modprobe e1000 2>/dev/null && e1000=yes
# CHECK... where the kernel has what other cards need
with_cards() {
	[ -n "$e1000" ] || { echo "this kernel has no pcnet32, no e1000 and no pktgen"; return 77; }
	"$@"
}

# with its interface up, so that the rings of the other driver are live
taken_over() {
	unload
	modprobe pcnet32 && [ "$(driver $CARD)" = pcnet32 ] && load && [ "$(driver $CARD)" = pcnet32 ] || return 1
	ip link set "$(interface $CARD)" up
	echo tare_pcnet32irq >$PCI/$CARD/driver_override
	echo $CARD >$DRIVERS/pcnet32/unbind
	echo $CARD >/sys/bus/pci/drivers_probe
	[ "$(driver $CARD)" = tare_pcnet32irq ] && card=$(interface $CARD) && both_up && settled && both_pass || return 1
	echo >$PCI/$CARD/driver_override
	unload
	echo $CARD >$DRIVERS/pcnet32/bind && [ "$(driver $CARD)" = pcnet32 ] || return 1
	card=$(interface $CARD)
	both_up && settled && both_pass && rmmod pcnet32
}
peer=$(interface $PEER)
# for long frames; while it is up, its link would go for a while
[ -z "$e1000" ] || ip link set $peer mtu 5000
check "a device is left to the kernel's driver, taken over and given back" with_cards taken_over
unload
echo >$PCI/$CARD/driver_override
[ ! -d /sys/module/pcnet32 ] || rmmod pcnet32

refuses_parameters() {
	for told in "delivery=both: must be queue, napi or napi-queue" "fault=wild: must be none, wild-dma" \
		"read_ns=20001: a delay of 20001 ns: must be from 0 to 20000" "switch_ns=20001: a delay of 20001 ns"; do
		! insmod tare_pcnet32irq.ko ${told%%: *} 2>/dev/null &&
			dmesg -c | grep -q "${told#*_ns=20001: }" || return 1
	done
}
check "refuses what there is not" refuses_parameters

loads() {
	unload
	load && [ "$(driver $CARD)" = tare_pcnet32irq ]
}
check "takes a device that nobody holds" loads

not_by_itself() { ! modinfo -F alias tare_pcnet32irq.ko 2>/dev/null | grep .; }
check "nothing but a request loads it" in_place not_by_itself

names_itself() {
	wire stats $card | tr '\n' ' ' | grep -q "^driver tare_pcnet32irq bus $CARD interrupts [0-9]* polls [0-9]* nic_received [0-9]* nic_missed [0-9]* nic_errors [0-9]* driver_dropped [0-9]* queue_dropped [0-9]* $"
}
check "says who it is and what it counts" in_place names_itself
check "sees the link" in_place both_up

every_size() {
	for size in 14 59 60 61 64 100 512 1000 1513 1514; do
		both_pass $size 20 || return 1
	done
}
check "frames of every size pass both ways unharmed" in_place every_size

# The peer's card, or QEMU before it, may pad what came too short: it is asked where it was sent.
pads() {
	note
	wire pass $card $peer 14 20 && wire pass $card $peer 59 20 && eventually 10 has_sent 40 &&
		[ $tx_bytes -ge $((60 * tx_packets)) ]
}
check "sends no frame that is shorter than Ethernet allows" in_place pads

counts_each() {
	counting wire pass $peer $card 60 500 && adds_up 500 && [ $nic_received = 500 ] &&
		[ "$rx_packets $rx_bytes $rx_errors" = "500 30000 0" ] && [ $((driver_dropped + queue_dropped)) = 0 ]
}
check "counts every frame" in_place counts_each

as_delivered() {
	counting wire pass $peer $card 60 300 || return 1
	if polls; then
		[ $polls -gt 0 ] && [ $interrupts -le $polls ]
	else
		# a frame that comes while another is taken has no interrupt of its own
		[ $polls = 0 ] && [ $interrupts -gt 0 ]
	fi
}
check "delivers as it was told" in_place as_delivered

long_frames() {
	# the longest that fits a buffer, with the four bytes of the FCS
	counting wire pass $peer $card 1540 10 && adds_up 10 && [ $nic_received = 10 ] || return 1
	note
	for size in 1541 2000 3084 3085 4080 4500; do
		wire pass $peer $card 100 3 $size || return 1
	done
	since
	adds_up 24 && [ $nic_errors = 6 ] && [ $nic_received = 18 ] && both_pass 1514 50
}
# more than the chip's counter can hold
misses_wrap() {
	note
	all=0 nic_missed=0
	until [ $nic_missed -gt 65536 ]; do
		[ $all -lt 1000000 ] && pktgen $peer "$(address $card)" 60 20000 "burst 200" "clone_skb 1000000" &&
			[ $sofar -ge 20000 ] || return 1
		# the e1000 may keep the rest of a burst until its next frame
		wire pass $peer $card 60 1 && since || return 1
		all=$((all + sofar + 1))
	done
	adds_up $all && [ $rx_missed_errors = $nic_missed ]
}
modprobe pktgen 2>/dev/null
check "long frames are dropped whole and counted" with_cards in_place long_frames
check "frames that find no descriptor are counted, more than the chip's counter holds" \
	with_cards in_place misses_wrap

own_address() {
	ip link set $card down
	ip link set $card address 52:54:00:10:77:99 && both_up && both_pass || return 1
	note
	pktgen $peer 52:54:00:10:77:02 60 10
	pktgen $peer ff:ff:ff:ff:ff:ff 60 3
	since
	ip link set $card down
	ip link set $card address 52:54:00:10:77:02
	both_up && [ $nic_received = 3 ]
}
check "takes frames for its address alone, and broadcasts" with_cards in_place own_address

# write PORT VALUE: of 32 bits, behind the driver's back, which leaves CSR0 chosen
write() { number $2 | dd of=$PORTS bs=4 seek=$(($1 / 4)) conv=notrunc 2>/dev/null; }
number() { printf "\\$(printf %o $(($1 & 255)))\\$(printf %o $(($1 >> 8)))\0\0"; }
csr0() { write 0x10 $1; }
# led VALUE: chooses it and writes it at once, since the driver chooses another four times a second; a
# write to the register between, of the reset, does nothing
led() {
	for value in 4 0 $1; do number $value; done >/run/led
	dd if=/run/led of=$PORTS bs=4 seek=5 conv=notrunc 2>/dev/null && write 0x14 0
}
# the LED is told to show no link behind the driver's back, which reads as if there were none
link_down() {
	# the driver looks four times a second
	led 0x80 && eventually 1 carrier_is $card 0 &&
		led 0xc0 && eventually 1 carrier_is $card 1 && both_pass
}
check "a link that goes is seen, and that comes again" in_place link_down

# without memory decoding nothing answers
goes_away() {
	ip link set $card down
	printf '\001\001' | dd of=$PCI/$CARD/config bs=2 seek=2 count=1 conv=notrunc 2>/dev/null
	ip link set $card up 2>/dev/null
	refused=$?
	printf '\007\001' | dd of=$PCI/$CARD/config bs=2 seek=2 count=1 conv=notrunc 2>/dev/null
	[ $refused != 0 ] && both_up && both_pass
}
check "a device that does not answer is refused" in_place goes_away

tx_interrupts() {
	note
	wire pass $card $peer 60 200 && eventually 10 has_sent 200 && [ $nic_received = 0 ] && [ $interrupts = 0 ]
}
check "a frame that is sent does not interrupt" in_place tx_interrupts

limits() { cat /sys/class/net/$card/queues/tx-0/byte_queue_limits/$1; }
in_flight() { test "$(limits inflight)" $1 $2; }
# A chip that was reset sends nothing, so that the queue fills from the ring's first descriptor, where
# the chip begins when it reads its initialisation block again.
stopped_chip() {
	ip link set $card down
	# a read of this port resets it, and it is back in 32-bit access before the driver looks
	both_up && dd if=$PORTS of=/dev/null bs=4 skip=6 count=1 2>/dev/null && csr0 4 || return 1
	pktgen $card "$(address $peer)" 100 64 &
	pktgen=$!
	eventually 5 in_flight -ge 1600
}
woken() {
	note
	stopped_chip
	full=$?
	before=$(mine interrupts)
	# INIT; IDON away, so that it does not interrupt, INEA, STRT, TDMD
	csr0 1
	csr0 0x14a
	wait $pktgen
	eventually 5 has_sent 64 && eventually 5 in_flight -eq 0
	result=$?
	told=$(($(mine interrupts) - before))
	echo "full $full emptied $result interrupts $told limit $(limits limit)"
	[ $((full + result)) = 0 ] && [ "$tx_packets $tx_dropped" = "64 0" ] && [ $told -ge 1 ] &&
		[ "$(limits limit)" -gt 0 ] && both_pass
}
check "a queue that has stopped is woken by an interrupt, and bytes in flight are counted" \
	with_cards in_place woken
lost_when_down() {
	note
	stopped_chip || return 1
	ip link set $card down
	wait $pktgen
	since
	[ $tx_dropped = 16 ] && both_up && both_pass
}
check "frames that are to be sent when it goes down are counted as dropped" with_cards in_place lost_when_down
refuses_long() {
	counting pktgen $card "$(address $peer)" 4000 20 && [ $tx_dropped = 20 ] && both_pass && eventually 5 has_sent 10
}
check "sends no frame that is longer than a buffer" with_cards in_place refuses_long

# under_traffic COMMAND...: both ways all the while, when the card is up
under_traffic() {
	# now: in the background the card might be gone before it is asked
	to_card=$(address $card) to_peer=$(address $peer)
	wire flood $peer $to_card &
	traffic=$!
	wire flood $card $to_peer &
	traffic="$traffic $!"
	"$@"
	result=$?
	kill $traffic
	wait $traffic 2>/dev/null
	[ $result = 0 ] && both_up && both_pass 1514 20
}

has_received() { [ "$(mine nic_received)" -gt $1 ]; }
down_up() {
	for _ in $(seq $1); do
		ip link set $card down || return 1
		before=$(mine nic_received)
		ip link set $card up && eventually 5 has_received $before || return 1
	done
}
check "goes down and up under traffic" in_place under_traffic down_up $CYCLES

reload() {
	for _ in $(seq $1); do
		unload && load && names && ip link set $card up && ip link set $peer up &&
			eventually 5 has_received 0 || return 1
	done
}
nothing_left() {
	unload
	! grep -q "$card\$" /proc/interrupts &&
		! [ -d $DRIVERS/tare_pcnet32irq ] && [ -z "$(interface $CARD)" ]
}
check "unloads under traffic and loads again" in_place under_traffic reload $CYCLES
check "leaves nothing behind" in_place nothing_left

# the chip cannot use one descriptor, finds another that it owns, and goes on from there: a
# driver that waits at the one would lose sight of the chip for a round of the ring
passed_over() {
	unload
	load fault=bad-descriptor && names && both_up || return 1
	counting wire pass $peer $card 60 200 && adds_up 200 && [ $nic_received = 200 ] && both_pass
	result=$?
	unload
	return $result
}
check "goes on where the chip does, past a descriptor that it cannot use" passed_over
# ---- receive

refuses() {
	long=99999999999999999999999
	for words in "2 receive nosuch" "1 defer=$long,1 receive kernel-napi" "1 fault=wild receive kernel-queue"; do
		unload
		timeout 20 env ${words#* }
		[ $? = ${words%% *} ] || return 1
	done 2>&1 | tee /run/said && [ "$(grep ^receive: /run/said)" = "receive: nosuch: no such design
receive: --defer $long,1: $long: this kernel does not take it
receive: the module does not load: see dmesg" ]
}

# shellcheck disable=SC2009 # busybox has no pgrep that finds kernel threads
has_thread() { [ "$(ps | grep -c "[n]api/$card-")" = 1 ]; }
turned() {
	unload
	# what the one before has said
	rm -f /run/said
	read_ns=1 write_ns=2 interrupt_ns=3 crossing=4 switch=5 threaded=1 defer=3,200000 busy_poll=70 \
		fault=bad-descriptor queue=555 window=4000 receive kernel-napi-queue >/run/said 2>&1 &
	receiver=$!
	eventually 20 grep -q '"ready"' /run/said && names || return 1
	all=$({ cd /sys/class/net/$card && cat $PARAMETERS/delivery /proc/sys/net/core/netdev_max_backlog \
		/proc/sys/net/core/busy_poll threaded napi_defer_hard_irqs gro_flush_timeout &&
		cd $PARAMETERS && cat fault read_ns write_ns interrupt_ns crossing_ns switch_ns; } | tr '\n' ' ')
	echo "$all"
	[ "$all" = "napi-queue 555 70 1 3 200000 bad-descriptor 1 2 3 4 5 " ] && has_thread || return 1
	kill $receiver
	wait $receiver 2>/dev/null
	unload
}
check "receive refuses what a design has not, and what the kernel does not take" refuses
check "receive turns every knob that it is told to" turned
ktap_end
