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

/* Where cgroup2 is mounted, in *cgroup; NULL: nowhere. */
const char *cgroup_mount(struct cgroup *cgroup);

/* The error that says so. */
int cgroup_none(struct tare_error *err);

/* Makes it: NAME.PID. Returns 0, or -1 with *err filled: TARE_CANNOT where there is no cgroup2. */
int cgroup_make(const char *name, struct cgroup *cgroup, struct tare_error *err);

/* Moves a process into it. Returns 0, or -1 with *err filled. */
int cgroup_add(const struct cgroup *cgroup, pid_t pid, struct tare_error *err);

/*
 * Removes it; processes that are left in it go back to ours and live on. Returns 0, or -1 with *err
 * filled.
 */
int cgroup_remove(struct cgroup *cgroup, struct tare_error *err);

/*
 * Opens the folder of an existing one: a path of a folder, or one below the place where cgroup2 is
 * mounted. Returns a descriptor, or -1 with *err filled.
 */
int cgroup_open(const char *path, struct tare_error *err);

/*
 * The path of the one with that number, from where cgroup2 is mounted: / is its top. Returns 0, or
 * -1 if it cannot be found.
 */
int cgroup_name(uint64_t number, char *path, size_t size);

#endif
