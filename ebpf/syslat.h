/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef SYSLAT_H
#define SYSLAT_H

#include "lib/slots.h"

/* More than any architecture's table has. */
#define SYSCALL_SLOTS 512
/* -errno of a call that failed, 0 of one that did not. */
#define RETURN_SLOTS 134
/* Where calls by numbers of a 32-bit table are counted, which mean other calls. */
#define OTHER_TABLES SYSCALL_SLOTS

enum syslat_by { SYSLAT_BY_SYSCALL, SYSLAT_BY_PROCESS, SYSLAT_BY_RETURN };

/* What one CPU did not time. */
struct syslat_untimed {
	__u64 random; /* of the last choice; 0: none yet */
	__u64 calls[SYSCALL_SLOTS + 1];
};

#endif
