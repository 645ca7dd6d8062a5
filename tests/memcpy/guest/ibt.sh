#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only
#
# Everything that tare_memtap.ko and tare_lattap.ko do, once, for a judge outside of the guest.
set -e
cd /tare/kmod

RUN=/sys/module/tare_memtest/parameters/run
DEVICE=/dev/tare_memtap
EVENT=/sys/kernel/tracing/events/tare/mem_copy/enable

known_calls() {
	for context in task softirq hardirq; do
		for function in memcpy memmove overlap memset copy_page; do
			echo "call $function $context 3000 1 2 5" >$RUN
		done
	done
	for function in _copy_to_user _copy_from_user _copy_to_iter _copy_from_iter; do
		echo "call $function task 300 0 10 5" >$RUN
	done
	# above the exact sizes
	echo "call memcpy task 20000 0 0 5" >$RUN
}

refused() {
	! insmod tare_memtap.ko "$@" 2>/dev/null
}

# lattap stays until the end, so that the others have places of their own
insmod tare_lattap.ko period_us=1000 command=crossings
insmod tare_memtest.ko
places
crossings -w 0 -n 300 getppid read timer pingpong >/dev/null
latread >/dev/null

for mode in counts profile trace cost; do
	insmod tare_memtap.ko functions=all mode=$mode cost_every=1
	places
	known_calls
	echo 1 >$EVENT
	known_calls
	echo 0 >$EVENT
	ls -l /bin >/dev/null
	cat $DEVICE >/dev/null
	rmmod tare_memtap
	# the recorder arms and disarms; a small ring wakes it often
	# shellcheck disable=SC2016
	RUN=$RUN memrecord -m $mode -f all -e 1 --only tare_memtest --buffer-kb 64 -o /tmp/only -- \
		sh -c 'places; echo "call memcpy task 3000 1 2 5000" >$RUN'
done

# what only root may see is hashed
echo 2 >/proc/sys/kernel/kptr_restrict
memrecord -m trace -f memcpy -o /tmp/hashed -- sh -c 'places; ls / >/dev/null'
echo 0 >/proc/sys/kernel/kptr_restrict

refused mode=x
refused only=nothing
refused functions=memcpy,f

rmmod tare_memtest
rmmod tare_lattap
