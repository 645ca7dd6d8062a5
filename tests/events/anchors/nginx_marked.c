// SPDX-License-Identifier: GPL-2.0-only
/* Preloaded to nginx, which writes each reply by one writev(): has it take marks. */
#include <dlfcn.h>
#include <stdbool.h>
#include <string.h>
#include <sys/uio.h>

#include "marks.h"

#define REPLY "HTTP/1.1 200"

ssize_t writev(int fd, const struct iovec *iov, int n)
{
	static ssize_t (*next)(int fd, const struct iovec *iov, int n);
	static unsigned long replies;
	bool is_reply =
		n && iov->iov_len >= strlen(REPLY) && !memcmp(iov->iov_base, REPLY, strlen(REPLY));
	ssize_t written;

	if (!next)
		next = (typeof(next))dlsym(RTLD_NEXT, "writev");
	written = next(fd, iov, n);
	if (is_reply)
		marks_look(++replies);
	return written;
}
