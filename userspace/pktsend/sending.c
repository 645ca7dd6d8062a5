// SPDX-License-Identifier: GPL-2.0-only
#include "sending.h"

#include <endian.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <tare/latency.h>

#include "../lib/clock.h"
#include "../lib/histogram.h"
#include "../probe/report.h"
#include "../probe/ticks.h"

#define SYNC_EXCHANGES 64
#define ANSWER_NS      500000000 /* until a question is repeated; a driver may take 0.1 s to look */
#define QUESTIONS      60
#define SPIN_NS        30000 /* what is nearer is waited for by spinning */

static void stamp(struct sending *sending, enum probe_kind kind, uint8_t run, uint32_t sequence,
		  uint64_t ticks)
{
	struct probe probe = {
		.magic = htobe32(PROBE_MAGIC),
		.kind = kind,
		.run = run,
		.sequence = htobe32(sequence),
		.ticks = htobe64(ticks),
	};

	frame_fill(&sending->frame, &probe);
}

/*
 * One frame off the wire. Returns 1 with *answer filled if it is one, 0 if it is another, or none
 * came within timeout_ns (*size is 0 then), -1 on error.
 */
static int take(struct sending *sending, int64_t timeout_ns, struct probe_answer *answer,
		ssize_t *size, struct tare_error *err)
{
	uint8_t bytes[2048];
	struct frame reply;
	bool own;
	int taken;

	*size = wire_receive(sending->wire, bytes, sizeof(bytes), timeout_ns, &own, err);
	if (*size < 0)
		return -1;
	if (own) {
		sending->foreign++;
		return 0;
	}
	if (frame_answer(bytes, *size, answer))
		return 1;
	if (sending->wire->tap || !frame_arp(bytes, *size, &reply))
		return 0;
	taken = wire_send(sending->wire, reply.bytes, reply.size, err);
	sending->foreign += taken > 0;
	return taken < 0 ? -1 : 0;
}

/* Returns 1 with the answer to this kind of question, 0 when the time is over, -1 on error. */
static int await(struct sending *sending, enum probe_kind kind, uint8_t run, uint64_t until_ns,
		 struct probe_answer *answer, struct tare_error *err)
{
	for (;;) {
		uint64_t now = tare_clock_ns();
		ssize_t size;
		int taken = take(sending, now < until_ns ? (int64_t)(until_ns - now) : 0, answer,
				 &size, err);

		if (taken < 0)
			return -1;
		if (taken && answer->question.kind == kind && answer->question.run == run)
			return 1;
		if (!size && tare_clock_ns() >= until_ns)
			return 0;
	}
}

/* What came meanwhile, such as a transfer's segments, must leave room for the answer. */
static int drain(struct sending *sending, struct tare_error *err)
{
	struct probe_answer old;
	ssize_t size;

	do {
		if (take(sending, 0, &old, &size, err) < 0)
			return -1;
	} while (size);
	return 0;
}

/* Asks until there is an answer. */
static int ask(struct sending *sending, enum probe_kind kind, uint8_t run,
	       struct probe_answer *answer, struct tare_error *err)
{
	if (drain(sending, err))
		return -1;
	frame_prepare(&sending->frame, PCNET_FRAME_MIN);
	sending->asked = 0;
	for (int i = 0; i < QUESTIONS; i++) {
		int taken, answered;

		stamp(sending, kind, run, sending->asked, ticks_now() + sending->offset);
		taken = wire_send(sending->wire, sending->frame.bytes, sending->frame.size, err);
		if (taken < 0)
			return -1;
		sending->asked += taken;
		answered = await(sending, kind, run, tare_clock_ns() + ANSWER_NS, answer, err);
		if (answered)
			return answered < 0 ? -1 : 0;
	}
	return tare_error(err, TARE_FAILED, "the receiver does not answer within %.0f s",
			  QUESTIONS * (ANSWER_NS / 1e9));
}

int sending_sync(struct sending *sending, struct tare_error *err)
{
	uint64_t best = UINT64_MAX, offset = 0, begin_ns = tare_clock_ns(), begin = ticks_now();

	sending->offset = 0;
	for (int i = 0; i < SYNC_EXCHANGES; i++) {
		struct probe_answer answer;
		uint64_t sent, now;

		if (ask(sending, PROBE_SYNC, i, &answer, err))
			return -1;
		now = ticks_now();
		sent = be64toh(answer.question.ticks);
		if (now - sent >= best)
			continue;
		best = now - sent;
		offset = be64toh(answer.ticks) - (sent + best / 2);
	}
	sending->offset = offset;
	double ticks_a_ns = (ticks_now() - begin) / (double)(tare_clock_ns() - begin_ns);

	return report_line(json_pack("{s:{s:f}}", "sync", "round_trip_ns", best / ticks_a_ns), err);
}

