// SPDX-License-Identifier: GPL-2.0-only
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "facts.h"

/* Sums of doubles may stand this far, relatively, from a whole number of calls. */
#define ROUNDING 1e-9

static int by_size(const void *left, const void *right)
{
	const struct weighted_size *l = left, *r = right;

	return (l->size > r->size) - (l->size < r->size);
}

double facts_percentile(const struct weighted_size *sizes, size_t count, double total, double p)
{
	double sum = 0, rank = p * total * (1 - ROUNDING);
	size_t last = 0;

	for (size_t i = 0; i < count; i++) {
		if (sizes[i].weight <= 0)
			continue;
		last = i;
		sum += sizes[i].weight;
		if (sum >= rank)
			break;
	}
	return count ? sizes[last].size : 0;
}

void facts_from_sizes(struct facts *facts, struct weighted_size *sizes, size_t count)
{
	double small = 0;

	memset(facts, 0, sizeof(*facts));
	qsort(sizes, count, sizeof(*sizes), by_size);
	for (size_t i = 0; i < count; i++) {
		facts->calls += sizes[i].weight;
		facts->bytes += sizes[i].weight * sizes[i].size;
		if (sizes[i].size <= SMALL_BYTES)
			small += sizes[i].weight;
	}
	if (facts->calls <= 0)
		return;
	facts->mean = facts->bytes / facts->calls;
	facts->small_share = small / facts->calls;
	facts->min = facts_percentile(sizes, count, facts->calls, 0);
	facts->p50 = facts_percentile(sizes, count, facts->calls, 0.50);
	facts->p90 = facts_percentile(sizes, count, facts->calls, 0.90);
	facts->p99 = facts_percentile(sizes, count, facts->calls, 0.99);
	facts->p999 = facts_percentile(sizes, count, facts->calls, 0.999);
	facts->p9999 = facts_percentile(sizes, count, facts->calls, 0.9999);
	facts->max = facts_percentile(sizes, count, facts->calls, 1);
}

static int by_number(const void *left, const void *right)
{
	uint64_t l = *(const uint64_t *)left, r = *(const uint64_t *)right;

	return (l > r) - (l < r);
}

int facts_from_lengths(struct facts *facts, uint64_t *length, size_t count, struct tare_error *err)
{
	struct weighted_size *sizes;
	size_t distinct = 0;

	qsort(length, count, sizeof(*length), by_number);
	for (size_t i = 0; i < count; i++)
		distinct += !i || length[i] != length[i - 1];
	sizes = calloc(distinct + 1, sizeof(*sizes));
	if (!sizes)
		return tare_error(err, TARE_FAILED, "out of memory for %zu sizes", distinct);
	distinct = 0;
	for (size_t i = 0; i < count; i++) {
		if (!i || length[i] != length[i - 1])
			sizes[distinct++].size = length[i];
		sizes[distinct - 1].weight++;
	}
	facts_from_sizes(facts, sizes, distinct);
	free(sizes);
	return 0;
}

int facts_from_calls(struct facts *facts, const struct call *call, size_t count,
		     struct tare_error *err)
{
	uint64_t *length = calloc(count + 1, sizeof(*length));
	int failed;

	if (!length)
		return tare_error(err, TARE_FAILED, "out of memory for %zu sizes", count);
	for (size_t i = 0; i < count; i++)
		length[i] = call[i].len;
	failed = facts_from_lengths(facts, length, count, err);
	free(length);
	return failed;
}

static int differs(struct tare_error *err, const char *what, double source, double replayed)
{
	return tare_error(err, TARE_FAILED,
			  "self-check: %s of the calls to be replayed is %.12g, the source has "
			  "%.12g: not timed, this is a fault of memreplay",
			  what, replayed, source);
}

int facts_check_exact(const struct facts *source, const struct facts *replayed,
		      struct tare_error *err)
{
	const struct {
		const char *name;
		double source, replayed;
	} check[] = {
		{"count", source->calls, replayed->calls},
		{"bytes", source->bytes, replayed->bytes},
		{"mean", source->mean, replayed->mean},
		{"p50", source->p50, replayed->p50},
		{"p90", source->p90, replayed->p90},
		{"p99", source->p99, replayed->p99},
		{"max", source->max, replayed->max},
	};

	for (size_t i = 0; i < sizeof(check) / sizeof(check[0]); i++)
		if (check[i].source != check[i].replayed)
			return differs(err, check[i].name, check[i].source, check[i].replayed);
	return 0;
}

int facts_check_sample(const struct weighted_size *source, size_t count, uint64_t wanted,
		       const struct facts *replayed, const struct facts_tolerance *tolerance,
		       struct tare_error *err)
{
	const struct {
		const char *name;
		double p, value;
	} check[] = {
		{"p50", 0.50, replayed->p50},
		{"p90", 0.90, replayed->p90},
		{"p99", 0.99, replayed->p99},
	};
	double total = 0, bytes = 0, mean;

	for (size_t i = 0; i < count; i++) {
		total += source[i].weight;
		bytes += source[i].weight * source[i].size;
	}
	mean = bytes / total;
	if (replayed->calls != (double)wanted)
		return differs(err, "count", wanted, replayed->calls);
	if (fabs(replayed->bytes - mean * wanted) > tolerance->bytes + ROUNDING * mean * wanted)
		return differs(err, "mean", mean, replayed->mean);
	for (size_t i = 0; i < sizeof(check) / sizeof(check[0]); i++) {
		double low = facts_percentile(source, count, total,
					      fmax(0, check[i].p - tolerance->rank));
		double high = facts_percentile(source, count, total,
					       fmin(1, check[i].p + tolerance->rank));

		/* a bucket's mean is not whole, a replayed size is */
		if (check[i].value < floor(low) || check[i].value > ceil(high))
			return tare_error(err, TARE_FAILED,
					  "self-check: %s of a sample of %llu calls is %.6g bytes, "
					  "the source has %.6g to %.6g there: not timed, this is a "
					  "fault of memreplay",
					  check[i].name, (unsigned long long)wanted, check[i].value,
					  low, high);
	}
	if (replayed->max > tolerance->max)
		return differs(err, "max", tolerance->max, replayed->max);
	return 0;
}

json_t *facts_json(const struct facts *facts, bool counted)
{
	json_t *object = json_object();

	json_object_set_new(object, "calls",
			    counted ? json_integer((json_int_t)facts->calls) : json_null());
	json_object_set_new(object, "bytes",
			    counted ? json_integer(llround(facts->bytes)) : json_null());
	json_object_set_new(object, "mean", json_real(facts->mean));
	json_object_set_new(object, "min", json_real(facts->min));
	json_object_set_new(object, "p50", json_real(facts->p50));
	json_object_set_new(object, "p90", json_real(facts->p90));
	json_object_set_new(object, "p99", json_real(facts->p99));
	json_object_set_new(object, "p99_9", json_real(facts->p999));
	json_object_set_new(object, "p99_99", json_real(facts->p9999));
	json_object_set_new(object, "max", json_real(facts->max));
	json_object_set_new(object, "share_at_most_128", json_real(facts->small_share));
	return object;
}
