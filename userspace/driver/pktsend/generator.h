/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * A virtio network card that sends one frame each time its timer of virtual time fires, from a
 * ring that was filled before: QEMU's virtio-net-pci with tx=timer,x-txburst=1. While it sends,
 * the machine's CPU has nothing to do with it.
 */
#ifndef PKTSEND_GENERATOR_H
#define PKTSEND_GENERATOR_H

#include <linux/virtio_net.h>
#include <linux/virtio_pci.h>
#include <linux/virtio_ring.h>
#include <stdbool.h>
#include <stdint.h>

#include <tare/pcnet.h>

#include "lib/error.h"
#include "driver/vfio/vfio.h"

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

#endif
