/* SPDX-License-Identifier: GPL-2.0-only */
/* What the models of io_uring do alike: a ring a thread, and what its completions mean. */
#ifndef TARE_EVENTS_URING_H
#define TARE_EVENTS_URING_H

#include <liburing.h>

#include "worker.h"

/* How a model sets up its ring. */
struct uring_way {
	unsigned int flags; /* IORING_SETUP_... */
	bool multishot;     /* accept and receive, the latter into a ring of buffers */
};

/* model->open; needs Linux 6.1. */
int uring_open(struct worker *worker, const struct uring_way *way, struct tare_error *err);

void uring_run(struct worker *worker);
void uring_close(struct worker *worker);
void uring_listen(struct worker *worker, bool on);
void uring_expire(struct worker *worker, struct connection *connection);

#endif
