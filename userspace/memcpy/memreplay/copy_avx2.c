// SPDX-License-Identifier: GPL-2.0-only
#include <immintrin.h>

#include "copy_small.h"
#include "impl.h"

#define AVX2   __attribute__((target("avx2")))
#define VECTOR 32
#define TURN   (4 * VECTOR)

AVX2 static inline __m256i load(const char *from)
{
	return _mm256_loadu_si256((const __m256i *)from);
}

AVX2 static inline void store(char *to, __m256i value)
{
	_mm256_storeu_si256((__m256i *)to, value);
}

AVX2 static inline void copy_16_to_32(char *to, const char *from, size_t len)
{
	__m128i head = _mm_loadu_si128((const __m128i *)from);
	__m128i tail = _mm_loadu_si128((const __m128i *)(from + len - 16));

	_mm_storeu_si128((__m128i *)to, head);
	_mm_storeu_si128((__m128i *)(to + len - 16), tail);
}

AVX2 static inline void copy_32_to_128(char *to, const char *from, size_t len)
{
	__m256i head = load(from), tail = load(from + len - VECTOR);

	if (len > 2 * VECTOR) {
		__m256i second = load(from + VECTOR);
		__m256i before_last = load(from + len - 2 * VECTOR);

		store(to + VECTOR, second);
		store(to + len - 2 * VECTOR, before_last);
	}
	store(to, head);
	store(to + len - VECTOR, tail);
}

/* As in copy_sse2.c: unaligned ends, aligned stores between. */
AVX2 static inline void copy_large(char *to, const char *from, size_t len)
{
	__m256i head = load(from);
	size_t at = VECTOR - ((uintptr_t)to & (VECTOR - 1));
	char *end = to + len - TURN;
	const char *from_end = from + len - TURN;
	__m256i last0 = load(from_end), last1 = load(from_end + VECTOR);
	__m256i last2 = load(from_end + 2 * VECTOR), last3 = load(from_end + 3 * VECTOR);

	store(to, head);
	for (; at + TURN < len; at += TURN) {
		__m256i a = load(from + at), b = load(from + at + VECTOR);
		__m256i c = load(from + at + 2 * VECTOR), d = load(from + at + 3 * VECTOR);
		__m256i *aligned = (__m256i *)(to + at);

		_mm256_store_si256(aligned, a);
		_mm256_store_si256(aligned + 1, b);
		_mm256_store_si256(aligned + 2, c);
		_mm256_store_si256(aligned + 3, d);
	}
	store(end, last0);
	store(end + VECTOR, last1);
	store(end + 2 * VECTOR, last2);
	store(end + 3 * VECTOR, last3);
}

AVX2 void *copy_avx2(void *dst, const void *src, size_t len)
{
	if (len < 16)
		copy_below_16(dst, src, len);
	else if (len < VECTOR)
		copy_16_to_32(dst, src, len);
	else if (len <= TURN)
		copy_32_to_128(dst, src, len);
	else
		copy_large(dst, src, len);
	return dst;
}
