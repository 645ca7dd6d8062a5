// SPDX-License-Identifier: GPL-2.0-only
/*
 * What kernels do with pages, of any number: each page by a call of its own, as copy_page(),
 * copy_mc_to_kernel() and clear_page() do, or all of them at once, as clear_pages() does since 7.0.
 */
#include <stdint.h>

#include "impl.h"

#define PAGE 4096

/*
 * Calls, as those are: where a page lies must not come from the instruction that did the page
 * before it, or each waits for the last.
 */
#define CALLED static __attribute__((noinline))

CALLED void copy_words(void *to, const void *from, size_t words)
{
	__asm__ volatile("rep movsq" : "+D"(to), "+S"(from), "+c"(words) : : "memory");
}

CALLED void copy_bytes(void *to, const void *from, size_t bytes)
{
	__asm__ volatile("rep movsb" : "+D"(to), "+S"(from), "+c"(bytes) : : "memory");
}

CALLED void set_words(void *to, size_t words)
{
	__asm__ volatile("rep stosq" : "+D"(to), "+c"(words) : "a"(0) : "memory");
}

CALLED void set_bytes(void *to, size_t bytes)
{
	__asm__ volatile("rep stosb" : "+D"(to), "+c"(bytes) : "a"(0) : "memory");
}

void *copy_page_movsq(void *dst, const void *src, size_t len)
{
	for (size_t at = 0; at < len; at += PAGE)
		copy_words((char *)dst + at, (const char *)src + at, PAGE / 8);
	return dst;
}

void *copy_page_movsb(void *dst, const void *src, size_t len)
{
	for (size_t at = 0; at < len; at += PAGE)
		copy_bytes((char *)dst + at, (const char *)src + at, PAGE);
	return dst;
}

void *copy_page_kernel(void *dst, const void *src, size_t len)
{
	for (size_t at = 0; at < len; at += PAGE)
		copy_kernel((char *)dst + at, (const char *)src + at, PAGE);
	return dst;
}

/* A line a turn, and the line five ahead is fetched, as long as it is one of the page's. */
void *copy_page_regs(void *dst, const void *src, size_t len)
{
	const uint64_t *from = src;
	uint64_t *to = dst;

	for (size_t line = 0; line < len / 64; line++, from += 8, to += 8) {
		uint64_t a = from[0], b = from[1], c = from[2], d = from[3];
		uint64_t e = from[4], f = from[5], g = from[6], h = from[7];

		if (line % (PAGE / 64) < PAGE / 64 - 5)
			__builtin_prefetch(from + 40);
		to[0] = a, to[1] = b, to[2] = c, to[3] = d;
		to[4] = e, to[5] = f, to[6] = g, to[7] = h;
	}
	return dst;
}

void *clear_page_stosb(void *dst, const void *src __attribute__((unused)), size_t len)
{
	for (size_t at = 0; at < len; at += PAGE)
		set_bytes((char *)dst + at, PAGE);
	return dst;
}

void *clear_page_stosq(void *dst, const void *src __attribute__((unused)), size_t len)
{
	for (size_t at = 0; at < len; at += PAGE)
		set_words((char *)dst + at, PAGE / 8);
	return dst;
}

void *clear_page_regs(void *dst, const void *src __attribute__((unused)), size_t len)
{
	uint64_t *to = dst, *end = to + len / 8;

	for (; to != end; to += 8) {
		to[0] = 0, to[1] = 0, to[2] = 0, to[3] = 0;
		to[4] = 0, to[5] = 0, to[6] = 0, to[7] = 0;
	}
	return dst;
}

void *clear_run_stosb(void *dst, const void *src __attribute__((unused)), size_t len)
{
	set_bytes(dst, len);
	return dst;
}

void *clear_run_stosq(void *dst, const void *src __attribute__((unused)), size_t len)
{
	set_words(dst, len / 8);
	return dst;
}
