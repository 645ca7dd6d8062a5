// SPDX-License-Identifier: GPL-2.0-only
/* time-timers: what it costs to read each clock, how fine the clock is, whether it steps back. */
#include <math.h>

#include "bench.h"
#include "clocks.h"
#include "portable.h"
#include "steps.h"

static void read_often(void *context, uint64_t count)
{
	const struct clock_kind *kind = context;

	bench_call_loop(kind->call, count);
}

static void add_facts(struct bench_case *one)
{
	const struct clock_kind *kind = one->context;
	struct steps steps = steps_take(kind->read);
	double unit = kind->ns_per_unit ? kind->ns_per_unit : ns_per_cycle();

	bench_fact(one, "resolution_ns", steps.smallest ? (double)steps.smallest * unit : NAN);
	bench_fact(one, "readings", (double)steps.readings);
	bench_fact(one, "back", (double)steps.back);
	bench_fact(one, "moves", (double)steps.moves);
	bench_fact(one, "back_moving", (double)steps.back_moving);
}

int main(int argc, char **argv)
{
	struct bench bench = {
		.program = "time-timers",
		.summary = "What it costs to read each clock, its smallest step, and whether it "
			   "steps back.",
		.subject = "clock",
		.operations = 100000,
	};

	bench_begin(&bench, argc, argv);
	for (size_t i = 0; i < clock_kinds_count; i++) {
		const struct clock_kind *kind = &clock_kinds[i];
		struct bench_case *one = bench_add(&bench, "%s", kind->name);

		one->body = read_often;
		one->empty = bench_empty_calls;
		one->context = (void *)kind;
		one->finish = add_facts;
		one->cannot = kind->cannot ? kind->cannot() : NULL;
	}
	return bench_run(&bench);
}
