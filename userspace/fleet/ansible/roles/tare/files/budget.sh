#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only
#
# What a capture costs on this host: a line of JSON of tapcost, and a line for each run of the host's own
# metric, without a capture and with one.
set -u
# Ansible can miss the words of a program that ends while it looks away, once a second
trap 'sleep 0.2' EXIT
work=$TARE_WORK

program() { # of what was brought, or installed
	if [ -x "$work/$1" ]; then
		name=$1
		shift
		"$work/$name" --module="$work/tare_memtap.ko" "$@"
	else
		"$@"
	fi
}
number() {
	case $1 in
	'' | *[!0-9.eE+-]*)
		echo "tare_metric must print one number, and printed: $1" >&2
		exit 1
		;;
	esac
	echo "$2 $1"
}

if [ "$TARE_MEASURE" = yes ]; then
	program tapcost --mode="$TARE_MODE" </dev/null || exit
fi
[ -n "$TARE_METRIC" ] || exit 0
run=0
while [ $run -lt "$TARE_METRIC_RUNS" ]; do
	said=$(timeout -k 15 "$TARE_LIMIT" sh -c "$TARE_METRIC" </dev/null) || exit
	number "$said" without
	said=$(program memrecord --mode="$TARE_MODE" --functions="$TARE_FUNCTIONS" \
		--deadline="$TARE_DEADLINE" --output="$work/discarded" -- \
		timeout -k 2 "$TARE_LIMIT" sh -c "$TARE_METRIC" </dev/null) || exit
	number "$said" with
	run=$((run + 1))
done
