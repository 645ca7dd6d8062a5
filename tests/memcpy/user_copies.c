// SPDX-License-Identifier: GPL-2.0-only
/* Copy routines of a user: one that is right, and some that are wrong in one way each. */
#include <stddef.h>
#include <stdint.h>

static void copy(char *to, const char *from, size_t len)
{
	while (len--)
		*to++ = *from++;
}

void *right(void *dst, const void *src, size_t len)
{
	copy(dst, src, len);
	return dst;
}

void *right_for_overlaps(void *dst, const void *src, size_t len)
{
	if ((uintptr_t)dst - (uintptr_t)src >= len)
		return right(dst, src, len);
	while (len--)
		((char *)dst)[len] = ((const char *)src)[len];
	return dst;
}

void *forgets_the_last_byte(void *dst, const void *src, size_t len)
{
	copy(dst, src, len > 100 ? len - 1 : len);
	return dst;
}

void *writes_one_byte_more(void *dst, const void *src, size_t len)
{
	copy(dst, src, len);
	if (len == 77)
		((char *)dst)[len] = 1;
	return dst;
}

void *writes_one_byte_before(void *dst, const void *src, size_t len)
{
	copy(dst, src, len);
	if (len == 78)
		((char *)dst)[-1] = 1;
	return dst;
}

void *reads_too_far(void *dst, const void *src, size_t len)
{
	volatile char next = ((const volatile char *)src)[len];

	(void)next;
	copy(dst, src, len);
	return dst;
}

void *returns_the_end(void *dst, const void *src, size_t len)
{
	copy(dst, src, len);
	return (char *)dst + len;
}

void *changes_the_source(void *dst, const void *src, size_t len)
{
	copy(dst, src, len);
	if (len > 600)
		*(char *)src ^= 1;
	return dst;
}

void *wrong_at_one_alignment(void *dst, const void *src, size_t len)
{
	copy(dst, src, len);
	if (len && (uintptr_t)src % 64 == 20 && (uintptr_t)dst % 64 == 44)
		((char *)dst)[len - 1] ^= 1;
	return dst;
}

void *wrong_at_one_large_size(void *dst, const void *src, size_t len)
{
	copy(dst, src, len);
	if (len == 70000)
		((char *)dst)[69999] ^= 1;
	return dst;
}

void *leaves_mmx_in_use(void *dst, const void *src, size_t len)
{
	copy(dst, src, len);
	__asm__ volatile("movq %%mm0, %%mm0" : : : "memory");
	return dst;
}

void *leaves_the_direction_flag(void *dst, const void *src, size_t len)
{
	copy(dst, src, len);
	__asm__ volatile("std");
	return dst;
}

void *crashes(void *dst, const void *src, size_t len)
{
	copy(dst, src, len);
	if (len == 300)
		*(volatile char *)0 = 0;
	return dst;
}

void *hangs(void *dst, const void *src, size_t len)
{
	copy(dst, src, len);
	while (len == 64)
		__asm__ volatile("");
	return dst;
}
