/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef PCNET32_RUN_H
#define PCNET32_RUN_H

#include "lib/error.h"
#include "options.h"

/* Drives the NIC until it is told to leave. 0, or -1 with *err filled. */
int run(const struct options *options, struct tare_error *err);

#endif
