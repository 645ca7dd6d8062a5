/* SPDX-License-Identifier: GPL-2.0-only */
/* What the kernel knows about the frames of an interface, in one shape for every driver. */
#ifndef NETSINK_NETCOUNTERS_H
#define NETSINK_NETCOUNTERS_H

#include "lib/error.h"
#include "driver/probe/counters.h"

struct netcounters {
	const char *interface;
	int control;                   /* a socket for ethtool's questions */
	const struct counters *shared; /* of a user-level driver, or NULL */
	int shared_fd;
};

/*
 * shared: NULL, or the file in which a user-level driver below a TAP device counts. Returns 0, or
 * -1 with *err filled.
 */
int netcounters_open(struct netcounters *net, const char *interface, const char *shared,
		     struct tare_error *err);

/*
 * What the driver and the queue behind it counted, without the kernel's stack above them and
 * without a stamp. Returns 0, or -1 with *err filled.
 */
int netcounters_read_driver(const struct netcounters *net, struct counters *counters,
			    struct tare_error *err);

/* Adds what the kernel's own stack and its UDP sockets dropped. 0, or -1 with *err filled. */
int netcounters_add_stack(struct counters *counters, struct tare_error *err);

#endif
