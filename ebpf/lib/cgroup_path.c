// SPDX-License-Identifier: GPL-2.0-only
/* Cgroups by path, and paths by number. */
#include <errno.h>
#include <fcntl.h>
#include <linux/magic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/vfs.h>
#include <unistd.h>

#include "cgroup.h"

#define KERNFS_HANDLE 0xfe /* FILEID_KERNFS: the handle is the number alone */

/* The file handle that the kernel would give out for a cgroup, so that its number opens it. */
struct handle {
	struct file_handle head;
	uint64_t number;
};

static int open_cgroup(const char *path)
{
	int fd = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	struct statfs found;

	if (fd < 0 || (!fstatfs(fd, &found) && found.f_type == CGROUP2_SUPER_MAGIC))
		return fd;
	close(fd);
	errno = ENOTDIR;
	return -1;
}

int cgroup_open(const char *path, struct tare_error *err)
{
	char below[PATH_MAX + PATH_MAX / 2];
	struct cgroup place;
	const char *mount = cgroup_mount(&place);
	int fd;

	if (!mount)
		return cgroup_none(err);
	fd = open_cgroup(path);
	if (fd >= 0)
		return fd;
	snprintf(below, sizeof(below), "%s/%s", mount, path);
	/* an empty path, as of a shell variable that is not set, must not mean the top */
	fd = *path ? open_cgroup(below) : -1;
	if (fd >= 0)
		return fd;
	return tare_error(err, TARE_USAGE,
			  "--cgroup %.200s: there is no such cgroup of version 2; give a folder in "
			  "%.200s",
			  path, mount);
}

/* Opens the cgroup's folder by its number. Returns a descriptor, or -1 if it was removed. */
static int open_number(const char *mount, uint64_t number)
{
	struct handle handle = {{.handle_bytes = sizeof(number), .handle_type = KERNFS_HANDLE},
				number};
	int at = open(mount, O_RDONLY | O_DIRECTORY | O_CLOEXEC), fd;

	if (at < 0)
		return -1;
	fd = open_by_handle_at(at, &handle.head, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	close(at);
	return fd;
}

int cgroup_name(uint64_t number, char *path, size_t size)
{
	char link[64], place[PATH_MAX];
	struct cgroup found;
	const char *mount = cgroup_mount(&found);
	int fd = mount ? open_number(mount, number) : -1;
	ssize_t length;

	if (fd < 0)
		return -1;
	snprintf(link, sizeof(link), "/proc/self/fd/%d", fd);
	length = readlink(link, place, sizeof(place) - 1);
	close(fd);
	if (length < 0)
		return -1;
	place[length] = 0;
	if (strncmp(place, mount, strlen(mount)))
		return -1;
	snprintf(path, size, "%s", place[strlen(mount)] ? place + strlen(mount) : "/");
	return 0;
}
