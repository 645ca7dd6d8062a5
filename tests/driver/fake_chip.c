// SPDX-License-Identifier: GPL-2.0-only
#include "fake_chip.h"

#include <endian.h>
#include <stdlib.h>
#include <string.h>

/* What a bus address of ours means here; anything else ends the test. */
static void *memory(struct chip *chip, uint32_t address, size_t size)
{
	uint32_t offset = address - CHIP_ADDRESS;

	if (!chip->master || offset + size > sizeof(chip->shared))
		abort();
	return (uint8_t *)&chip->shared + offset;
}

static void chip_reset(struct chip *chip)
{
	memset(chip->csr, 0, sizeof(chip->csr));
	chip->csr[0] = PCNET_CSR0_STOP;
	chip->rap = 0;
	chip->wide = false;
	chip->was_reset = true;
}

static void initialise(struct chip *chip)
{
	uint32_t address = chip->csr[PCNET_CSR2] << 16 | chip->csr[PCNET_CSR1];
	struct pcnet_init_block *init;

	if (chip->deaf)
		return;
	if (!chip->master) {
		chip->csr[0] |= PCNET_CSR0_MERR;
		return;
	}
	init = memory(chip, address, sizeof(*init));
	if (init->rx_ring_log2 >> 4 != PCNET_RX_RING_LOG2 ||
	    init->tx_ring_log2 >> 4 != PCNET_TX_RING_LOG2 ||
	    chip->bcr[PCNET_BCR20] != PCNET_BCR20_SWSTYLE_2 ||
	    memory(chip, le32toh(init->rx_ring), sizeof(chip->shared.rx)) != chip->shared.rx ||
	    memory(chip, le32toh(init->tx_ring), sizeof(chip->shared.tx)) != chip->shared.tx)
		return; /* no IDON */
	chip->rx = chip->tx = 0;
	chip->csr[0] = (chip->csr[0] & ~PCNET_CSR0_STOP) | PCNET_CSR0_IDON | PCNET_CSR0_INIT;
}

void chip_transmit(struct chip *chip)
{
	for (;;) {
		struct pcnet_descriptor *d = &chip->shared.tx[chip->tx];
		unsigned int slot = chip->sent % CHIP_SENT;
		size_t length = 0x10000 - le16toh(d->length);

		if (!(le16toh(d->status) & PCNET_OWN))
			return;
		if (length > sizeof(chip->log[slot].frame))
			abort();
		memcpy(chip->log[slot].frame, memory(chip, le32toh(d->address), length), length);
		chip->log[slot].length = length;
		chip->sent++;
		d->status = htole16(le16toh(d->status) & ~PCNET_OWN);
		chip->csr[0] |= PCNET_CSR0_TINT;
		chip->tx = (chip->tx + 1) % PCNET_TX_RING;
	}
}

static void write_csr0(struct chip *chip, uint16_t value)
{
	chip->csr[0] &= ~(value & PCNET_CSR0_CAUSES) & ~PCNET_CSR0_INEA;
	chip->csr[0] |= value & PCNET_CSR0_INEA;
	if (value & PCNET_CSR0_STOP)
		chip->csr[0] = PCNET_CSR0_STOP;
	else if (value & PCNET_CSR0_INIT)
		initialise(chip);
	else if (value & PCNET_CSR0_STRT)
		chip->csr[0] |= PCNET_CSR0_STRT | PCNET_CSR0_RXON | PCNET_CSR0_TXON;
	if (value & PCNET_CSR0_TDMD && !chip->hold_transmit)
		chip_transmit(chip);
}

static uint16_t read16(void *context, unsigned int offset)
{
	struct chip *chip = context;

	if (!chip->wide && offset == PCNET_RESET_16)
		chip_reset(chip);
	return 0xffff;
}

static uint32_t read32(void *context, unsigned int offset)
{
	struct chip *chip = context;

	if (!chip->wide)
		return 0xffffffff;
	if (offset == PCNET_RDP && chip->finish_when_read) {
		chip->finish_when_read = false;
		chip_finish(chip, PCNET_ENP);
	}
	switch (offset) {
	case PCNET_APROM:
		return 0x00005452;
	case PCNET_APROM + 4:
		return 0xaaaa0277;
	case PCNET_RDP:
		return chip->csr[chip->rap];
	case PCNET_BDP:
		return chip->bcr[chip->rap];
	case PCNET_RESET:
		chip_reset(chip);
	}
	return 0;
}

static void write32(void *context, unsigned int offset, uint32_t value)
{
	struct chip *chip = context;

	if (!chip->wide) {
		chip->wide = offset == PCNET_RDP;
		return;
	}
	if (offset == PCNET_RAP)
		chip->rap = value & 127;
	else if (offset == PCNET_BDP)
		chip->bcr[chip->rap & 31] = value;
	else if (offset == PCNET_RDP && chip->rap == PCNET_CSR0)
		write_csr0(chip, value);
	else if (offset == PCNET_RDP)
		chip->csr[chip->rap] = value;
}

static int bus_master(void *context, bool on, struct tare_error *err)
{
	struct chip *chip = context;

	(void)err;
	if (on && !chip->was_reset)
		chip->master_before_reset = true;
	chip->master = on;
	return 0;
}

struct pcnet_bus chip_bus(struct chip *chip)
{
	return (struct pcnet_bus){chip,       read16,        read32,      write32,
				  bus_master, &chip->shared, CHIP_ADDRESS};
}

static bool owns(const struct pcnet_descriptor *d)
{
	/* a length whose upper bits are no ones is no descriptor to the chip */
	return le16toh(d->status) & PCNET_OWN && le16toh(d->length) >> 12 == 15;
}

bool chip_begin(struct chip *chip, const void *frame, size_t length)
{
	struct pcnet_descriptor *d = &chip->shared.rx[chip->rx];
	size_t left = length + PCNET_FCS, part, copied = 0;
	uint16_t flags = PCNET_STP;

	if (!(chip->csr[0] & PCNET_CSR0_RXON))
		return false;
	if (!owns(d)) {
		chip->csr[0] |= PCNET_CSR0_MISS;
		chip->csr[PCNET_CSR112]++;
		return false;
	}
	for (;;) {
		part = 0x10000 - le16toh(d->length);
		part = part < left ? part : left;
		if (copied < length)
			memcpy(memory(chip, le32toh(d->address), part),
			       (const uint8_t *)frame + copied,
			       part < length - copied ? part : length - copied);
		copied += part;
		left -= part;
		if (!left)
			d->message = htole32(length + PCNET_FCS);
		__atomic_store_n(&d->status, htole16(flags), __ATOMIC_RELEASE);
		flags = 0;
		if (!left || !owns(&chip->shared.rx[(chip->rx + 1) % PCNET_RX_RING]))
			return true;
		chip->rx = (chip->rx + 1) % PCNET_RX_RING;
		d = &chip->shared.rx[chip->rx];
	}
}

void chip_finish(struct chip *chip, uint16_t flags)
{
	struct pcnet_descriptor *d = &chip->shared.rx[chip->rx];

	__atomic_store_n(&d->status, htole16(le16toh(d->status) | flags), __ATOMIC_RELEASE);
	chip->rx = (chip->rx + 1) % PCNET_RX_RING;
	chip->csr[0] |= PCNET_CSR0_RINT;
}

bool chip_receive(struct chip *chip, const void *frame, size_t length)
{
	if (!chip_begin(chip, frame, length))
		return false;
	chip_finish(chip, PCNET_ENP);
	return true;
}
