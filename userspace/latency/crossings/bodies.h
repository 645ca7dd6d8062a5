/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef CROSSINGS_BODIES_H
#define CROSSINGS_BODIES_H

#include "lib/error.h"

/* A number that no system call has: the kernel is entered and left, and does nothing else. */
#define NO_CALL 511

struct body {
	const char *name;
	/* before the first loop; returns 0, or -1 with *err filled. May be NULL */
	int (*prepare)(struct tare_error *err);
	void (*loop)(unsigned long calls);
};

/* The file that `read` reads. */
extern const char *crossings_file;

/* All bodies; the last one has no name. */
extern const struct body crossings_body[];

/* The loop of all bodies around nothing: the overhead. */
void crossings_empty(unsigned long calls);

#endif
