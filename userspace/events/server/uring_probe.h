/* SPDX-License-Identifier: GPL-2.0-only */
/* Why io_uring cannot be used here. */
#ifndef TARE_EVENTS_URING_PROBE_H
#define TARE_EVENTS_URING_PROBE_H

#include "lib/error.h"

/* The kernel has what the models need (Linux 6.1). Returns 0, or -1 with *err filled. */
int uring_probe(struct tare_error *err);

/* io_uring_setup() failed for `error`: fills *err, returns -1. */
int uring_refused(int error, struct tare_error *err);

#endif
