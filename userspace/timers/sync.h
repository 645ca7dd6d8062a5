/* SPDX-License-Identifier: GPL-2.0-only */
/* The objects that a system has for threads to wait for each other. */
#ifndef TIMERS_SYNC_H
#define TIMERS_SYNC_H

#include <stdbool.h>
#include <stddef.h>

struct sync_kind {
	const char *name;
	/* only the thread that took it may give it back, so no thread can wake another by it */
	bool owned;
	/* `open`: the first take does not wait */
	void *(*create)(bool open);
	void (*take)(void *object);
	void (*give)(void *object);
};

extern const struct sync_kind sync_kinds[];
extern const size_t sync_kinds_count;

/* A kind that is not owned and whose take sleeps, for the program's own waiting. */
extern const struct sync_kind *const sync_gate;

#endif
