// SPDX-License-Identifier: GPL-2.0-only
#include "cgroup.h"

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* rounds of moving processes: one that forks faster than it is moved must not keep us for ever */
#define ROUNDS 100

/* Gives `take` each line of a file until it returns true: it has found what it looks for. */
static bool search(const char *path, bool (*take)(char *line, struct cgroup *cgroup),
		   struct cgroup *cgroup)
{
	FILE *file = fopen(path, "re");
	char *line = NULL;
	size_t size = 0;
	bool found = false;

	while (file && !found && getline(&line, &size, file) > 0)
		found = take(line, cgroup);
	free(line);
	if (file)
		fclose(file);
	return found;
}

/* Takes root and place of a mount from "36 35 0:31 / /sys/fs/cgroup rw shared:9 - cgroup2 ...". */
static bool take_mount(char *line, struct cgroup *cgroup)
{
	char root[PATH_MAX / 2], place[PATH_MAX / 2], *type = strstr(line, " - ");

	if (!type || strncmp(type, " - cgroup2 ", strlen(" - cgroup2 ")) ||
	    sscanf(line, "%*s %*s %*s %2047s %2047s", root, place) != 2)
		return false;
	snprintf(cgroup->parent, sizeof(cgroup->parent), "%s", place);
	snprintf(cgroup->path, sizeof(cgroup->path), "%s", strcmp(root, "/") ? root : "");
	return true;
}

/* Takes our cgroup, "0::/user.slice", below the mount's root, which take_mount() left in `path`. */
static bool take_own(char *line, struct cgroup *cgroup)
{
	size_t root = strlen(cgroup->path), used = strlen(cgroup->parent);
	char *own = line + strlen("0::");

	if (strncmp(line, "0::/", strlen("0::/")))
		return false;
	own[strcspn(own, "\n")] = 0;
	/* a cgroup that is not below the mount's root cannot be reached; the mount's top can */
	if (strncmp(own, cgroup->path, root) || !strncmp(own, "/..", 3) || !strcmp(own + root, "/"))
		return true;
	snprintf(cgroup->parent + used, sizeof(cgroup->parent) - used, "%s", own + root);
	return true;
}

int cgroup_none(struct tare_error *err)
{
	return tare_error(err, TARE_CANNOT,
			  "no cgroup2 is mounted here; mount one: mount -t cgroup2 none "
			  "/sys/fs/cgroup");
}

const char *cgroup_mount(struct cgroup *cgroup)
{
	return search("/proc/self/mountinfo", take_mount, cgroup) ? cgroup->parent : NULL;
}

int cgroup_make(const char *name, struct cgroup *cgroup, struct tare_error *err)
{
	if (!cgroup_mount(cgroup))
		return cgroup_none(err);
	search("/proc/self/cgroup", take_own, cgroup);
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
