// SPDX-License-Identifier: GPL-2.0-only
#include <emmintrin.h>

#include "copy_small.h"
#include "impl.h"

/* each routine has its own code, and no test of what it keeps */
#define TARGET __attribute__((always_inline))
#define VECTOR 16
#include "copy_vector.h"

#define NT_BYTES 4096 /* a page: the smallest copy that the kernel makes of whole pages */

static inline void store_past_caches(vector *to, vector value)
{
	_mm_stream_si128((__m128i *)to, (__m128i)value);
}

TARGET static inline void *copy(void *dst, const void *src, size_t len,
				void (*keep)(vector *to, vector value))
{
	if (len < VECTOR)
		copy_below_16(dst, src, len);
	else if (len <= TURN)
		copy_up_to_turn(dst, src, len);
	else
		copy_large(dst, src, len, keep);
	return dst;
}

void *copy_sse2(void *dst, const void *src, size_t len)
{
	return copy(dst, src, len, store_aligned);
}

void *copy_sse2_nt(void *dst, const void *src, size_t len)
{
	if (len >= NT_BYTES) {
		copy(dst, src, len, store_past_caches);
		_mm_sfence();
		return dst;
	}
	return copy(dst, src, len, store_aligned);
}
