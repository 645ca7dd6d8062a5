/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef SYSLAT_H
#define SYSLAT_H

#include "lib/slots.h"

/* More than any architecture's table has. */
#define SYSCALL_SLOTS 512

/* By return value: 0 of a call that succeeded, -errno of one that failed, and then */
#define RETURN_ERRNOS 134
enum {
	RETURN_INTERRUPTED = RETURN_ERRNOS, /* by a signal: EINTR, or it begins again */
	RETURN_OTHER,                       /* failed by a number that has no name */
	RETURN_SLOTS,
};

/* Where calls by numbers of a 32-bit table are counted, which mean other calls. */
#define OTHER_TABLES SYSCALL_SLOTS
/* Where those are that no table has. */
#define NO_TABLE (SYSCALL_SLOTS + 1)
#define UNTIMED  (SYSCALL_SLOTS + 2)

enum syslat_by {
	SYSLAT_BY_SYSCALL,
	SYSLAT_BY_PROCESS,
	SYSLAT_BY_RETURN,
	SYSLAT_BY_COMM,
	SYSLAT_BY_CGROUP,
};

/* What one CPU did not time. */
struct syslat_untimed {
	__u64 random; /* of the last choice; 0: none yet */
	__u64 calls[UNTIMED];
};

#endif
