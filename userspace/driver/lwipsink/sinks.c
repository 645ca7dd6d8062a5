// SPDX-License-Identifier: GPL-2.0-only
/* Sinks whose stack is lwIP, of a program of its own: they differ in what brings it frames. */
#include <errno.h>
#include <netinet/ether.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>

#include "driver/netsink/netsink.h"
#include "driver/pcnet32/stack.h"

static struct counters above; /* what is counted between the frames and the application */

/* Waits, and gives frames to stack_take. 0; 1: no more will come; -1 with *err filled. */
static int (*take)(void *stack, struct tare_error *err);

static void *take_all(void *stack)
{
	struct tare_error err;
	int left;

	while (left = take(stack, &err), !left)
		;
	leave(left < 0 ? &err : NULL);
	return NULL;
}

/*
 * Starts the stack and a thread that takes until it ends. link: mac and transmit, with a context
 * that is none of its own. As a sink's open.
 */
static void *start(const struct receiver *receiver, struct stack_link *link, struct tare_error *err)
{
	struct stack *stack;
	pthread_t thread;
	int error;

	link->window = receiver->window;
	link->counted = receiver->counted;
	link->counters = &above;
	stack = stack_start(link, err);
	if (!stack)
		return NULL;
	error = pthread_create(&thread, NULL, take_all, stack);
	if (error)
		tare_error(err, TARE_FAILED, "cannot start a thread: %s", strerror(error));
	return error ? NULL : stack;
}

/* Threads of lwIP and of the sink do it; the process ends them. */
static int receive(void *context, struct tare_error *err)
{
	(void)context;
	while (!leave_await(NULL))
		;
	return leave_reason(err) ? -1 : 1;
}

static int read_stack(void *context, struct counters *counters, struct tare_error *err)
{
	struct counters more = counters_snapshot(&above);

	(void)context;
	(void)err;
	counters->driver_dropped += more.driver_dropped;
	counters->queue_dropped += more.queue_dropped;
	counters->stack_dropped += more.stack_dropped;
	return 0;
}

/* ---- above a driver of the kernel: an AF_XDP socket */

static struct xdp xdp;

static int take_frame(void *stack, const uint8_t *frame, size_t length, struct tare_error *err)
{
	(void)err;
	stack_take(stack, frame, length);
	return 0;
}

static int take_frames(void *stack, struct tare_error *err)
{
	return xdp_receive(&xdp, take_frame, stack, err);
}

static int send_frame(void *context, const uint8_t *frame, size_t length)
{
	(void)context;
	return raw_send(&xdp.raw, frame, length);
}

static void *open_lwip(const struct receiver *receiver, struct tare_error *err)
{
	struct stack_link link = {.transmit = send_frame};

	leave_prepare();
	if (xdp_open(&xdp, receiver->interface, err))
		return NULL;
	memcpy(link.mac, xdp.raw.mac, sizeof(link.mac));
	take = take_frames;
	return start(receiver, &link, err);
}

static int read_lwip(void *context, struct counters *counters, struct tare_error *err)
{
	return read_stack(context, counters, err)
		       ? -1
		       : xdp_add_dropped(&xdp, &counters->socket_dropped, err);
}

static const struct sink lwip_sink = {"lwip",    STACK_WINDOW_MAX, false,
				      open_lwip, receive,          read_lwip};

/* ---- above a driver in another process, pcnet32 --deliver message */

static int driver = -1;

/* An empty message is the end, too: recv() tells no difference. */
static int take_message(void *stack, struct tare_error *err)
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

static int send_message(void *context, const uint8_t *frame, size_t length)
{
	(void)context;
	return send(driver, frame, length, MSG_NOSIGNAL) == (ssize_t)length ? 0 : -1;
}

static void *open_messages(const struct receiver *receiver, struct tare_error *err)
{
	static const struct sockaddr_un there = {AF_UNIX, MESSAGE_PATH};
	struct stack_link link = {.transmit = send_message};

	leave_prepare();
	driver = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0);
	if (driver < 0 || connect(driver, (const struct sockaddr *)&there, sizeof(there))) {
		tare_error(err, TARE_FAILED,
			   MESSAGE_PATH ": no driver is there: %m; pcnet32 --deliver message");
		return NULL;
	}
	ether_aton_r(PROBE_RECEIVER_MAC, (struct ether_addr *)link.mac);
	take = take_message;
	return start(receiver, &link, err);
}

static const struct sink message_sink = {"message",     STACK_WINDOW_MAX, false,
					 open_messages, receive,          read_stack};

const struct sink *const sinks[] = {&lwip_sink, &message_sink, NULL};
