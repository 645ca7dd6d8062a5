#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only
#
#   cgroups.sh FOLDER
#
# Known numbers of getppid in cgroups below a folder of cgroup2: 3000 in in/, 700 in in/below/, 500
# in beside/, 90 in gone/, which is removed then. The program has another name in each.
set -e
calls() {
	mkdir -p "$1/$2"
	ln -sf "$(command -v crossings)" "/tmp/$3.$$"
	sh -c "echo 0 >'$1/$2/cgroup.procs' && exec /tmp/$3.$$ -w 0 -n $4 getppid" >/dev/null
	rm "/tmp/$3.$$"
}
calls "$1" in alpha 3000
calls "$1" in/below beta 700
calls "$1" beside alpha 500
calls "$1" gone gamma 90
rmdir "$1/in/below" "$1/gone"
