// SPDX-License-Identifier: GPL-2.0-only
#include "countersfile.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "lib/clock.h"

static void *map(int fd, int protection, const char *path, struct tare_error *err)
{
	void *counters = mmap(NULL, sizeof(struct counters), protection, MAP_SHARED, fd, 0);

	close(fd);
	if (counters != MAP_FAILED)
		return counters;
	tare_error(err, TARE_FAILED, "%s: cannot be mapped: %m", path);
	return NULL;
}

struct counters *counters_create(const char *path, struct tare_error *err)
{
	static struct counters own;
	int fd;

	if (!path)
		return &own;
	fd = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0644);
	if (fd >= 0 && !ftruncate(fd, sizeof(struct counters)))
		return map(fd, PROT_READ | PROT_WRITE, path, err);
	tare_error(err, TARE_FAILED, "%s: cannot be written: %m", path);
	if (fd >= 0)
		close(fd);
	return NULL;
}

const struct counters *counters_attach(const char *path, struct tare_error *err)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	struct stat file;

	if (fd < 0) {
		tare_error(err, TARE_FAILED, "%s: %m", path);
		return NULL;
	}
	if (fstat(fd, &file) || file.st_size != sizeof(struct counters)) {
		tare_error(err, TARE_FAILED,
			   "%s: holds no counters of this version of pcnet32: give both programs "
			   "one file",
			   path);
		close(fd);
		return NULL;
	}
	return map(fd, PROT_READ, path, err);
}

void counters_are_of_now(struct counters *counters)
{
	__atomic_store_n(&counters->clock_ns, tare_clock_ns(), __ATOMIC_RELEASE);
}
