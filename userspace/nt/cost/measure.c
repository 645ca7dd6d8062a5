// SPDX-License-Identifier: GPL-2.0-only
#include "measure.h"

#include <stdio.h>
#include <stdlib.h>

#include "place.h"
#include "timers/portable.h"

#define COUNTING 4 /* rounds before those that are timed */

/* The same front end, whose requests are counted. */
static const struct nt_api *counted;
static struct nt_api counts;
static uint64_t requests;

static uint32_t count_call(struct tare_nt_call *call, const void *in, void *out)
{
	__atomic_add_fetch(&requests, 1, __ATOMIC_RELAXED);
	return counted->call(call, in, out);
}

/*
 * Once it is over, and calls when they begin: then the other thread's wait that goes on when a
 * round begins counts in this round, and the one that goes on when it ends does not.
 */
static uint32_t count_wait(const uint32_t *handle, int count, unsigned int flags,
			   int64_t timeout_ns)
{
	uint32_t status = counted->wait(handle, count, flags, timeout_ns);

	__atomic_add_fetch(&requests, 1, __ATOMIC_RELAXED);
	return status;
}

static const struct nt_api *counting(const struct nt_api *api)
{
	counted = api;
	counts = *api;
	counts.call = count_call;
	counts.wait = count_wait;
	return &counts;
}

static void open_run(struct cost_run *run)
{
	if (run->operation->open)
		run->operation->open(run);
}

static void close_run(struct cost_run *run)
{
	if (run->operation->close)
		run->operation->close(run);
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

/* Rounds in which requests and switches are counted, and nothing is timed. */
static void count_rounds(struct cost_run *run, struct cost_figures *figures, uint64_t count)
{
	const struct nt_api *api = run->api;
	double own, server;

	/* of those who hand over both threads ask; the other one is in a wait that is counted */
	__atomic_store_n(&run->api, counting(api), __ATOMIC_RELAXED);
	timed(run, count);
	__atomic_store_n(&requests, 0, __ATOMIC_RELAXED);
	timed(run, count);
	figures->requests = (double)__atomic_load_n(&requests, __ATOMIC_RELAXED) / (double)count;
	__atomic_store_n(&run->api, api, __ATOMIC_RELAXED);
	timed(run, count);
	own = cost_own_switches();
	server = cost_server_switches();
	timed(run, count);
	figures->switches = own < 0 ? -1 : (cost_own_switches() - own) / (double)count;
	figures->server_switches =
		server < 0 ? -1 : (cost_server_switches() - server) / (double)count;
}

/* Raw and overhead in turn, and in every second round the other way round (A B B A). */
static void take_rounds(struct cost_run *run, struct cost_run *empty, struct cost_figures *figures,
			uint64_t count, uint64_t rounds)
{
	for (uint64_t round = 0; round < rounds; round++) {
		if (round & 1)
			figures->overhead[round] = timed(empty, count);
		figures->raw[round] = timed(run, count);
		if (!(round & 1))
			figures->overhead[round] = timed(empty, count);
	}
}

/*
 * The mean without the slowest hundredth, which were interrupted. A median would not do: where the
 * clock is coarse, it is a step of the clock, or none.
 */
static double usual(const uint64_t *bucket, uint64_t count)
{
	uint64_t kept = count - count / 100, left = kept;
	double sum = 0;

	for (unsigned int i = 0; left; i++) {
		uint64_t taken = bucket[i] < left ? bucket[i] : left;

		sum += (double)taken * (double)tare_bucket_low(i);
		left -= taken;
	}
	return sum / (double)kept;
}

/* What is kept of a span is none of it. */
static struct cost_each *time_each(struct cost_run *run, struct cost_run *empty, uint64_t count)
{
	struct cost_each *each = Zeroed(sizeof(*each)), *none = Zeroed(sizeof(*none));

	each->count = count;
	for (uint64_t left = count; left; left--) {
		uint64_t start = now_ns(), middle, end;

		run->operation->once(run);
		middle = now_ns();
		run->operation->once(empty);
		end = now_ns();
		each->bucket[tare_bucket(middle - start, TARE_LATENCY_BUCKETS)]++;
		none->bucket[tare_bucket(end - middle, TARE_LATENCY_BUCKETS)]++;
	}
	each->empty_ns = usual(none->bucket, count);
	free(none);
	return each;
}

static const char *cannot(const struct nt_api *api, const struct cost_operation *operation)
{
	if (operation->needs & api->lacks)
		return "the front end lacks it";
	return NULL;
}

static int wrong(const struct cost_run *run)
{
	if (!run->wrong)
		return 0;
	fprintf(stderr, "nt-cost: %s of %s: a result was not as expected (status 0x%x)\n",
		run->operation->name, run->api->name, run->wrong);
	return -1;
}

/* All that is measured once both runs have their objects. */
static void take_all(struct cost_run *run, struct cost_run *empty, struct cost_figures *figures,
		     const struct cost_conditions *conditions)
{
	uint64_t count = conditions->count, rounds = conditions->rounds, each = 0;

	if (figures->operation->needs & COST_LACKS_THREADS)
		each = conditions->each;
	figures->raw = Malloc(rounds * sizeof(*figures->raw));
	figures->overhead = Malloc(rounds * sizeof(*figures->overhead));
	count_rounds(run, figures, count);
	timed(empty, count);
	take_rounds(run, empty, figures, count, rounds);
	if (each)
		figures->each = time_each(run, empty, each);
	figures->asked = run->asked = (COUNTING + rounds) * count + each;
}

int cost_measure(const struct nt_api *api, struct cost_figures *figures,
		 const struct cost_conditions *conditions)
{
	struct cost_run run = {.api = api, .operation = figures->operation};
	struct cost_run empty = {.api = &cost_nothing, .operation = figures->operation};

	figures->left_out = cannot(api, run.operation);
	if (figures->left_out)
		return 0;
	open_run(&run);
	open_run(&empty);
	if (wrong(&run))
		return -1;
	take_all(&run, &empty, figures, conditions);
	close_run(&run);
	close_run(&empty);
	return wrong(&run) || wrong(&empty) ? -1 : 0;
}
