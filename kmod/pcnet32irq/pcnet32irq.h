/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * What the parts of tare_pcnet32irq share; each .c file begins with what it is for.
 *
 * Locking, outermost first: rtnl_lock (up, down, restart); the interface's address lock, or the
 * lock of its transmit queue; pcnet->lock, with interrupts off. The receive ring needs no lock:
 * only the interrupt handler or the poll walks it, or bring_up() and bring_down() without both.
 */
#ifndef _PCNET32IRQ_H
#define _PCNET32IRQ_H

#ifdef pr_fmt
#undef pr_fmt
#endif
#define pr_fmt(fmt) "tare_pcnet32irq: " fmt

#include <linux/atomic.h>
#include <linux/netdevice.h>
#include <linux/pci.h>
#include <linux/spinlock.h>
#include <linux/workqueue.h>

#include <tare/pcnet.h>
#include <tare/pcnet_rings.h>

#define PCNET_NAME	"tare_pcnet32irq"

/* The counters; ethtool -S shows the first seven, in this order. */
enum pcnet_stat {
	PCNET_INTERRUPTS,
	PCNET_POLLS,
	PCNET_NIC_RECEIVED,	/* whole frames that the chip put into the ring */
	PCNET_NIC_MISSED,	/* frames that found no descriptor */
	PCNET_NIC_ERRORS,	/* bad frames in the ring: damaged, too long, too short */
	PCNET_DRIVER_DROPPED,	/* received, but no memory, or the interface went down */
	PCNET_QUEUE_DROPPED,	/* received, but the queue of the CPU was full */
	PCNET_ETHTOOL_STATS,
	PCNET_RX_BYTES = PCNET_ETHTOOL_STATS,
	PCNET_TX_PACKETS,
	PCNET_TX_BYTES,
	PCNET_TX_ERRORS,
	PCNET_TX_DROPPED,
	PCNET_STATS,
};

struct pcnet {
	struct net_device *dev;
	struct pci_dev *pdev;
	void __iomem *regs;

	struct pcnet_shared *shared;
	dma_addr_t shared_bus;
	u8 *rx_buffers;		/* PCNET_RX_RING of PCNET_BUFFER bytes */
	dma_addr_t rx_buffers_bus;
	atomic64_t stats[PCNET_STATS];

	/* Used by the receiver alone, the handler or the poll, without the lock. */
	struct pcnet_walk walk;
	unsigned int fault_frames;

	/* Covers the registers, which take two accesses each, and the members to `napi`. */
	spinlock_t lock;
	bool running;
	bool polling;		/* interrupts are off until the poll is over */
	bool tx_interrupts;	/* the chip interrupts for frames that were sent */
	u16 missed_seen;	/* CSR112 when it was read last */
	unsigned int sent[PCNET_TX_RING];	/* bytes of each frame */
	unsigned int tx_head;	/* slot filled next; both count on without end */
	unsigned int tx_tail;	/* slot sent next */

	struct napi_struct napi;
	struct delayed_work watch;
};

/* The module's parameters: frames are taken in a NAPI poll; frames go to the CPU's queue. */
extern bool pcnet_polls, pcnet_queues;

static inline void pcnet_count(struct pcnet *pcnet, enum pcnet_stat stat, u64 n)
{
	atomic64_add(n, &pcnet->stats[stat]);
}

/* chip.c; the caller holds pcnet->lock, but for the first two and those that sleep */
/* Return: 0, or -ENODEV, told in the log. Leaves the chip stopped, in 32-bit access. */
int pcnet_chip_reset(struct pcnet *pcnet);
/* Leaves the chip as it was after power on, for the next driver; takes a struct pcnet. */
void pcnet_chip_leave(void *pcnet);
/* Whether a chip answered with this CSR0, in which a chip always has some bits set, some clear. */
static inline bool pcnet_answers(u16 status)
{
	return status && status != 0xffff;
}

u16 pcnet_csr_read(struct pcnet *pcnet, u16 number);
void pcnet_csr_write(struct pcnet *pcnet, u16 number, u16 value);
/* Every write of CSR0 turns interrupts on or off: this turns them on, unless a poll is to come. */
void pcnet_csr0_write(struct pcnet *pcnet, u16 value);
/*
 * Has the chip read its rings, when nobody else uses the registers. Sleeps; the
 * caller does not hold the lock. Return: 0, -ENODEV or -ETIMEDOUT, told in the log.
 */
int pcnet_chip_init(struct pcnet *pcnet);
void pcnet_chip_start(struct pcnet *pcnet);
void pcnet_chip_stop(struct pcnet *pcnet);
bool pcnet_chip_has_link(struct pcnet *pcnet);
void pcnet_chip_missed(struct pcnet *pcnet);
void pcnet_chip_tx_interrupts(struct pcnet *pcnet, bool on);

/* receive.c */
void pcnet_rx_fill(struct pcnet *pcnet);
/*
 * Delivers at most @limit frames; counts them as dropped unless they are @wanted: nobody will take
 * them any more. Return: how many there were.
 */
unsigned int pcnet_rx(struct pcnet *pcnet, unsigned int limit, bool wanted);

/* transmit.c */
netdev_tx_t pcnet_tx(struct sk_buff *skb, struct net_device *dev);
void pcnet_tx_done(struct pcnet *pcnet);	/* the caller holds pcnet->lock */
void pcnet_tx_abandon(struct pcnet *pcnet);

/* cost.c: delays, in ns */
enum pcnet_delay {
	PCNET_DELAY_READ,
	PCNET_DELAY_WRITE,
	PCNET_DELAY_INTERRUPT,
	PCNET_DELAY_CROSSING,
	PCNET_DELAY_SWITCH,
	PCNET_DELAYS
};

extern u32 pcnet_delays[PCNET_DELAYS];

void pcnet_wait(u32 ns);

static inline void pcnet_delay(enum pcnet_delay which)
{
	u32 ns = pcnet_delays[which];

	if (unlikely(ns))
		pcnet_wait(ns);
}

/*
 * Has the kernel wait at crossings and switches from now on. Return: 0, -EINVAL for a delay that is
 * too long, or -ENODEV and what tracepoints say, told in the log, and then nothing waits.
 */
int pcnet_cost_begin(void);
void pcnet_cost_end(void);

/* fault.c */
/* Return: 0, or -EINVAL, told in the log. */
int pcnet_fault_choose(void);
/* Return: 0, or -EPERM, told in the log: the fault would harm others. */
int pcnet_fault_allowed(struct pci_dev *pdev);
/* Spoils the ring, after it was filled and before the chip reads it. */
void pcnet_fault_ring(struct pcnet *pcnet);
void pcnet_fault_follow(struct pcnet *pcnet);

extern bool pcnet_fault_pointer;	/* a wild one */

/* The receiver calls this for each frame that it has counted. */
static inline void pcnet_fault_frame(struct pcnet *pcnet)
{
	if (unlikely(pcnet_fault_pointer))
		pcnet_fault_follow(pcnet);
}

/* netdev.c */
void pcnet_netdev_setup(struct pcnet *pcnet);

/* stats.c */
void pcnet_get_stats64(struct net_device *dev, struct rtnl_link_stats64 *stats);
extern const struct ethtool_ops pcnet_ethtool_ops;

#endif /* _PCNET32IRQ_H */
