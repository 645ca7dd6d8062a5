/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef MEMREPLAY_LANES_H
#define MEMREPLAY_LANES_H

#include "options.h"
#include "timing.h"

#define LANES_MAX 64

/*
 * The implementations that the options ask for, the baseline first. Returns their
 * number, or -1 with *err filled.
 */
int lanes_choose(struct lane lane[LANES_MAX], const struct options *options,
		 struct tare_error *err);

/*
 * Checks each over the calls' sizes and alignments, unless they are `unchecked`. Returns how
 * many are wrong, or -1 with *err filled.
 */
int lanes_verify(struct lane *lane, int lanes, const struct calls *calls, bool unchecked,
		 struct tare_error *err);

/* Prints name, availability and description of each, a line each. */
void lanes_print(const struct lane *lane, int lanes);

void lanes_free(struct lane *lane, int lanes);

#endif
