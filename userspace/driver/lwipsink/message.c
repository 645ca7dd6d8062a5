// SPDX-License-Identifier: GPL-2.0-only
/* The sink of a stack whose driver is another process, pcnet32 --deliver message. */
#include <errno.h>
#include <netinet/ether.h>
#include <sys/socket.h>
#include <sys/un.h>

#include <tare/pcnet.h>

#include "driver/pcnet32/leave.h"
#include "driver/pcnet32/message.h"
#include "driver/probe/probe.h"
#include "stacked.h"

static int driver = -1;

/*
 * What is shorter or longer than a frame is none, and is counted as dropped by the stack. An empty
 * message is the end, too: recv() tells no difference.
 */
static int take(void *stack, struct tare_error *err)
{
	uint8_t frame[PCNET_BUFFER];
	ssize_t length = recv(driver, frame, sizeof(frame), MSG_TRUNC);

	if (length < 0 && errno == EINTR)
		return 0;
	if (length <= 0)
		return tare_error(err, TARE_FAILED, "the driver in another process has ended");
	stack_take(stack, frame, length > (ssize_t)sizeof(frame) ? 0 : length);
	return 0;
}

static int transmit(void *context, const uint8_t *frame, size_t length)
{
	(void)context;
	return send(driver, frame, length, MSG_NOSIGNAL) == (ssize_t)length ? 0 : -1;
}

static void *open_messages(const struct receiver *receiver, struct tare_error *err)
{
	static const struct sockaddr_un there = {AF_UNIX, MESSAGE_PATH};
	static struct below below = {.transmit = transmit, .take = take};

	leave_prepare();
	driver = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0);
	if (driver < 0 || connect(driver, (const struct sockaddr *)&there, sizeof(there))) {
		tare_error(err, TARE_FAILED,
			   MESSAGE_PATH ": no driver is there: %m; pcnet32 --deliver message");
		return NULL;
	}
	ether_aton_r(PROBE_RECEIVER_MAC, (struct ether_addr *)below.mac);
	return stacked_start(receiver, &below, err) ? NULL : &driver;
}

static int read_messages(void *context, struct counters *counters, struct tare_error *err)
{
	(void)context;
	(void)err;
	stacked_add(counters);
	return 0;
}

const struct sink message_sink = {"message",     STACK_WINDOW_MAX, false,
				  open_messages, stacked_receive,  read_messages};
