// SPDX-License-Identifier: GPL-2.0-only
/* memory-speed: reading, writing and copying blocks that fit each cache, and none. */
#include <emmintrin.h>
#include <stdio.h>
#include <string.h>

#include "bench.h"
#include "portable.h"

#define LINE 64

typedef void work(void *to, const void *from, size_t size);

struct block {
	work *work;
	size_t size;
	char *to, *from;
};

/* 16 bytes at a time, four loads a line: what every x86-64 can, on both systems alike */
static __attribute__((noipa)) void read_block(void *to, const void *from, size_t size)
{
	const __m128i *at = from, *end = at + size / sizeof(*at);
	__m128i a = _mm_setzero_si128(), b = a, c = a, d = a;

	for (; at < end; at += 4) {
		a = _mm_or_si128(a, _mm_load_si128(at));
		b = _mm_or_si128(b, _mm_load_si128(at + 1));
		c = _mm_or_si128(c, _mm_load_si128(at + 2));
		d = _mm_or_si128(d, _mm_load_si128(at + 3));
	}
	a = _mm_or_si128(_mm_or_si128(a, b), _mm_or_si128(c, d));
	/* uses the sum, or the compiler leaves the loads out */
	__asm__ volatile("" : : "x"(a), "r"(to));
}

static __attribute__((noipa)) void write_block(void *to, const void *from, size_t size)
{
	__m128i *at = to, *end = at + size / sizeof(*at), value = _mm_set1_epi8(1);

	(void)from;
	for (; at < end; at += 4) {
		_mm_store_si128(at, value);
		_mm_store_si128(at + 1, value);
		_mm_store_si128(at + 2, value);
		_mm_store_si128(at + 3, value);
	}
}

/* the copy of the C library, as programs use it */
static __attribute__((noipa)) void copy_block(void *to, const void *from, size_t size)
{
	memcpy(to, from, size);
}

static __attribute__((noipa)) void leave_block(void *to, const void *from, size_t size)
{
	(void)to;
	(void)from;
	(void)size;
}

static __attribute__((noipa)) void repeat(const struct block *block, work *work, uint64_t count)
{
	for (; count; count--)
		work(block->to, block->from, block->size);
}

static void do_work(void *context, uint64_t count)
{
	const struct block *block = context;

	repeat(block, block->work, count);
}

static void leave_work(void *context, uint64_t count)
{
	repeat(context, leave_block, count);
}

/* A buffer aligned to a cache line, and written once, so that every page is there. */
static char *new_buffer(size_t size)
{
	uintptr_t memory = (uintptr_t)Malloc(size + LINE);
	char *aligned = (char *)((memory + LINE - 1) / LINE * LINE);

	memset(aligned, 1, size);
	return aligned;
}

/* All blocks lie in the same two buffers; the largest one that is measured makes them. */
static void open_block(struct bench_case *one)
{
	static char *to, *from;
	static size_t size;
	struct block *block = one->context;

	if (size < block->size) {
		size = block->size;
		to = new_buffer(size);
		from = new_buffer(size);
	}
	block->to = to;
	block->from = from;
}

static void name_size(char *text, size_t room, size_t size)
{
	if (size < 1 << 20)
		snprintf(text, room, "%uk", (unsigned int)(size >> 10));
	else
		snprintf(text, room, "%um", (unsigned int)(size >> 20));
}

static void add(struct bench *bench, const char *name, work *work, size_t size)
{
	struct block *block = Malloc(sizeof(*block));
	struct bench_case *one;
	char text[16];

	*block = (struct block){.work = work, .size = size};
	name_size(text, sizeof(text), size);
	one = bench_add(bench, "%s:%s", name, text);
	one->body = do_work;
	one->empty = leave_work;
	one->open = open_block;
	one->context = block;
	one->bytes = size;
}

int main(int argc, char **argv)
{
	static const struct {
		const char *name;
		work *work;
	} kinds[] = {{"read", read_block}, {"write", write_block}, {"copy", copy_block}};
	struct bench bench = {
		.program = "memory-speed",
		.summary = "How fast blocks of memory are read, written and copied, by size.",
		.subject = "block",
	};

	bench_begin(&bench, argc, argv);
	for (size_t kind = 0; kind < sizeof(kinds) / sizeof(kinds[0]); kind++)
		/* the largest first, since it makes the buffers of all */
		for (size_t size = 256u << 20; size >= 1 << 10; size /= 4)
			add(&bench, kinds[kind].name, kinds[kind].work, size);
	return bench_run(&bench);
}
