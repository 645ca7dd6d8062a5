// SPDX-License-Identifier: GPL-2.0-only
#include "bench.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "lib/stdoutput.h"
#include "document.h"
#include "json.h"
#include "portable.h"
#include "table.h"

#define SAMPLE_NS 1000000u
#define STEPS     20
#define RETAKES   10
#define TRIALS    5

struct bench_case *bench_add(struct bench *bench, const char *format, ...)
{
	struct bench_case *one = Zeroed(sizeof(*one));
	struct bench_case **cases = Malloc((bench->count + 1) * sizeof(*cases));
	va_list args;

	va_start(args, format);
	vsnprintf(one->name, sizeof(one->name), format, args);
	va_end(args);
	if (bench->count)
		memcpy(cases, bench->cases, bench->count * sizeof(*cases));
	cases[bench->count++] = one;
	free(bench->cases);
	bench->cases = cases;
	return one;
}

static void add_fact(struct bench_case *one, struct bench_fact fact)
{
	if (one->facts < BENCH_FACTS_MAX)
		one->fact[one->facts++] = fact;
}

void bench_fact(struct bench_case *one, const char *name, double value)
{
	add_fact(one, (struct bench_fact){name, value, NULL});
}

void bench_fact_missing(struct bench_case *one, const char *name, const char *why)
{
	add_fact(one, (struct bench_fact){name, NAN, why});
}

static __attribute__((noipa)) void nothing(void)
{
}

/* not inlined, or the compiler would make another loop where it knows the callee */
__attribute__((noipa)) void bench_call_loop(void (*call)(void), uint64_t count)
{
	for (; count; count--)
		call();
}

void bench_empty_calls(void *context, uint64_t count)
{
	(void)context;
	bench_call_loop(nothing, count);
}

void bench_empty_loop(void *context, uint64_t count)
{
	(void)context;
	for (; count; count--)
		__asm__ volatile("" ::: "memory");
}

static double timed(const struct bench_case *one, bench_body *body)
{
	tstart();
	body(one->context, one->operations);
	tend();
	return (double)tval_ns() / (double)one->operations;
}

static double sample_empty(const struct bench_case *one)
{
	return timed(one, one->empty);
}

static bool take_body(struct bench_case *one, double *ns)
{
	if (one->prepare)
		one->prepare(one);
	*ns = timed(one, one->body);
	one->done += one->operations;
	return !one->settle || one->settle(one);
}

/* Takes one sample. After too many refusals it is kept as it is and counted as tolerated. */
static double sample_body(struct bench_case *one)
{
	double ns;

	for (int left = RETAKES; !take_body(one, &ns); left--) {
		one->retaken++;
		if (!left) {
			one->tolerated++;
			break;
		}
		/* what disturbed the last sample would disturb the next one as well */
		rest();
	}
	return ns;
}

/* As many operations as the case allows: at least one, at most `most`, in whole multiples. */
static uint64_t allowed(const struct bench_case *one, uint64_t operations)
{
	if (one->most && operations > one->most)
		operations = one->most;
	if (one->multiple)
		operations = (operations + one->multiple - 1) / one->multiple * one->multiple;
	return operations ? operations : 1;
}

/* The shortest of some trials: the others may have waited for memory, or for a wake-up. */
static double trial_ns(struct bench_case *one)
{
	double shortest = INFINITY, ns;

	for (int trial = 0; trial < TRIALS; trial++) {
		take_body(one, &ns);
		shortest = fmin(shortest, ns);
	}
	return shortest * (double)one->operations;
}

static void grow_operations(struct bench_case *one)
{
	uint64_t more = 1;

	do {
		one->operations = allowed(one, more);
		more = one->operations * 2;
	} while (trial_ns(one) < SAMPLE_NS / 2 && allowed(one, more) > one->operations);
}

/* Finds how many operations a sample has. The trials for that warm up as well. */
static void find_operations(const struct bench *bench, struct bench_case *one)
{
	uint64_t all = bench->options.operations;

	if (!all)
		all = bench->operations;
	if (all)
		one->operations = allowed(one, all / (uint64_t)bench->options.rounds);
	else if (one->operations)
		one->operations = allowed(one, one->operations);
	else
		grow_operations(one);
}

static void measure_round(struct bench *bench, size_t index, int round)
{
	struct bench_case *one = bench->cases[index];

	if (round & 1) {
		one->overhead[round] = sample_empty(one);
		one->raw[round] = sample_body(one);
	} else {
		one->raw[round] = sample_body(one);
		one->overhead[round] = sample_empty(one);
	}
}

