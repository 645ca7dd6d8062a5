// SPDX-License-Identifier: GPL-2.0-only
/*
 * sync-cost: mutexes, semaphores and events, taken and given back by one thread alone,
 * against a thread on another CPU that does the same, and handed over between two threads.
 */
#include <stdatomic.h>

#include "bench.h"
#include "portable.h"
#include "sync.h"
#include "worker.h"

struct meeting {
	const struct sync_kind *kind;
	void *object, *back;
	int cpu; /* the other thread's */
	struct worker *worker;
	atomic_bool ending;
	/* for contended cases only */
	void *gate;
	atomic_bool contending, inside;
	double others; /* takes by the other thread while we were timed */
	/* context switches of the process */
	struct switches before, counted;
};

static void take_and_give(void *context, uint64_t count)
{
	const struct meeting *meeting = context;

	for (; count; count--) {
		meeting->kind->take(meeting->object);
		meeting->kind->give(meeting->object);
	}
}

static __attribute__((noipa)) void leave(void *object)
{
	(void)object;
}

static __attribute__((noipa)) void twice(void (*call)(void *), void *object, uint64_t count)
{
	for (; count; count--) {
		call(object);
		call(object);
	}
}

/* the overhead: the same loop with two calls of an empty function */
static void leave_twice(void *context, uint64_t count)
{
	twice(leave, context, count);
}

/* An operation is one hand-over, so that a round trip is two. */
static void hand_over(void *context, uint64_t count)
{
	const struct meeting *meeting = context;

	for (; count; count -= 2) {
		meeting->kind->give(meeting->object);
		meeting->kind->take(meeting->back);
	}
}

static void leave_once(void *context, uint64_t count)
{
	twice(leave, context, count / 2);
}

static void answer(void *context)
{
	struct meeting *meeting = context;

	for (;;) {
		meeting->kind->take(meeting->object);
		if (meeting->ending)
			return;
		meeting->kind->give(meeting->back);
	}
}

static void contend(void *context)
{
	struct meeting *meeting = context;

	for (;;) {
		sync_gate->take(meeting->gate);
		if (meeting->ending)
			return;
		meeting->inside = true;
		while (meeting->contending) {
			meeting->kind->take(meeting->object);
			meeting->kind->give(meeting->object);
			meeting->others++;
		}
		meeting->inside = false;
	}
}

static void note_switches(struct bench_case *one)
{
	struct meeting *meeting = one->context;

	meeting->before = own_switches();
}

static bool add_switches(struct bench_case *one)
{
	struct meeting *meeting = one->context;

	struct switches after = own_switches();

	meeting->counted.all += after.all - meeting->before.all;
	meeting->counted.aside += after.aside - meeting->before.aside;
	return true;
}

static void start_contending(struct bench_case *one)
{
	struct meeting *meeting = one->context;

	meeting->contending = true;
	sync_gate->give(meeting->gate);
	while (!meeting->inside)
		;
	note_switches(one);
}

static bool stop_contending(struct bench_case *one)
{
	struct meeting *meeting = one->context;

	add_switches(one);
	meeting->contending = false;
	while (meeting->inside)
		;
	return true;
}

/*
 * Starts the other thread, which sleeps if the case has no contention. It is needed even then: the
 * C library leaves out atomic instructions while a process has only one thread.
 */
static void open_with_other(struct bench_case *one)
{
	struct meeting *meeting = one->context;

	meeting->object = meeting->kind->create(true);
	meeting->gate = sync_gate->create(false);
	meeting->worker = worker_start(WORKER_THREAD, meeting->cpu, contend, meeting);
}

static void open_handover(struct bench_case *one)
{
	struct meeting *meeting = one->context;

	meeting->object = meeting->kind->create(false);
	meeting->back = meeting->kind->create(false);
	meeting->worker = worker_start(WORKER_THREAD, meeting->cpu, answer, meeting);
}

static void add_facts(struct bench_case *one)
{
	struct meeting *meeting = one->context;
	double done = (double)one->done;

	if (meeting->before.all >= 0)
		bench_fact(one, "switches_per_operation", meeting->counted.all / done);
	else
		bench_fact_missing(one, "switches_per_operation", SWITCHES_UNKNOWN);
	if (meeting->before.aside >= 0)
		bench_fact(one, "pushed_aside_per_operation", meeting->counted.aside / done);
	if (meeting->gate)
		bench_fact(one, "taken_by_the_other", meeting->others / done);
}

static void end_worker(struct bench_case *one)
{
	struct meeting *meeting = one->context;

	add_facts(one);
	meeting->ending = true;
	if (meeting->gate)
		sync_gate->give(meeting->gate);
	else
		meeting->kind->give(meeting->object);
	worker_join(meeting->worker);
}

static struct bench_case *add(struct bench *bench, const struct sync_kind *kind, const char *how,
			      int cpu)
{
	struct meeting *meeting = Zeroed(sizeof(*meeting));
	struct bench_case *one = bench_add(bench, "%s%s", kind->name, how);

	meeting->kind = kind;
	meeting->cpu = cpu;
	one->context = meeting;
	one->body = take_and_give;
	one->empty = leave_twice;
	one->prepare = note_switches;
	one->settle = add_switches;
	one->finish = end_worker;
	one->open = open_with_other;
	one->cannot = cpu < 0 ? cannot_use_two_cpus() : NULL;
	return one;
}

static void add_contended(struct bench *bench, const struct sync_kind *kind)
{
	struct bench_case *one = add(bench, kind, ":contended", other_cpu());

	one->prepare = start_contending;
	one->settle = stop_contending;
}

static void add_handover(struct bench *bench, const struct sync_kind *kind, bool same)
{
	struct bench_case *one = add(bench, kind, same ? ":handover@same" : ":handover@other",
				     same ? pinned_cpu() : other_cpu());

	one->body = hand_over;
	one->empty = leave_once;
	one->multiple = 2;
	one->open = open_handover;
}

int main(int argc, char **argv)
{
	struct bench bench = {
		.program = "sync-cost",
		.summary = "What it costs to take and give back a mutex, a semaphore or an event: "
			   "alone,\ncontended by another CPU, and handed over to another thread.",
		.subject = "case",
	};

	bench_begin(&bench, argc, argv);
	for (size_t kind = 0; kind < sync_kinds_count; kind++) {
		add(&bench, &sync_kinds[kind], "", pinned_cpu());
		add_contended(&bench, &sync_kinds[kind]);
		if (sync_kinds[kind].owned)
			continue;
		add_handover(&bench, &sync_kinds[kind], true);
		add_handover(&bench, &sync_kinds[kind], false);
	}
	return bench_run(&bench);
}
