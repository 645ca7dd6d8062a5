// SPDX-License-Identifier: GPL-2.0-only
#include <stdlib.h>
#include <string.h>

#include "cold.h"
#include "machine.h"
#include "regime.h"

#define ARENA_PAGES_MAX (1u << 20) /* offsets have 32 bits */

const char *const regime_names[] = {
	[REGIME_CAPTURED] = "captured",
	[REGIME_L1] = "l1",
	[REGIME_L2] = "l2",
	[REGIME_LLC] = "llc",
	[REGIME_EVICTED] = "evicted",
	[REGIME_COLD] = "cold",
	NULL,
};

/* What a call occupies: its two ranges, or the one that both share when they overlap. */
struct span {
	bool shared;
	uint64_t dst, src; /* starts; of the shared range in both */
	uint64_t dst_len, src_len;
};

static struct span span_of(const struct call *call)
{
	uint64_t low = call->dst < call->src ? call->dst : call->src;
	uint64_t high = call->dst < call->src ? call->src : call->dst;

	if (!ranges_overlap(call->dst, call->src, call->len))
		return (struct span){false, call->dst, call->src, call->len, call->len};
	return (struct span){true, low, low, high + call->len - low, 0};
}

static void move_call(struct call *call, const struct span *span, uint64_t dst, uint64_t src)
{
	if (span->shared)
		src = dst;
	call->dst = dst + (call->dst - span->dst);
	call->src = src + (call->src - span->src);
}

static uint64_t longest_pages(const struct calls *calls)
{
	uint64_t longest = 1;

	for (size_t i = 0; i < calls->count; i++) {
		struct span span = span_of(&calls->call[i]);
		uint64_t dst = pages_of(span.dst, span.dst_len);
		uint64_t src = pages_of(span.src, span.src_len);

		longest = dst > longest ? dst : longest;
		longest = src > longest ? src : longest;
	}
	return longest;
}

static int arena_too_large(uint64_t bytes, struct tare_error *err)
{
	return tare_error(err, TARE_CANNOT,
			  "the replay needs %llu MiB, more than 4 GiB or half of the free memory: "
			  "use --max-calls or --max-size",
			  (unsigned long long)(bytes >> 20));
}

static int check_room(uint64_t pages, uint64_t calls, struct tare_error *err)
{
	uint64_t bytes = pages * PAGE_BYTES;

	if (pages > ARENA_PAGES_MAX ||
	    bytes + calls * sizeof(struct call) > machine_memory_budget())
		return arena_too_large(bytes + calls * sizeof(struct call), err);
	return 0;
}

/* The start of a range of `pages` pages inside a side of `side` pages. */
static uint64_t fold(uint64_t offset, uint64_t len, uint64_t side)
{
	uint64_t pages = pages_of(offset, len);
	uint64_t page = pages < side ? offset / PAGE_BYTES % (side - pages + 1) : 0;

	return page * PAGE_BYTES + offset % PAGE_BYTES;
}

/*
 * One half of the window is for destinations, one for sources: folding both into one
 * would make ranges overlap that never did. What does not fit runs over, behind
 * its half, and is counted.
 */
static int apply_window(struct calls *calls, struct regime_facts *facts, struct tare_error *err)
{
	uint64_t side = facts->cache_bytes / 2 / 2 / PAGE_BYTES;
	uint64_t longest = longest_pages(calls);
	uint64_t stride;

	if (!side)
		side = 1;
	stride = side > longest ? side : longest;
	if (check_room(2 * stride, calls->count, err))
		return -1;
	for (size_t i = 0; i < calls->count; i++) {
		struct call *call = &calls->call[i];
		struct span span = span_of(call);

		facts->larger_calls += pages_of(span.dst, span.dst_len) > side ||
				       pages_of(span.src, span.src_len) > side;
		move_call(call, &span, fold(span.dst, span.dst_len, side),
			  stride * PAGE_BYTES + fold(span.src, span.src_len, side));
	}
	facts->window_bytes = 2 * side * PAGE_BYTES;
	calls->arena_bytes = 2 * stride * PAGE_BYTES;
	return 0;
}

static uint64_t touched_bytes(const struct calls *calls)
{
	uint64_t lines = 0;

	for (size_t i = 0; i < calls->count; i++)
		lines += lines_of(calls->call[i].dst, calls->call[i].len) +
			 lines_of(calls->call[i].src, calls->call[i].len);
	return lines * LINE_BYTES;
}

