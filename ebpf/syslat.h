/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef SYSLAT_H
#define SYSLAT_H

#include "lib/slots.h"

/* More than any architecture's table has. */
#define SYSCALL_SLOTS 512

/* Slots by return value: 0 for a call that succeeded, the errno of one that failed, and then */
#define RETURN_ERRNOS 134
enum {
	RETURN_INTERRUPTED = RETURN_ERRNOS, /* by a signal: EINTR, or the call begins again */
	RETURN_OTHER,                       /* failed with a number that has no name */
	RETURN_SLOTS,
};

/* Counts calls by numbers of a 32-bit table, where a number means another call. */
#define OTHER_TABLES SYSCALL_SLOTS
/* Counts calls by numbers that no table has. */
#define NO_TABLE (SYSCALL_SLOTS + 1)
#define UNTIMED  (SYSCALL_SLOTS + 2)

/* A call that had not ended when the tool did. */
struct open_call {
	__u64 since; /* ns; 0: before the tool */
	__u32 number;
	__u32 tgid, pid;
	char comm[16];
	__u32 unused;
};

/* Calls that one CPU did not time. */
struct syslat_untimed {
	__u64 random; /* state of the generator that chooses; 0: not seeded */
	__u64 calls[UNTIMED];
};

#endif
