/* SPDX-License-Identifier: GPL-2.0-only */
/* An Ethernet interface of lwIP's, for whoever has frames: a driver, or the end of a wire. */
#ifndef PROBE_INTERFACE_H
#define PROBE_INTERFACE_H

#include <stddef.h>
#include <stdint.h>

#include <lwip/netif.h>
#include <lwip/pbuf.h>

/* Filled in but for netif before interface_add; it must stay where it is. */
struct interface {
	struct netif netif;
	uint8_t mac[6];
	const char *address;
	/* Sends a frame; called with lwIP's core locked. Returns 0, or -1. */
	int (*transmit)(void *context, const uint8_t *frame, size_t length);
	void *context;
};

/* Starts the one lwIP of this process, which cannot be ended, and waits until it runs. */
void interface_start_lwip(void);

/* With the core locked. Returns 0, or -1 where there is no memory. */
int interface_add(struct interface *interface);

/* A copy of the frame in one piece, NULL where there is no memory. */
struct pbuf *interface_pack(const uint8_t *frame, size_t length);

/* Gives the packet to the stack, which frees it; with the core locked. */
void interface_input(struct interface *interface, struct pbuf *packet);

#endif
