/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef MEMREPLAY_COPY_SMALL_H
#define MEMREPLAY_COPY_SMALL_H

#include <stddef.h>
#include <stdint.h>

typedef uint16_t word16 __attribute__((may_alias, aligned(1)));
typedef uint32_t word32 __attribute__((may_alias, aligned(1)));
typedef uint64_t word64 __attribute__((may_alias, aligned(1)));

/*
 * Fewer than 16 bytes: one word from the start and one up to the end, which may
 * overlap; so there is no loop, and both are loaded before anything is stored.
 */
static inline void copy_below_16(char *to, const char *from, size_t len)
{
	if (len >= 8) {
		uint64_t head = *(const word64 *)from;
		uint64_t tail = *(const word64 *)(from + len - 8);

		*(word64 *)to = head;
		*(word64 *)(to + len - 8) = tail;
	} else if (len >= 4) {
		uint32_t head = *(const word32 *)from;
		uint32_t tail = *(const word32 *)(from + len - 4);

		*(word32 *)to = head;
		*(word32 *)(to + len - 4) = tail;
	} else if (len >= 2) {
		uint16_t head = *(const word16 *)from;
		uint16_t tail = *(const word16 *)(from + len - 2);

		*(word16 *)to = head;
		*(word16 *)(to + len - 2) = tail;
	} else if (len) {
		*to = *from;
	}
}

#endif
