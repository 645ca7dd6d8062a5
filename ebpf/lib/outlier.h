/* SPDX-License-Identifier: GPL-2.0-only */
/* What the eBPF and the user side share about single latencies that are told as they happen. */
#ifndef TARE_OUTLIER_H
#define TARE_OUTLIER_H

#include <linux/types.h>

/* The level at which a CPU ran; each level interrupts those before it. */
enum outlier_level { LEVEL_THREAD, LEVEL_SOFTIRQ, LEVEL_IRQ, LEVELS };

enum outlier_kind { RAN_NOTHING, RAN_THREAD, RAN_SOFTIRQ, RAN_IRQ, RAN_VECTOR };

/* Interrupts that have no number of a device. */
enum outlier_vector {
	VECTOR_LOCAL_TIMER,
	VECTOR_RESCHEDULE,
	VECTOR_CALL,
	VECTOR_CALL_SINGLE,
	VECTOR_IRQ_WORK,
	VECTORS
};

/* A stretch of time in which a CPU ran one thing. */
struct stretch {
	__u64 began, ended; /* ns; 0: before the tool began */
	__u32 kind;
	__u32 id; /* of the process, the irq, the softirq, the vector */
	__u32 pid;
	__u32 level;
	char name[16];
};

/* Where the kernel was when a stretch ended. */
struct held {
	struct stretch stretch;
	__s32 bytes; /* of the stack; an error if negative */
	__u32 unused;
	__u64 stack[48];
};

/* How many that have ended a CPU remembers; a power of two. */
#define STRETCHES 128

struct history {
	__u64 began[LEVELS]; /* of what has not ended, ns; 0: nothing, or before the tool began */
	__u32 softirq;       /* the soft interrupt that has not ended */
	__u32 unused;
	__u64 ended; /* how many stretches have ended */
	struct stretch stretch[STRETCHES];
	struct held held[2]; /* the last long one of a thread, and of an interrupt */
};

/* What was late. */
enum outlier_what { OUTLIER_WAKEUP, OUTLIER_HANDLER, OUTLIER_THREAD, OUTLIER_PREEMPTED };

struct outlier {
	__u64 from, until; /* ns */
	__u64 here; /* ns: since when the task has waited on this CPU; `from` if it never moved */
	__u64 over;
	__u64 throttled; /* ns of it: for quota, whatever ran meanwhile */
	__u32 what;
	__u32 cpu;
	__u32 tgid, pid; /* of the task that was late */
	char comm[16];
	struct stretch running; /* the thread that has not ended; kind RAN_NOTHING: none */
	struct held now;
	struct history history;
};

#endif
