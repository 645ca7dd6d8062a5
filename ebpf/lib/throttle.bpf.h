/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * When cpu.max kept a group of tasks off a CPU. Each group and CPU remembers its last periods, so
 * that a wait can be split into those and what lay between them.
 */
#ifndef TARE_THROTTLE_BPF_H
#define TARE_THROTTLE_BPF_H

#include "cgroup.bpf.h"
#include "delayer.bpf.h"

/* periods that a group remembers on a CPU; a power of two */
#define THROTTLES 256

#define MAX_RT_PRIO 100

struct rq {
	int cpu;
} __attribute__((preserve_access_index));

struct throttle_key {
	__u64 group; /* serial number, which is not given out again, as an address is */
	__u64 cpu;
};

struct throttle {
	__u32 depth; /* how many groups above it, and itself, are out of quota */
	__u32 ended; /* periods that have ended */
	__u64 since; /* ns; 0: before the tool began */
	struct {
		__u64 from, until; /* ns */
	} period[THROTTLES];
};

/* Locking: the kernel holds the run queue's lock wherever an entry of its CPU is used. */
struct {
	__uint(type, BPF_MAP_TYPE_HASH);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__uint(max_entries, 1); /* set before loading */
	__type(key, struct throttle_key);
	__type(value, struct throttle);
} throttles SEC(".maps");

/* zeroes, of which large entries are made */
struct {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(max_entries, 1);
	__type(key, __u32);
	__type(value, struct throttle);
} empty_entry SEC(".maps");

bool throttles_seen;

static __always_inline struct throttle *throttle_of(__u64 group, __u32 cpu)
{
	struct throttle_key key = {group, cpu};

	return bpf_map_lookup_elem(&throttles, &key);
}

/* Whether no task is in a group itself: the kernel tells all groups below a throttled one. */
static __always_inline bool is_empty(struct task_group *group)
{
	struct cgroup *cgroup = group->css.cgroup;

	if (bpf_core_field_exists(group->css.nr_populated_csets))
		return !group->css.nr_populated_csets;
	return cgroup && !cgroup->nr_populated_csets;
}

static __always_inline struct throttle *throttle_made(struct task_group *group, void *queue)
{
	struct throttle_key key = {group->css.serial_nr, 0};
	struct throttle *throttle, *empty;
	__u32 zero = 0, cpu = 0;

	bpf_core_read(&cpu, sizeof(cpu), &((struct rq *)queue)->cpu);
	key.cpu = cpu;
	throttle = bpf_map_lookup_elem(&throttles, &key);
	if (throttle)
		return throttle;
	if (is_empty(group))
		return NULL;
	empty = bpf_map_lookup_elem(&empty_entry, &zero);
	if (!empty || bpf_map_update_elem(&throttles, &key, empty, BPF_NOEXIST)) {
		lose();
		return NULL;
	}
	throttles_seen = true;
	return bpf_map_lookup_elem(&throttles, &key);
}

SEC("?fentry/tg_throttle_down")
int BPF_PROG(throttle_begins, struct task_group *group, void *queue)
{
	struct throttle *throttle = throttle_made(group, queue);

	if (throttle && !throttle->depth++)
		throttle->since = bpf_ktime_get_ns();
	return 0;
}

SEC("?fentry/tg_unthrottle_up")
int BPF_PROG(throttle_ends, struct task_group *group, void *queue)
{
	struct throttle *throttle = throttle_made(group, queue);
	__u32 at;

	if (!throttle)
		return 0;
	if (throttle->depth && --throttle->depth)
		return 0;
	at = throttle->ended++ & (THROTTLES - 1);
	throttle->period[at].from = throttle->since;
	throttle->period[at].until = bpf_ktime_get_ns();
	return 0;
}

/* Whether a task that begins to wait now waits for its group's quota while the group has none. */
static __always_inline bool heeds_quota(struct task_struct *task)
{
	/* quotas are of the fair class */
	if (task->prio < MAX_RT_PRIO)
		return false;
	/* from 6.18 on a task runs without quota until it returns to user space */
	if (bpf_core_field_exists(task->throttled))
		return task->throttled;
	return true;
}

/* A wait that is being split, from its end to its beginning; ns. */
struct split {
	__u64 start;
	__u64 end; /* what lies behind it is split already */
	__u64 throttled;
	bool blames; /* whoever ran meanwhile for the rest of it */
};

PER_CPU(struct split, split)

/* Takes a period without quota out of the wait; what lay behind the period is blamed on others. */
static __always_inline void cut(struct split *wait, __u32 cpu, __u64 from, __u64 until)
{
	if (from < wait->start)
		from = wait->start;
	if (until > wait->end)
		until = wait->end;
	if (until <= from)
		return;
	if (wait->blames && until < wait->end)
		blame(cpu, until, wait->end);
	wait->throttled += until - from;
	wait->end = from;
}

/*
 * Cuts the period that was so many before the last. Returns whether an earlier one may lie in the
 * wait. Not static, so that the verifier checks this once, and not in each turn of a loop.
 */
__noinline int cut_period(__u64 group, __u32 cpu, __u32 back)
{
	struct throttle *throttle = throttle_of(group, cpu);
	struct split *wait = split_here();
	__u32 at;

	if (!throttle || !wait || back > throttle->ended)
		return 0;
	at = (throttle->ended - back) & (THROTTLES - 1);
	cut(wait, cpu, throttle->period[at].from, throttle->period[at].until);
	return throttle->period[at].from > wait->start;
}

/* How much of a wait on a CPU its task waited for quota; `blames`: who ran gets the rest. */
static __noinline __u64 throttled_in(struct task_struct *task, __u32 cpu, __u64 start, __u64 now,
				     bool blames)
{
	struct split *wait = split_here();
	__u64 group = task->sched_task_group->css.serial_nr;
	struct throttle *throttle = throttle_of(group, cpu);
	__u32 back;

	if (!wait)
		return 0;
	*wait = (struct split){start, now, 0, blames};
	if (throttle && throttle->depth)
		cut(wait, cpu, throttle->since, now);
	for (back = 1; throttle && back <= THROTTLES; back++)
		if (!cut_period(group, cpu, back))
			break;
	if (blames && wait->end > start)
		blame(cpu, start, wait->end);
	return wait->throttled;
}

#endif
