# SPDX-License-Identifier: GPL-2.0-only
# shellcheck shell=sh
# Results of a guest test as KTAP. Source it, call check for each, end with ktap_end.
#
#   check NAME COMMAND...   ok when the command succeeds; status 77 skips it, and its last line
#                           of output is the reason
#   skip NAME REASON
#   eventually SECONDS COMMAND...   until the command succeeds, or 1; it has no eventually of its own
#
# $KTAP_ONLY, if it is set, is a pattern: only checks whose names match are made. $KTAP_AROUND, if
# it is set, is a command that runs each check's.

ktap_count=0
ktap_failed=0
echo "KTAP version 1"

wanted() { [ -z "$KTAP_ONLY" ] || echo "$1" | grep -qE "$KTAP_ONLY"; }

check() {
	ktap_name=$1
	shift
	wanted "$ktap_name" || return 0
	ktap_count=$((ktap_count + 1))
	ktap_said=$($KTAP_AROUND "$@" 2>&1)
	ktap_status=$?
	if [ $ktap_status = 0 ]; then
		echo "ok $ktap_count $ktap_name"
	elif [ $ktap_status = 77 ]; then
		echo "ok $ktap_count $ktap_name # SKIP $(echo "$ktap_said" | tail -n 1)"
	else
		echo "not ok $ktap_count $ktap_name"
		echo "$ktap_said" | sed 's/^/# /'
		ktap_failed=$((ktap_failed + 1))
	fi
}

skip() {
	wanted "$1" || return 0
	ktap_count=$((ktap_count + 1))
	echo "ok $ktap_count $1 # SKIP $2"
}

ktap_end() {
	echo "1..$ktap_count"
	exit "$((ktap_failed > 0))"
}

eventually() {
	tries=$(($1 * 20))
	shift
	until "$@"; do
		tries=$((tries - 1))
		[ $tries -gt 0 ] || return 1
		usleep 50000
	done
}
