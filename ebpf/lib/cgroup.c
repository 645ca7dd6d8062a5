// SPDX-License-Identifier: GPL-2.0-only
#include "cgroup.h"

#include <errno.h>
#include <fcntl.h>
#include <mntent.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* rounds of moving processes: one that forks faster than it is moved must not keep us for ever */
#define ROUNDS 100

int cgroup_none(struct tare_error *err)
{
	return tare_error(err, TARE_CANNOT,
			  "no cgroup2 is mounted here; mount one: mount -t cgroup2 none "
			  "/sys/fs/cgroup");
}

const char *cgroup_mount(struct cgroup *cgroup)
{
	FILE *mounts = setmntent("/proc/self/mounts", "re");
	struct mntent *mount = NULL;

	while (mounts && (mount = getmntent(mounts)) && strcmp(mount->mnt_type, "cgroup2"))
		;
	if (mount)
		snprintf(cgroup->parent, sizeof(cgroup->parent), "%s", mount->mnt_dir);
	if (mounts)
		endmntent(mounts);
	return mount ? cgroup->parent : NULL;
}

/* Goes on from the mount to our cgroup, "0::/user.slice". One that is not below it has no folder.
 */
static void go_to_own(struct cgroup *cgroup)
{
	FILE *file = fopen("/proc/self/cgroup", "re");
	char own[PATH_MAX / 2] = "";

	while (file && fgets(own, sizeof(own), file) && strncmp(own, "0::/", strlen("0::/")))
		*own = 0;
	if (file)
		fclose(file);
	own[strcspn(own, "\n")] = 0;
	if (strlen(own) <= strlen("0::/") || !strncmp(own, "0::/..", strlen("0::/..")))
		return;
	snprintf(cgroup->path, sizeof(cgroup->path), "%s%s", cgroup->parent, own + strlen("0::"));
	if (!access(cgroup->path, F_OK))
		snprintf(cgroup->parent, sizeof(cgroup->parent), "%.*s",
			 (int)sizeof(cgroup->parent) - 1, cgroup->path);
}

int cgroup_make(const char *name, struct cgroup *cgroup, struct tare_error *err)
{
	if (!cgroup_mount(cgroup))
		return cgroup_none(err);
	go_to_own(cgroup);
	snprintf(cgroup->path, sizeof(cgroup->path), "%s/%s.%d", cgroup->parent, name, getpid());
	if (mkdir(cgroup->path, 0755))
		return tare_error(err, TARE_CANNOT, "%.200s: no cgroup can be made (%s)",
				  cgroup->path, strerror(errno));
	cgroup->fd = open(cgroup->path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	if (cgroup->fd >= 0)
		return 0;
	tare_error(err, TARE_FAILED, "%.200s: cannot be opened (%s)", cgroup->path,
		   strerror(errno));
	rmdir(cgroup->path);
	return -1;
}

static int move(const char *folder, pid_t pid)
{
	char path[PATH_MAX + 16];
	int fd, result;

	snprintf(path, sizeof(path), "%s/cgroup.procs", folder);
	fd = open(path, O_WRONLY | O_CLOEXEC);
	if (fd < 0)
		return -1;
	result = dprintf(fd, "%d\n", pid) < 0 ? -1 : 0;
	close(fd);
	return result;
}

int cgroup_add(const struct cgroup *cgroup, pid_t pid, struct tare_error *err)
{
	if (!move(cgroup->path, pid))
		return 0;
	return tare_error(err, TARE_CANNOT, "%.200s: no process can be moved into it (%s)",
			  cgroup->path, strerror(errno));
}

static void move_all_back(const struct cgroup *cgroup)
{
	char path[PATH_MAX + 16];
	FILE *file;
	int pid;

	snprintf(path, sizeof(path), "%s/cgroup.procs", cgroup->path);
	file = fopen(path, "re");
	while (file && fscanf(file, "%d", &pid) == 1)
		move(cgroup->parent, pid);
	if (file)
		fclose(file);
}

int cgroup_remove(struct cgroup *cgroup, struct tare_error *err)
{
	unsigned int round;

	close(cgroup->fd);
	for (round = 0; round < ROUNDS; round++) {
		if (!rmdir(cgroup->path))
			return 0;
		move_all_back(cgroup);
	}
	return tare_error(err, TARE_FAILED, "%.200s: cannot be removed (%s)", cgroup->path,
			  strerror(errno));
}
