// SPDX-License-Identifier: GPL-2.0-only
/*
 * context-switch: a token goes round a ring of processes or threads. An operation is one
 * pass, which is one switch, and not a round trip; the kernel's own count says whether
 * that is true. The overhead is the same passing and taking by one process alone.
 */
#include <math.h>
#include <stdio.h>

#include "bench.h"
#include "portable.h"
#include "token.h"
#include "worker.h"

#define RING_MAX 16
#define GO       'g'
#define END      'e'
/* a sample whose switches differ more from its passes is taken again */
#define TOLERANCE 0.05

struct member {
	int place;
	struct token token; /* each waits for its own */
};

/* Known to all members. No pointers: a process that is not a copy maps it at another address. */
struct circle {
	int size;
	bool spread; /* over all CPUs */
	struct member member[RING_MAX];
};

struct ring {
	enum worker_kind kind;
	struct circle *circle;
	struct token spare[RING_MAX];    /* for the overhead: one process goes round alone */
	struct worker *worker[RING_MAX]; /* the first member is ourselves */
	struct switches before, counted;
	double expected;
};

static void pass_on(struct circle *circle, int place, char value)
{
	token_pass(&circle->member[(place + 1) % circle->size].token, value);
}

static struct circle *circle_of(struct member *member)
{
	return (void *)((char *)(member - member->place) - offsetof(struct circle, member));
}

static void take_part(void *context)
{
	struct member *member = context;
	struct circle *circle = circle_of(member);
	char value;

	wake_without_preempting(!circle->spread);
	do {
		value = token_await(&member->token);
		pass_on(circle, member->place, value);
	} while (value != END);
}

static void go_round(void *context, uint64_t count)
{
	const struct ring *ring = context;
	struct circle *circle = ring->circle;

	for (; count; count -= (uint64_t)circle->size) {
		pass_on(circle, 0, GO);
		token_await(&circle->member[0].token);
	}
}

static void go_round_alone(void *context, uint64_t count)
{
	struct ring *ring = context;
	int size = ring->circle->size;

	for (; count; count -= (uint64_t)size)
		for (int place = 0; place < size; place++) {
			token_pass(&ring->spare[place], GO);
			token_await(&ring->spare[place]);
		}
}

static struct switches switches(const struct ring *ring)
{
	struct switches sum = own_switches();

	for (int place = 1; sum.all >= 0 && place < ring->circle->size; place++) {
		struct switches worker = worker_switches(ring->worker[place]);

		sum.all += worker.all;
		sum.aside += worker.aside;
	}
	return sum;
}

/*
 * On one CPU a woken member that pushes its waker aside makes two switches of a pass: to the woken
 * one, and later back to the waker, only to let it go to sleep. Between CPUs no waker is pushed
 * aside, but other tasks of the CPU must be, or we would time their work.
 */
static void note_switches(struct bench_case *one)
{
	struct ring *ring = one->context;

	wake_without_preempting(!ring->circle->spread);
	ring->before = switches(ring);
}

static bool add_switches(struct bench_case *one)
{
	struct ring *ring = one->context;
	struct switches after = switches(ring);
	double expected = (double)one->operations, counted = after.all - ring->before.all;

	wake_without_preempting(false);
	/* in short samples a switch or two of others is more than the tolerance */
	if (ring->before.all >= 0 && fabs(counted - expected) > fmax(TOLERANCE * expected, 2))
		return false;
	ring->counted.all += counted;
	ring->counted.aside += after.aside - ring->before.aside;
	ring->expected += expected;
	return true;
}

static int cpu_of(const struct ring *ring, int place)
{
	int count, home = 0;
	const int *cpu = cpus_allowed(&count);

	if (!ring->circle->spread)
		return pinned_cpu();
	while (cpu[home] != pinned_cpu())
		home++;
	return cpu[(home + place) % count];
}

static void open_ring(struct bench_case *one)
{
	struct ring *ring = one->context;
	struct member *member = ring->circle->member;
	int size = ring->circle->size;

	for (int place = 0; place < size; place++) {
		member[place].place = place;
		token_create(&member[place].token);
		token_create(&ring->spare[place]);
	}
	for (int place = 1; place < size; place++)
		ring->worker[place] =
			worker_start(ring->kind, cpu_of(ring, place), take_part, &member[place]);
	/* one round shows that all members are there and wait */
	go_round(ring, (uint64_t)size);
}

static void add_facts(struct bench_case *one)
{
	const struct ring *ring = one->context;

	bench_fact(one, "switches_expected", ring->expected);
	if (ring->before.all >= 0)
		bench_fact(one, "switches_counted", ring->counted.all);
	else
		bench_fact_missing(one, "switches_counted", SWITCHES_UNKNOWN);
	if (ring->before.aside >= 0)
		bench_fact(one, "pushed_aside", ring->counted.aside);
	bench_fact(one, "retaken", (double)one->retaken);
	if (one->tolerated)
		fprintf(stderr,
			"%s: %s: in %.0f samples the kernel counted another number of switches "
			"than passes\n",
			program_name(), one->name, (double)one->tolerated);
}

static void end_ring(struct bench_case *one)
{
	struct ring *ring = one->context;

	add_facts(one);
	pass_on(ring->circle, 0, END);
	token_await(&ring->circle->member[0].token);
	for (int place = 1; place < ring->circle->size; place++)
		worker_join(ring->worker[place]);
}

static void add(struct bench *bench, enum worker_kind kind, bool spread, int size)
{
	struct ring *ring = Zeroed(sizeof(*ring));
	struct bench_case *one;

	ring->kind = kind;
	ring->circle = worker_memory(sizeof(*ring->circle));
	ring->circle->size = size;
	ring->circle->spread = spread;
	one = bench_add(bench, "%s:%d@%s", kind == WORKER_PROCESS ? "process" : "thread", size,
			spread ? "across" : "same");
	one->body = go_round;
	one->empty = go_round_alone;
	one->multiple = (uint64_t)size;
	one->context = ring;
	one->open = open_ring;
	one->prepare = note_switches;
	one->settle = add_switches;
	one->finish = end_ring;
	one->cannot = spread ? cannot_use_two_cpus() : NULL;
}

static void add_rings(struct bench *bench, enum worker_kind kind)
{
	for (int spread = 0; spread < 2; spread++)
		for (int size = 2; size <= RING_MAX; size *= 2)
			add(bench, kind, spread, size);
}

int main(int argc, char **argv)
{
	struct bench bench = {
		.program = "context-switch",
		.summary = "What one switch costs, in rings of processes and threads, on one CPU "
			   "and across CPUs.",
		.subject = "ring",
	};

	worker_if_started(argc, argv, take_part);
	bench_begin(&bench, argc, argv);
	add_rings(&bench, WORKER_PROCESS);
	add_rings(&bench, WORKER_THREAD);
	return bench_run(&bench);
}
