/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * When the cards are started, and so when packets come. Each card has a part of the timer's period
 * to itself, and is started at a random moment of it: so one packet comes in each part, at moments
 * that repeat with the period, and a design does not fall into step with packets that come evenly.
 * Nor is the first one in step with the kernel's timer tick.
 */
#ifndef PKTPACE_MOMENTS_H
#define PKTPACE_MOMENTS_H

#include <stdint.h>

/* From one tick to the next at 250 Hz. */
#define MOMENTS_TICK_NS 4000000

/*
 * Draws from seed when each of n cards is started, in ns, in ascending order: the first card's part
 * begins at a random distance of less than a tick after begin, the parts are period_ns / n long.
 */
void moments_draw(uint64_t *start, unsigned int n, uint64_t seed, uint64_t begin,
		  uint64_t period_ns);

#endif
