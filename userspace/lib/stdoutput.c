// SPDX-License-Identifier: GPL-2.0-only
#include "stdoutput.h"

#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char *name;
static bool told, closed;

/* Fills *err and returns -1. `cause`: an errno, or 0 if it is not known any more. */
static int lost(int cause, struct tare_error *err)
{
	told = true;
	if (closed)
		return tare_error(err, TARE_FAILED,
				  "cannot write to standard output: it is closed");
	return tare_error(err, TARE_FAILED, "cannot write to standard output: %s",
			  cause ? strerror(cause) : "some of it was lost");
}

/* `cause`: the errno by which earlier output was lost, or 0. */
static int flush(int cause, struct tare_error *err)
{
	bool before = ferror(stdout);

	if (fflush(stdout))
		return lost(errno, err);
	return before ? lost(cause, err) : 0;
}

int tare_stdout_flush(struct tare_error *err)
{
	return flush(errno, err);
}

int tare_stdout_write(const char *text, size_t size, struct tare_error *err)
{
	if (tare_stdout_flush(err))
		return -1;
	while (size) {
		ssize_t written = write(STDOUT_FILENO, text, size);

		if (written < 0 && errno == EINTR)
			continue;
		if (written < 0)
			return lost(errno, err);
		text += written;
		size -= written;
	}
	return 0;
}

/* Whether a control character beyond those of ASCII begins here: U+0080 to U+009F. */
static bool is_control(const char *at)
{
	const unsigned char *byte = (const unsigned char *)at;

	return iscntrl(byte[0]) || (byte[0] == 0xc2 && byte[1] >= 0x80 && byte[1] <= 0x9f);
}

void tare_stdout_name(const char *given, int columns)
{
	int shown = 0;

	for (; *given; given++, shown++) {
		if (!is_control(given)) {
			putchar(*given);
			continue;
		}
		putchar('?');
		if (!iscntrl((unsigned char)*given))
			given++;
	}
	printf("%*s", shown < columns ? columns - shown : 0, "");
}

static void check(void)
{
	struct tare_error err;

	if (told || !flush(0, &err))
		return;
	_exit(tare_error_report(&err, name));
}

/* A file opened later would get the number of a closed stdout, and what is printed. */
static void keep_number(void)
{
#ifndef _WIN32
	int null;

	if (fcntl(STDOUT_FILENO, F_GETFD) >= 0)
		return;
	closed = true;
	/* read-only, so that printing to it still fails */
	null = open("/dev/null", O_RDONLY);
	if (null < 0 || null == STDOUT_FILENO)
		return;
	dup2(null, STDOUT_FILENO);
	close(null);
#endif
}

void tare_stdout_check_at_exit(const char *program)
{
	name = program;
	keep_number();
	atexit(check);
}
