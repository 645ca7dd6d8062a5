// SPDX-License-Identifier: GPL-2.0-only
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "atomicfile.h"

static void release(struct tare_atomicfile *file)
{
	free(file->path);
	free(file->beside);
	memset(file, 0, sizeof(*file));
}

/* Which of our own outputs it is, as /dev/stdout; -1: none. */
static int own_output(const struct stat *there)
{
	struct stat own;
	int fd;

	for (fd = STDOUT_FILENO; fd <= STDERR_FILENO; fd++)
		if (!fstat(fd, &own) && own.st_dev == there->st_dev && own.st_ino == there->st_ino)
			return fd;
	return -1;
}

/* A device, a pipe, a directory or an output of ours: to rename over it would remove it. */
static int is_special(const char *path, int *own)
{
	struct stat there;

	if (stat(path, &there))
		return 0;
	*own = own_output(&there);
	return *own >= 0 || !S_ISREG(there.st_mode);
}

static int open_in_place(struct tare_atomicfile *file, int own, struct tare_error *err)
{
	fflush(stdout);
	file->stream = own < 0 ? fopen(file->path, "w") : fdopen(dup(own), "w");
	if (file->stream)
		return 0;
	tare_error(err, TARE_FAILED, "cannot write %s: %m", file->path);
	release(file);
	return -1;
}

int tare_atomicfile_open(struct tare_atomicfile *file, const char *path, struct tare_error *err)
{
	mode_t mask = umask(0);
	int fd, own;

	umask(mask);
	memset(file, 0, sizeof(*file));
	file->path = strdup(path);
	if (file->path && is_special(path, &own))
		return open_in_place(file, own, err);
	if (!file->path || asprintf(&file->beside, "%s.XXXXXX", path) < 0) {
		file->beside = NULL;
		release(file);
		return tare_error(err, TARE_FAILED, "%s: out of memory", path);
	}
	fd = mkstemp(file->beside);
	if (fd < 0) {
		tare_error(err, TARE_FAILED, "cannot write beside %s: %m", path);
		release(file);
		return -1;
	}
	/* mkstemp gives 0600; a result is as readable as any file of this user */
	fchmod(fd, 0666 & ~mask);
	file->stream = fdopen(fd, "w");
	if (!file->stream) {
		tare_error(err, TARE_FAILED, "%s: %m", path);
		close(fd);
		unlink(file->beside);
		release(file);
		return -1;
	}
	return 0;
}

int tare_atomicfile_check(const char *path, struct tare_error *err)
{
	struct tare_atomicfile file;
	struct stat there;

	/* opening a pipe may wait for its reader, who may come only when there is output */
	if (!stat(path, &there) && !S_ISREG(there.st_mode) && !S_ISDIR(there.st_mode))
		return 0;
	if (tare_atomicfile_open(&file, path, err))
		return -1;
	tare_atomicfile_abort(&file);
	return 0;
}

int tare_atomicfile_commit(struct tare_atomicfile *file, struct tare_error *err)
{
	FILE *stream = file->stream;
	int failed = fflush(stream) || ferror(stream) || fsync(fileno(stream));
	int cause = errno;

	/* pipes and some file systems know no fsync; that is not a failed write */
	if (failed && cause == EINVAL && !ferror(stream))
		failed = 0;
	if (fclose(stream) && !failed) {
		failed = 1;
		cause = errno;
	}
	if (!failed && file->beside && rename(file->beside, file->path)) {
		failed = 1;
		cause = errno;
	}
	if (failed) {
		tare_error(err, TARE_FAILED, "cannot write %s: %s", file->path, strerror(cause));
		if (file->beside)
			unlink(file->beside);
	}
	release(file);
	return failed ? -1 : 0;
}

void tare_atomicfile_abort(struct tare_atomicfile *file)
{
	fclose(file->stream);
	if (file->beside)
		unlink(file->beside);
	release(file);
}
