/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef _PCNET32IRQ_H
#define _PCNET32IRQ_H

#ifdef pr_fmt
#undef pr_fmt
#endif
#define pr_fmt(fmt) "tare_pcnet32irq: " fmt

#include <linux/atomic.h>
#include <linux/delay.h>
#include <linux/netdevice.h>
#include <linux/pci.h>
#include <linux/spinlock.h>
#include <linux/workqueue.h>

#include <tare/pcnet.h>

#define PCNET_NAME	"tare_pcnet32irq"

/* What is counted; the first seven are what ethtool -S shows, in this order. */
enum pcnet_stat {
	PCNET_INTERRUPTS,
	PCNET_POLLS,
	PCNET_NIC_RECEIVED,	/* whole frames that the chip put into the ring */
	PCNET_NIC_MISSED,	/* frames that found no descriptor */
	PCNET_NIC_ERRORS,	/* frames in the ring that are none: damaged, too long, too short */
	PCNET_DRIVER_DROPPED,	/* received, and then no memory, or the interface went down */
	PCNET_QUEUE_DROPPED,	/* received, and then the queue of the CPU was full */
	PCNET_ETHTOOL_STATS,
	PCNET_RX_BYTES = PCNET_ETHTOOL_STATS,
	PCNET_TX_PACKETS,
	PCNET_TX_BYTES,
	PCNET_TX_ERRORS,
	PCNET_TX_CARRIER,
	PCNET_TX_DROPPED,
	PCNET_STATS,
};

/* What chip and driver share for as long as the driver holds the device. */
struct pcnet_shared {
	struct pcnet_descriptor rx[PCNET_RX_RING];
	struct pcnet_descriptor tx[PCNET_TX_RING];
	struct pcnet_init_block init;
};

struct pcnet_sent {
	struct sk_buff *skb;
	dma_addr_t bus;
};

struct pcnet {
	struct net_device *dev;
	struct pci_dev *pdev;
	void __iomem *regs;
	int bar;

	struct pcnet_shared *shared;
	dma_addr_t shared_bus;
	u8 *rx_buffers;		/* PCNET_RX_RING of PCNET_BUFFER bytes */
	dma_addr_t rx_buffers_bus;

	unsigned int rx_next;	/* only the one who receives: the handler or the poll */

	/* From here: registers, which are reached in two steps, and what goes with them. */
	spinlock_t lock;
	bool running;
	bool dead;		/* does not answer; said once */
	u16 mode;
	u32 filter[2];
	u16 missed_seen;	/* CSR112 when it was read last */
	struct pcnet_sent sent[PCNET_TX_RING];
	unsigned int tx_head;	/* filled next; both count on without end */
	unsigned int tx_tail;	/* sent next */

	struct napi_struct napi;
	struct delayed_work watch;
	struct work_struct restart;

	atomic64_t stats[PCNET_STATS];
};

/* Delivery by napi poll; otherwise by the CPU's queue. */
extern bool pcnet_polls;

static inline void pcnet_count(struct pcnet *pcnet, enum pcnet_stat stat)
{
	atomic64_inc(&pcnet->stats[stat]);
}

static inline u64 pcnet_counted(struct pcnet *pcnet, enum pcnet_stat stat)
{
	return atomic64_read(&pcnet->stats[stat]);
}

/* chip.c; with the lock held, but for the first two */
int pcnet_chip_reset(struct pcnet *pcnet);
void pcnet_chip_leave(struct pcnet *pcnet);
/* Whether there is a chip behind what was read from CSR0, of which some bits are always set. */
static inline bool pcnet_answers(u16 status)
{
	return status && status != 0xffff;
}

u16 pcnet_csr_read(struct pcnet *pcnet, u16 number);
void pcnet_csr_write(struct pcnet *pcnet, u16 number, u16 value);
int pcnet_chip_start(struct pcnet *pcnet);
void pcnet_chip_stop(struct pcnet *pcnet);
void pcnet_chip_filter(struct pcnet *pcnet);
bool pcnet_chip_has_link(struct pcnet *pcnet);
void pcnet_chip_missed(struct pcnet *pcnet);

/* receive.c */
void pcnet_rx_fill(struct pcnet *pcnet);
/* At most this many frames; returns how many were there. */
unsigned int pcnet_rx(struct pcnet *pcnet, unsigned int limit);
/* Frames that nobody will take any more. */
void pcnet_rx_abandon(struct pcnet *pcnet);

/* transmit.c */
netdev_tx_t pcnet_tx(struct sk_buff *skb, struct net_device *dev);
void pcnet_tx_done(struct pcnet *pcnet);	/* with the lock held */
void pcnet_tx_abandon(struct pcnet *pcnet);

/* fault.c; choose and check say why they refuse */
int pcnet_fault_choose(void);
int pcnet_fault_check(struct pcnet *pcnet);
void pcnet_fault_ring(struct pcnet *pcnet);
void pcnet_fault_frame(struct pcnet *pcnet);

/* delay.c: what the chip may be told to cost, for machines in which it costs nothing */
enum pcnet_delay { PCNET_DELAY_READ, PCNET_DELAY_WRITE, PCNET_DELAY_INTERRUPT, PCNET_DELAYS };

extern u32 pcnet_delays[PCNET_DELAYS];	/* ns */

static inline void pcnet_delay(enum pcnet_delay which)
{
	u32 ns = READ_ONCE(pcnet_delays[which]);

	if (unlikely(ns))
		ndelay(ns);
}

void pcnet_delay_setup(void);
void pcnet_delay_remove(void);

/* netdev.c */
void pcnet_netdev_setup(struct pcnet *pcnet);

extern const struct ethtool_ops pcnet_ethtool_ops;

#endif /* _PCNET32IRQ_H */
