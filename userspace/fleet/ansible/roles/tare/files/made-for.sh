#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only
#
#   made-for.sh MODULE: the `uname -r` that a module is built for, without modinfo
tr '\000' '\n' <"$1" | sed -n 's/^vermagic=\([^ ]*\).*/\1/p'
