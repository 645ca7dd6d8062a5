/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Tells single waits for a CPU, or for a timer's handler, above a bound: who ran on the CPU
 * meanwhile, what interrupted them, and where the kernel was when a long stretch ended.
 */
#ifndef TARE_OUTLIER_BPF_H
#define TARE_OUTLIER_BPF_H

#include "delayer.bpf.h"
#include "interrupts.bpf.h"
#include "told.bpf.h"

/* Where the kernel was when the last long stretch of a process ended, which may explain a wait. */
struct held {
	__u64 began, ended; /* ns */
	struct who who;
	__s32 bytes; /* of the stack */
	__u32 unused;
	__u64 stack[32];
};

struct outlier_cpu {
	__u64 since; /* ns: when its thread began to run */
	struct held held;
	bool tells; /* a wait is being split to be told */
	struct told told;
};

PER_CPU(struct outlier_cpu, outlier_cpu)

/* A waiting task's moves to other CPUs, by pid. */
struct move {
	__u64 from; /* when the wait began */
	__u64 at;   /* when the task was moved last */
};

struct {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(max_entries, 1); /* pid_max, if asked for */
	__type(key, __u32);
	__type(value, struct move);
} moves SEC(".maps");

/* A waiting task is moved. START: the wait's, or the last move's if the tool measures from that. */
static __always_inline void outlier_moves(__u32 pid, __u64 start, __u64 now)
{
	struct move *move = bpf_map_lookup_elem(&moves, &pid);

	if (!move)
		return;
	if (move->at != start)
		move->from = start;
	move->at = now;
}

/* A tool calls this at a switch, and runs_now() when it has told the wait that is over. */
static __always_inline void thread_ends(void *ctx, struct task_struct *task, __u64 now)
{
	struct outlier_cpu *here = outlier_cpu_here();
	struct held *held;

	if (!here)
		return;
	held = &here->held;
	if (now - here->since >= over / 2) {
		held->began = here->since;
		held->ended = now;
		name_process(&held->who, task);
		held->bytes = bpf_get_stack(ctx, held->stack, sizeof(held->stack), 0);
	}
	here->since = now;
	interrupts_switch();
}

static __always_inline void interrupt_began(struct who *who, __u64 now)
{
	runs_now(bpf_get_current_task_btf(), who, now);
}

static __always_inline void interrupt_ends(struct interrupts *here, __u64 began)
{
	runs_now(bpf_get_current_task_btf(),
		 here->depth > 1 ? &here->who[(here->depth - 1) & (DEPTHS - 1)] : NULL,
		 bpf_ktime_get_ns());
}

/* Whether the stretch that is held took half of the bound in a wait that began then. */
static __always_inline bool explains(const struct held *held, __u64 from)
{
	__u64 began = held->began > from ? held->began : from;

	return held->ended > began && held->ended - began >= over / 2;
}

/* A tool's delayed_by() calls this. Returns whether the stretch belongs to a wait that is told. */
static __always_inline bool outlier_share(__u32 cpu, __u64 number, __u64 ns)
{
	struct delayer_run *run = number == UNKNOWN_RUN ? NULL : run_of(cpu, number);
	struct outlier_cpu *here = over ? outlier_cpu_here() : NULL;

	if (!here || !here->tells)
		return false;
	if (run && run->interrupt.kind)
		share_add(&here->told.parts, PART_INTERRUPT, ns, &run->interrupt);
	else if (run)
		share_add(&here->told.parts, PART_RUNNABLE, ns, &run->thread);
	return true;
}

/*
 * Begins to tell a wait if it is above the bound; else returns NULL. *from: when it began, which
 * for a task that was moved becomes the time since when it was on this CPU; TASK: NULL if none
 * waits.
 */
static __always_inline struct outlier_cpu *
outlier_begins(enum told_what what, struct task_struct *task, __u64 *from, __u64 until)
{
	__u32 pid = task ? task->pid : 0;
	struct move *move = over && what != TOLD_HANDLER ? bpf_map_lookup_elem(&moves, &pid) : NULL;
	struct outlier_cpu *here;
	__u64 began = *from;

	if (move && move->at >= *from) {
		began = move->from;
		*from = move->at;
	}
	here = over && until > began && until - began > over ? outlier_cpu_here() : NULL;
	if (!here)
		return NULL;
	__builtin_memset(&here->told, 0, sizeof(here->told));
	told_begins(&here->told, what, task, began, until);
	here->tells = true;
	return here;
}

/* Its shares are known, but for time without quota. */
static __always_inline void outlier_ends(void *ctx, struct outlier_cpu *here, __u64 from,
					 __u64 throttled)
{
	const struct held *held = &here->held;
	struct told *told = &here->told;
	struct who nobody = {0};

	here->tells = false;
	share_add(&told->parts, PART_THROTTLED, throttled, &nobody);
	/* a handler's own stack goes on to what it interrupted */
	if (told->what != TOLD_HANDLER && explains(held, from)) {
		told->stack_of = held->who;
		told->parts.bytes = held->bytes;
		bpf_probe_read_kernel(told->parts.stack, sizeof(told->parts.stack), held->stack);
	} else {
		told->parts.bytes =
			bpf_get_stack(ctx, told->parts.stack, sizeof(told->parts.stack), 0);
	}
	tell(told);
}

#endif
