// SPDX-License-Identifier: GPL-2.0-only
#include "lib/jsonfile.h"
#include "run.h"

static json_t *number(uint64_t value)
{
	return json_integer((json_int_t)value);
}

static json_t *buckets(const struct tare_histogram *histogram)
{
	json_t *array = json_array();

	for (unsigned int i = 0; i < TARE_LATENCY_BUCKETS; i++) {
		uint64_t high = tare_bucket_low(i + 1) - 1;

		if (!histogram->total.bucket[i])
			continue;
		/* the last one holds whatever is longer */
		if (i == TARE_LATENCY_BUCKETS - 1 && histogram->total.max > high)
			high = histogram->total.max;
		json_array_append_new(array,
				      json_pack("[o, o, o]", number(tare_bucket_low(i)),
						number(high), number(histogram->total.bucket[i])));
	}
	return array;
}

static json_t *latency(const struct run *run)
{
	return json_pack("{s:s, s:o, s:o, s:o}", "from", run->plan.rate ? "intended" : "sent",
			 "count", number(run->latency.count), "most_ns",
			 number(run->latency.total.max), "buckets", buckets(&run->latency));
}

static json_t *build(const struct run *run)
{
	const struct plan *plan = &run->plan;
	const struct account *account = &run->account;
	json_t *what = json_pack("{s:s, s:i, s:s, s:s, s:o, s:o, s:o, s:o, s:o, s:o}", "tool",
				 "activelink", "version", 2, "loop", plan->rate ? "open" : "closed",
				 "protocol", run->form.http ? "http" : "seed", "size",
				 number(run->form.size), "pipeline", number(plan->pipeline), "rate",
				 plan->rate ? json_real(plan->rate) : json_null(), "seed",
				 plan->rate ? number(plan->seed) : json_null(), "connections",
				 number(plan->links), "dead", number(plan->dead));
	json_t *seen = json_pack(
		"{s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:f, s:o, s:o, s:o}", "connected",
		number(run->connected), "verified", number(run->verified), "failed",
		client_failures_json(&account->failures), "requests", number(account->requests),
		"replies", number(account->replies), "all_requests", number(account->all_requests),
		"all_replies", number(account->all_replies), "late", number(account->late),
		"began_ns", number(run->began), "seconds", (double)run->seconds_ns / 1e9, "cpu_ns",
		number(run->cpu_ns), "latency", latency(run), "counters",
		events_counters_grown(&run->before, &run->after));

	if (what && seen)
		json_object_update(what, seen);
	json_decref(seen);
	return what;
}

int run_write(const struct run *run, const char *path, struct tare_error *err)
{
	json_t *document = build(run);
	int bad = tare_jsonfile_write(document, path, err);

	json_decref(document);
	return bad;
}
