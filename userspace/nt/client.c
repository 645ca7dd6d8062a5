// SPDX-License-Identifier: GPL-2.0-only
/* The services of nt-server, over pipes. NT_SERVER names its socket. */
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <unistd.h>

#include "api.h"
#include "core/status.h"
#include "deadline.h"
#include "server/protocol.h"

static __thread int request_fd, reply_fd, wakeup_fd;

/* After it no result would hold. */
static void give_up(const char *what)
{
	fprintf(stderr, "nt-server: %s: %s\n", what, errno ? strerror(errno) : "it has ended");
	_exit(1);
}

static int receive_pipes(int connection, int fds[NT_PIPES])
{
	char control[CMSG_SPACE(NT_PIPES * sizeof(int))];
	struct nt_welcome welcome;
	struct iovec part = {&welcome, sizeof(welcome)};
	struct msghdr message = {.msg_iov = &part,
				 .msg_iovlen = 1,
				 .msg_control = control,
				 .msg_controllen = sizeof(control)};

	errno = 0;
	if (recvmsg(connection, &message, MSG_CMSG_CLOEXEC) != sizeof(welcome))
		return -1;
	if (message.msg_flags & MSG_CTRUNC) {
		errno = EMFILE;
		return -1;
	}
	if (!CMSG_FIRSTHDR(&message) || welcome.version != NT_PROTOCOL_VERSION)
		return -1;
	memcpy(fds, CMSG_DATA(CMSG_FIRSTHDR(&message)), NT_PIPES * sizeof(int));
	return 0;
}

static int join(int connection, const char *path)
{
	struct sockaddr_un address = {.sun_family = AF_UNIX};
	int fds[NT_PIPES];

	errno = ENAMETOOLONG;
	if (strlen(path) >= sizeof(address.sun_path))
		return -1;
	strcpy(address.sun_path, path);
	if (connect(connection, (struct sockaddr *)&address, sizeof(address)) ||
	    receive_pipes(connection, fds))
		return -1;
	request_fd = fds[0];
	reply_fd = fds[1];
	wakeup_fd = fds[2];
	return 0;
}

static int attach(void)
{
	const char *path = getenv("NT_SERVER");
	int connection = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0), failed;

	/* a server that is gone is told by who asks it */
	signal(SIGPIPE, SIG_IGN);
	failed = !path || connection < 0 || join(connection, path);
	if (failed)
		fprintf(stderr, "nt-server: NT_SERVER=%s: %s; it must name an nt-server's socket\n",
			path ? path : "", errno ? strerror(errno) : "no welcome");
	if (connection >= 0)
		close(connection);
	return failed ? -1 : 0;
}

static void read_whole(int fd, void *to, size_t size)
{
	while (size) {
		ssize_t n = read(fd, to, size);

		if (n < 0 && errno == EINTR)
			continue;
		if (n <= 0) {
			errno = n ? errno : 0;
			give_up("does not answer");
		}
		to = (char *)to + n;
		size -= n;
	}
}

/* As much of two parts as is there, and then the rest of each. */
static void read_reply(struct nt_reply *reply, void *out, size_t room)
{
	struct iovec part[2] = {{reply, sizeof(*reply)}, {out, room}};
	ssize_t n, there;

	do
		n = readv(reply_fd, part, room ? 2 : 1);
	while (n < 0 && errno == EINTR);
	if (n < (ssize_t)sizeof(*reply)) {
		errno = n < 0 ? errno : 0;
		give_up("does not answer");
	}
	there = n - sizeof(*reply);
	if (reply->size > room)
		give_up("answers more than was asked for");
	read_whole(reply_fd, (char *)out + there, reply->size - there);
}

static void write_rest(const char *from, size_t size)
{
	while (size) {
		ssize_t n = write(request_fd, from, size);

		if (n < 0 && errno == EINTR)
			continue;
		if (n < 0)
			give_up("cannot be asked");
		from += n;
		size -= n;
	}
}

static void ask(const struct tare_nt_call *call, const void *in)
{
	struct iovec part[2] = {{(void *)call, sizeof(*call)}, {(void *)in, call->in_size}};
	ssize_t n = writev(request_fd, part, call->in_size ? 2 : 1);

	if (n < (ssize_t)sizeof(*call))
		give_up("cannot be asked");
	n -= sizeof(*call);
	write_rest((const char *)in + n, call->in_size - n);
}

/*
 * The server closes its ends once the thread is no more. To close one's own would not tell it: a
 * process that was forked meanwhile has them, too.
 */
static void detach(void)
{
	char none;

	ask(&(struct tare_nt_call){.op = NT_ASK_LEAVE}, NULL);
	if (read(reply_fd, &none, 1) > 0)
		give_up("answers nobody");
	close(request_fd);
	close(reply_fd);
	close(wakeup_fd);
}

static uint32_t call(struct tare_nt_call *call, const void *in, void *out)
{
	struct nt_reply reply;

	if (call->in_size > TARE_NT_VALUE_NAME_MAX + TARE_NT_VALUE_MAX)
		return NT_INVALID_PARAMETER;
	ask(call, in);
	read_reply(&reply, out, call->out_size);
	call->handle = reply.handle;
	call->a = reply.a;
	call->value = reply.value;
	call->out_size = reply.out_size;
	return reply.status;
}

static uint32_t wait(const uint32_t *handle, int count, unsigned int flags, int64_t timeout_ns)
{
	size_t handles = count > 0 && count <= NT_ASK_WAIT_MAX ? count : 0;
	struct nt_wait_for asked = {.deadline_ns = nt_deadline(timeout_ns)};
	struct tare_nt_call request = {.op = NT_ASK_WAIT,
				       .a = flags,
				       .in_size = sizeof(asked.deadline_ns) +
						  handles * sizeof(*handle)};
	struct nt_wakeup wakeup;
	struct nt_reply reply;

	memcpy(asked.handle, handle, handles * sizeof(*handle));
	ask(&request, &asked);
	read_reply(&reply, NULL, 0);
	if (reply.status != NT_PENDING)
		return reply.status;
	read_whole(wakeup_fd, &wakeup, sizeof(wakeup));
	return wakeup.status;
}

const struct nt_api nt_client = {
	.name = "server",
	.attach = attach,
	.detach = detach,
	.call = call,
	.wait = wait,
};
