/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * The chip's registers, by their offset in BAR 1, and what they cost: where instructions are
 * counted, a register and an interrupt cost one each, as on no machine. The same is added here as
 * by the driver in the kernel.
 */
#ifndef PCNET32_REGISTERS_H
#define PCNET32_REGISTERS_H

#include <stdint.h>

#include "driver/vfio/vfio.h"

/* The most of each, in ns. */
#define DELAY_MAX 20000

/* In ns: for each read and each write of a register, and for each interrupt. */
struct delays {
	unsigned int read, write, interrupt;
};

/* Finds out how long a tick is, unless all are 0. Before any other call. */
void delay_prepare(const struct delays *delays);

uint16_t registers_read16(const struct vfio *vfio, unsigned int offset);
uint32_t registers_read32(const struct vfio *vfio, unsigned int offset);
void registers_write32(const struct vfio *vfio, unsigned int offset, uint32_t value);

/*
 * An interrupt by VFIO takes the device's configuration space, too: the kernel reads and writes
 * its command register to mask the line, and once more to unmask it. A write there is answered,
 * as a read is, and takes as long.
 */
void delay_interrupt(void);

#endif
