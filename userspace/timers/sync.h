/* SPDX-License-Identifier: GPL-2.0-only */
/* The means that a system has for threads to wait for each other. */
#ifndef TIMERS_SYNC_H
#define TIMERS_SYNC_H

#include <stdbool.h>
#include <stddef.h>

struct sync_kind {
	const char *name;
	/* only who took it may give it back: nobody can be woken by it */
	bool owned;
	/* `open`: the first take does not wait */
	void *(*create)(bool open);
	void (*take)(void *object);
	void (*give)(void *object);
};

extern const struct sync_kind sync_kinds[];
extern const size_t sync_kinds_count;

/* One of them that is not owned and sleeps, for the program's own waiting. */
extern const struct sync_kind *const sync_gate;

#endif
