// SPDX-License-Identifier: GPL-2.0-only
#include <errno.h>
#include <string.h>

#include "atomicfile.h"
#include "jsonfile.h"

/* 12 digits: a nanosecond in 15 minutes; more would print noise of the conversion */
#define FLAGS (JSON_INDENT(1) | JSON_REAL_PRECISION(12))

static int dump(const json_t *document, FILE *stream)
{
	return json_dumpf(document, stream, FLAGS) || fputc('\n', stream) == EOF;
}

int tare_jsonfile_write(const json_t *document, const char *path, struct tare_error *err)
{
	struct tare_atomicfile file;

	if (!path) {
		if (dump(document, stdout) || fflush(stdout))
			return tare_error(err, TARE_FAILED, "cannot write to stdout: %s",
					  strerror(errno));
		return 0;
	}
	if (tare_atomicfile_open(&file, path, err))
		return -1;
	if (dump(document, file.stream)) {
		tare_error(err, TARE_FAILED, "cannot write %s: %s", path, strerror(errno));
		tare_atomicfile_abort(&file);
		return -1;
	}
	return tare_atomicfile_commit(&file, err);
}
