// SPDX-License-Identifier: GPL-2.0-only
#include "private.h"

#include <stdlib.h>

int interval_begin(struct interval *interval, unsigned int slots,
		   const struct tare_latency_start *start, struct tare_error *err)
{
	interval->start = *start;
	interval->lost = 0;
	interval->entry = calloc(slots, sizeof(*interval->entry));
	return interval->entry ? 0 : tare_error(err, TARE_FAILED, "no memory for intervals");
}

void interval_entry(struct interval *interval, unsigned int slot, struct tare_latency_entry *entry)
{
	struct tare_latency_entry *earlier = &interval->entry[slot], all = *entry;

	tare_histogram_subtract(&entry->histogram, &earlier->histogram);
	entry->untimed -= earlier->untimed;
	*earlier = all;
}

void interval_report(struct interval *interval, struct tare_latency_report *report)
{
	struct tare_latency_start now = tare_latency_start(0);
	uint64_t lost = report->lost;

	report->interval = true;
	report->start = interval->start;
	report->seconds = tare_latency_between(&interval->start, &now);
	report->lost -= interval->lost;
	interval->start = now;
	interval->lost = lost;
}
