/* SPDX-License-Identifier: GPL-2.0-only WITH Linux-syscall-note */
/*
 * The whole contract between tare_lattap.ko and user space.
 *
 * /dev/tare_lattap, mode 0600, little more than a file:
 *   at offset 0			struct tare_lattap_info
 *   at TARE_LATTAP_OFFSET(slot)	struct tare_latency of that slot, all CPUs together
 * One pread() reads one of them: EINVAL unless offset and size are exactly those of one structure.
 * open() fails with EPERM without CAP_SYS_ADMIN.
 *
 * With a deadline the module stops measuring by itself: its parameter deadline_ms after it was
 * loaded, or after the last TARE_LATTAP_RENEW. The counts can still be read then.
 */
#ifndef _UAPI_TARE_LATTAP_H
#define _UAPI_TARE_LATTAP_H

#include <linux/ioctl.h>
#include <linux/types.h>
#include <tare/latency.h>

#define TARE_LATTAP_ABI	3

/* More than any architecture's table has. */
#define TARE_LATTAP_SYSCALLS	512

enum tare_lattap_slot {
	/* slot N below TARE_LATTAP_SYSCALLS: system call N, entry to exit */
	TARE_LATTAP_WAKEUP = TARE_LATTAP_SYSCALLS,	/* waking to running */
	TARE_LATTAP_PERIODIC,				/* timer's expiry to thread */
	TARE_LATTAP_SLOTS
};

struct tare_lattap_info {
	__u32 abi;
	__u32 slots;		/* TARE_LATTAP_SLOTS */
	__u64 span_ns;		/* since the module was loaded, until it stopped */
	/*
	 * Starts without an end: threads shared an entry, or one was woken while going to
	 * sleep; and latencies for which their CPU had no buckets left.
	 */
	__u64 lost;
	__u64 compat;		/* system calls by 32-bit numbers, which are in no slot */
	__u64 stopped;		/* 1: its deadline has passed */
};

#define TARE_LATTAP_OFFSET(slot) \
	((__u64)((slot) + 1) * sizeof(struct tare_latency))

/*
 * The argument is milliseconds from now, at most a day; 0: no deadline. EBUSY if another file,
 * still open, has set one; EINVAL for more than a day; ETIME when the deadline has passed.
 */
#define TARE_LATTAP_RENEW	_IO(0xD4, 0x10)

#endif /* _UAPI_TARE_LATTAP_H */
