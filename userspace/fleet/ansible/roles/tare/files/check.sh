#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only
#
# Whether a host may be captured: the last line is its kernel's release, or the first why it may not.
# Changes nothing.
set -u
# Ansible can miss the words of a program that ends while it looks away, once a second
trap 'sleep 0.2' EXIT
tree=${TARE_TREE:-}
sys=$tree/sys/module/tare_memtap

refuse() {
	echo "refused: $*"
	exit 0
}
has() { command -v "$1" >/dev/null; }
first() { [ -r "$1" ] && head -n 1 "$1"; }

[ "$(id -u)" = 0 ] || refuse "only root loads modules: add --become, or log in as root"
machine=$(uname -m)
[ "$machine" = x86_64 ] || refuse "its CPU is $machine, and the taps are for x86_64"
for program in timeout head df; do
	has $program || refuse "it has no $program, which a capture needs: install coreutils"
done

if grep -q '\[integrity\]\|\[confidentiality\]' "$tree/sys/kernel/security/lockdown" 2>/dev/null; then
	refuse "its kernel is locked down, and no tap loads there: leave the host out, or boot it without" \
		"Secure Boot"
fi
if [ -d "$sys" ]; then
	# a recorder that was killed leaves it disarmed and unused, and the next one replaces that
	[ "$(first "$sys/refcnt")" = 0 ] ||
		refuse "tare_memtap is in use there: somebody records; try again when that has ended"
	[ "$(first "$sys/parameters/arm")" = N ] ||
		refuse "tare_memtap is loaded there already, by hand: finish that, then: rmmod tare_memtap"
fi

load=$(cut -d ' ' -f 1 "$tree/proc/loadavg")
cpus=$(grep -c '^processor' "$tree/proc/cpuinfo")
# both in hundredths
if [ "${load%.*}${load#*.}" -gt $((TARE_LOAD_MAX * cpus)) ]; then
	refuse "its load is $load on $cpus CPUs, which is too busy: try again later, or raise tare_load_max"
fi

room=$(df -Pk "$tree/run" | tail -n 1 | tr -s ' ' | cut -d ' ' -f 4)
[ "$room" -ge "$TARE_ROOM_KIB" ] ||
	refuse "its /run has $room KiB left, and tare_room_kib asks for $TARE_ROOM_KIB: free some"
if [ -z "${TARE_BROUGHT:-}" ]; then
	has memrecord ||
		refuse "it has no memrecord: set tare_folder or tare_packages, or install tare there"
fi
first "$tree/proc/sys/kernel/osrelease"
