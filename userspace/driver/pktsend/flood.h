/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Floods in virtual time, in an exact machine: fills the rings of network cards that send one frame
 * each time a timer fires, starts them one after the other, and sleeps until all is over.
 */
#ifndef PKTSEND_FLOOD_H
#define PKTSEND_FLOOD_H

#include <stdint.h>

#include "lib/error.h"

struct flood;

/*
 * Opens all virtio network cards that vfio-pci has. timer_ns: from a frame of a card to its next.
 * plans: a file. This process comes before all others then. NULL with *err filled.
 */
struct flood *flood_open(uint64_t timer_ns, const char *plans, struct tare_error *err);

/*
 * Makes a run of each plan, and before them one of the first plan to nobody: asks the receiver to
 * begin, sends the probes, and asks it to report. Prints of each {"flood": the run, "sent",
 * "card_ticks": ticks at which each card was started, "starts", "finishes": how often it asked}.
 * 0, or -1 with *err filled.
 */
int flood_all(struct flood *flood, struct tare_error *err);

#endif
