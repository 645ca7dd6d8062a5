/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Tells single latencies above a bound as they happen, with what ran on the CPU meanwhile. Each CPU
 * remembers its last stretches of threads, soft interrupts and interrupts; an outlier takes a copy
 * of all of them, and the user side chooses from it.
 */
#ifndef TARE_OUTLIER_BPF_H
#define TARE_OUTLIER_BPF_H

#include "latency.bpf.h"
#include "interrupts.bpf.h"
#include "outlier.h"

const volatile __u64 over; /* ns; 0: no outliers are told, and nothing is remembered */

/* Each CPU writes its own history alone, so that no lock is needed. */
struct {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(max_entries, 1); /* CPUs, if asked for */
	__type(key, __u32);
	__type(value, struct history);
} histories SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_RINGBUF);
	__uint(max_entries, 4096); /* more if asked for */
} outliers SEC(".maps");

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

__u64 outliers_lost;

static __always_inline struct history *history_here(void)
{
	__u32 cpu = bpf_get_smp_processor_id();

	return bpf_map_lookup_elem(&histories, &cpu);
}

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

/* Atomic: an interrupt may end while a soft interrupt's stretch is written. */
static __always_inline struct stretch *next_stretch(struct history *here)
{
	__u64 number = __sync_fetch_and_add(&here->ended, 1);

	return &here->stretch[number & (STRETCHES - 1)];
}

/* Keeps the stack where a stretch ended, if it was so long that it may explain an outlier alone. */
static __always_inline void hold(void *ctx, struct history *here, const struct stretch *stretch)
{
	struct held *held = &here->held[stretch->level != LEVEL_THREAD];

	if (stretch->ended - stretch->began < over / 2)
		return;
	held->stretch = *stretch;
	held->bytes = bpf_get_stack(ctx, held->stack, sizeof(held->stack), 0);
}

static __always_inline void name_thread(struct stretch *stretch, struct task_struct *task)
{
	stretch->kind = RAN_THREAD;
	stretch->level = LEVEL_THREAD;
	stretch->id = task->tgid;
	stretch->pid = task->pid;
	bpf_probe_read_kernel_str(stretch->name, sizeof(stretch->name), task->comm);
}

/* A tool calls this at a switch before tell_over() for the next task. */
static __always_inline void thread_ends(void *ctx, struct task_struct *task, __u64 now)
{
	struct history *here = history_here();
	struct stretch *stretch;

	if (!here)
		return;
	stretch = next_stretch(here);
	stretch->began = here->began[LEVEL_THREAD];
	stretch->ended = now;
	name_thread(stretch, task);
	here->began[LEVEL_THREAD] = now;
	hold(ctx, here, stretch);
}

static __always_inline void interrupt_begins(enum outlier_level level, enum outlier_kind kind,
					     __u32 id, const char *name)
{
	struct history *here = history_here();

	if (!here)
		return;
	if (level == LEVEL_SOFTIRQ)
		here->softirq = id;
	here->began[level] = bpf_ktime_get_ns();
}

static __always_inline void interrupt_ends(void *ctx, enum outlier_level level,
					   enum outlier_kind kind, __u32 id, const char *name)
{
	struct history *here = history_here();
	struct stretch *stretch;
	__u64 began;

	if (!here)
		return;
	began = here->began[level];
	here->began[level] = 0;
	/* the interrupt began before the tool */
	if (!began)
		return;
	stretch = next_stretch(here);
	stretch->began = began;
	stretch->ended = bpf_ktime_get_ns();
	stretch->kind = kind;
	stretch->level = level;
	stretch->id = id;
	stretch->pid = 0;
	stretch->name[0] = 0;
	if (name)
		bpf_probe_read_kernel_str(stretch->name, sizeof(stretch->name), name);
	hold(ctx, here, stretch);
}

/*
 * Tells a latency if it is above the bound. `running`: the thread that was interrupted, or NULL at
 * a switch, where the task, which may have been moved, begins to run.
 */
static __always_inline void tell_over(void *ctx, enum outlier_what what, struct task_struct *task,
				      struct task_struct *running, __u64 from, __u64 until,
				      __u64 throttled)
{
	__u32 pid = task ? task->pid : 0;
	struct outlier *outlier;
	struct history *here;
	struct move *move;
	__u64 since = from;

	move = over && !running ? bpf_map_lookup_elem(&moves, &pid) : NULL;
	if (move && move->at >= from) {
		since = move->at;
		from = move->from;
	}
	if (!over || until <= from || until - from <= over)
		return;
	here = history_here();
	if (!here)
		return;
	outlier = bpf_ringbuf_reserve(&outliers, sizeof(*outlier), 0);
	if (!outlier) {
		__sync_fetch_and_add(&outliers_lost, 1);
		return;
	}
	outlier->from = from;
	outlier->until = until;
	outlier->here = since;
	outlier->over = over;
	outlier->throttled = throttled;
	outlier->what = what;
	outlier->cpu = bpf_get_smp_processor_id();
	outlier->tgid = outlier->pid = 0;
	outlier->comm[0] = 0;
	if (task) {
		outlier->tgid = task->tgid;
		outlier->pid = task->pid;
		bpf_probe_read_kernel_str(outlier->comm, sizeof(outlier->comm), task->comm);
	}
	outlier->running.kind = RAN_NOTHING;
	if (running) {
		name_thread(&outlier->running, running);
		outlier->running.began = here->began[LEVEL_THREAD];
		outlier->running.ended = until;
	}
	bpf_probe_read_kernel(&outlier->history, sizeof(outlier->history), here);
	outlier->now.stretch.kind = RAN_NOTHING;
	outlier->now.bytes = bpf_get_stack(ctx, outlier->now.stack, sizeof(outlier->now.stack), 0);
	bpf_ringbuf_submit(outlier, 0);
}

#endif
