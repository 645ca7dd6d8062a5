// SPDX-License-Identifier: GPL-2.0-only
#include <emmintrin.h>

#include "copy_small.h"
#include "impl.h"

#define TARGET __attribute__((target("avx2")))
#define VECTOR 32
#include "copy_vector.h"

TARGET static inline void copy_16_to_32(char *to, const char *from, size_t len)
{
	__m128i head = _mm_loadu_si128((const __m128i *)from);
	__m128i tail = _mm_loadu_si128((const __m128i *)(from + len - 16));

	_mm_storeu_si128((__m128i *)to, head);
	_mm_storeu_si128((__m128i *)(to + len - 16), tail);
}

TARGET void *copy_avx2(void *dst, const void *src, size_t len)
{
	if (len < 16)
		copy_below_16(dst, src, len);
	else if (len < VECTOR)
		copy_16_to_32(dst, src, len);
	else if (len <= TURN)
		copy_up_to_turn(dst, src, len);
	else
		copy_large(dst, src, len, store_aligned);
	return dst;
}
