/* SPDX-License-Identifier: GPL-2.0-only */
/* What the eBPF and the user side share about where the time of a system call went. */
#ifndef TARE_EXPLAIN_H
#define TARE_EXPLAIN_H

#include <linux/types.h>

#include "told.h"

/* The call that a thread is in. */
struct explained {
	__u64 call;     /* its start, as the tool keeps it */
	__u64 since;    /* ns: when the thread began to do what it does */
	__u64 woken;    /* ns: 0: it is asleep, or was not */
	__u64 irq;      /* ns of interrupts since then */
	__u64 slept;    /* ns of its last sleep, until it runs */
	__u64 longest;  /* ns of its longest sleep */
	__u32 doing;    /* enum part */
	__u32 unquoted; /* it waits for quota while there is none */
	struct who waker;
	struct parts parts; /* with the stack of its longest sleep */
};

/* Calls by how long they took: sums are kept for each octave. */
struct explained_row {
	__u64 calls, ns;
	__u64 part[PARTS]; /* ns */
};

/* Of a row and part, what is one's doing. */
struct explained_key {
	__u32 slot;
	__u16 octave;
	__u16 part;
	__u32 kind; /* of struct who, as the next */
	__u32 id;
};

struct explained_sum {
	__u64 ns;
	char name[16];
};

/* Threads whose calls are explained; the parts of others' calls are not known. */
#define EXPLAINED_THREADS 65536

/* Such sums that are kept; what finds no room has no name. */
#define EXPLAINED_SUMS 16384

/* A call in which nothing happened is explained if it took so long, ns; a shorter one only ran. */
#define EXPLAINED_LEAST 8192

#endif
