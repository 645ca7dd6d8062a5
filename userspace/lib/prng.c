// SPDX-License-Identifier: GPL-2.0-only
#include <string.h>

#include "prng.h"

void prng_shuffle(struct prng *prng, void *array, size_t count, size_t size)
{
	char *base = array, swap[64];

	for (size_t i = count; i > 1; i--) {
		char *last = base + (i - 1) * size;
		char *other = base + prng_below(prng, i) * size;

		memcpy(swap, last, size);
		memmove(last, other, size);
		memcpy(other, swap, size);
	}
}
