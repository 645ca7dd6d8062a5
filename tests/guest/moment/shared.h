/* SPDX-License-Identifier: GPL-2.0-only */
/* What tare_moment and the programs that use it share; see ../interrupt.h. */
#ifndef TARE_MOMENT_SHARED_H
#define TARE_MOMENT_SHARED_H

#include <linux/types.h>

#define TARE_MOMENT_OVER 2

/* bytes that the thread and the interrupt copy */
#define TARE_MOMENT_TASKS      16
#define TARE_MOMENT_INTERRUPTS 17

/* as many as there may be, of tare_memtap_record's size */
struct tare_moment_records {
	__u64 word[3][6];
};

struct tare_moment {
	__u64 where;    /* TARE_MOMENT_OVER: the call is */
	__u64 ring;     /* where records are looked at, or 0 */
	__u64 to, from; /* addresses of what is copied */
	struct tare_moment_came {
		__u32 came, exact, passed;
		__s32 counted;
		__u64 where;
	} came;
	/* before and after the interrupt's copies */
	struct tare_moment_records seen[2];
};

#endif
