/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TIMERS_DOCUMENT_H
#define TIMERS_DOCUMENT_H

#include <stdio.h>

/* Conditions and raw samples (docs/timers.schema.json). of: a struct bench. */
void document_write(FILE *out, const void *of);

#endif
