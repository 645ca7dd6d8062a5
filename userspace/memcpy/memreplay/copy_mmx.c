// SPDX-License-Identifier: GPL-2.0-only
/*
 * MMX as in 2005: 64 bytes a turn through eight registers, prefetched ahead past the
 * caches and stored past them; up to 128 bytes rep movsl. In assembly, because a
 * compiler for x86-64 turns MMX intrinsics into SSE2.
 */
#include "impl.h"

#define SMALL 128
#define TURN  64

static inline void copy_turn(char *to, const char *from)
{
	/* a prefetch beyond the end of the source is allowed: it cannot fault */
	__asm__ volatile("prefetchnta 320(%1)\n\t"
			 "movq   (%1), %%mm0\n\t"
			 "movq  8(%1), %%mm1\n\t"
			 "movq 16(%1), %%mm2\n\t"
			 "movq 24(%1), %%mm3\n\t"
			 "movq 32(%1), %%mm4\n\t"
			 "movq 40(%1), %%mm5\n\t"
			 "movq 48(%1), %%mm6\n\t"
			 "movq 56(%1), %%mm7\n\t"
			 "movntq %%mm0,   (%0)\n\t"
			 "movntq %%mm1,  8(%0)\n\t"
			 "movntq %%mm2, 16(%0)\n\t"
			 "movntq %%mm3, 24(%0)\n\t"
			 "movntq %%mm4, 32(%0)\n\t"
			 "movntq %%mm5, 40(%0)\n\t"
			 "movntq %%mm6, 48(%0)\n\t"
			 "movntq %%mm7, 56(%0)"
			 :
			 : "r"(to), "r"(from)
			 : "memory", "mm0", "mm1", "mm2", "mm3", "mm4", "mm5", "mm6", "mm7");
}

void *copy_mmx_prefetch(void *dst, const void *src, size_t len)
{
	const char *from = src;
	char *to = dst;

	if (len <= SMALL)
		return copy_rep_movsl(dst, src, len);
	__asm__ volatile("prefetchnta (%0)\n\t"
			 "prefetchnta 64(%0)\n\t"
			 "prefetchnta 128(%0)\n\t"
			 "prefetchnta 192(%0)\n\t"
			 "prefetchnta 256(%0)"
			 :
			 : "r"(from));
	for (; len >= TURN; len -= TURN, to += TURN, from += TURN)
		copy_turn(to, from);
	/* order the non-temporal stores, and give the registers back to the x87 unit */
	__asm__ volatile("sfence\n\temms"
			 :
			 :
			 : "memory", "st", "st(1)", "st(2)", "st(3)", "st(4)", "st(5)", "st(6)",
			   "st(7)");
	copy_rep_movsl(to, from, len);
	return dst;
}
