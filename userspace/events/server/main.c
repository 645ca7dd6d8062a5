// SPDX-License-Identifier: GPL-2.0-only
/*
 * The thread that waits for events is the process's only one, unless another is asked for: with a
 * second, the kernel counts a reference to each descriptor that a thread looks up.
 */
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
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

static struct worker worker;
static struct server server = {.worker = &worker};

static void *wait_for_ever(void *data)
{
	while (!data)
		pause();
	return NULL;
}

static int start_second(struct tare_error *err)
{
	pthread_t thread;
	int bad = pthread_create(&thread, NULL, wait_for_ever, NULL);

	return bad ? tare_error(err, TARE_CANNOT, "cannot start a thread: %s", strerror(bad)) : 0;
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
	worker.server = &server;
	worker.model = server.set.model;
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
	int status;

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
	worker.stop_fd = catch_signals(&err);
	if (worker.stop_fd < 0 || (server.set.second_thread && start_second(&err) < 0) ||
	    worker_open(&worker, &err) < 0 || announce(&err) < 0)
		/* the command's gate is shut by the end of this process */
		return tare_error_report(&err, program_invocation_short_name);
	server.start_ns = tare_clock_ns();
	server.start_cpu_ns = marks_cpu_ns();
	if (started)
		command_release(started);
	worker.model->run(&worker);
	worker_close(&worker);
	status = started ? end_command(started) : TARE_OK;
	close(worker.listen_fd);
	if (write_document(&before, &err) < 0)
		return tare_error_report(&err, program_invocation_short_name);
	return status;
}
