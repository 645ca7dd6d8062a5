/* SPDX-License-Identifier: GPL-2.0-only */
/* Cgroups of version 2: one for a command, below the one that we are in, and those of others. */
#ifndef TARE_CGROUP_H
#define TARE_CGROUP_H

#include <limits.h>
#include <stdint.h>
#include <sys/types.h>

#include "lib/error.h"

struct cgroup {
	char parent[PATH_MAX / 2], path[PATH_MAX];
	int fd; /* of its folder */
};

/* Where cgroup2 is mounted, a text in *cgroup; NULL: nowhere. */
const char *cgroup_mount(struct cgroup *cgroup);

/* Fills *err with the error that cgroup2 is not mounted. Returns -1. */
int cgroup_none(struct tare_error *err);

/* Makes a cgroup NAME.PID. Returns 0, or -1 with *err filled: TARE_CANNOT without cgroup2. */
int cgroup_make(const char *name, struct cgroup *cgroup, struct tare_error *err);

/* Moves a process into the cgroup. Returns 0, or -1 with *err filled. */
int cgroup_add(const struct cgroup *cgroup, pid_t pid, struct tare_error *err);

/*
 * Removes the cgroup; processes left in it go back to our cgroup and live on. Returns 0, or -1 with
 * *err filled.
 */
int cgroup_remove(struct cgroup *cgroup, struct tare_error *err);

/*
 * Opens the folder of an existing cgroup; `path` is the folder's, or one from where cgroup2 is
 * mounted. Returns a descriptor, which the caller closes, or -1 with *err filled.
 */
int cgroup_open(const char *path, struct tare_error *err);

/*
 * Writes the path of the cgroup with that number, from where cgroup2 is mounted: / is its top.
 * Returns 0, or -1 if it cannot be found.
 */
int cgroup_name(uint64_t number, char *path, size_t size);

#endif
