// SPDX-License-Identifier: GPL-2.0-only
/*
 * One thread that waits for events is the process's only one: with a second, the kernel counts a
 * reference to each descriptor that a thread looks up. Of several, and where something else has to
 * be done, the first one starts the others and waits.
 */
#include <errno.h>
#include <poll.h>
#include <semaphore.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include "child.h"
#include "document.h"
#include "events/counters.h"
#include "lib/atomicfile.h"
#include "lib/clock.h"
#include "lib/jsonfile.h"
#include "lib/stdoutput.h"
#include "listener.h"
#include "marks.h"
#include "options.h"
#include "worker.h"

#define CHILD_MS 5000 /* that it has to end after it was told so */

static struct server server;
static sem_t opened, go;
static struct tare_error open_error;
static atomic_bool open_failed, served;

static void *serve(void *data)
{
	struct worker *worker = data;
	struct tare_error err;

	if (worker_open(worker, &err) < 0) {
		if (!atomic_exchange(&open_failed, true))
			open_error = err;
		sem_post(&opened);
		return NULL;
	}
	sem_post(&opened);
	while (sem_wait(&go) && errno == EINTR)
		;
	if (served)
		worker->model->run(worker);
	worker_close(worker);
	return NULL;
}

static bool is_alone(const struct setting *set)
{
	return set->threads == 1 && !set->second_thread;
}

static int start_workers(struct tare_error *err)
{
	unsigned int n = server.set.threads;
	int bad;

	sem_init(&opened, 0, 0);
	sem_init(&go, 0, 0);
	for (unsigned int i = 0; i < n; i++) {
		struct worker *worker = &server.worker[i];

		worker->stop_fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
		if (worker->stop_fd < 0)
			return tare_error(err, TARE_CANNOT, "cannot start a thread: %m");
		bad = pthread_create(&worker->thread, NULL, serve, worker);
		if (bad)
			return tare_error(err, TARE_CANNOT, "cannot start a thread: %s",
					  strerror(bad));
	}
	for (unsigned int i = 0; i < n; i++)
		while (sem_wait(&opened) && errno == EINTR)
			;
	if (!open_failed)
		return 0;
	*err = open_error;
	return -1;
}

/* signals: what tells the only thread of the end. */
static int open_workers(int signals, struct tare_error *err)
{
	struct worker *worker = server.worker;

	for (unsigned int i = 0; i < server.set.threads; i++) {
		worker[i].server = &server;
		worker[i].model = server.set.model;
	}
	if (!is_alone(&server.set))
		return start_workers(err);
	worker->stop_fd = signals;
	worker->thread = pthread_self();
	return worker_open(worker, err);
}

static void stop_workers(void)
{
	for (unsigned int i = 0; i < server.set.threads; i++)
		eventfd_write(server.worker[i].stop_fd, 1);
	for (unsigned int i = 0; i < server.set.threads; i++)
		pthread_join(server.worker[i].thread, NULL);
}

/* What ends the server comes from this descriptor from now on: signals, or the command's end. */
static int catch_signals(struct tare_error *err)
{
	struct sigaction ends = {.sa_handler = SIG_DFL, .sa_flags = SA_NOCLDSTOP};
	sigset_t set;
	int fd;

	sigemptyset(&set);
	sigaddset(&set, SIGINT);
	sigaddset(&set, SIGTERM);
	if (server.set.command)
		sigaddset(&set, SIGCHLD);
	sigaction(SIGCHLD, &ends, NULL);
	pthread_sigmask(SIG_BLOCK, &set, NULL);
	fd = signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
	if (fd < 0)
		tare_error(err, TARE_CANNOT, "signalfd: %m");
	return fd;
}

/* Until one of them comes. */
static void run_workers(int signals)
{
	struct pollfd fd = {.fd = signals, .events = POLLIN};

	if (is_alone(&server.set)) {
		server.worker->model->run(server.worker);
		worker_close(server.worker);
		return;
	}
	served = true;
	for (unsigned int i = 0; i < server.set.threads; i++)
		sem_post(&go);
	while (poll(&fd, 1, -1) <= 0)
		;
	stop_workers();
}

/* The status of the command, which has ended or was told to. */
static int end_command(struct command *child)
{
	struct pollfd ended = {.fd = child->pidfd, .events = POLLIN};

	if (poll(&ended, 1, CHILD_MS) <= 0)
		kill(child->pid, SIGKILL);
	return command_wait(child);
}

static void raise_limit(void)
{
	struct rlimit files;

	if (getrlimit(RLIMIT_NOFILE, &files) || files.rlim_cur == files.rlim_max)
		return;
	files.rlim_cur = files.rlim_max;
	setrlimit(RLIMIT_NOFILE, &files);
}

static int announce(struct tare_error *err)
{
	printf("eventserver: %s at %s\n", server.set.word, server.set.address.text);
	return tare_stdout_flush(err);
}

static int prepare(struct events_counters *before, struct tare_error *err)
{
	raise_limit();
	server.worker = calloc(server.set.threads, sizeof(*server.worker));
	if (!server.worker)
		return tare_error(err, TARE_CANNOT, "no memory for %u threads", server.set.threads);
	if (server.set.json && tare_atomicfile_check(server.set.json, err) < 0)
		return -1;
	if (reply_make(server.reply, server.set.size, err) < 0 || marks_start(&server, err) < 0 ||
	    events_counters_read(before, err) < 0)
		return -1;
	return listener_open(&server, err);
}

static int write_document(const struct events_counters *before, struct tare_error *err)
{
	struct events_counters after;
	json_t *document;
	int bad;

	if (!server.set.json)
		return 0;
	if (events_counters_read(&after, err) < 0)
		return -1;
	document = document_make(&server, events_counters_grown(before, &after));
	bad = tare_jsonfile_write(document, server.set.json, err);
	json_decref(document);
	return bad;
}

int main(int argc, char **argv)
{
	struct command child, *started = NULL;
	struct events_counters before;
	struct tare_error err;
	int signals, status;

	tare_jsonfile_own_keys();
	options_read(argc, argv, &server.set);
	if (prepare(&before, &err) < 0)
		return tare_error_report(&err, program_invocation_short_name);
	if (server.set.command) {
		if (child_prepare(&server.set, &child, &err) < 0)
			return tare_error_report(&err, program_invocation_short_name);
		started = &child;
		server.child = child.pid;
	}
	signals = catch_signals(&err);
	if (signals < 0 || open_workers(signals, &err) < 0 || announce(&err) < 0)
		/* the command's gate is shut by the end of this process */
		return tare_error_report(&err, program_invocation_short_name);
	server.start_ns = tare_clock_ns();
	server.start_cpu_ns = marks_cpu_ns();
	if (started)
		command_release(started);
	run_workers(signals);
	status = started ? end_command(started) : TARE_OK;
	listener_close(&server);
	if (write_document(&before, &err) < 0)
		return tare_error_report(&err, program_invocation_short_name);
	return status;
}
