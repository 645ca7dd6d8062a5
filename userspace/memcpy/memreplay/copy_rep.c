// SPDX-License-Identifier: GPL-2.0-only
/* The string instructions, and the empty routine. */
#include <stdint.h>

#include "impl.h"

__attribute__((naked, aligned(64))) void *copy_ret(void *dst __attribute__((unused)),
						   const void *src __attribute__((unused)),
						   size_t len __attribute__((unused)))
{
	__asm__("ret");
}

static inline void rep_movsb(void **to, const void **from, size_t count)
{
	__asm__ volatile("rep movsb" : "+D"(*to), "+S"(*from), "+c"(count) : : "memory");
}

void *copy_rep_movsl(void *dst, const void *src, size_t len)
{
	size_t words = len / 4;
	void *to = dst;

	__asm__ volatile("rep movsl" : "+D"(to), "+S"(src), "+c"(words) : : "memory");
	if (len % 4)
		rep_movsb(&to, &src, len % 4);
	return dst;
}

void *copy_rep_movsb(void *dst, const void *src, size_t len)
{
	void *to = dst;

	rep_movsb(&to, &src, len);
	return dst;
}

void *copy_rep_movsq(void *dst, const void *src, size_t len)
{
	size_t words = len / 8;
	void *to = dst;

	__asm__ volatile("rep movsq" : "+D"(to), "+S"(src), "+c"(words) : : "memory");
	if (len % 8)
		rep_movsb(&to, &src, len % 8);
	return dst;
}
