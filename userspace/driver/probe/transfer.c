// SPDX-License-Identifier: GPL-2.0-only
#include <stdlib.h>

#include "exact/exactrun/mark.h"
#include "lib/jsonfile.h"
#include "pattern.h"
#include "tally.h"

struct transfer {
	const struct counted *receiver;
	struct counters begin;
	uint64_t bytes, damaged, first_ns, last_ns;
	uint64_t longest_stall_ns;
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
}

int transfer_end(struct transfer *transfer, struct tare_error *err)
{
	const struct counted *receiver = transfer->receiver;
	struct counters span;
	int failed;

	mark_end();
	failed = receiver->read(receiver->context, &span, err);
	if (!failed) {
		span = counters_between(&transfer->begin, &span);
		failed = tare_jsonfile_write_line(
			json_pack("{s:I, s:I, s:f, s:I, s:o}", "transfer",
				  (json_int_t)transfer->bytes, "damaged",
				  (json_int_t)transfer->damaged, "seconds",
				  (transfer->last_ns - transfer->first_ns) / 1e9,
				  "longest_stall_ns", (json_int_t)transfer->longest_stall_ns,
				  "counters", counters_json(&span)),
			err);
	}
	free(transfer);
	return failed;
}
