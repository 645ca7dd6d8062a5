// SPDX-License-Identifier: GPL-2.0-only
/*
 * Copy routines of a user: one that is right, some that are wrong in one way each, and three that
 * log in which order they were called. The log goes to the file named by ORDER_LOG when the process
 * ends; a child that ends by _exit writes none.
 */
#include <fcntl.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

static char called[4096];
static size_t calls;

static void copy(char *to, const char *from, size_t len)
{
	while (len--)
		*to++ = *from++;
}

/* void *NAME(dst, src, len): copies, and then does what follows */
#define ROUTINE(name, what)                                                                        \
	void *name(char *dst, const char *src, size_t len)                                         \
	{                                                                                          \
		copy(dst, src, len);                                                               \
		what;                                                                              \
		return dst;                                                                        \
	}
#define WRONG_IF(condition, at, name) ROUTINE(name, if (condition)(at) ^= 1)

ROUTINE(right, )
WRONG_IF(len == 77, dst[len], writes_one_byte_more)
WRONG_IF(len == 78, dst[-1], writes_one_byte_before)
WRONG_IF(len > 600, ((char *)src)[len - 1], changes_the_source)
WRONG_IF(len && (uintptr_t)src % 64 == 20 && (uintptr_t)dst % 64 == 44, dst[len - 1],
	 wrong_at_one_alignment)
WRONG_IF(len == 70000, dst[69999], wrong_at_one_large_size)
ROUTINE(reads_too_far, (void)((const volatile char *)src)[len])
ROUTINE(returns_the_end, dst += len)
ROUTINE(leaves_mmx_in_use, __asm__ volatile("movq %%mm0, %%mm0" : : : "memory"))
ROUTINE(leaves_the_direction_flag, __asm__ volatile("std"))
WRONG_IF(len == 300, *(volatile char *)0, crashes)
ROUTINE(hangs, while (len == 64) pause())

static void wait_ns(long ns)
{
	struct timespec start, now;

	clock_gettime(CLOCK_MONOTONIC_RAW, &start);
	do
		clock_gettime(CLOCK_MONOTONIC_RAW, &now);
	while ((now.tv_sec - start.tv_sec) * 1000000000 + now.tv_nsec - start.tv_nsec < ns);
}

/* a call of 99 bytes takes 2 ms; the third one of 98, once, 200 ms */
ROUTINE(slow_once, if (len == 99) wait_ns(2000000);
	if (len == 98 && ++calls == 3) wait_ns(200000000))
/* every third call of 97 bytes takes 5 ms */
ROUTINE(slow_in_turn, if (len == 97 && ++calls % 3 == 0) wait_ns(5000000))

ROUTINE(a, called[calls++ % sizeof(called)] = 'a')
ROUTINE(b, called[calls++ % sizeof(called)] = 'b')
ROUTINE(c, called[calls++ % sizeof(called)] = 'c')

__attribute__((destructor)) static void write_log(void)
{
	const char *name = getenv("ORDER_LOG");
	int fd = name ? open(name, O_WRONLY | O_CREAT | O_TRUNC, 0600) : -1;

	if (name && (fd < 0 || write(fd, called, calls) != (ssize_t)calls))
		abort();
}

void *right_for_overlaps(char *dst, const char *src, size_t len)
{
	if ((uintptr_t)dst - (uintptr_t)src >= len)
		return right(dst, src, len);
	while (len--)
		dst[len] = src[len];
	return dst;
}

void *forgets_the_last_byte(char *dst, const char *src, size_t len)
{
	copy(dst, src, len > 100 ? len - 1 : len);
	return dst;
}
