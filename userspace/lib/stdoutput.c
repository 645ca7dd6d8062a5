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

/* `cause`: why some of it was lost before, or 0 where that is not known any more. */
static int flush(int cause, struct tare_error *err)
{
	bool lost = ferror(stdout);

	if (fflush(stdout))
		cause = errno;
	else if (!lost)
		return 0;
	told = true;
	return tare_error(err, TARE_FAILED, "cannot write to standard output: %s",
			  cause ? strerror(cause) : "some of it was lost");
}

int tare_stdout_flush(struct tare_error *err)
{
	return flush(errno, err);
}

static void check(void)
{
	struct tare_error err;

	if (told || !flush(0, &err))
		return;
	_exit(tare_error_report(&err, name));
}

void tare_stdout_check_at_exit(const char *program)
{
	name = program;
	atexit(check);
}
