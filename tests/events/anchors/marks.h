/* SPDX-License-Identifier: GPL-2.0-only */
/* Marks of a server of others: at numbers of replies that TARE_MARKS has, as 100,200,300. */
#ifndef TARE_ANCHORS_MARKS_H
#define TARE_ANCHORS_MARKS_H

#include <stdlib.h>

#include "events/mark.h"

static char *marks_left;
static unsigned long marks_next;

static void marks_step(void)
{
	char *end = marks_left;

	marks_next = marks_left ? strtoul(marks_left, &end, 10) : 0;
	marks_left = end != marks_left ? end + (*end == ',') : NULL;
}

/* As many replies are written. What has no more marks compares with 0, which is not a number of
 * any.
 */
static inline void marks_look(unsigned long replies)
{
	if (replies != marks_next)
		return;
	mark_edge();
	marks_step();
	mark_edge();
}

__attribute__((constructor)) static void marks_begin(void)
{
	marks_left = getenv("TARE_MARKS");
	marks_step();
}

#endif
