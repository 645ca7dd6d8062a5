// SPDX-License-Identifier: GPL-2.0-only
/*
 * context-switch: a token goes round a ring of processes or threads. An operation is one
 * pass, which is one switch, and not a round trip; the kernel's own count says whether
 * that is true. The overhead is the same passing and taking by one process alone.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "bench.h"
#include "portable.h"
#include "token.h"
#include "worker.h"

#define RING_MAX 16
#define GO       'g'
#define END      'e'
/* a sample that is further off is taken again: its passes were not one switch each */
#define TOLERANCE 0.05

struct member {
	struct ring *ring;
	int place;
};

struct ring {
	enum worker_kind kind;
	int size;
	bool spread;                   /* over all CPUs */
	struct token *token[RING_MAX]; /* each member waits for its own */
	struct token *spare[RING_MAX]; /* the same for who goes round alone */
	struct member member[RING_MAX];
	struct worker *worker[RING_MAX]; /* the first member is ourselves */
	double before, counted, expected;
};

static void pass_on(struct ring *ring, int place, char value)
{
	token_pass(ring->token[(place + 1) % ring->size], value);
}

static void take_part(void *context)
{
	const struct member *member = context;
	char value;

	wake_without_preempting(!member->ring->spread);
	do {
		value = token_await(member->ring->token[member->place]);
		pass_on(member->ring, member->place, value);
	} while (value != END);
}

static void go_round(void *context, uint64_t count)
{
	struct ring *ring = context;

	for (; count; count -= (uint64_t)ring->size) {
		pass_on(ring, 0, GO);
		token_await(ring->token[0]);
	}
}

static void go_round_alone(void *context, uint64_t count)
{
	struct ring *ring = context;

	for (; count; count -= (uint64_t)ring->size)
		for (int place = 0; place < ring->size; place++) {
			token_pass(ring->spare[place], GO);
			token_await(ring->spare[place]);
		}
}

/* Negative where the system does not tell. */
static double switches(const struct ring *ring)
{
	double sum = own_switches();

	for (int place = 1; sum >= 0 && place < ring->size; place++)
		sum += worker_switches(ring->worker[place]);
	return sum;
}

/*
 * On one CPU a woken member that pushes its waker aside makes two switches of a pass: to
 * the woken one, and later back to the waker, only to let it go to sleep. Between CPUs
 * nobody is pushed aside, but others on that CPU are to be, or we would time their work.
 */
static void note_switches(struct bench_case *one)
{
	struct ring *ring = one->context;

	wake_without_preempting(!ring->spread);
	ring->before = switches(ring);
}

static bool add_switches(struct bench_case *one)
{
	struct ring *ring = one->context;
	double expected = (double)one->operations, counted = switches(ring) - ring->before;

	wake_without_preempting(false);
	/* in short samples a switch or two of others is more than the tolerance */
	if (ring->before >= 0 && fabs(counted - expected) > fmax(TOLERANCE * expected, 2))
		return false;
	ring->counted += counted;
	ring->expected += expected;
	return true;
}

static int cpu_of(const struct ring *ring, int place)
{
	int count, home = 0;
	const int *cpu = cpus_allowed(&count);

	if (!ring->spread)
		return pinned_cpu();
	while (cpu[home] != pinned_cpu())
		home++;
	return cpu[(home + place) % count];
}

static void open_ring(struct bench_case *one)
{
	struct ring *ring = one->context;

	for (int place = 0; place < ring->size; place++) {
		ring->token[place] = token_create();
		ring->spare[place] = token_create();
	}
	for (int place = 1; place < ring->size; place++) {
		ring->member[place] = (struct member){.ring = ring, .place = place};
		ring->worker[place] = worker_start(ring->kind, cpu_of(ring, place), take_part,
						   &ring->member[place]);
	}
	/* once round: all are there and wait */
	go_round(ring, (uint64_t)ring->size);
}

static void add_facts(struct bench_case *one)
{
	const struct ring *ring = one->context;

	bench_fact(one, "switches_expected", ring->expected);
	bench_fact(one, "switches_counted", ring->before >= 0 ? ring->counted : NAN);
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
	pass_on(ring, 0, END);
	token_await(ring->token[0]);
	for (int place = 1; place < ring->size; place++)
		worker_join(ring->worker[place]);
}

static void add(struct bench *bench, enum worker_kind kind, bool spread, int size)
{
	struct ring *ring = calloc(1, sizeof(*ring));
	struct bench_case *one;

	if (!ring)
		fail("calloc");
	*ring = (struct ring){.kind = kind, .size = size, .spread = spread};
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
	if (spread && other_cpu() < 0)
		one->cannot = "there is only one CPU";
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

	bench_begin(&bench, argc, argv);
	if (worker_has_processes)
		add_rings(&bench, WORKER_PROCESS);
	add_rings(&bench, WORKER_THREAD);
	return bench_run(&bench);
}
