/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Drives the chip: reset, start, receive, transmit. It knows no network stack. Registers are
 * accessed in registers.c alone, so that a test can play the chip.
 *
 * Threads: one thread receives; any thread may transmit, and count missed frames.
 */
#ifndef PCNET32_PCNET_H
#define PCNET32_PCNET_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <tare/pcnet_rings.h>

#include "lib/error.h"
#include "driver/probe/counters.h"
#include "driver/vfio/vfio.h"

/* What lies in the memory that the chip reaches. */
struct pcnet_memory {
	struct pcnet_shared shared;
	uint8_t rx_buffers[PCNET_RX_RING][PCNET_BUFFER];
};

struct pcnet {
	struct vfio *vfio;
	struct pcnet_memory *memory; /* vfio's */
	struct counters *counters;
	bool interrupts; /* the chip may interrupt */
	uint8_t mac[6];
	pthread_mutex_t registers; /* RAP and RDP belong together */
	pthread_mutex_t transmit;
	bool running;           /* under both */
	uint16_t missed_before; /* CSR112 when it was last read */
	struct pcnet_walk rx;
	unsigned int tx_next; /* where in the ring the next frame is put */
};

/*
 * Resets the chip, which stops whatever a dead driver left running, reads its address, and fills
 * the rings. vfio: with the registers mapped, and memory of zeros for struct pcnet_memory.
 */
int pcnet_open(struct pcnet *nic, struct vfio *vfio, struct counters *counters,
	       struct tare_error *err);

/* Lets the chip run, once. 0, or -1 with *err filled and the chip stopped. */
int pcnet_start(struct pcnet *nic, bool interrupts, struct tare_error *err);

/*
 * Stops it, takes the bus away from it and leaves it as the kernel's driver wants it. What was
 * missed until then is counted.
 */
void pcnet_stop(struct pcnet *nic);

/*
 * Clears the causes of interrupts and returns CSR0 as it was. Frames that the chip missed are
 * counted. Called before the ring is looked at: what comes later will interrupt again.
 */
uint16_t pcnet_acknowledge(struct pcnet *nic);

/* Whether the next frame lies in the ring: no register is read for that. */
bool pcnet_has_frame(struct pcnet *nic);

typedef void pcnet_take(void *context, const uint8_t *frame, size_t length);

/*
 * Hands up to budget frames to take, each before its descriptor goes back to the chip.
 * Returns how many descriptors were found done, whether their frames were good or not.
 */
unsigned int pcnet_receive(struct pcnet *nic, unsigned int budget, pcnet_take *take, void *context);

/*
 * Sends a frame of up to PCNET_FRAME_MAX bytes, padded. 0, or -1 if it could not be sent, which is
 * counted.
 */
int pcnet_transmit(struct pcnet *nic, const void *frame, size_t length);

/* Reads CSR112, whose 16 bits wrap: to be called more often than every 65,536 missed frames. */
void pcnet_count_missed(struct pcnet *nic);

#endif
