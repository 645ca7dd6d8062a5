// SPDX-License-Identifier: GPL-2.0-only
/*
 * The idea of the routine that x86-64 kernels use on CPUs without FSRM: general
 * registers only, 32 bytes a turn, the rest with overlapping words. When the low
 * byte of the source address is below the destination's, it copies from the end
 * backwards: then a load seldom follows a store whose low address bits are equal,
 * which the CPU would first take for the same address.
 */
#include "copy_small.h"
#include "impl.h"

#define TURN 32

static inline void copy_turn(char *to, const char *from)
{
	uint64_t a = ((const word64 *)from)[0], b = ((const word64 *)from)[1];
	uint64_t c = ((const word64 *)from)[2], d = ((const word64 *)from)[3];

	((word64 *)to)[0] = a;
	((word64 *)to)[1] = b;
	((word64 *)to)[2] = c;
	((word64 *)to)[3] = d;
}

static inline void copy_below_32(char *to, const char *from, size_t len)
{
	if (len >= 16) {
		uint64_t a = *(const word64 *)from, b = *(const word64 *)(from + 8);
		uint64_t c = *(const word64 *)(from + len - 16);
		uint64_t d = *(const word64 *)(from + len - 8);

		*(word64 *)to = a;
		*(word64 *)(to + 8) = b;
		*(word64 *)(to + len - 16) = c;
		*(word64 *)(to + len - 8) = d;
	} else {
		copy_below_16(to, from, len);
	}
}

void *copy_kernel(void *dst, const void *src, size_t len)
{
	const char *from = src;
	char *to = dst;

	if ((uint8_t)(uintptr_t)from < (uint8_t)(uintptr_t)to) {
		for (; len >= TURN; len -= TURN)
			copy_turn(to + len - TURN, from + len - TURN);
	} else {
		for (; len >= TURN; len -= TURN, to += TURN, from += TURN)
			copy_turn(to, from);
	}
	copy_below_32(to, from, len);
	return dst;
}
