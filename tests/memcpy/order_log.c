// SPDX-License-Identifier: GPL-2.0-only
/*
 * Three copy routines that log in which order they were called. The log goes to the file
 * named by ORDER_LOG when the process ends; a child that ends by _exit writes none.
 */
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

static char called[4096];
static size_t calls;

static void *copy(char name, char *dst, const char *src, size_t len)
{
	if (calls < sizeof(called))
		called[calls++] = name;
	for (size_t i = 0; i < len; i++)
		dst[i] = src[i];
	return dst;
}

#define ROUTINE(name, of_name)                                                                     \
	void *name(void *dst, const void *src, size_t len)                                         \
	{                                                                                          \
		return copy(of_name, dst, src, len);                                               \
	}

ROUTINE(a, 'a')
ROUTINE(b, 'b')
ROUTINE(c, 'c')

__attribute__((destructor)) static void write_log(void)
{
	int fd = open(getenv("ORDER_LOG"), O_WRONLY | O_CREAT | O_TRUNC, 0600);

	if (fd < 0 || write(fd, called, calls) != (ssize_t)calls)
		abort();
	close(fd);
}
