// SPDX-License-Identifier: GPL-2.0-only
#include "pcnet.h"

#include <stddef.h>
#include <string.h>

#include "lib/clock.h"
#include "registers.h"

#define START_NS 1000000000u /* the chip reads its initialisation block: microseconds */

/* Where the chip finds what it shares. */
#define ADDRESS(member) ((uint32_t)(VFIO_MEMORY_ADDRESS + offsetof(struct pcnet_memory, member)))

/* Causes that may interrupt: a frame came, or one was missed. */
#define MASKED_CAUSES (PCNET_CSR3_MASKS & ~(PCNET_CSR3_RINTM | PCNET_CSR3_MISSM))

/* Callers hold nic->registers from here on. At rest RAP names CSR0, which is used most. */
static uint16_t read_csr(struct pcnet *nic, unsigned int number)
{
	uint16_t value;

	registers_write32(nic->vfio, PCNET_RAP, number);
	value = registers_read32(nic->vfio, PCNET_RDP);
	registers_write32(nic->vfio, PCNET_RAP, PCNET_CSR0);
	return value;
}

static void write_csr(struct pcnet *nic, unsigned int number, uint16_t value)
{
	registers_write32(nic->vfio, PCNET_RAP, number);
	registers_write32(nic->vfio, PCNET_RDP, value);
	registers_write32(nic->vfio, PCNET_RAP, PCNET_CSR0);
}

static uint16_t read_csr0(struct pcnet *nic)
{
	return registers_read32(nic->vfio, PCNET_RDP);
}

/* Every write sets or clears INEA, so that it goes with each. */
static void write_csr0(struct pcnet *nic, uint16_t value)
{
	registers_write32(nic->vfio, PCNET_RDP, value | (nic->interrupts ? PCNET_CSR0_INEA : 0));
}

/*
 * The chip is in 16-bit or 32-bit mode, depending on who had it before: a read in the wrong one
 * does nothing. QEMU's is in 16-bit mode afterwards, the only one in which Linux finds that.
 */
static void reset_only(struct pcnet *nic)
{
	registers_read16(nic->vfio, PCNET_RESET_16);
	registers_read32(nic->vfio, PCNET_RESET);
}

/* The chip is left as the kernel's driver wants it, and has no bus. */
static void abandon(struct pcnet *nic)
{
	struct tare_error ignored;

	reset_only(nic);
	vfio_bus_master(nic->vfio, false, &ignored);
}

/* In 32-bit mode afterwards, with RAP at CSR0. */
static void reset(struct pcnet *nic)
{
	reset_only(nic);
	registers_write32(nic->vfio, PCNET_RDP, 0);
	registers_write32(nic->vfio, PCNET_RAP, PCNET_CSR0);
}

int pcnet_open(struct pcnet *nic, struct vfio *vfio, struct counters *counters,
	       struct tare_error *err)
{
	*nic = (struct pcnet){.vfio = vfio, .memory = vfio->memory, .counters = counters};
	pthread_mutex_init(&nic->registers, NULL);
	pthread_mutex_init(&nic->transmit, NULL);
	reset(nic);
	if (read_csr0(nic) != PCNET_CSR0_STOP)
		return tare_error(err, TARE_FAILED,
				  "the chip does not answer as one that was reset: CSR0 is 0x%04x, "
				  "not 0x%04x",
				  read_csr0(nic), PCNET_CSR0_STOP);
	for (unsigned int i = 0; i < sizeof(nic->mac); i++)
		nic->mac[i] = registers_read32(vfio, PCNET_APROM + i / 4 * 4) >> i % 4 * 8;
	pcnet_fill_init(&nic->memory->shared, ADDRESS(shared), nic->mac);
	pcnet_walk_begin(&nic->rx, nic->memory->shared.rx, ADDRESS(rx_buffers));
	return 0;
}

static int await_init(struct pcnet *nic, struct tare_error *err)
{
	uint64_t begin = tare_clock_ns();
	uint16_t csr0;

	do {
		csr0 = read_csr0(nic);
		if (csr0 & PCNET_CSR0_IDON)
			return 0;
	} while (!(csr0 & PCNET_CSR0_MERR) && tare_clock_ns() - begin < START_NS);
	return tare_error(err, TARE_FAILED,
			  "the chip did not read its initialisation block within a second (CSR0 "
			  "0x%04x): dmesg shows the IOMMU's faults",
			  csr0);
}

/* The reset comes before the bus: what a dead driver's rings point at is no longer mapped. */
static int start_chip(struct pcnet *nic, struct tare_error *err)
{
	uint32_t init = ADDRESS(shared.init);

	reset(nic);
	if (vfio_bus_master(nic->vfio, true, err))
		return -1;
	registers_write32(nic->vfio, PCNET_RAP, PCNET_BCR20);
	registers_write32(nic->vfio, PCNET_BDP, PCNET_BCR20_SWSTYLE_2);
	write_csr(nic, PCNET_CSR3, MASKED_CAUSES);
	write_csr(nic, PCNET_CSR4, PCNET_CSR4_DEFAULT);
	write_csr(nic, PCNET_CSR1, init & 0xffff);
	write_csr(nic, PCNET_CSR2, init >> 16);
	write_csr(nic, PCNET_CSR0, PCNET_CSR0_INIT);
	if (await_init(nic, err))
		return -1;
	nic->missed_before = read_csr(nic, PCNET_CSR112);
	write_csr0(nic, PCNET_CSR0_STRT | PCNET_CSR0_IDON);
	if (!(read_csr0(nic) & PCNET_CSR0_RXON))
		return tare_error(err, TARE_FAILED,
				  "the chip's receiver did not start (CSR0 0x%04x)",
				  read_csr0(nic));
	return 0;
}

