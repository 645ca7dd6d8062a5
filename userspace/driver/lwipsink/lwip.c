// SPDX-License-Identifier: GPL-2.0-only
/* The sink of a program with a stack of its own above a driver of the kernel: an AF_XDP socket. */
#include <string.h>

#include "driver/netsink/xdp.h"
#include "driver/pcnet32/leave.h"
#include "stacked.h"

static struct xdp xdp;

static int take(void *stack, const uint8_t *frame, size_t length, struct tare_error *err)
{
	(void)err;
	stack_take(stack, frame, length);
	return 0;
}

static int take_some(void *stack, struct tare_error *err)
{
	return xdp_receive(&xdp, take, stack, err);
}

static int transmit(void *context, const uint8_t *frame, size_t length)
{
	(void)context;
	return raw_send(&xdp.raw, frame, length);
}

static void *open_lwip(const struct receiver *receiver, struct tare_error *err)
{
	struct stack_link link = {.transmit = transmit};

	leave_prepare();
	if (xdp_open(&xdp, receiver->interface, err))
		return NULL;
	memcpy(link.mac, xdp.raw.mac, sizeof(link.mac));
	return stacked_start(receiver, &link, take_some, err) ? NULL : &xdp;
}

static int read_lwip(void *context, struct counters *counters, struct tare_error *err)
{
	return stacked_read(context, counters, err)
		       ? -1
		       : xdp_add_dropped(&xdp, &counters->socket_dropped, err);
}

const struct sink lwip_sink = {"lwip",    STACK_WINDOW_MAX, false,
			       open_lwip, stacked_receive,  read_lwip};
