// SPDX-License-Identifier: GPL-2.0-only
#include "stdoutput.h"

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char *name;
static bool told;

int tare_stdout_flush(struct tare_error *err)
{
	bool lost = ferror(stdout);

	/* what could not be written is still there, and is refused for the same reason again */
	errno = 0;
	if (!fflush(stdout) && !lost)
		return 0;
	told = true;
	return tare_error(err, TARE_FAILED, "cannot write to standard output: %s",
			  errno ? strerror(errno) : "some of it was lost");
}

static void check(void)
{
	struct tare_error err;

	if (told || !tare_stdout_flush(&err))
		return;
	_exit(tare_error_report(&err, name));
}

void tare_stdout_check_at_exit(const char *program)
{
	name = program;
	atexit(check);
}
