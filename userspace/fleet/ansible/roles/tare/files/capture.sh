#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only
#
# Captures, for TARE_LIMIT seconds at most whoever goes away meanwhile. Prints what there is, as JSON.
set -u
# Ansible can miss the words of a program that ends while it looks away, once a second
trap 'sleep 0.2' EXIT
work=$TARE_WORK
began=$(date -u +%Y%m%dT%H%M%SZ)
if [ -x "$work/memrecord" ]; then
	set -- "$work/memrecord" --module="$work/tare_memtap.ko"
else
	set -- memrecord
fi
[ "$TARE_MODE" != cost ] || set -- "$@" --cost-every="$TARE_COST_EVERY"
# the command's output is nobody's: its status is what counts; its input is not this script
timeout -k 15 "$TARE_LIMIT" "$@" --mode="$TARE_MODE" --functions="$TARE_FUNCTIONS" \
	--deadline="$TARE_DEADLINE" --output="$work/profile" -- sh -c "$TARE_COMMAND" </dev/null >/dev/null
status=$?
case $status in
0) ;;
124 | 137)
	echo "the command had not ended after $TARE_LIMIT s: give it less to do, or raise tare_limit" >&2 ;;
esac
[ $status = 0 ] || exit $status

header() { sed -n "/^\$/q; s/^$1: //p" "$work/profile"; }
calls=$(sed -n 's/^function [a-z_]* seen \([0-9]*\) .*/\1/p' "$work/profile" | {
	sum=0
	while read -r seen; do sum=$((sum + seen)); done
	echo $sum
})
busy=$(header busy-ns)
echo "{\"began\": \"$began\", \"calls\": $calls, \"span_ns\": $(header span-ns)," \
	"\"busy_ns\": ${busy:-null}, \"cpus\": $(header cpus)}"
