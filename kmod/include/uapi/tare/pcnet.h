/* SPDX-License-Identifier: GPL-2.0-only WITH Linux-syscall-note */
/*
 * AMD Am79C970A (PCnet-PCI II): its registers and what it shares with the driver in memory,
 * as far as tare's two drivers use them. 32-bit access and software style 2 throughout.
 *
 * Source: AMD publication 19436, "Am79C970A PCnet-PCI II", chapters on the control and
 * status registers and on descriptor rings; names are the data sheet's.
 */
#ifndef _UAPI_TARE_PCNET_H
#define _UAPI_TARE_PCNET_H

#include <linux/types.h>

#define PCNET_PCI_VENDOR	0x1022
#define PCNET_PCI_DEVICE	0x2000

/* Offsets into either BAR. After a reset the chip is in 16-bit mode. */
#define PCNET_APROM		0x00	/* bytes 0 to 5: MAC address */
#define PCNET_RDP		0x10	/* CSR data; a 32-bit write begins 32-bit mode */
#define PCNET_RAP		0x14	/* number of the CSR or BCR */
#define PCNET_RESET		0x18	/* a read resets */
#define PCNET_BDP		0x1c	/* BCR data */
#define PCNET_RESET_16		0x14	/* the same in 16-bit mode */

/* CSR0: causes are cleared by writing 1; INEA takes the value of every write. */
#define PCNET_CSR0		0
#define PCNET_CSR0_INIT		0x0001
#define PCNET_CSR0_STRT		0x0002
#define PCNET_CSR0_STOP		0x0004
#define PCNET_CSR0_TDMD		0x0008	/* doorbell of the transmit ring */
#define PCNET_CSR0_RXON		0x0020
#define PCNET_CSR0_INEA		0x0040
#define PCNET_CSR0_INTR		0x0080
#define PCNET_CSR0_IDON		0x0100
#define PCNET_CSR0_MERR		0x0800
#define PCNET_CSR0_MISS		0x1000
#define PCNET_CSR0_CAUSES	0x7f00

#define PCNET_CSR1		1	/* address of the initialisation block, low half */
#define PCNET_CSR2		2	/* high half */
#define PCNET_CSR3		3	/* interrupt masks */
#define PCNET_CSR3_MASKS	0x5f00	/* every cause that can be masked */
#define PCNET_CSR3_MISSM	0x1000
#define PCNET_CSR3_RINTM	0x0400
#define PCNET_CSR3_TINTM	0x0200
#define PCNET_CSR4		4
#define PCNET_CSR4_DEFAULT	0x0915	/* auto-pad, no interrupts of its own */
#define PCNET_CSR112		112	/* missed frames, 16 bits; wraps without a sign */
#define PCNET_MISSED_MASK	0xffff

#define PCNET_BCR4		4	/* link status LED: */
#define PCNET_BCR4_LINK		0x8000	/* the LED is on: the link is up */
#define PCNET_BCR20		20
#define PCNET_BCR20_SWSTYLE_2	2	/* 32-bit structures, 16-byte descriptors */

/* Both of tare's drivers have the ring sizes of the kernel's own, so that only designs differ. */
#define PCNET_RX_RING_LOG2	5
#define PCNET_TX_RING_LOG2	4
#define PCNET_RX_RING		32
#define PCNET_TX_RING		16

#define PCNET_FCS		4	/* bytes at a frame's end, in a receive length */
#define PCNET_FRAME_MIN		60	/* bytes without the FCS */
#define PCNET_FRAME_MAX		1514
#define PCNET_BUFFER		1544	/* bytes of a receive buffer, as the kernel's driver has */
#define PCNET_RX_MIN		18	/* bytes of a frame received: its header and the FCS */

/* The faults that both drivers can be told to make are the same. */
#define PCNET_FAULT_SLOT	3		/* the receive descriptor that is spoilt */
#define PCNET_FAULT_ADDRESS	0xdead0000	/* of nothing, on the bus and for the CPU */
#define PCNET_FAULT_FRAMES	1000		/* received until a wild pointer is followed */

/* What the chip reads when it gets INIT; 4-byte aligned, little-endian. */
struct pcnet_init_block {
	__le16 mode;
	__u8 rx_ring_log2;	/* in the upper four bits */
	__u8 tx_ring_log2;	/* in the upper four bits */
	__u8 mac[6];
	__le16 reserved;
	__le32 multicast_filter[2];
	__le32 rx_ring;		/* bus address, 16-byte aligned */
	__le32 tx_ring;
};

/* A descriptor of either ring. */
struct pcnet_descriptor {
	__le32 address;
	__le16 length;		/* two's complement; the upper four bits are ones */
	__le16 status;		/* written last: OWN gives the descriptor away */
	__le32 message;		/* receive: bytes with the FCS, bits 0 to 11 */
	__le32 reserved;
} __attribute__((aligned(16)));

/* Memory that chip and driver share for as long as the driver holds the device. */
struct pcnet_shared {
	struct pcnet_descriptor rx[PCNET_RX_RING];
	struct pcnet_descriptor tx[PCNET_TX_RING];
	struct pcnet_init_block init;
	__u8 tx_buffers[PCNET_TX_RING][PCNET_BUFFER];
};

#define PCNET_OWN		0x8000	/* the descriptor is the chip's */
#define PCNET_ERR		0x4000
#define PCNET_STP		0x0200	/* a frame starts here */
#define PCNET_ENP		0x0100	/* a frame ends here */
#define PCNET_RX_LENGTH_MASK	0x0fff

#endif /* _UAPI_TARE_PCNET_H */
