// SPDX-License-Identifier: GPL-2.0-only
#include <endian.h>
#include <stdlib.h>
#include <string.h>

#include "exact/exactrun/mark.h"
#include "lib/jsonfile.h"
#include "tally.h"

/* a run of a minute at 50,000 a second, and more */
#define SEQUENCES (1u << 22)
/* which packets came, and when, is kept of this many: of more no figure is made of it */
#define ARRIVALS (1u << 16)

/* all that is counted between START and FINISH */
struct run {
	uint64_t received, control, late, duplicates, damaged, foreign;
	uint64_t next; /* the sequence after the highest that came */
	uint8_t seen[SEQUENCES / 8];
	struct {
		uint64_t ticks;
		uint32_t sequence;
	} arrival[ARRIVALS];
};

struct tally {
	const struct counted *receiver;
	bool running;
	uint8_t number;
	struct run run;
	struct counters begin;
};

struct tally *tally_start(const struct counted *receiver)
{
	static struct tally tally;

	pattern_prepare();
	tally.receiver = receiver;
	return &tally;
}

/* Returns whether this sequence came before. */
static bool mark(struct run *run, uint32_t sequence)
{
	uint8_t bit = 1 << sequence % 8, *byte = &run->seen[sequence / 8 % sizeof(run->seen)];
	bool before = *byte & bit;

	*byte |= bit;
	return before;
}

/* size: of the datagram that the probe begins. */
static void take_data(struct tally *tally, const struct probe *probe, const void *payload,
		      size_t size, uint64_t ticks)
{
	struct run *run = &tally->run;
	uint32_t sequence = be32toh(probe->sequence);

	if (!tally->running || probe->run != tally->number) {
		run->late++;
		return;
	}
	if (run->received < ARRIVALS) {
		run->arrival[run->received].ticks = ticks;
		run->arrival[run->received].sequence = sequence;
	}
	run->received++;
	if (size > sizeof(*probe) && !pattern_holds((const char *)payload + sizeof(*probe),
						    size - sizeof(*probe), probe->run, sequence))
		run->damaged++;
	run->duplicates += mark(run, sequence);
	if (sequence >= run->next)
		run->next = (uint64_t)sequence + 1;
}

/* Of each a pair of what it has more than the one before, since those are short; null of too many.
 */
static json_t *arrivals_json(const struct run *run)
{
	json_int_t ticks = 0, sequence = 0;
	json_t *list;

	if (run->received > ARRIVALS)
		return json_null();
	list = json_array();
	for (uint64_t i = 0; i < run->received; i++) {
		json_array_append_new(list, json_integer(run->arrival[i].ticks - ticks));
		json_array_append_new(list, json_integer(run->arrival[i].sequence - sequence));
		ticks = run->arrival[i].ticks;
		sequence = run->arrival[i].sequence;
	}
	return list;
}

static int report(const struct tally *tally, struct tare_error *err)
{
	const struct run *run = &tally->run;
	struct counters span;

	if (tally->receiver->read(tally->receiver->context, &span, err))
		return -1;
	span = counters_between(&tally->begin, &span);
	return tare_jsonfile_write_line(
		json_pack("{s:i, s:I, s:I, s:I, s:I, s:I, s:I, s:I, s:o, s:o}", "run",
			  tally->number, "received", (json_int_t)run->received, "next",
			  (json_int_t)run->next, "control", (json_int_t)run->control, "late",
			  (json_int_t)run->late, "duplicates", (json_int_t)run->duplicates,
			  "damaged", (json_int_t)run->damaged, "foreign", (json_int_t)run->foreign,
			  "arrivals", arrivals_json(run), "counters", counters_json(&span)),
		err);
}

static int take_question(struct tally *tally, const struct probe *question, struct tare_error *err)
{
	tally->run.control++;
	switch (question->kind) {
	case PROBE_START:
		if (tally->running && question->run == tally->number)
			return TALLY_ANSWER;
		memset(&tally->run, 0, sizeof(tally->run));
		tally->running = true;
		tally->number = question->run;
		mark_begin(MARK_EMPTY);
		return tally->receiver->read(tally->receiver->context, &tally->begin, err)
			       ? -1
			       : TALLY_ANSWER;
	case PROBE_FINISH:
		if (!tally->running || question->run != tally->number)
			return TALLY_ANSWER;
		tally->running = false;
		mark_end();
		return report(tally, err) ? -1 : TALLY_ANSWER;
	case PROBE_LEAVE:
		return TALLY_LEAVE;
	default:
		return TALLY_ANSWER;
	}
}

int tally_take(struct tally *tally, const void *payload, size_t size, uint64_t ticks,
	       struct probe *answer, struct tare_error *err)
{
	struct probe probe;

	if (size < sizeof(probe)) {
		tally->run.foreign++;
		return TALLY_NOTHING;
	}
	memcpy(&probe, payload, sizeof(probe));
	if (be32toh(probe.magic) != PROBE_MAGIC || probe.kind > PROBE_LEAVE) {
		tally->run.foreign++;
		return TALLY_NOTHING;
	}
	if (probe.kind == PROBE_DATA) {
		take_data(tally, &probe, payload, size, ticks);
		return TALLY_NOTHING;
	}
	*answer = probe;
	return take_question(tally, &probe, err);
}

struct transfer {
	const struct counted *receiver;
	struct counters begin;
	uint64_t bytes, damaged, first_ns, last_ns;
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
	if (!transfer->bytes)
		transfer->first_ns = clock_ns;
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
			json_pack("{s:I, s:I, s:f, s:o}", "transfer", (json_int_t)transfer->bytes,
				  "damaged", (json_int_t)transfer->damaged, "seconds",
				  (transfer->last_ns - transfer->first_ns) / 1e9, "counters",
				  counters_json(&span)),
			err);
	}
	free(transfer);
	return failed;
}
