/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef CROSSINGS_BODIES_H
#define CROSSINGS_BODIES_H

#include "lib/error.h"

/* A number that no system call has: into the kernel and back, and nothing in between. */
#define NO_CALL 511

struct body {
	const char *name;
	const char *what;
	/* before the first loop; returns 0, or -1 with *err filled. May be NULL */
	int (*prepare)(struct tare_error *err);
	/* the loop itself */
	void (*loop)(unsigned long calls);
	/* after the last loop; may be NULL */
	void (*finish)(void);
};

/* What `read` reads. */
extern const char *crossings_file;

/* All of them; ends with one without a name. */
extern const struct body crossings_body[];

/* The same loop around nothing. */
void crossings_empty(unsigned long calls);

#endif
