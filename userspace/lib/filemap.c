// SPDX-License-Identifier: GPL-2.0-only
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "filemap.h"

int tare_filemap_open(struct tare_filemap *map, const char *path, struct tare_error *err)
{
	struct stat st;
	void *data;
	int fd = open(path, O_RDONLY | O_CLOEXEC);

	map->path = path;
	map->data = NULL;
	map->size = 0;
	if (fd < 0)
		return tare_error(err, TARE_FAILED, "cannot open %s: %s", path, strerror(errno));
	if (fstat(fd, &st) || !S_ISREG(st.st_mode)) {
		close(fd);
		return tare_error(err, TARE_FAILED, "%s is not a regular file", path);
	}
	if (!st.st_size) {
		close(fd);
		return tare_error(err, TARE_FAILED, "%s is empty", path);
	}
	data = mmap(NULL, st.st_size, PROT_READ, MAP_PRIVATE, fd, 0);
	close(fd);
	if (data == MAP_FAILED)
		return tare_error(err, TARE_FAILED, "cannot map %s: %s", path, strerror(errno));
	map->data = data;
	map->size = st.st_size;
	return 0;
}

void tare_filemap_close(struct tare_filemap *map)
{
	if (map->data)
		munmap((void *)map->data, map->size);
	map->data = NULL;
}