static int repeat_calls(struct calls *calls, uint64_t repeats, struct tare_error *err)
{
	struct call *more = reallocarray(calls->call, calls->count * repeats, sizeof(*more));

	if (!more)
		return tare_error(err, TARE_FAILED, "out of memory for the cold regime");
	for (uint64_t i = 1; i < repeats; i++)
		memcpy(more + i * calls->count, more, calls->count * sizeof(*more));
	calls->call = more;
	calls->count *= repeats;
	return 0;
}

static int apply_cold(struct calls *calls, struct regime_facts *facts, struct tare_error *err)
{
	uint64_t wanted = 2 * facts->cache_bytes, touched = touched_bytes(calls);
	struct cold cold;

	if (!touched)
		return tare_error(err, TARE_FAILED,
				  "all calls are empty: they touch nothing that could be cold");
	facts->repeats = (wanted + touched - 1) / touched;
	calls->arena_bytes =
		cold_start(&cold, facts->cache_bytes, longest_pages(calls) * PAGE_BYTES, err);
	if (!calls->arena_bytes)
		return -1;
	if (check_room(calls->arena_bytes / PAGE_BYTES, calls->count * facts->repeats, err) ||
	    repeat_calls(calls, facts->repeats, err)) {
		cold_free(&cold);
		return -1;
	}
	for (size_t i = 0; i < calls->count; i++) {
		struct span span = span_of(&calls->call[i]);
		uint64_t dst = cold_place(&cold, span.dst, span.dst_len);
		uint64_t src = span.shared ? dst : cold_place(&cold, span.src, span.src_len);

		move_call(&calls->call[i], &span, dst, src);
	}
	cold_free(&cold);
	return 0;
}

static int cache_of(enum regime regime, struct regime_facts *facts, struct tare_error *err)
{
	static const enum cache caches[] = {
		[REGIME_L1] = CACHE_L1,      [REGIME_L2] = CACHE_L2,    [REGIME_LLC] = CACHE_LLC,
		[REGIME_EVICTED] = CACHE_L2, [REGIME_COLD] = CACHE_LLC,
	};
	enum cache cache = caches[regime];

	facts->cache_bytes = machine_cache_bytes(cache);
	if (!facts->cache_bytes)
		return tare_error(
			err, TARE_CANNOT,
			"regime %s: neither sysfs nor the C library knows the size of the %s cache",
			regime_names[regime], machine_cache_name(cache));
	return 0;
}

static int apply(struct calls *calls, enum regime regime, struct regime_facts *facts,
		 struct tare_error *err)
{
	*facts = (struct regime_facts){.regime = regime, .repeats = 1};
	if (regime == REGIME_CAPTURED) {
		if (!calls->arena_bytes)
			return tare_error(err, TARE_USAGE,
					  "--regime captured needs the addresses of a trace, in an "
					  "order of the trace: choose l1, l2, llc or cold");
		if (check_room(calls->arena_bytes / PAGE_BYTES, calls->count, err))
			return -1;
	} else if (cache_of(regime, facts, err) ||
		   (regime == REGIME_COLD ? apply_cold(calls, facts, err)
					  : apply_window(calls, facts, err))) {
		return -1;
	}
	facts->arena_bytes = calls->arena_bytes;
	facts->touched_bytes = touched_bytes(calls);
	return 0;
}

int regime_place(struct calls *calls, int regime, struct regime_facts *facts,
		 struct tare_error *err)
{
	if (regime < 0)
		regime = calls->arena_bytes ? REGIME_CAPTURED : REGIME_L2;
	return apply(calls, regime, facts, err) || calls_check(calls, err) ? -1 : 0;
}

json_t *regime_json(const struct regime_facts *facts)
{
	return json_pack("{s:I, s:I, s:I, s:I, s:I, s:I}", "cache_bytes",
			 (json_int_t)facts->cache_bytes, "window_bytes",
			 (json_int_t)facts->window_bytes, "arena_bytes",
			 (json_int_t)facts->arena_bytes, "calls_larger_than_window",
			 (json_int_t)facts->larger_calls, "repeats", (json_int_t)facts->repeats,
			 "touched_bytes", (json_int_t)facts->touched_bytes);
}