static void wait_until(uint64_t due)
{
	uint64_t now = tare_clock_ns();

	if (now + SPIN_NS < due) {
		struct timespec rest = {0, (long)(due - now - SPIN_NS) % 1000000000};

		rest.tv_sec = (due - now - SPIN_NS) / 1000000000;
		nanosleep(&rest, NULL);
	}
	while (tare_clock_ns() < due)
		__builtin_ia32_pause();
}

/* Offers the frames. Returns how many the wire took, -1 on error. */
static int64_t offer(struct sending *sending, const struct flood *flood, struct tare_latency *late,
		     struct tare_error *err)
{
	uint64_t begin = tare_clock_ns(), behind;
	int64_t taken = 0;

	frame_prepare(&sending->frame, flood->size);
	for (uint32_t i = 0; i < flood->count; i++) {
		uint64_t due = begin + (uint64_t)(i * 1e9 / flood->rate);
		int done;

		wait_until(due);
		behind = tare_clock_ns() - due;
		late->sum += behind;
		if (behind > late->max)
			late->max = behind;
		late->bucket[tare_bucket(behind, TARE_LATENCY_BUCKETS)]++;
		stamp(sending, PROBE_DATA, flood->run, i, ticks_now() + sending->offset);
		done = wire_send(sending->wire, sending->frame.bytes, sending->frame.size, err);
		if (done < 0)
			return -1;
		taken += done;
	}
	return taken;
}

static json_t *lateness(const struct tare_latency *late)
{
	struct tare_histogram all = {0};

	tare_histogram_merge(&all, late);
	return json_pack("{s:I, s:I, s:I}", "p50", (json_int_t)tare_histogram_percentile(&all, 0.5),
			 "p99", (json_int_t)tare_histogram_percentile(&all, 0.99), "max",
			 (json_int_t)late->max);
}

int sending_flood(struct sending *sending, const struct flood *flood, struct tare_error *err)
{
	struct tare_latency late = {0};
	struct probe_answer answer;
	uint64_t dropped_before, dropped, begin, begin_ns, seconds_ns;
	int64_t taken;

	if (ask(sending, PROBE_START, flood->run, &answer, err) ||
	    wire_dropped(sending->wire, &dropped_before, err))
		return -1;
	uint32_t starts = sending->asked;

	sending->foreign = 0;
	begin = ticks_now();
	begin_ns = tare_clock_ns();
	taken = offer(sending, flood, &late, err);
	seconds_ns = tare_clock_ns() - begin_ns;
	if (taken < 0 || ask(sending, PROBE_FINISH, flood->run, &answer, err) ||
	    wire_dropped(sending->wire, &dropped, err))
		return -1;
	double ticks_a_second = (ticks_now() - begin) * 1e9 / (tare_clock_ns() - begin_ns);
	json_t *report =
		json_pack("{s:i, s:f, s:I, s:I, s:I, s:I, s:I, s:I, s:f, s:o, s:f}", "run",
			  flood->run, "rate", flood->rate, "size", (json_int_t)flood->size, "sent",
			  (json_int_t)flood->count, "refused",
			  (json_int_t)(flood->count - taken + dropped - dropped_before), "foreign",
			  (json_int_t)sending->foreign, "starts", (json_int_t)starts, "finishes",
			  (json_int_t)sending->asked, "seconds", seconds_ns / 1e9, "late_ns",
			  lateness(&late), "ticks_per_second", ticks_a_second);

	return report_line(report, err);
}

int sending_around(struct sending *sending, uint8_t run, const char *command,
		   struct tare_error *err)
{
	struct probe_answer answer;
	uint32_t starts;
	int status;

	if (ask(sending, PROBE_START, run, &answer, err))
		return -1;
	starts = sending->asked;
	status = system(command);
	if (ask(sending, PROBE_FINISH, run, &answer, err))
		return -1;
	return report_line(json_pack("{s:i, s:i, s:I, s:I}", "run", run, "status", status, "starts",
				     (json_int_t)starts, "finishes", (json_int_t)sending->asked),
			   err);
}

int sending_leave(struct sending *sending, struct tare_error *err)
{
	struct probe_answer answer;

	if (ask(sending, PROBE_LEAVE, 0, &answer, err))
		return -1;
	return report_line(json_pack("{s:b}", "leave", 1), err);
}
