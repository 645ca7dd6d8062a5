#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only
#
#   bring.sh FOLDER FROM MODULE
#
# Prints a script that makes FOLDER on a host anew, with the programs of FROM and MODULE in it where FROM
# is given.
set -eu
echo "set -e; rm -rf '$1'; mkdir -m 700 '$1'"
[ -n "$2" ] || exit 0
echo "base64 -d <<'END' | tar -xz -C '$1'"
programs=memrecord
[ ! -e "$2/tapcost" ] || programs="memrecord tapcost"
# shellcheck disable=SC2086
tar -cz --owner=0 --group=0 --mode=u+x -C "$2" $programs -C "$(dirname "$3")" "$(basename "$3")" | base64
echo END
echo "[ -x '$1/memrecord' ] && [ -s '$1/$(basename "$3")' ]"
