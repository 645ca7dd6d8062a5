// SPDX-License-Identifier: GPL-2.0-only
/* In place of tcp_lwip.c where there is no lwIP: in a static program. */
#include "tcp_lwip.h"

int tcp_lwip(struct wire *wire, uint64_t bytes, unsigned int timeout, struct transferred *done,
	     struct tare_error *err)
{
	(void)wire;
	(void)bytes;
	(void)timeout;
	(void)done;
	return tare_error(
		err, TARE_CANNOT,
		"TCP over a stream needs lwIP, which the pktsend for machines is without: "
		"use the one for this machine");
}
