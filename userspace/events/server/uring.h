/* SPDX-License-Identifier: GPL-2.0-only */
/* What the models of io_uring do alike: a ring a thread, and what its completions mean. */
#ifndef TARE_EVENTS_URING_H
#define TARE_EVENTS_URING_H

#include <liburing.h>

#include "uring_ways.h"
#include "worker.h"

/* model->open; needs Linux 6.1. The ring is set up by what the model and the options have. */
int uring_open(struct worker *worker, struct tare_error *err);

void uring_run(struct worker *worker);
void uring_close(struct worker *worker);
void uring_close_fd(struct worker *worker, int fd);
void uring_half_close(struct worker *worker, struct connection *connection);
void uring_listen(struct worker *worker, bool on);
void uring_expire(struct worker *worker, struct connection *connection);

#endif
