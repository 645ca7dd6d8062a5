// SPDX-License-Identifier: GPL-2.0-only
/*
 * nt-server: the core behind pipes, as Wine's server is: one thread, which waits for all pipes by
 * epoll, and does one request after the other.
 */
#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "lib/option.h"
#include "server.h"

#define EVENTS 64

struct nt_domain server_domain;
int server_poll_fd;
static int listen_fd;

static int serve_all(struct tare_error *err)
{
	struct epoll_event event[EVENTS];

	for (;;) {
		int n = epoll_wait(server_poll_fd, event, EVENTS, client_patience());

		if (n < 0 && errno != EINTR)
			return tare_error(err, TARE_FAILED, "cannot wait: %m");
		for (int i = 0; i < n; i++) {
			if (!event[i].data.ptr)
				client_welcome(listen_fd);
			else if (!client_serve(event[i].data.ptr, event[i].events))
				client_remove(event[i].data.ptr);
			client_tell_woken();
		}
		client_free_gone();
		client_tell_timed_out();
	}
}

/* A socket that nobody listens at goes: its server was killed, as each is. */
static void unlink_left(const struct sockaddr_un *address)
{
	int fd = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0);
	struct stat file;

	/* to a file of another type nobody can connect, either */
	if (!lstat(address->sun_path, &file) && S_ISSOCK(file.st_mode) &&
	    connect(fd, (const struct sockaddr *)address, sizeof(*address)) &&
	    errno == ECONNREFUSED)
		unlink(address->sun_path);
	close(fd);
}

static int listen_at(const char *path, struct tare_error *err)
{
	struct sockaddr_un address = {.sun_family = AF_UNIX};

	if (strlen(path) >= sizeof(address.sun_path))
		return tare_error(err, TARE_USAGE, "%s: too long for a socket's path", path);
	strcpy(address.sun_path, path);
	unlink_left(&address);
	listen_fd = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0);
	server_poll_fd = epoll_create1(EPOLL_CLOEXEC);
	if (listen_fd < 0 || server_poll_fd < 0 ||
	    bind(listen_fd, (const struct sockaddr *)&address, sizeof(address)) ||
	    listen(listen_fd, 64))
		return tare_error(err, TARE_FAILED, "%s: %m", path);
	return client_watch(listen_fd, NULL, EPOLLIN, err);
}

/* As many as there may be: each thread needs three. */
static void allow_descriptors(void)
{
	struct rlimit most;

	if (getrlimit(RLIMIT_NOFILE, &most))
		return;
	most.rlim_cur = most.rlim_max;
	setrlimit(RLIMIT_NOFILE, &most);
}

struct options {
	char **words;
};

int main(int argc, char **argv)
{
	static const struct tare_option none[] = {{0}};
	static const struct tare_options command_line = {
		.option = none,
		.words = "SOCKET",
		.no_command = "at which SOCKET?",
		.command = offsetof(struct options, words),
		.doc = "Serves NT's objects to the threads that connect to SOCKET, a "
		       "path that is made, until it is killed.",
	};
	struct options options = {0};
	struct tare_error err;

	tare_options_parse(&command_line, argc, argv, &options);
	signal(SIGPIPE, SIG_IGN);
	nt_domain_init(&server_domain);
	allow_descriptors();
	if (options.words[1])
		tare_error(&err, TARE_USAGE, "%s: only one SOCKET", options.words[1]);
	else if (!listen_at(options.words[0], &err))
		serve_all(&err);
	return tare_error_report(&err, PROGRAM);
}
