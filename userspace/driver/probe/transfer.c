// SPDX-License-Identifier: GPL-2.0-only
#include <stdlib.h>

#include "exact/exactrun/mark.h"
#include "pattern.h"
#include "report.h"
#include "tally.h"

/* of the peak: a window begins wherever a part of it does, so the last one counts as any other */
#define PARTS    10
#define PART_NS  10000000u
#define WINDOW_S (PARTS * PART_NS / 1e9)

struct transfer {
	const struct counted *receiver;
	struct counters begin;
	uint64_t bytes, damaged, first_ns, last_ns;
	uint64_t part[PARTS], window_bytes; /* a ring, and the sum of all */
	uint64_t parts_over;                /* before part[parts_over % PARTS], that of now */
	uint64_t longest_stall_ns;
	double peak; /* bytes a second */
};

struct transfer *transfer_new(const struct counted *receiver, struct tare_error *err)
{
	struct transfer *transfer = calloc(1, sizeof(*transfer));

	if (!transfer) {
		tare_error(err, TARE_FAILED, "no memory for a transfer");
		return NULL;
	}
	transfer->receiver = receiver;
	if (!receiver->read(receiver->context, &transfer->begin, err)) {
		mark_begin(MARK_BEGIN);
		return transfer;
	}
	free(transfer);
	return NULL;
}

static void keep_peak(struct transfer *transfer)
{
	double rate = transfer->window_bytes / WINDOW_S;

	if (transfer->parts_over + 1 >= PARTS && rate > transfer->peak)
		transfer->peak = rate;
}

static void close_parts(struct transfer *transfer, uint64_t now)
{
	while (transfer->parts_over < now) {
		uint64_t *oldest;

		keep_peak(transfer);
		oldest = &transfer->part[++transfer->parts_over % PARTS];
		transfer->window_bytes -= *oldest;
		*oldest = 0;
	}
}

void transfer_add(struct transfer *transfer, const void *bytes, size_t size, uint64_t clock_ns)
{
	if (!transfer->bytes) {
		transfer->first_ns = clock_ns;
	} else if (clock_ns - transfer->last_ns > transfer->longest_stall_ns) {
		transfer->longest_stall_ns = clock_ns - transfer->last_ns;
	}
	transfer->damaged += pattern_stream_damage(transfer->bytes, bytes, size);
	transfer->bytes += size;
	transfer->last_ns = clock_ns;
	close_parts(transfer, (clock_ns - transfer->first_ns) / PART_NS);
	transfer->part[transfer->parts_over % PARTS] += size;
	transfer->window_bytes += size;
}

int transfer_end(struct transfer *transfer, struct tare_error *err)
{
	const struct counted *receiver = transfer->receiver;
	struct counters span;
	int failed;

	mark_end();
	failed = receiver->read(receiver->context, &span, err);
	keep_peak(transfer);
	if (!failed) {
		span = counters_between(&transfer->begin, &span);
		failed = report_line(
			json_pack("{s:I, s:I, s:s, s:f, s:f, s:I, s:o}", "transfer",
				  (json_int_t)transfer->bytes, "damaged",
				  (json_int_t)transfer->damaged, "design", receiver->design,
				  "seconds", (transfer->last_ns - transfer->first_ns) / 1e9,
				  "peak_bytes_per_second", transfer->peak, "longest_stall_ns",
				  (json_int_t)transfer->longest_stall_ns, "counters",
				  counters_json(&span)),
			err);
	}
	free(transfer);
	return failed;
}
