// SPDX-License-Identifier: GPL-2.0-only
#include <immintrin.h>

#include "impl.h"

#define TARGET __attribute__((target("avx512f,avx512bw,bmi2")))
#define VECTOR 64
#include "copy_vector.h"

/* Up to 64 bytes in one masked load and store; masked-out bytes are not touched. */
TARGET static inline void copy_masked(char *to, const char *from, size_t len)
{
	__mmask64 mask = len == VECTOR ? ~0ull : _bzhi_u64(~0ull, len);

	_mm512_mask_storeu_epi8(to, mask, _mm512_maskz_loadu_epi8(mask, from));
}

TARGET void *copy_avx512(void *dst, const void *src, size_t len)
{
	if (len <= VECTOR)
		copy_masked(dst, src, len);
	else if (len <= TURN)
		copy_up_to_turn(dst, src, len);
	else
		copy_large(dst, src, len, store_aligned);
	return dst;
}
