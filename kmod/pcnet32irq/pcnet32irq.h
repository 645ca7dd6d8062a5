/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef _PCNET32IRQ_H
#define _PCNET32IRQ_H

#ifdef pr_fmt
#undef pr_fmt
#endif
#define pr_fmt(fmt) "tare_pcnet32irq: " fmt

#include <linux/netdevice.h>
#include <linux/pci.h>
#include <linux/spinlock.h>
#include <linux/u64_stats_sync.h>
#include <linux/workqueue.h>

#include <tare/pcnet.h>
#include <tare/pcnet_rings.h>

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
	u8 tx_buffers[PCNET_TX_RING][PCNET_BUFFER];	/* transmit=copied */
};

/* A frame in the transmit ring. */
struct pcnet_sent {
	unsigned int length;
	struct sk_buff *skb;	/* transmit=mapped, as the next */
	dma_addr_t bus;
};

/* Which frames the chip takes. */
struct pcnet_filter {
	u32 mode;
	u32 groups[2];
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

	/* Only the one who receives: the handler or the poll. */
	struct pcnet_walk walk;
	u64_stats_t rx_stats[PCNET_STATS];
	struct u64_stats_sync rx_sync;
	unsigned int fault_frames;

	/* From here: registers, which are reached in two steps, and what goes with them. */
	spinlock_t lock;
	u64 stats[PCNET_STATS];
	bool running;
	bool dead;		/* does not answer; said once */
	bool polling;		/* interrupts are off until the poll is over */
	bool tx_interrupts;	/* for frames that were sent */
	struct pcnet_filter wanted, applied;
	u16 missed_seen;	/* CSR112 when it was read last */
	struct pcnet_sent sent[PCNET_TX_RING];
	unsigned int tx_head;	/* filled next; both count on without end */
	unsigned int tx_tail;	/* sent next */

	struct napi_struct napi;
	struct delayed_work watch;
	struct work_struct restart;
	struct work_struct refilter;

	struct dentry *debug;
	int fault;		/* of debug.c; 0: none */
};

/* As the module's parameters say: frames are taken in a NAPI poll; go to the CPU's queue. */
extern bool pcnet_polls, pcnet_queues;
/* What is sent is copied into the ring's own buffers, without an interrupt. */
extern bool pcnet_copies;

/* With the lock held. */
static inline void pcnet_count(struct pcnet *pcnet, enum pcnet_stat stat)
{
	pcnet->stats[stat]++;
}

/* By the one who receives. */
static inline void pcnet_count_rx(struct pcnet *pcnet, enum pcnet_stat stat)
{
	u64_stats_update_begin(&pcnet->rx_sync);
	u64_stats_inc(&pcnet->rx_stats[stat]);
	u64_stats_update_end(&pcnet->rx_sync);
}

/* chip.c; with the lock held, but for the first two and what may sleep */
int pcnet_chip_reset(struct pcnet *pcnet);
void pcnet_chip_leave(struct pcnet *pcnet);
/* Whether there is a chip behind what was read from CSR0, of which some bits are always set. */
static inline bool pcnet_answers(u16 status)
{
	return status && status != 0xffff;
}

u16 pcnet_csr_read(struct pcnet *pcnet, u16 number);
void pcnet_csr_write(struct pcnet *pcnet, u16 number, u16 value);
/* Every write of CSR0 turns interrupts on or off: on, unless a poll is to come. */
void pcnet_csr0_write(struct pcnet *pcnet, u16 value);
/* Reads the rings and the filter; nobody else uses the registers. May sleep, without the lock. */
int pcnet_chip_init(struct pcnet *pcnet);
void pcnet_chip_start(struct pcnet *pcnet);
void pcnet_chip_stop(struct pcnet *pcnet);
/* Has the chip take the frames that are wanted now. May sleep, without the lock. */
void pcnet_chip_filter(struct pcnet *pcnet);
bool pcnet_chip_has_link(struct pcnet *pcnet);
void pcnet_chip_missed(struct pcnet *pcnet);
void pcnet_chip_tx_interrupts(struct pcnet *pcnet, bool on);

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

/* debug.c: what debugfs asks for, for experiments */
enum pcnet_delay { PCNET_DELAY_READ, PCNET_DELAY_WRITE, PCNET_DELAY_INTERRUPT, PCNET_DELAYS };

extern u32 pcnet_delays[PCNET_DELAYS];	/* ns */

void pcnet_debug_wait(u32 ns);

static inline void pcnet_delay(enum pcnet_delay which)
{
	u32 ns = READ_ONCE(pcnet_delays[which]);

	if (unlikely(ns))
		pcnet_debug_wait(ns);
}

void pcnet_debug_setup(void);
void pcnet_debug_remove(void);
void pcnet_debug_add(struct pcnet *pcnet);
void pcnet_debug_del(struct pcnet *pcnet);
/* Spoils the ring, which is filled and not yet the chip's, if it is told to. */
void pcnet_debug_ring(struct pcnet *pcnet);
void pcnet_debug_spoil(struct pcnet *pcnet);

/* A frame was received and counted. */
static inline void pcnet_debug_frame(struct pcnet *pcnet)
{
	if (unlikely(READ_ONCE(pcnet->fault)))
		pcnet_debug_spoil(pcnet);
}

/* netdev.c */
void pcnet_netdev_setup(struct pcnet *pcnet);
/* What was counted until now, PCNET_STATS values. */
void pcnet_counted(struct pcnet *pcnet, u64 *values);

/* ethtool.c */
extern const struct ethtool_ops pcnet_ethtool_ops;

#endif /* _PCNET32IRQ_H */
