// SPDX-License-Identifier: GPL-2.0-only
#include <emmintrin.h>

#include "copy_small.h"
#include "impl.h"

#define TURN     64
#define NT_BYTES 4096 /* a page: the smallest copy that the kernel makes of whole pages */

static inline __m128i load(const char *from)
{
	return _mm_loadu_si128((const __m128i *)from);
}

static inline void store(char *to, __m128i value)
{
	_mm_storeu_si128((__m128i *)to, value);
}

/* 16 to 64 bytes: overlapping vectors from both ends, all loaded before the stores. */
static inline void copy_16_to_64(char *to, const char *from, size_t len)
{
	__m128i head = load(from), tail = load(from + len - 16);

	if (len > 32) {
		__m128i second = load(from + 16), before_last = load(from + len - 32);

		store(to + 16, second);
		store(to + len - 32, before_last);
	}
	store(to, head);
	store(to + len - 16, tail);
}

/*
 * More than 64 bytes. The first vector and the last 64 bytes are copied unaligned, so
 * that stores between them are aligned and there is no rest.
 */
static inline __attribute__((always_inline)) void copy_large(char *to, const char *from, size_t len,
							     int past_caches)
{
	__m128i head = load(from);
	size_t skip = 16 - ((uintptr_t)to & 15), at = skip;
	char *end = to + len - TURN;
	const char *from_end = from + len - TURN;
	__m128i last0 = load(from_end), last1 = load(from_end + 16);
	__m128i last2 = load(from_end + 32), last3 = load(from_end + 48);

	store(to, head);
	for (; at + TURN < len; at += TURN) {
		__m128i a = load(from + at), b = load(from + at + 16);
		__m128i c = load(from + at + 32), d = load(from + at + 48);
		__m128i *aligned = (__m128i *)(to + at);

		if (past_caches) {
			_mm_stream_si128(aligned, a);
			_mm_stream_si128(aligned + 1, b);
			_mm_stream_si128(aligned + 2, c);
			_mm_stream_si128(aligned + 3, d);
		} else {
			_mm_store_si128(aligned, a);
			_mm_store_si128(aligned + 1, b);
			_mm_store_si128(aligned + 2, c);
			_mm_store_si128(aligned + 3, d);
		}
	}
	store(end, last0);
	store(end + 16, last1);
	store(end + 32, last2);
	store(end + 48, last3);
	if (past_caches)
		_mm_sfence();
}

/* Inlined, with `past_caches` known: each routine has its own code and no test of it. */
static inline __attribute__((always_inline)) void *copy(void *dst, const void *src, size_t len,
							int past_caches)
{
	if (len < 16)
		copy_below_16(dst, src, len);
	else if (len <= TURN)
		copy_16_to_64(dst, src, len);
	else
		copy_large(dst, src, len, past_caches);
	return dst;
}

void *copy_sse2(void *dst, const void *src, size_t len)
{
	return copy(dst, src, len, 0);
}

void *copy_sse2_nt(void *dst, const void *src, size_t len)
{
	if (len >= NT_BYTES)
		return copy(dst, src, len, 1);
	return copy(dst, src, len, 0);
}
