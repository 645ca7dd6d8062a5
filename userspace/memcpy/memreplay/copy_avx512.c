// SPDX-License-Identifier: GPL-2.0-only
#include <immintrin.h>
#include <stdint.h>

#include "impl.h"

#define AVX512 __attribute__((target("avx512f,avx512bw,bmi2")))
#define VECTOR 64
#define TURN   (4 * VECTOR)

AVX512 static inline __m512i load(const char *from)
{
	return _mm512_loadu_si512(from);
}

AVX512 static inline void store(char *to, __m512i value)
{
	_mm512_storeu_si512(to, value);
}

/* Up to 64 bytes in one masked load and store; masked-out bytes are not touched. */
AVX512 static inline void copy_masked(char *to, const char *from, size_t len)
{
	__mmask64 mask = len == VECTOR ? ~0ull : _bzhi_u64(~0ull, len);

	_mm512_mask_storeu_epi8(to, mask, _mm512_maskz_loadu_epi8(mask, from));
}

AVX512 static inline void copy_64_to_256(char *to, const char *from, size_t len)
{
	__m512i head = load(from), tail = load(from + len - VECTOR);

	if (len > 2 * VECTOR) {
		__m512i second = load(from + VECTOR);
		__m512i before_last = load(from + len - 2 * VECTOR);

		store(to + VECTOR, second);
		store(to + len - 2 * VECTOR, before_last);
	}
	store(to, head);
	store(to + len - VECTOR, tail);
}

/* As in copy_sse2.c: unaligned ends, aligned stores between. */
AVX512 static inline void copy_large(char *to, const char *from, size_t len)
{
	__m512i head = load(from);
	size_t at = VECTOR - ((uintptr_t)to & (VECTOR - 1));
	char *end = to + len - TURN;
	const char *from_end = from + len - TURN;
	__m512i last0 = load(from_end), last1 = load(from_end + VECTOR);
	__m512i last2 = load(from_end + 2 * VECTOR), last3 = load(from_end + 3 * VECTOR);

	store(to, head);
	for (; at + TURN < len; at += TURN) {
		__m512i a = load(from + at), b = load(from + at + VECTOR);
		__m512i c = load(from + at + 2 * VECTOR), d = load(from + at + 3 * VECTOR);

		_mm512_store_si512(to + at, a);
		_mm512_store_si512(to + at + VECTOR, b);
		_mm512_store_si512(to + at + 2 * VECTOR, c);
		_mm512_store_si512(to + at + 3 * VECTOR, d);
	}
	store(end, last0);
	store(end + VECTOR, last1);
	store(end + 2 * VECTOR, last2);
	store(end + 3 * VECTOR, last3);
}

AVX512 void *copy_avx512(void *dst, const void *src, size_t len)
{
	if (len <= VECTOR)
		copy_masked(dst, src, len);
	else if (len <= TURN)
		copy_64_to_256(dst, src, len);
	else
		copy_large(dst, src, len);
	return dst;
}
