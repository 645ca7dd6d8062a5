/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * When the packets of floods come and how long they are, as tare draws it (docs/formats.md): a file
 * of "tarepace", then in 32 bits, little-endian and without gaps, how many cards and rows there
 * are, and of each plan the ns after its beginning at which each card is started, in ascending
 * order, and row by row the size of the frame that each card sends then, 0: none that anybody
 * takes.
 */
#ifndef PKTSEND_PLAN_H
#define PKTSEND_PLAN_H

#include <stddef.h>
#include <stdint.h>

#include "lib/error.h"

/* a run's number has 8 bits, and one run is to nobody */
#define PLANS_MAX 254

struct plans {
	uint32_t cards, rows, count;
	const uint32_t *first; /* the first plan */
};

struct plan {
	const uint32_t *start; /* of each card */
	const uint32_t *size;  /* of frame `row` of card `card`: size[row * cards + card] */
};

/* Checks all of them. 0, or -1 with *err filled. Never freed. */
int plans_read(struct plans *plans, const char *path, struct tare_error *err);

/* The plan of a number from 1 to count. */
struct plan plans_one(const struct plans *plans, unsigned int number);

/* Bytes of the frames of the plan that has most, with room for a header before each. */
size_t plans_bytes(const struct plans *plans, size_t header);

#endif
