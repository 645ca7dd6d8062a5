#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only
#
# Runs every one-liner over a known load; what each prints is left in /out.
cd /tare/kmod || exit 1
P=/sys/module/tare_memtest/parameters
cat >/tmp/load <<EOF
#!/bin/sh
echo 'call memcpy task 3001 61 59 7' >$P/run
echo 'call memcpy softirq 37 1 2 5' >$P/run
echo 'call memset task 8192 0 0 3' >$P/run
echo 'call _copy_to_iter task 302 0 12 4' >$P/run
dd if=/dev/zero of=/tmp/file bs=64k count=4 2>/dev/null
EOF
insmod tare_memtest.ko && insmod tare_memtap.ko functions=all || exit 1
bpftrace -l 'tracepoint:tare:*' >/out/list
for script in /tare/bpftrace/*.bt; do
	name=$(basename "$script" .bt)
	bpftrace -c '/bin/sh /tmp/load' "$script" >"/out/$name.out" 2>"/out/$name.err"
	echo $? >"/out/$name.status"
done
# shellcheck disable=SC2016
bpftrace -c '/bin/sh /tmp/load' -e 'tracepoint:tare:mem_copy { @[kstack(3)] = hist(args->len); }' \
	>/out/README.out 2>/out/README.err
echo $? >/out/README.status
rmmod tare_memtap && rmmod tare_memtest
