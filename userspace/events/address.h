/* SPDX-License-Identifier: GPL-2.0-only */
/* IP and PORT as words of a command line. */
#ifndef TARE_EVENTS_ADDRESS_H
#define TARE_EVENTS_ADDRESS_H

#include <sys/socket.h>

#include "lib/error.h"

struct events_address {
	struct sockaddr_storage storage;
	socklen_t length;
	char text[64]; /* "IP:PORT", of IPv6 "[IP]:PORT" */
};

/*
 * Reads IP (v4 or v6, no name) and PORT (0 to 65535). Returns 0, or -1 with *err filled: bad usage.
 */
int events_address_read(const char *ip, const char *port, struct events_address *address,
			struct tare_error *err);

/* `text` anew, of what `storage` holds. */
void events_address_tell(struct events_address *address);

#endif
