// SPDX-License-Identifier: GPL-2.0-only
/* Clients come and go: each thread with three pipes of its own. */
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include "server.h"

static struct nt_link processes = {&processes, &processes};
static struct nt_link gone = {&gone, &gone};

/* NULL: no memory. */
static struct server_process *process_of(pid_t pid)
{
	struct server_process *process;

	for (struct nt_link *at = processes.next; at != &processes; at = at->next) {
		process = nt_holder(at, struct server_process, link);
		if (process->pid == pid)
			return process;
	}
	process = calloc(1, sizeof(*process));
	if (!process)
		return NULL;
	process->pid = pid;
	nt_process_init(&process->process, &server_domain);
	nt_link_add(&process->link, &processes);
	return process;
}

static void leave_process(struct server_process *process)
{
	if (process->threads)
		return;
	nt_process_end(&process->process);
	nt_link_remove(&process->link);
	free(process);
}

static void close_all(const int fd[NT_PIPES])
{
	for (int i = 0; i < NT_PIPES; i++)
		if (fd[i] >= 0)
			close(fd[i]);
}

void client_remove(struct client *client)
{
	client_end_wait(client);
	nt_thread_exit(client->thread);
	client->process->threads--;
	leave_process(client->process);
	close_all(client->pipe);
	nt_link_add(&client->link, &gone);
	client->gone = true;
}

void client_free_gone(void)
{
	while (!nt_ring_empty(&gone)) {
		struct client *client = nt_holder(gone.next, struct client, link);

		nt_link_remove(&client->link);
		if (client->asked != client->few)
			free(client->asked);
		free(client->rest);
		free(client);
	}
}

int client_watch(int fd, struct client *of, uint32_t events, struct tare_error *err)
{
	struct epoll_event event = {.events = events, .data.ptr = of};

	return epoll_ctl(server_poll_fd, EPOLL_CTL_ADD, fd, &event)
		       ? tare_error(err, TARE_FAILED, "cannot wait for a pipe: %m")
		       : 0;
}

static int send_pipes(int connection, const int fds[NT_PIPES])
{
	char control[CMSG_SPACE(NT_PIPES * sizeof(int))] = {0};
	struct nt_welcome welcome = {NT_PROTOCOL_VERSION};
	struct iovec part = {&welcome, sizeof(welcome)};
	struct msghdr message = {.msg_iov = &part,
				 .msg_iovlen = 1,
				 .msg_control = control,
				 .msg_controllen = sizeof(control)};
	struct cmsghdr *header = CMSG_FIRSTHDR(&message);

	header->cmsg_level = SOL_SOCKET;
	header->cmsg_type = SCM_RIGHTS;
	header->cmsg_len = CMSG_LEN(NT_PIPES * sizeof(int));
	memcpy(CMSG_DATA(header), fds, NT_PIPES * sizeof(int));
	return sendmsg(connection, &message, MSG_NOSIGNAL) < 0 ? -1 : 0;
}

/* Ours do not block: no client can hold the others up. */
static int make_pipes(int ours[NT_PIPES], int theirs[NT_PIPES])
{
	for (int i = 0; i < NT_PIPES; i++) {
		int ends[2], own = i == 0 ? 0 : 1;

		if (pipe2(ends, O_CLOEXEC))
			return -1;
		ours[i] = ends[own];
		theirs[i] = ends[!own];
		if (fcntl(ours[i], F_SETFL, O_NONBLOCK))
			return -1;
	}
	return 0;
}

/* Without pipes yet. NULL: no memory. */
static struct client *new_client(pid_t pid)
{
	struct server_process *process = process_of(pid);
	struct client *client = process ? calloc(1, sizeof(*client)) : NULL;

	if (client)
		client->thread = nt_alloc(sizeof(*client->thread));
	if (!client || !client->thread || nt_thread_init(client->thread, &server_domain)) {
		if (process)
			leave_process(process);
		free(client);
		return NULL;
	}
	client->process = process;
	process->threads++;
	for (int i = 0; i < NT_PIPES; i++)
		client->pipe[i] = -1;
	client->asked = client->few;
	client->room = sizeof(client->few);
	nt_ring_init(&client->timed);
	return client;
}

static int admit(int connection, pid_t pid, struct tare_error *err)
{
	int theirs[NT_PIPES] = {-1, -1, -1}, ret = 0;
	struct client *client = new_client(pid);

	if (!client)
		return tare_error(err, TARE_FAILED, "no memory for a thread");
	if (make_pipes(client->pipe, theirs))
		ret = tare_error(err, TARE_FAILED, "no pipes for a thread: %m");
	if (ret || send_pipes(connection, theirs) ||
	    client_watch(client->pipe[REQUEST], client, EPOLLIN, err))
		client_remove(client);
	close_all(theirs);
	return ret;
}

/* A thread that cannot be served loses its connection, and the server goes on. */
void client_welcome(int listen_fd)
{
	int connection = accept4(listen_fd, NULL, NULL, SOCK_CLOEXEC);
	socklen_t size = sizeof(struct ucred);
	struct tare_error err;
	struct ucred peer;

	if (connection < 0)
		return;
	if (!getsockopt(connection, SOL_SOCKET, SO_PEERCRED, &peer, &size) &&
	    admit(connection, peer.pid, &err))
		tare_error_report(&err, PROGRAM);
	close(connection);
}
