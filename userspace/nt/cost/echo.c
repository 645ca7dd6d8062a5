// SPDX-License-Identifier: GPL-2.0-only
/*
 * A server's way without its service: pipes and epoll as of nt-server, messages of the same sizes.
 * What is written on either side, and how, is as there; the other side looks at nothing but sizes.
 */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/prctl.h>
#include <sys/uio.h>
#include <unistd.h>

#include "core/status.h"
#include "cost.h"
#include "place.h"
#include "server/protocol.h"

#define MESSAGE_MAX 512 /* of what nt-cost asks */

static int ask_fd = -1, reply_fd;

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

static void serve(int asked_fd, int answer_fd, pid_t parent)
{
	struct epoll_event event = {.events = EPOLLIN};
	int poll_fd = epoll_create1(EPOLL_CLOEXEC);

	prctl(PR_SET_PDEATHSIG, SIGKILL);
	/* it may have died before we asked to be told */
	if (getppid() != parent || cost_place_server() || poll_fd < 0 ||
	    epoll_ctl(poll_fd, EPOLL_CTL_ADD, asked_fd, &event))
		_exit(EXIT_FAILURE);
	answer_all(poll_fd, asked_fd, answer_fd);
	_exit(EXIT_FAILURE);
}

/* The server's ends do not block, as nt-server's. */
static int make_pipes(int asks[2], int answers[2])
{
	return pipe2(asks, O_CLOEXEC) || pipe2(answers, O_CLOEXEC) ||
	       fcntl(asks[0], F_SETFL, O_NONBLOCK) || fcntl(answers[1], F_SETFL, O_NONBLOCK);
}

static int attach(void)
{
	pid_t parent = getpid(), server = -1;
	int asks[2], answers[2];

	if (ask_fd >= 0)
		return 0;
	if (!make_pipes(asks, answers))
		server = fork();
	if (!server)
		serve(asks[0], answers[1], parent);
	if (server < 0) {
		fprintf(stderr, "echo: %s\n", strerror(errno));
		return -1;
	}
	cost_places.server = server;
	ask_fd = asks[1];
	reply_fd = answers[0];
	close(asks[0]);
	close(answers[1]);
	return 0;
}

static void detach(void)
{
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
	.detach = detach,
	.call = call,
	.wait = wait,
};
