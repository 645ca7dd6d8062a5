// SPDX-License-Identifier: GPL-2.0-only
/*
 * The chip: registers, reset, start and stop.
 */
#include <linux/io.h>
#include <linux/iopoll.h>

#include "pcnet32irq.h"

#define WAIT_STEP	20		/* us, as is WAIT */
#define WAIT		100000

static u32 read32(struct pcnet *pcnet, unsigned int offset)
{
	u32 value = ioread32(pcnet->regs + offset);

	pcnet_delay(PCNET_DELAY_READ);
	return value;
}

static void write32(struct pcnet *pcnet, unsigned int offset, u32 value)
{
	iowrite32(value, pcnet->regs + offset);
	pcnet_delay(PCNET_DELAY_WRITE);
}

/*
 * A register of CSR (port RDP) or BCR (BDP). Whenever nobody holds the lock RAP names CSR0, so that
 * CSR0, used most, takes one access.
 */
static u16 read_register(struct pcnet *pcnet, unsigned int port, u16 number)
{
	u16 value;

	if (number != PCNET_CSR0)
		write32(pcnet, PCNET_RAP, number);
	value = read32(pcnet, port);
	if (number != PCNET_CSR0)
		write32(pcnet, PCNET_RAP, PCNET_CSR0);
	return value;
}

static void write_register(struct pcnet *pcnet, unsigned int port, u16 number, u16 value)
{
	if (number != PCNET_CSR0)
		write32(pcnet, PCNET_RAP, number);
	write32(pcnet, port, value);
	if (number != PCNET_CSR0)
		write32(pcnet, PCNET_RAP, PCNET_CSR0);
}

u16 pcnet_csr_read(struct pcnet *pcnet, u16 number)
{
	return read_register(pcnet, PCNET_RDP, number);
}

void pcnet_csr_write(struct pcnet *pcnet, u16 number, u16 value)
{
	write_register(pcnet, PCNET_RDP, number, value);
}

void pcnet_csr0_write(struct pcnet *pcnet, u16 value)
{
	pcnet_csr_write(pcnet, PCNET_CSR0, value | (pcnet->polling ? 0 : PCNET_CSR0_INEA));
}

/* The last driver may have left the chip in either width of access, so this resets in both. */
static void reset_any(struct pcnet *pcnet)
{
	read32(pcnet, PCNET_RESET);
	ioread16(pcnet->regs + PCNET_RESET_16);
}

int pcnet_chip_reset(struct pcnet *pcnet)
{
	u16 status;

	reset_any(pcnet);
	write32(pcnet, PCNET_RDP, 0);
	write32(pcnet, PCNET_RAP, PCNET_CSR0);
	status = pcnet_csr_read(pcnet, PCNET_CSR0);
	if (status != PCNET_CSR0_STOP) {
		pci_err(pcnet->pdev, "CSR0 is %#x after a reset, not %#x: no such chip answers\n",
			status, PCNET_CSR0_STOP);
		return -ENODEV;
	}
	write_register(pcnet, PCNET_BDP, PCNET_BCR20, PCNET_BCR20_SWSTYLE_2);
	return 0;
}

void pcnet_chip_leave(void *pcnet)
{
	reset_any(pcnet);
}

static void mask(struct pcnet *pcnet)
{
	pcnet_csr_write(pcnet, PCNET_CSR3, pcnet->tx_interrupts ? 0 : PCNET_CSR3_TINTM);
}

static int initialise(struct pcnet *pcnet)
{
	u32 init_bus = pcnet->shared_bus + offsetof(struct pcnet_shared, init);
	u16 status;
	int err;

	pcnet_csr_write(pcnet, PCNET_CSR1, init_bus & 0xffff);
	pcnet_csr_write(pcnet, PCNET_CSR2, init_bus >> 16);
	pcnet_csr_write(pcnet, PCNET_CSR4, PCNET_CSR4_DEFAULT);
	pcnet->tx_interrupts = false;
	mask(pcnet);
	pcnet_csr_write(pcnet, PCNET_CSR0, PCNET_CSR0_INIT);
	err = read_poll_timeout(pcnet_csr_read, status, status & PCNET_CSR0_IDON, WAIT_STEP, WAIT,
				false, pcnet, PCNET_CSR0);
	if (err)
		netdev_err(pcnet->dev, "the chip does not read its initialisation block\n");
	return err;
}

/* The rings are filled. The chip was reset, or has been stopped. */
int pcnet_chip_init(struct pcnet *pcnet)
{
	int err = pcnet_chip_reset(pcnet);

	if (err)
		return err;
	pcnet_fill_init(pcnet->shared, pcnet->shared_bus, pcnet->dev->dev_addr);
	/* only after the reset: before it the rings of a driver that died may have been live */
	pci_set_master(pcnet->pdev);
	err = initialise(pcnet);
	if (err) {
		pcnet_csr_write(pcnet, PCNET_CSR0, PCNET_CSR0_STOP);
		pci_clear_master(pcnet->pdev);
	}
	return err;
}

void pcnet_chip_start(struct pcnet *pcnet)
{
	pcnet->missed_seen = pcnet_csr_read(pcnet, PCNET_CSR112);
	pcnet->running = true;
	pcnet->polling = false;
	pcnet_csr0_write(pcnet, PCNET_CSR0_IDON | PCNET_CSR0_STRT);
}

/*
 * CSR112 has 16 bits and gives no sign when it wraps, so it must be read once in 65,535 missed
 * frames: the interrupt and the poll that are told of one read it, and so does the watch.
 */
void pcnet_chip_missed(struct pcnet *pcnet)
{
	u16 value = pcnet_csr_read(pcnet, PCNET_CSR112);

	pcnet_count(pcnet, PCNET_NIC_MISSED, (u16)(value - pcnet->missed_seen));
	pcnet->missed_seen = value;
}

void pcnet_chip_stop(struct pcnet *pcnet)
{
	pcnet_csr_write(pcnet, PCNET_CSR0, PCNET_CSR0_STOP);
	/* the reset before the next start clears the counter */
	pcnet_chip_missed(pcnet);
	pcnet->running = false;
	pci_clear_master(pcnet->pdev);
}

void pcnet_chip_tx_interrupts(struct pcnet *pcnet, bool on)
{
	pcnet->tx_interrupts = on;
	mask(pcnet);
}

bool pcnet_chip_has_link(struct pcnet *pcnet)
{
	u16 status = read_register(pcnet, PCNET_BDP, PCNET_BCR4);

	return status != 0xffff && (status & PCNET_BCR4_LINK);
}
