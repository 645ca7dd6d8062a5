/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef SYSLAT_H
#define SYSLAT_H

#include "lib/slots.h"

/* More than any architecture's table has. */
#define SYSCALL_SLOTS 512
/* -errno of a call that failed, 0 of one that did not. */
#define RETURN_SLOTS 134

enum syslat_by { SYSLAT_BY_SYSCALL, SYSLAT_BY_PROCESS, SYSLAT_BY_RETURN };

struct syslat_start {
	__u64 ns; /* 0: not in a call */
	__u64 number;
};

#endif
