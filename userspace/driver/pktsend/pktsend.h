/* SPDX-License-Identifier: GPL-2.0-only */
/* What the parts of pktsend share: each begins with what it is for. */
#ifndef PKTSEND_H
#define PKTSEND_H

#include <linux/virtio_net.h>
#include <linux/virtio_pci.h>
#include <linux/virtio_ring.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <tare/pcnet.h>

#include "driver/probe/probe.h"
#include "driver/vfio/vfio.h"
#include "lib/error.h"

/* ---- sending.c: what the sender says to a receiver, questions and transfers */

/* Asks until there is an answer. How often that was, or -1 with *err filled. */
int sending_ask(enum probe_kind kind, uint8_t run, struct tare_error *err);

/*
 * Bytes by TCP, of this machine's own stack. timeout in s, without progress. After each of up to
 * `breaks` connections that cannot be made, or break, all bytes are sent again by another. Prints
 * {"transfer": bytes, "seconds", "retransmitted", "broken": connections,
 *  "from_first_s"}: seconds is of the whole connection, and from_first_s since the first was there.
 */
int sending_transfer(uint64_t bytes, unsigned int timeout, uint64_t breaks, struct tare_error *err);

/*
 * ---- plan.c
 * When the packets of floods come and how long they are, as tare draws it (docs/formats.md): a file
 * of "tarepace", then in 32 bits, little-endian and without gaps, how many cards and rows there
 * are, and of each plan the ns after its beginning at which each card is started, in ascending
 * order, and row by row the size of the frame that each card sends then, 0: none that anybody
 * takes.
 */

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

/*
 * ---- generator.c
 * A virtio network card that sends one frame each time its timer of virtual time fires, from a
 * ring that was filled before: QEMU's virtio-net-pci with tx=timer,x-txburst=1. While it sends,
 * the machine's CPU has nothing to do with it.
 */

#define GENERATOR_SLOTS 256 /* frames that it can be given at once */
#define GENERATORS_MAX  128

extern const struct pci_kind generator_kind;

/* What the card wants before a frame; of zeros, it says that there is nothing to do to it. */
#define GENERATOR_HEADER sizeof(struct virtio_net_hdr_v1)

/* SLOTS descriptors, and those that the card has and gives back: as virtio lays them out. */
#define GENERATOR_RING(slots)                                                                      \
	struct {                                                                                   \
		struct vring_desc descriptor[slots] __attribute__((aligned(16)));                  \
		struct {                                                                           \
			__le16 flags, index, slot[slots], unused;                                  \
		} available;                                                                       \
		struct {                                                                           \
			__le16 flags, index;                                                       \
			struct vring_used_elem slot[slots];                                        \
			__le16 unused;                                                             \
		} used __attribute__((aligned(4)));                                                \
	}

/* What lies in memory that the card reaches. */
struct generator_memory {
	GENERATOR_RING(GENERATOR_SLOTS) send;
	GENERATOR_RING(1) receive;
	GENERATOR_RING(2) control;
	uint8_t unused[GENERATOR_HEADER + PCNET_FRAME_MIN]; /* a frame that nobody sends to it */
	uint8_t command[3], status;
} __attribute__((aligned(4096)));

struct generator {
	struct vfio vfio;
	struct generator_memory *memory;
	volatile struct virtio_pci_common_cfg *common;
	volatile uint8_t *doorbells;
	uint32_t doorbell_step; /* bytes */
	volatile uint16_t *send;
};

/*
 * Opens the card at a PCI address. memory: a part of what vfio has. vfio: opened, without its
 * registers mapped; it is the generator's from here on.
 * Returns 0, or -1 with *err filled.
 */
int generator_open(struct generator *generator, const struct vfio *vfio,
		   struct generator_memory *memory, struct tare_error *err);

/* Slot i is a frame of `size` bytes behind its header, in vfio's memory. */
void generator_place(struct generator *generator, unsigned int i, const void *frame, size_t size);

/* Gives the card its first n slots, which it will send in this order once it is started. */
void generator_give(struct generator *generator, unsigned int n);

/* The first frame goes one period of the card's timer from now. One store to a register. */
static inline void generator_start(struct generator *generator)
{
	*generator->send = 1;
}

/* Whether it has sent all that it was given. */
bool generator_done(const struct generator *generator);

/*
 * ---- flood.c
 * Floods in virtual time, in an exact machine: fills the rings of network cards that send one frame
 * each time a timer fires, starts them one after the other, and sleeps until all is over.
 */

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
