/* SPDX-License-Identifier: GPL-2.0-only */
/* Plays the chip for pcnet.c: its registers, and its side of the rings. */
#ifndef TESTS_FAKE_CHIP_H
#define TESTS_FAKE_CHIP_H

#include "driver/pcnet32/pcnet.h"

#define CHIP_ADDRESS 0x20000000u
#define CHIP_SENT    64

struct chip {
	struct pcnet_shared shared;
	bool wide; /* 32-bit mode */
	bool master;
	bool master_before_reset; /* a fault of the driver: an old ring was let loose */
	bool was_reset;
	bool deaf; /* does not answer INIT */
	uint16_t csr[128], bcr[32];
	unsigned int rap;
	unsigned int rx, tx; /* where the chip is in its rings */
	unsigned int sent;
	struct {
		uint8_t frame[PCNET_BUFFER];
		size_t length;
	} log[CHIP_SENT]; /* the last ones, by number */
	bool hold_transmit;
	bool finish_when_read; /* of CSR0: chip_finish is called */
};

struct pcnet_bus chip_bus(struct chip *chip);

/* A frame comes in; false: it was missed. */
bool chip_receive(struct chip *chip, const void *frame, size_t length);

/*
 * The same in two steps, as QEMU takes them: at first the descriptors are given away, and only
 * chip_finish says where the frame ends.
 */
bool chip_begin(struct chip *chip, const void *frame, size_t length);
void chip_finish(struct chip *chip, uint16_t flags);

/* Sends what waits, if chip->hold_transmit kept it. */
void chip_transmit(struct chip *chip);

#endif
