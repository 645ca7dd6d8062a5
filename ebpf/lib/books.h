/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TARE_BOOKS_H
#define TARE_BOOKS_H

#include <linux/types.h>

/* Threads whose waits are held against the kernel's account. */
#define BOOKS 16384

/* What a thread waited, from the first wait that was seen to the last that ended; ns. */
struct book {
	__u64 waited;   /* by us */
	__u64 unbooked; /* of that, what the kernel takes for no wait */
	__u64 booked;   /* by the kernel */
	__u64 task;     /* whose they are: its address */
	/* not settled yet: the wait that is going on, and what ended since the kernel was asked */
	__u64 woken;
	__u64 ended, ended_unbooked;
	__u64 asked; /* the kernel's account then */
	char comm[16];
};

#endif
