// SPDX-License-Identifier: GPL-2.0-only
/* What someone writes in an afternoon; the Makefile keeps the compiler from improving it. */
#include "copy_small.h"
#include "impl.h"

void *copy_c_loop(void *dst, const void *src, size_t len)
{
	const char *from = src;
	char *to = dst;

	for (; len >= sizeof(word64); len -= sizeof(word64)) {
		*(word64 *)to = *(const word64 *)from;
		to += sizeof(word64);
		from += sizeof(word64);
	}
	while (len--)
		*to++ = *from++;
	return dst;
}
