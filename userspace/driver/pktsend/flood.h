/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Floods in virtual time, in an exact machine: fills the rings of network cards that send one frame
 * each time a timer fires, starts them one after the other, and sleeps until all is over.
 */
#ifndef PKTSEND_FLOOD_H
#define PKTSEND_FLOOD_H

#include <jansson.h>
#include <net/ethernet.h>
#include <stdint.h>

#include "lib/error.h"

struct flood;

/*
 * Opens all virtio network cards that vfio-pci has. timer_ns: from a frame of a card to its next.
 * plans: a file. This process comes before all others then. NULL with *err filled.
 */
struct flood *flood_open(uint64_t timer_ns, const char *plans, struct tare_error *err);

unsigned int flood_plans(const struct flood *flood);

/*
 * Real-time priority, or 0: that of all. Cards are started to the instruction: whatever the kernel
 * has to do meanwhile must wait. What comes before is done as all do, so that those who wait for
 * the flood are before it alike. 0, or -1 with *err filled.
 */
int flood_priority(int priority, struct tare_error *err);

/*
 * Sends the probes of a plan, by its number from 1 to flood_plans(). {"flood": the run, "sent",
 * "card_ticks": ticks at which each card was started}, with real-time priority from then on; NULL
 * with *err filled.
 */
json_t *flood_send(struct flood *flood, uint8_t run, unsigned int number,
		   const struct ether_addr *to, struct tare_error *err);

#endif
