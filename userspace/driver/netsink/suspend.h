/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef NETSINK_SUSPEND_H
#define NETSINK_SUSPEND_H

#include "lib/error.h"

/*
 * An interface's interrupts stay off as long as events are found and the application takes them,
 * for ns at most (irq_suspend_timeout, since Linux 6.13). Returns an epoll that has udp in it and
 * finds events so, after busy us of busy polling; or -1 with *err filled.
 */
int suspend_epoll(const char *interface, int udp, unsigned int ns, unsigned int busy,
		  struct tare_error *err);

#endif
