// SPDX-License-Identifier: GPL-2.0-only
/*
 * A server's way without its service: pipes and epoll as of nt-server, messages of the same sizes.
 * What is written on either side, and how, is as there; the other side looks at nothing but sizes.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/uio.h>
#include <unistd.h>

#include "core/status.h"
#include "cost.h"
#include "server/protocol.h"

#define MESSAGE_MAX 512 /* of what nt-cost asks */

static int ask_fd, reply_fd;
/* the server's ends */
static int server_asked_fd, server_answer_fd;

static void answer_all(int poll_fd, int asked_fd, int answer_fd)
{
	static char asked[MESSAGE_MAX], out[MESSAGE_MAX];
	struct nt_reply reply = {.status = NT_OK, .handle = 4};
	struct epoll_event event;

	while (epoll_wait(poll_fd, &event, 1, -1) == 1) {
		const struct tare_nt_call *call = (const void *)asked;
		struct iovec part[2] = {{&reply, sizeof(reply)}, {out, 0}};
		ssize_t n = read(asked_fd, asked, sizeof(asked));

		if (n < (ssize_t)sizeof(*call) || call->out_size > sizeof(out))
			return;
		part[1].iov_len = reply.size = call->out_size;
		if (writev(answer_fd, part, reply.size ? 2 : 1) < 0)
			return;
	}
}

static void serve(void)
{
	struct epoll_event event = {.events = EPOLLIN};
	int poll_fd = epoll_create1(EPOLL_CLOEXEC);

	if (poll_fd >= 0 && !epoll_ctl(poll_fd, EPOLL_CTL_ADD, server_asked_fd, &event))
		answer_all(poll_fd, server_asked_fd, server_answer_fd);
}

/* The server's ends do not block, as nt-server's. */
static int attach(void)
{
	int asks[2], answers[2];

	if (pipe2(asks, O_CLOEXEC) || pipe2(answers, O_CLOEXEC) ||
	    fcntl(asks[0], F_SETFL, O_NONBLOCK) || fcntl(answers[1], F_SETFL, O_NONBLOCK)) {
		fprintf(stderr, "echo: %s\n", strerror(errno));
		return -1;
	}
	server_asked_fd = asks[0];
	server_answer_fd = answers[1];
	ask_fd = asks[1];
	reply_fd = answers[0];
	cost_places.server = true;
	if (cost_process(cost_places.answers, serve) < 0)
		return -1;
	close(server_asked_fd);
	close(server_answer_fd);
	return 0;
}

static void exchange(const struct tare_nt_call *call, const void *in, size_t room)
{
	char out[MESSAGE_MAX];
	struct nt_reply reply;
	struct iovec asked[2] = {{(void *)call, sizeof(*call)}, {(void *)in, call->in_size}};
	struct iovec answered[2] = {{&reply, sizeof(reply)}, {out, room}};
	ssize_t size = sizeof(*call) + call->in_size;

	if (writev(ask_fd, asked, call->in_size ? 2 : 1) == size &&
	    readv(reply_fd, answered, room ? 2 : 1) == (ssize_t)(sizeof(reply) + room))
		return;
	/* no figure would hold */
	fprintf(stderr, "echo: %s\n", strerror(errno));
	exit(EXIT_FAILURE);
}

static uint32_t call(struct tare_nt_call *call, const void *in, void *out)
{
	exchange(call, in, call->out_size);
	return cost_nothing.call(call, in, out);
}

static uint32_t wait(const uint32_t *handle, int count, unsigned int flags, int64_t timeout_ns)
{
	struct nt_wait_for asked = {.deadline_ns = UINT64_MAX};
	struct tare_nt_call request = {.op = NT_ASK_WAIT,
				       .a = flags,
				       .in_size =
					       sizeof(asked.deadline_ns) + count * sizeof(*handle)};

	memcpy(asked.handle, handle, count * sizeof(*handle));
	exchange(&request, &asked, 0);
	return cost_nothing.wait(handle, count, flags, timeout_ns);
}

const struct nt_api cost_echo = {
	.name = "echo",
	.lacks = COST_LACKS_THREADS,
	.attach = attach,
	.call = call,
	.wait = wait,
};
