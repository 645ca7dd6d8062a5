// SPDX-License-Identifier: GPL-2.0-only
/*
 * What an interrupt that copies, in any instruction, must not do to a trace ring: where it
 * interrupts a copy that is recorded, and where it interrupts memrecord's reader. tare_memtap is
 * loaded with mode=trace functions=memcpy only=tare_moment arm=0.
 */
#include <sys/ioctl.h>

#include "../../guest/interrupt.h"
#include "memcpy/memrecord/rings.h"

#define LAPS_COPIES 400 /* more than a ring of 16 KiB has room for */
#define SEEN        3   /* records that the interrupt looks at */
#define ROOM        12  /* records that are read at once: more than a ring keeps free */

static struct rings rings;
static struct tare_memtap_ring *ring;
static struct tare_memtap_record *records;
static struct tare_memtap_info info;
static uint64_t begun, first;
static int additions[502];

static struct tare_memtap_record *record_at(uint64_t position)
{
	return &records[position & (ring->slots - 1)];
}

static uint64_t end_of(uint64_t position)
{
	while (record_at(position)->seq == (uint32_t)(position + 1))
		position++;
	return position;
}

/* All is read, and no record is where the next ones come. */
static void empty(void)
{
	ring->tail = end_of(ring->tail);
	for (int i = 0; i < SEEN; i++)
		*record_at(ring->tail + i) = (struct tare_memtap_record){0};
	shared->ring = (uintptr_t)record_at(ring->tail);
	/* three lie behind each other */
	if ((ring->tail & (ring->slots - 1)) + SEEN > ring->slots) {
		interrupt_run("fill %d", SEEN);
		empty();
	}
	first = ring->tail;
	begun = __builtin_ia32_rdtsc();
}

/* One more fits. */
static void full(void)
{
	interrupt_run("fill %d", LAPS_COPIES);
	shared->ring = 0;
	first = ++ring->tail;
}

static void copy(int nth)
{
	interrupt_run("copy %d", nth);
}

static bool is_whole(const struct tare_memtap_record *r)
{
	return (r->len == TARE_MOMENT_TASKS || r->len == TARE_MOMENT_INTERRUPTS) && r->dst &&
	       r->src && r->tsc >= begun && r->pid && r->caller && r->func == TARE_MEMCPY &&
	       r->ctx == (r->len == TARE_MOMENT_TASKS ? TARE_CTX_TASK : TARE_CTX_HARDIRQ);
}

static const char *judge_one(const struct tare_memtap_record *r, uint64_t position)
{
	if (info.hashed && (r->dst == shared->to || r->src == shared->from))
		return "an address that may not be shown";
	if (r->seq == (uint32_t)(position + 1) && !is_whole(r))
		return "a record was read before it was whole";
	return NULL;
}

static const char *judge_copies(void)
{
	const char *wrong = NULL;
	int of_task = 0, of_interrupt = 0;

	for (int i = 0; i < 2 * SEEN && !wrong; i++)
		wrong = judge_one((void *)shared->seen[i / SEEN].word[i % SEEN], first + i % SEEN);
	for (uint64_t at = first; at < end_of(first) && !wrong; at++) {
		wrong = judge_one(record_at(at), at);
		of_task += record_at(at)->len == TARE_MOMENT_TASKS;
		of_interrupt += record_at(at)->len == TARE_MOMENT_INTERRUPTS;
	}
	if (!wrong && (of_task != 1 || of_interrupt != 1))
		wrong = "a copy has no record";
	return wrong;
}

static const char *judge_brink(void)
{
	uint64_t end = end_of(first);

	return end - first < ring->slots / 2 ? "what was not read is overwritten" : NULL;
}

static void read_few(int nth, int times)
{
	rings.records = 0;
	interrupt_run("read %d %d", nth, times);
	rings_drain(&rings);
}

static void read_one(int nth)
{
	read_few(nth, 1);
}

static void read_full(int nth)
{
	read_few(nth, LAPS_COPIES);
}

/* What was not read yet is read now. */
static const char *judge_read(void)
{
	rings_drain(&rings);
	if (!rings.records || ring->tail != first + rings.records)
		return "what was not read is given back, or nothing is read";
	for (size_t i = 0; i < rings.records; i++)
		if (rings.record[i].seq != (uint32_t)(first + i + 1) || !is_whole(&rings.record[i]))
			return "what was read is no record";
	return NULL;
}

static void count(int nth)
{
	interrupt_run("count %d", nth);
}

static const char *counted(void)
{
	if (shared->came.counted >= 0 && shared->came.counted <= 500)
		additions[shared->came.counted]++;
	return NULL;
}

static int missed(void)
{
	int none = 0;

	for (int i = 0; i <= 500; i++)
		none += !additions[i];
	printf("%d of 501 are missed\n", none);
	return none;
}

int main(void)
{
	static const struct interrupted calls[] = {
		{"count", NULL, count, counted, 1},
		{"count again", NULL, count, counted, 1},
		{"write", empty, copy, judge_copies, 1},
		{"write at the brink", full, copy, judge_brink, 1},
		{"read", empty, read_one, judge_read, 1},
		{"read what is full", full, read_full, judge_read, 1},
	};
	struct tare_error err;
	int bad = 0, device = open("/dev/tare_memtap", O_RDWR);

	setvbuf(stdout, NULL, _IOLBF, 0);
	if (device < 0 || ioctl(device, TARE_MEMTAP_ARM) || ioctl(device, TARE_MEMTAP_INFO, &info))
		die("/dev/tare_memtap");
	if (rings_open(&rings, device, &info, ROOM, &err))
		die("the rings");
	ring = rings.ring[0];
	records = (void *)((char *)ring + 4096);
	interrupt_open();
	for (size_t i = 0; i < sizeof(calls) / sizeof(*calls); i++)
		bad += interrupted(&calls[i]);
	interrupt_run("close");
	return missed() || bad;
}
