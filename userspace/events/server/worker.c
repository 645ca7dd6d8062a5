// SPDX-License-Identifier: GPL-2.0-only
#include "worker.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/timerfd.h>
#include <unistd.h>

#include "lib/clock.h"
#include "marks.h"

#define PAUSE_NS    100000000   /* without a reserve, until it is tried again */
#define LAST_NS     1000000000  /* for what clients still do while the server ends */
#define LONGEST_NS  10000000000 /* the same, where more and more of them come */
#define LIMIT_TEXTS 8

/* Each limit is told once. */
static void tell_limit(const char *limit, const char *advice)
{
	static const char *told[LIMIT_TEXTS];
	int i;

	for (i = 0; i < LIMIT_TEXTS && told[i] && strcmp(told[i], limit); i++)
		;
	if (i < LIMIT_TEXTS && !told[i]) {
		told[i] = limit;
		fprintf(stderr, "%s: %s: further connections are closed at once; %s\n",
			program_invocation_short_name, limit, advice);
	}
}

static void set_timer(struct worker *worker, uint64_t ns)
{
	struct itimerspec every = {.it_interval = {ns / 1000000000, ns % 1000000000},
				   .it_value = {ns / 1000000000, ns % 1000000000}};

	timerfd_settime(worker->timer_fd, 0, &every, NULL);
}

static uint64_t tick_ns(const struct worker *worker)
{
	return worker->server->set.idle_ns / IDLE_PARTS;
}

int worker_open(struct worker *worker, struct tare_error *err)
{
	worker->receive = malloc(SERVER_RECEIVE);
	worker->timer_fd = timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK);
	worker->reserve_fd = open("/dev/null", O_RDONLY | O_CLOEXEC);
	if (!worker->receive || worker->timer_fd < 0 || worker->reserve_fd < 0)
		return tare_error(err, TARE_CANNOT, "cannot start to serve: %m");
	worker->tick_ns = tare_clock_ns();
	if (worker->server->set.idle_ns)
		set_timer(worker, tick_ns(worker));
	return worker->model->open(worker, err);
}

void worker_close(struct worker *worker)
{
	struct spill *spill;

	worker->model->close(worker);
	close(worker->timer_fd);
	close(worker->reserve_fd);
	while ((spill = worker->free_spill)) {
		worker->free_spill = spill->next;
		free(spill);
	}
	free(worker->receive);
}

int worker_wait_ms(const struct worker *worker)
{
	return worker->stopping ? WORKER_LAST_MS : -1;
}

void worker_woken(struct worker *worker)
{
	uint64_t work_ns = worker->server->set.work_ns;

	worker->counts.wakeups++;
	if (work_ns)
		for (work_ns += tare_clock_ns(); tare_clock_ns() < work_ns;)
			;
}

bool worker_goes_on(struct worker *worker, int events)
{
	return !worker->stopping || (events > 0 && tare_clock_ns() < worker->hurry_ns);
}

static void pause_listening(struct worker *worker, bool on)
{
	if (worker->paused == on)
		return;
	worker->paused = on;
	worker->model->listen(worker, !on);
}

void worker_tick(struct worker *worker)
{
	uint64_t ticks, now = tare_clock_ns(), every = tick_ns(worker);
	bool due = !worker->paused || (every && now - worker->tick_ns >= every);

	if (read(worker->timer_fd, &ticks, sizeof(ticks)) != sizeof(ticks))
		return;
	/* also where each attempt to take connections ends in a pause, which needs the timer */
	if (due) {
		worker->tick_ns = now;
		idle_tick(worker);
	}
	if (worker->paused) {
		pause_listening(worker, false);
		set_timer(worker, every);
	}
}

void worker_stop(struct worker *worker)
{
	char told[sizeof(struct signalfd_siginfo)];

	if (read(worker->stop_fd, told, sizeof(told)) < 0)
		return;
	/* what it still counts is what this server has sent */
	if (worker->server->child)
		kill(worker->server->child, SIGTERM);
	worker->stopping = true;
	worker->stop_ns = tare_clock_ns();
	worker->hurry_ns = worker->stop_ns + LAST_NS;
}

static void close_fd(struct worker *worker, int fd)
{
	if (worker->model->close_fd)
		worker->model->close_fd(worker, fd);
	else
		close(fd);
}

static void shed(struct worker *worker, int fd)
{
	close_fd(worker, fd);
	worker->counts.closed[CLOSED_SHED]++;
}

void worker_shed_unseen(struct worker *worker)
{
	worker->counts.accepted++;
	worker->counts.closed[CLOSED_SHED]++;
}

struct connection *worker_accepted(struct worker *worker, int fd)
{
	struct connection *connection;

	worker->counts.accepted++;
	/* what is still to come while the server ends shall come */
	if (worker->stopping && tare_clock_ns() < worker->stop_ns + LONGEST_NS)
		worker->hurry_ns = tare_clock_ns() + LAST_NS;
	if (worker->model->most_fd && fd >= worker->model->most_fd) {
		tell_limit("select takes descriptors below FD_SETSIZE, 1024, alone",
			   "another --model takes more");
		shed(worker, fd);
		return NULL;
	}
	connection = connection_new(worker, fd);
	if (!connection) {
		tell_limit("there is no memory for more connections", "give it more");
		shed(worker, fd);
		return NULL;
	}
	if (++worker->server->open > worker->server->open_most)
		worker->server->open_most = worker->server->open;
	return connection;
}

void worker_refused(struct worker *worker, struct connection *connection, int error)
{
	if (error == ENOSPC)
		tell_limit("the kernel watches no more descriptors for this user",
			   "raise /proc/sys/fs/epoll/max_user_watches");
	else
		tell_limit("there is no memory for more connections", "give it more");
	close_fd(worker, connection->fd);
	worker_ended(worker, connection, CLOSED_SHED);
}

/* Accepts one with the reserve's descriptor, and closes it; 0, or why that failed. */
static int shed_by_reserve(struct worker *worker)
{
	int fd, error;

	if (worker->reserve_fd >= 0)
		close(worker->reserve_fd);
	fd = accept4(worker->listen_fd, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
	error = fd < 0 ? errno : 0;
	if (fd >= 0) {
		worker->counts.accepted++;
		shed(worker, fd);
	}
	worker->reserve_fd = open("/dev/null", O_RDONLY | O_CLOEXEC);
	return error;
}

bool worker_accept_failed(struct worker *worker, int error)
{
	if (error == EINTR || error == ECONNABORTED || error == EPROTO || error == EPERM)
		return true;
	if (error == EAGAIN)
		return false;
	if (error == EMFILE)
		tell_limit("this process may open no more files", "raise it: ulimit -n");
	else if (error == ENFILE)
		tell_limit("the system opens no more files", "raise /proc/sys/fs/file-max");
	else
		tell_limit("there is no memory for more sockets", "give it more");
	error = shed_by_reserve(worker);
	if (!error || error == EAGAIN)
		return !error;
	/* another process has taken it, or there is no memory: this does not spin */
	pause_listening(worker, true);
	set_timer(worker, PAUSE_NS);
	return false;
}

void worker_ended(struct worker *worker, struct connection *connection, enum closed reason)
{
	worker->counts.closed[reason]++;
	worker->server->open--;
	connection_free(worker, connection);
}
