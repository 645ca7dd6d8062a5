/* SPDX-License-Identifier: GPL-2.0-only */
/* An Ethernet interface of lwIP's above a driver. */
#ifndef PCNET32_INTERFACE_H
#define PCNET32_INTERFACE_H

#include <lwip/netif.h>

#include "stack.h"

/* Starts the one lwIP of this process, which cannot be ended, and waits until it runs. */
void interface_start_lwip(void);

/*
 * Adds it with the receiver's address; both must stay where they are. With the core locked.
 * Returns 0, or -1 where there is no memory.
 */
int interface_add(struct netif *netif, const struct stack_link *link);

#endif
