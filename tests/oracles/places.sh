#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only
#
# Leaves in /out/places where the code of the loaded modules is now: MODULE SECTION ADDRESS.
for section in /sys/module/tare_*/sections/.*text*; do
	module=${section#/sys/module/}
	echo "${module%%/*} ${section##*/} $(cat "$section")"
done >>/out/places