/* Every second round runs in reverse order, so that a drift meets all cases alike. */
static void measure(struct bench *bench)
{
	for (int round = 0; round < bench->options.rounds; round++)
		for (size_t i = 0; i < bench->count; i++)
			measure_round(bench, round & 1 ? bench->count - 1 - i : i, round);
}

static double smallest_step(void)
{
	uint64_t best = UINT64_MAX;

	for (int step = 0; step < STEPS; step++) {
		uint64_t start = now_ns(), end;

		do {
			end = now_ns();
		} while (end == start);
		if (end - start < best)
			best = end - start;
	}
	return (double)best;
}

static void open_all(struct bench *bench)
{
	size_t room = sizeof(double) * (size_t)bench->options.rounds;

	for (size_t i = 0; i < bench->count; i++) {
		struct bench_case *one = bench->cases[i];

		one->raw = Malloc(room);
		one->overhead = Malloc(room);
		if (one->open)
			one->open(one);
	}
}

static void warm_up_all(struct bench *bench)
{
	warm_up();
	for (size_t i = 0; i < bench->count; i++) {
		double ignored;

		find_operations(bench, bench->cases[i]);
		take_body(bench->cases[i], &ignored);
		sample_empty(bench->cases[i]);
	}
}

static struct bench_case *find(const struct bench *bench, const char *name)
{
	for (size_t i = 0; i < bench->count; i++)
		if (!strcasecmp(bench->cases[i]->name, name))
			return bench->cases[i];
	return NULL;
}

/* Keeps only the cases that were asked for, in that order. Returns 0, or -1 with *err filled. */
static int choose(struct bench *bench, struct tare_error *err)
{
	const struct options *options = &bench->options;
	struct bench_case **chosen = Malloc((options->chosen + 1) * sizeof(*chosen));

	for (unsigned int i = 0; i < options->chosen; i++) {
		chosen[i] = find(bench, options->choice[i]);
		if (!chosen[i])
			return tare_error(err, TARE_USAGE, "%s: no such %s here; --list names them",
					  options->choice[i], bench->subject);
		if (chosen[i]->cannot)
			return tare_error(err, TARE_CANNOT, "%s: %s", chosen[i]->name,
					  chosen[i]->cannot);
	}
	bench->cases = chosen;
	bench->count = options->chosen;
	return 0;
}

/* Prints one line for the cases from `first` on with the same reason. Returns how many they are. */
static size_t say_left_out(const struct bench *bench, size_t first)
{
	const struct bench_case *one = bench->left_out[first];
	size_t end = first + 1;

	while (end < bench->left_out_count && !strcmp(bench->left_out[end]->cannot, one->cannot))
		end++;
	fprintf(stderr, "%s: %s", bench->program, one->name);
	if (end - first > 1)
		fprintf(stderr, " and %u more", (unsigned int)(end - first - 1));
	fprintf(stderr, " left out: %s\n", one->cannot);
	return end - first;
}

static void drop_impossible(struct bench *bench)
{
	size_t kept = 0;

	bench->left_out = Malloc(bench->count * sizeof(*bench->left_out));
	for (size_t i = 0; i < bench->count; i++) {
		struct bench_case *one = bench->cases[i];

		if (one->cannot)
			bench->left_out[bench->left_out_count++] = one;
		else
			bench->cases[kept++] = one;
	}
	bench->count = kept;
	for (size_t i = 0; i < bench->left_out_count;)
		i += say_left_out(bench, i);
}

static int list(const struct bench *bench)
{
	for (size_t i = 0; i < bench->count; i++)
		puts(bench->cases[i]->name);
	return TARE_OK;
}

void bench_begin(struct bench *bench, int argc, char **argv)
{
	set_program(bench->program);
	tare_stdout_check_at_exit(bench->program);
	options_parse(&bench->options, bench, argc, argv);
	pin();
}

int bench_run(struct bench *bench)
{
	struct tare_error err;

	if (bench->options.list)
		return list(bench);
	if (!bench->options.chosen)
		drop_impossible(bench);
	else if (choose(bench, &err))
		return tare_error_report(&err, bench->program);
	bench->resolution_ns = smallest_step();
	open_all(bench);
	warm_up_all(bench);
	measure(bench);
	for (size_t i = 0; i < bench->count; i++)
		if (bench->cases[i]->finish)
			bench->cases[i]->finish(bench->cases[i]);
	table_print(bench);
	if (bench->options.json && json_document(bench->options.json, document_write, bench, &err))
		return tare_error_report(&err, bench->program);
	return TARE_OK;
}
