#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only
#
# Unloads a module that its recorder could not, and removes what was brought. One that is in use or was
# loaded by hand is not ours.
sys=/sys/module/tare_memtap
if [ -d $sys ] && [ "$(cat $sys/refcnt)" = 0 ] && [ "$(cat $sys/parameters/arm)" = N ]; then
	rmmod tare_memtap
fi
rm -rf "$TARE_WORK"
