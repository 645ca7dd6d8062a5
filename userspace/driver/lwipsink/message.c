// SPDX-License-Identifier: GPL-2.0-only
/* The sink of a stack whose driver is another process, pcnet32 --deliver message. */
#include <errno.h>
#include <netinet/ether.h>
#include <sys/socket.h>
#include <sys/un.h>

#include <tare/pcnet.h>

#include "driver/pcnet32/elsewhere.h"
#include "driver/pcnet32/leave.h"
#include "driver/probe/probe.h"
#include "stacked.h"

static int driver = -1;

/* An empty message is the end, too: recv() tells no difference. */
static int take(void *stack, struct tare_error *err)
{
	uint8_t frame[PCNET_BUFFER];
	ssize_t length = recv(driver, frame, sizeof(frame), 0);

	if (length < 0 && errno == EINTR)
		return 0;
	if (length <= 0)
		return tare_error(err, TARE_FAILED, "the driver in another process has ended");
	stack_take(stack, frame, length);
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
	struct stack_link link = {.transmit = transmit};

	leave_prepare();
	driver = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0);
	if (driver < 0 || connect(driver, (const struct sockaddr *)&there, sizeof(there))) {
		tare_error(err, TARE_FAILED,
			   MESSAGE_PATH ": no driver is there: %m; pcnet32 --deliver message");
		return NULL;
	}
	ether_aton_r(PROBE_RECEIVER_MAC, (struct ether_addr *)link.mac);
	return stacked_start(receiver, &link, take, err) ? NULL : &driver;
}

const struct sink message_sink = {"message",     STACK_WINDOW_MAX, false,
				  open_messages, stacked_receive,  stacked_read};
