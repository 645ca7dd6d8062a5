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

void *a(void *dst, const void *src, size_t len)
{
	return copy('a', dst, src, len);
}

void *b(void *dst, const void *src, size_t len)
{
	return copy('b', dst, src, len);
}

void *c(void *dst, const void *src, size_t len)
{
	return copy('c', dst, src, len);
}

__attribute__((destructor)) static void write_log(void)
{
	int fd = open(getenv("ORDER_LOG"), O_WRONLY | O_CREAT | O_TRUNC, 0600);

	if (fd < 0 || write(fd, called, calls) != (ssize_t)calls)
		abort();
	close(fd);
}