int pcnet_start(struct pcnet *nic, bool interrupts, struct tare_error *err)
{
	int failed;

	pthread_mutex_lock(&nic->transmit);
	pthread_mutex_lock(&nic->registers);
	nic->interrupts = interrupts;
	failed = start_chip(nic, err);
	nic->running = !failed;
	if (failed)
		abandon(nic);
	pthread_mutex_unlock(&nic->registers);
	pthread_mutex_unlock(&nic->transmit);
	return failed;
}

static void add_missed(struct pcnet *nic)
{
	uint16_t missed = read_csr(nic, PCNET_CSR112);

	counter_add(&nic->counters->nic_missed, (uint16_t)(missed - nic->missed_before));
	nic->missed_before = missed;
}

void pcnet_stop(struct pcnet *nic)
{
	pthread_mutex_lock(&nic->transmit);
	pthread_mutex_lock(&nic->registers);
	if (nic->running) {
		nic->running = false;
		nic->interrupts = false;
		write_csr0(nic, PCNET_CSR0_STOP);
		add_missed(nic);
	}
	abandon(nic);
	pthread_mutex_unlock(&nic->registers);
	pthread_mutex_unlock(&nic->transmit);
}

uint16_t pcnet_acknowledge(struct pcnet *nic)
{
	uint16_t csr0 = 0;

	pthread_mutex_lock(&nic->registers);
	if (nic->running) {
		csr0 = read_csr0(nic);
		write_csr0(nic, csr0 & PCNET_CSR0_CAUSES);
		if (csr0 & PCNET_CSR0_MISS)
			add_missed(nic);
	}
	pthread_mutex_unlock(&nic->registers);
	return csr0;
}

bool pcnet_has_frame(struct pcnet *nic)
{
	struct pcnet_found found;

	return pcnet_look(&nic->rx, &found) != PCNET_EMPTY;
}

/*
 * What looks bad may be half written: a read of any register is answered only after the chip's
 * writes to memory, by PCI's rules, and what is still bad then, is.
 */
static enum pcnet_outcome look_twice(struct pcnet *nic, struct pcnet_found *found)
{
	enum pcnet_outcome outcome = pcnet_look(&nic->rx, found);

	if (outcome != PCNET_BAD)
		return outcome;
	pthread_mutex_lock(&nic->registers);
	read_csr0(nic);
	pthread_mutex_unlock(&nic->registers);
	return pcnet_look(&nic->rx, found);
}

unsigned int pcnet_receive(struct pcnet *nic, unsigned int budget, pcnet_take *take, void *context)
{
	struct pcnet_found found;
	unsigned int done = 0;

	while (done < budget) {
		switch (look_twice(nic, &found)) {
		case PCNET_EMPTY:
			return done;
		case PCNET_MARKED:
			counter_add(&nic->counters->nic_errors, 1);
			break;
		case PCNET_BAD:
			counter_add(&nic->counters->nic_received, 1);
			counter_add(&nic->counters->driver_dropped, 1);
			break;
		case PCNET_FRAME:
			counter_add(&nic->counters->nic_received, 1);
			take(context, nic->memory->rx_buffers[pcnet_slot(&nic->rx, 0)],
			     found.length);
			break;
		}
		pcnet_walk_on(&nic->rx, found.span, ADDRESS(rx_buffers));
		done += found.span;
	}
	return done;
}

/* Copies a frame into the ring, padded. 0, or -1: the ring is full, or the length is bad. */
static int put(struct pcnet *nic, const void *frame, size_t length)
{
	struct pcnet_shared *shared = &nic->memory->shared;
	struct pcnet_descriptor *descriptor = &shared->tx[nic->tx_next];
	uint8_t *buffer = shared->tx_buffers[nic->tx_next];

	if (!length || length > PCNET_FRAME_MAX || pcnet_status(descriptor) & PCNET_OWN)
		return -1;
	memcpy(buffer, frame, length);
	if (length < PCNET_FRAME_MIN) {
		memset(buffer + length, 0, PCNET_FRAME_MIN - length);
		length = PCNET_FRAME_MIN;
	}
	pcnet_give(descriptor, ADDRESS(shared.tx_buffers) + nic->tx_next * PCNET_BUFFER, length,
		   PCNET_STP | PCNET_ENP);
	nic->tx_next = (nic->tx_next + 1) % PCNET_TX_RING;
	return 0;
}

int pcnet_transmit(struct pcnet *nic, const void *frame, size_t length)
{
	int failed = -1;

	pthread_mutex_lock(&nic->transmit);
	if (nic->running)
		failed = put(nic, frame, length);
	if (failed) {
		counter_add(&nic->counters->transmit_dropped, 1);
	} else {
		pthread_mutex_lock(&nic->registers);
		write_csr0(nic, PCNET_CSR0_TDMD);
		pthread_mutex_unlock(&nic->registers);
	}
	pthread_mutex_unlock(&nic->transmit);
	return failed;
}

void pcnet_count_missed(struct pcnet *nic)
{
	pthread_mutex_lock(&nic->registers);
	if (nic->running)
		add_missed(nic);
	pthread_mutex_unlock(&nic->registers);
}
