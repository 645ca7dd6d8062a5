// SPDX-License-Identifier: GPL-2.0-only
#include <inttypes.h>
#include <stdio.h>

#include "run.h"

/* In the unit that reads best. */
static const char *duration(uint64_t ns, char text[32])
{
	if (ns < 1000)
		snprintf(text, 32, "%" PRIu64 " ns", ns);
	else if (ns < 1000000)
		snprintf(text, 32, "%.2f us", (double)ns / 1e3);
	else if (ns < 1000000000)
		snprintf(text, 32, "%.2f ms", (double)ns / 1e6);
	else
		snprintf(text, 32, "%.2f s", (double)ns / 1e9);
	return text;
}

static void conditions(const struct run *run)
{
	const struct plan *plan = &run->plan;

	printf("%s: %" PRIu32 " connection%s", plan->address->text, plan->links,
	       plan->links == 1 ? "" : "s");
	if (plan->dead)
		printf(" and %" PRIu32 " dead", plan->dead);
	if (plan->rate)
		printf(", open loop of %.10g/s by seed %" PRIu64, plan->rate, plan->seed);
	else
		printf(", closed loop");
	if (plan->pipeline > 1)
		printf(", pipeline of %" PRIu32, plan->pipeline);
	printf(", %" PRIu32 " byte%s by %s\n", run->form.size, run->form.size == 1 ? "" : "s",
	       run->form.http ? "HTTP" : "seed");
}

static void latencies(const struct run *run)
{
	static const struct {
		const char *name;
		double share;
	} shown[] = {{"p50", .5}, {"p90", .9}, {"p99", .99}, {"p99.9", .999}, {"p99.99", .9999}};
	char text[32];

	printf("latency       from %s:", run->plan.rate ? "the intended time" : "sending");
	for (size_t i = 0; i < sizeof(shown) / sizeof(*shown); i++)
		if (tare_histogram_supports(&run->latency, shown[i].share))
			printf("  %s %s", shown[i].name,
			       duration(tare_histogram_percentile(&run->latency, shown[i].share),
					text));
	printf("  most %s\n", duration(run->latency.total.max, text));
}

void run_tell(const struct run *run)
{
	const struct account *account = &run->account;
	const double seconds = (double)run->seconds_ns / 1e9;
	char text[300];

	conditions(run);
	printf("replies       %" PRIu64 " of %" PRIu64 " request%s in %.3f s: %.0f a second\n",
	       account->replies, account->requests, account->requests == 1 ? "" : "s", seconds,
	       seconds > 0 ? (double)account->replies / seconds : 0);
	if (run->latency.count)
		latencies(run);
	if (run->plan.rate)
		printf("late          %" PRIu64 " sent more than 1 ms after their time\n",
		       account->late);
	if (account->requests)
		printf("client's CPU  %.2f us per request\n",
		       (double)run->cpu_ns / 1e3 / (double)account->requests);
	if (client_failures_count(&account->failures))
		printf("failed        %s\n",
		       client_failures_text(&account->failures, text, sizeof(text)));
}
