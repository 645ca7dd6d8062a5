/* SPDX-License-Identifier: GPL-2.0-only */
/* Parts that run once: one of them, or all at the same time. */
#ifndef TESTAPI_GROUP_H
#define TESTAPI_GROUP_H

#include "part.h"

struct group {
	uint32_t number;
	struct {
		uint64_t first_ns; /* until all was written and read, or got */
		uint64_t ns;       /* until all was deleted, too */
	} part[PARTS];
	uint64_t ns; /* until all threads had ended: of parts at the same time */
	struct tally *tally;
};

/* Each part for itself; group->ns is their sum. */
void group_run_each(const struct settings *settings, struct group *group);
/* All at the same time. */
void group_run_all(const struct settings *settings, struct group *group);

/* Ends the program where an operation was not done as often as it was to be. */
void group_check(const struct settings *settings, const struct group *group);

#endif
