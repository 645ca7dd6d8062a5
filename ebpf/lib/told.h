/* SPDX-License-Identifier: GPL-2.0-only */
/* Where the time of a latency went, and latencies that are told one by one as they happen. */
#ifndef TARE_TOLD_H
#define TARE_TOLD_H

#include <linux/types.h>

/* What a CPU runs; RAN_NOTHING: not known, or several. */
enum ran { RAN_NOTHING, RAN_THREAD, RAN_SOFTIRQ, RAN_IRQ, RAN_VECTOR };

/* Interrupts that have no number of a device. */
enum ran_vector {
	VECTOR_LOCAL_TIMER,
	VECTOR_RESCHEDULE,
	VECTOR_CALL,
	VECTOR_CALL_SINGLE,
	VECTOR_IRQ_WORK,
	VECTORS
};

/* Who ran, or woke a thread up. */
struct who {
	__u32 kind; /* enum ran */
	__u32 id;   /* of the process, the irq, the softirq, the vector */
	char name[16];
};

/* What a thread did, or waited for. What is not in one of them is not known. */
enum part {
	PART_RUNNING,
	PART_INTERRUPT, /* and soft interrupts */
	PART_RUNNABLE,  /* behind others */
	PART_THROTTLED, /* without quota, by cpu.max, or by real-time throttling */
	PART_ASLEEP,
	PARTS,
};

struct share {
	__u64 ns;
	__u32 part;
	__u32 unused;
	struct who who;
};

/* Shares of one latency that are told apart, and behind them one of each part for all others. */
#define NAMED  12
#define SHARES (NAMED + PARTS)

/* Where a latency's time went, and the kernel stack that belongs to it. */
struct parts {
	struct share share[SHARES];
	__s32 bytes; /* of the stack; an error if negative */
	__u32 unused;
	__u64 stack[32];
};

/* What took long. */
enum told_what { TOLD_CALL, TOLD_WAKEUP, TOLD_HANDLER, TOLD_THREAD, TOLD_PREEMPTED };

struct told {
	__u64 from, until; /* ns */
	__s64 returned;    /* by a call, as is its number */
	__u32 number;
	__u32 what;
	__u32 cpu;
	__u32 tgid, pid; /* of the task that was late */
	char comm[16];
	struct who stack_of; /* whose stretch ended at the stack; RAN_NOTHING: the latency */
	struct parts parts;
};

#endif
