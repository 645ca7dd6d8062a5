/* SPDX-License-Identifier: GPL-2.0-only */
/* What the files of nt-server share: its clients, each a thread of some process. */
#ifndef NT_SERVER_H
#define NT_SERVER_H

#include <stdbool.h>
#include <sys/types.h>

#include "core/serve.h"
#include "core/wait.h"
#include "lib/error.h"
#include "protocol.h"

#define PROGRAM "nt-server"

/* Most requests and replies are no longer. */
#define SERVER_FEW 512

enum { REQUEST, REPLY, WAKEUP };

struct server_process {
	struct nt_link link;
	pid_t pid;
	uint32_t threads;
	struct nt_process process;
};

struct client {
	struct nt_link link; /* among those that are gone */
	struct server_process *process;
	struct nt_thread *thread;
	int pipe[NT_PIPES]; /* ends of them */
	bool gone;

	/* what has come of a request; `asked` is `few` or larger */
	_Alignas(struct tare_nt_call) char few[SERVER_FEW];
	char *asked;
	size_t got, room;
	/* what of a reply has not gone yet */
	char *rest;
	size_t rest_size;

	/* its wait, if it is in one */
	bool waits;
	uint64_t waited, deadline_ns;
	struct nt_wait wait;
	struct nt_place place[NT_WAIT_MAX];
	struct nt_link woken;
	struct nt_link timed; /* alone where no time ends its wait */
};

extern struct nt_domain server_domain;
extern int server_poll_fd;

/* client.c: a thread that comes to the listening socket; its end. What has ended is still there
 * until it is freed: other events may tell of it.
 */
void client_welcome(int listen_fd);
void client_remove(struct client *client);
void client_free_gone(void);
/* Reports the pipe's events with it; NULL is the listening socket. */
int client_watch(int fd, struct client *of, uint32_t events, struct tare_error *err);

/* request.c: takes what has come, and answers it; sends what did not go before. events: of epoll.
 * Whether the client is still there.
 */
bool client_serve(struct client *client, uint32_t events);

/* wait.c: NT_PENDING: its end comes by client_tell_woken(). */
uint32_t client_wait(struct client *client, const struct nt_wait_for *asked, uint32_t size,
		     uint32_t flags);
void client_end_wait(struct client *client);
/* Waits that were claimed; those whose time is over. */
void client_tell_woken(void);
void client_tell_timed_out(void);
/* ms until the first wait's time is over, rounded up; -1: none has one. */
int client_patience(void);

#endif
