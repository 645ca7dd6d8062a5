// SPDX-License-Identifier: GPL-2.0-only
/* ../lib/atomicfile.h for Win32, which keeps the same promise by MoveFileEx. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <windows.h>

#include "lib/atomicfile.h"

static void release(struct tare_atomicfile *file)
{
	free(file->path);
	free(file->beside);
	memset(file, 0, sizeof(*file));
}

int tare_atomicfile_open(struct tare_atomicfile *file, const char *path, struct tare_error *err)
{
	size_t room = strlen(path) + 32;

	memset(file, 0, sizeof(*file));
	file->path = strdup(path);
	file->beside = malloc(room);
	if (!file->path || !file->beside) {
		release(file);
		return tare_error(err, TARE_FAILED, "%s: out of memory", path);
	}
	/* the process id makes the name unique among living processes */
	snprintf(file->beside, room, "%s.%lu", path, GetCurrentProcessId());
	file->stream = fopen(file->beside, "wb");
	if (!file->stream) {
		tare_error(err, TARE_FAILED, "cannot write beside %s: %s", path, strerror(errno));
		release(file);
		return -1;
	}
	return 0;
}

int tare_atomicfile_commit(struct tare_atomicfile *file, struct tare_error *err)
{
	int failed = fflush(file->stream) || ferror(file->stream);

	failed |= fclose(file->stream) != 0;
	if (!failed)
		failed = !MoveFileExA(file->beside, file->path,
				      MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH);
	if (failed) {
		tare_error(err, TARE_FAILED, "cannot write %s: error %lu of Win32", file->path,
			   GetLastError());
		DeleteFileA(file->beside);
	}
	release(file);
	return failed ? -1 : 0;
}

void tare_atomicfile_abort(struct tare_atomicfile *file)
{
	fclose(file->stream);
	DeleteFileA(file->beside);
	release(file);
}
