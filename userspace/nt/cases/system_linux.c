// SPDX-License-Identifier: GPL-2.0-only
#include "system.h"

#include <fcntl.h>
#include <unistd.h>

pid_t system_tid(void)
{
	return gettid();
}

int system_read(const char *path, char *text, int size)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	ssize_t n;

	if (fd < 0)
		return -1;
	n = read(fd, text, size - 1);
	close(fd);
	text[n > 0 ? n : 0] = '\0';
	return 0;
}

int system_begin(void)
{
	return 0;
}
