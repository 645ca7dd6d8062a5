// SPDX-License-Identifier: GPL-2.0-only
#include "address.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int read_port(const char *text, in_port_t *port, struct tare_error *err)
{
	unsigned long number;
	char *end;

	errno = 0;
	number = strtoul(text, &end, 10);
	if (text[0] < '0' || text[0] > '9' || *end || errno || number > 65535)
		return tare_error(err, TARE_USAGE, "port %s: must be a number from 0 to 65535",
				  text);
	*port = htons((uint16_t)number);
	return 0;
}

int events_address_read(const char *ip, const char *port, struct events_address *address,
			struct tare_error *err)
{
	struct sockaddr_in *four = (struct sockaddr_in *)&address->storage;
	struct sockaddr_in6 *six = (struct sockaddr_in6 *)&address->storage;
	in_port_t number = 0;

	if (read_port(port, &number, err) < 0)
		return -1;
	memset(address, 0, sizeof(*address));
	if (inet_pton(AF_INET, ip, &four->sin_addr) == 1) {
		four->sin_family = AF_INET;
		four->sin_port = number;
		address->length = sizeof(*four);
	} else if (inet_pton(AF_INET6, ip, &six->sin6_addr) == 1) {
		six->sin6_family = AF_INET6;
		six->sin6_port = number;
		address->length = sizeof(*six);
	} else {
		return tare_error(err, TARE_USAGE,
				  "%s is not an IP address: write one as 127.0.0.1 or ::1", ip);
	}
	events_address_tell(address);
	return 0;
}

void events_address_tell(struct events_address *address)
{
	const struct sockaddr_in *four = (const struct sockaddr_in *)&address->storage;
	const struct sockaddr_in6 *six = (const struct sockaddr_in6 *)&address->storage;
	char ip[INET6_ADDRSTRLEN];

	if (address->storage.ss_family == AF_INET6) {
		inet_ntop(AF_INET6, &six->sin6_addr, ip, sizeof(ip));
		snprintf(address->text, sizeof(address->text), "[%s]:%u", ip,
			 ntohs(six->sin6_port));
	} else {
		inet_ntop(AF_INET, &four->sin_addr, ip, sizeof(ip));
		snprintf(address->text, sizeof(address->text), "%s:%u", ip, ntohs(four->sin_port));
	}
}
