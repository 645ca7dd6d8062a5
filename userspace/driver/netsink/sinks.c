// SPDX-License-Identifier: GPL-2.0-only
#include <sys/socket.h>

#include "netsink.h"

const struct sink *const sinks[] = {&socket_sink, &packet_sink, &xdp_sink, NULL};

int sink_set_buffer(const struct receiver *receiver, int fd, struct tare_error *err)
{
	if (receiver->buffer &&
	    setsockopt(fd, SOL_SOCKET, SO_RCVBUFFORCE, &receiver->buffer, sizeof(receiver->buffer)))
		return tare_error(err, TARE_CANNOT, "--buffer %d: this kernel does not take it: %m",
				  receiver->buffer);
	return 0;
}
