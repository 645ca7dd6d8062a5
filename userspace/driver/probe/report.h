/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef PROBE_REPORT_H
#define PROBE_REPORT_H

#include <jansson.h>

#include "lib/error.h"

/*
 * Writes the report as one line to standard output at once, and gives it back to jansson.
 * Returns 0, or -1 with *err filled if it is NULL or could not be written.
 */
int report_line(json_t *report, struct tare_error *err);

/* {"ready": true}: a receiver that takes datagrams from now on. */
int report_ready(struct tare_error *err);

#endif
