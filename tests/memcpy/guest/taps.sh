# SPDX-License-Identifier: GPL-2.0-only
# shellcheck shell=sh
# What the checks of tare_memtap.ko share. Source it in /tare/kmod.
# shellcheck source=tests/guest/ktap.sh
. /tare/bin/ktap.sh

P=/sys/module/tare_memtest/parameters
DEVICE=/dev/tare_memtap
MODULE=/sys/module/tare_memtap

run() { echo "$*" >$P/run; }
entries() { run entries && cat $P/result; }
restored() { [ "$(entries)" = "$before" ]; }
unload() { if [ -d $MODULE ]; then rmmod tare_memtap; fi; }

# what a check has loaded goes behind it, and leaves the entries as they were
tidy() {
	"$@" || {
		status=$?
		unload
		return $status
	}
	unload && restored
}
KTAP_AROUND=tidy

insmod tare_memtest.ko
before=$(entries)
