/* SPDX-License-Identifier: GPL-2.0-only */
/* A cgroup of version 2 for one command, below the one that we are in. */
#ifndef TARE_CGROUP_H
#define TARE_CGROUP_H

#include <limits.h>
#include <sys/types.h>

#include "lib/error.h"

struct cgroup {
	char parent[PATH_MAX / 2], path[PATH_MAX];
	int fd; /* of its folder */
};

/* Makes it: NAME.PID. Returns 0, or -1 with *err filled: TARE_CANNOT where there is no cgroup2. */
int cgroup_make(const char *name, struct cgroup *cgroup, struct tare_error *err);

/* Moves a process into it. Returns 0, or -1 with *err filled. */
int cgroup_add(const struct cgroup *cgroup, pid_t pid, struct tare_error *err);

/*
 * Removes it; processes that are left in it go back to ours and live on. Returns 0, or -1 with *err
 * filled.
 */
int cgroup_remove(struct cgroup *cgroup, struct tare_error *err);

#endif
