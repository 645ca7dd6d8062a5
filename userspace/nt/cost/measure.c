// SPDX-License-Identifier: GPL-2.0-only
#include "cost.h"
#include "exact/exactrun/mark.h"
#include "timers/portable.h"

#define WARMING 4 /* rounds before those that are timed */

static void close_run(struct cost_run *run)
{
	cost_partner_end(run);
	for (int i = 0; i < run->operation->objects; i++)
		run->wrong |= nt_close(run->api, run->handle[i]);
}

/* The same loop for all: it knows neither the operation nor the front end. */
static __attribute__((noipa)) double timed(struct cost_run *run, uint64_t count)
{
	void (*once)(struct cost_run * run) = run->operation->once;
	uint64_t start = now_ns();

	for (uint64_t left = count; left; left--)
		once(run);
	return (double)(now_ns() - start) / (double)count;
}

/* A sample; a machine that counts instructions by function counts those between the marks. */
static void sample(struct cost_run *run, struct cost_samples *samples, uint64_t round,
		   uint64_t count)
{
	uint64_t begin = mark_begin(MARK_BEGIN);

	samples->ns[round] = timed(run, count);
	samples->ticks[round] = (double)(mark_end() - begin);
}

/* Raw and overhead in turn, and in every second round the other way round (A B B A). */
static void take_rounds(struct cost_run *run, struct cost_run *empty, struct cost_figures *figures,
			uint64_t count, uint64_t rounds)
{
	for (uint64_t round = 0; round < rounds; round++) {
		if (round & 1)
			sample(empty, &figures->overhead, round, count);
		sample(run, &figures->raw, round, count);
		if (!(round & 1))
			sample(empty, &figures->overhead, round, count);
	}
}

static int wrong(const struct cost_run *run)
{
	if (!run->wrong)
		return 0;
	fprintf(stderr, "nt-cost: %s of %s: a result was not as expected (status 0x%x)\n",
		run->operation->name, run->api->name, run->wrong);
	return -1;
}

static void room_for(struct cost_samples *samples, uint64_t rounds)
{
	samples->ns = Malloc(rounds * sizeof(*samples->ns));
	samples->ticks = Malloc(rounds * sizeof(*samples->ticks));
}

/* All that is measured once both runs have their objects. */
static void take_all(struct cost_run *run, struct cost_run *empty, struct cost_figures *figures,
		     const struct cost_conditions *conditions)
{
	uint64_t count = conditions->count, rounds = conditions->rounds;

	room_for(&figures->raw, rounds);
	room_for(&figures->overhead, rounds);
	timed(run, WARMING * count);
	timed(empty, count);
	take_rounds(run, empty, figures, count, rounds);
	run->asked = (WARMING + rounds) * count;
}

int cost_measure(struct cost_figures *figures, const struct cost_conditions *conditions)
{
	struct cost_run run = {.api = conditions->front, .operation = figures->operation};
	struct cost_run empty = {.api = &cost_nothing, .operation = figures->operation};

	if (run.operation->needs & run.api->lacks)
		return 0;
	if (run.operation->open) {
		run.operation->open(&run);
		run.operation->open(&empty);
	}
	if (wrong(&run))
		return -1;
	take_all(&run, &empty, figures, conditions);
	close_run(&run);
	close_run(&empty);
	return wrong(&run) || wrong(&empty) ? -1 : 0;
}
