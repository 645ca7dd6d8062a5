#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only
#
# Captures, for TARE_LIMIT seconds at most whoever goes away meanwhile. The last line is when it began.
set -u
work=$TARE_WORK
began=$(date -u +%Y%m%dT%H%M%SZ)
if [ -x "$work/memrecord" ]; then
	set -- "$work/memrecord" --module="$work/tare_memtap.ko"
else
	set -- memrecord
fi
[ "$TARE_MODE" != cost ] || set -- "$@" --cost-every="$TARE_COST_EVERY"
# the command's output is nobody's: its status is what counts
timeout -k 15 "$TARE_LIMIT" "$@" --mode="$TARE_MODE" --functions="$TARE_FUNCTIONS" \
	--deadline="$TARE_DEADLINE" --output="$work/profile" -- sh -c "$TARE_COMMAND" >/dev/null
status=$?
case $status in
0) ;;
124 | 137)
	echo "the command had not ended after $TARE_LIMIT s: give it less to do, or raise tare_limit" >&2 ;;
esac
echo "$began"
exit $status
