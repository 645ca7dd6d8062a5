// SPDX-License-Identifier: GPL-2.0-only
/* The life of a tool: load, attach, wait, detach, tell. */
#include "tool.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/signalfd.h>
#include <sys/timerfd.h>
#include <unistd.h>

#include "lib/atomicfile.h"
#include "gather.h"
#include "load.h"
#include "recycle.h"

void *tool_opened(void *skeleton)
{
	struct tare_error err;

	if (skeleton)
		return skeleton;
	tare_error(&err, TARE_FAILED, "no memory for the eBPF programs");
	exit(tare_error_report(&err, program_invocation_short_name));
}

unsigned int tool_slots(const struct tool_by *by)
{
	return by->slots ?: (unsigned int)libbpf_num_possible_cpus();
}

static int timer(double seconds, bool again)
{
	struct itimerspec when = {0};
	int fd = timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC);

	when.it_value.tv_sec = (time_t)seconds;
	when.it_value.tv_nsec = (long)((seconds - (double)when.it_value.tv_sec) * 1e9);
	/* a timer set to 0 would never come */
	if (!when.it_value.tv_sec && !when.it_value.tv_nsec)
		when.it_value.tv_nsec = 1;
	if (again)
		when.it_interval = when.it_value;
	if (fd >= 0 && seconds > 0)
		timerfd_settime(fd, 0, &when, NULL);
	return fd;
}

static bool to_stdout(const struct options *options)
{
	return options->json && !strcmp(options->json, "-");
}

/* Whether tables and outliers go to stdout: not if a document does. */
static bool prints(const struct options *options)
{
	return !options->quiet && !to_stdout(options);
}

/* Shows an interval that ends, as a table or as a line of JSON. */
static int show_interval(const struct tool *tool, const struct options *options,
			 const struct slot_reader *reader, struct interval *interval,
			 struct outliers *outliers, struct tare_error *err)
{
	struct show show = {.start = &interval->start,
			    .reader = reader,
			    .outliers = outliers,
			    .interval = interval,
			    .json = to_stdout(options) ? options->json : NULL,
			    .table = prints(options),
			    .top = options->top};

	return show.json || show.table ? gather_and_show(tool, &show, err) : 0;
}

/* Shows the last interval, or the whole; a file gets the whole in any case. */
static int show_end(const struct tool *tool, const struct options *options,
		    const struct slot_reader *reader, const struct tare_latency_start *start,
		    struct interval *interval, struct outliers *outliers, struct tare_error *err)
{
	struct show show = {.start = start,
			    .reader = reader,
			    .outliers = outliers,
			    .json = options->json,
			    .table = prints(options),
			    .more = prints(options) && tool->print_more,
			    .top = options->top};

	if (!options->interval)
		return gather_and_show(tool, &show, err);
	if (show_interval(tool, options, reader, interval, outliers, err))
		return -1;
	show.table = false;
	if (to_stdout(options))
		show.json = NULL;
	return show.json || show.more ? gather_and_show(tool, &show, err) : 0;
}

/*
 * Waits for a signal, the end of the duration or of the observed process, or the outlier at which
 * to stop; shows intervals and outliers meanwhile. A signal goes to *stopped. Returns 1 for such an
 * outlier, else 0, or -1 with *err filled.
 */
static int observe(const struct tool *tool, const struct options *options, int observed,
		   int signals, const struct slot_reader *reader,
		   const struct tare_latency_start *start, struct interval *interval,
		   struct outliers *outliers, struct signalfd_siginfo *stopped,
		   struct tare_error *err)
{
	struct pollfd wait[] = {
		{.fd = signals, .events = POLLIN},
		{.fd = timer(options->duration, false), .events = POLLIN},
		{.fd = observed, .events = POLLIN},
		{.fd = timer(options->interval, true), .events = POLLIN},
		{.fd = outliers_fd(outliers), .events = POLLIN},
		{.fd = timer(recycles(tool) ? RECYCLE_SECONDS : 0, true), .events = POLLIN}};
	uint64_t expired;
	int result = 0;

	while (!result) {
		if (poll(wait, 6, -1) < 0 && errno != EINTR)
			result = tare_error(err, TARE_FAILED, "poll: %m");
		if (wait[0].revents && read(signals, stopped, sizeof(*stopped)) < 0)
			result = tare_error(err, TARE_FAILED, "signalfd: %m");
		if (wait[0].revents || wait[1].revents || wait[2].revents)
			break;
		if (wait[4].revents)
			result = outliers_take(outliers, start, err);
		if (wait[5].revents && read(wait[5].fd, &expired, sizeof(expired)) > 0 &&
		    recycle(tool, interval, reader))
			result = tare_error(err, TARE_FAILED, "cannot recycle slots: %m");
		if (!result && wait[3].revents && read(wait[3].fd, &expired, sizeof(expired)) > 0)
			result = show_interval(tool, options, reader, interval, outliers, err);
	}
	close(wait[1].fd);
	close(wait[3].fd);
	close(wait[5].fd);
	return result;
}

static int attach(const struct tool *tool, struct tare_error *err)
{
	int error = bpf_object__attach_skeleton(tool->skeleton);

	if (error)
		return tool_bpf_error(err, "cannot attach", error);
	return tool->attach ? tool->attach(err) : 0;
}

static int open_signals(void)
{
	struct sigaction hangup;
	sigset_t set;

	sigemptyset(&set);
	sigaddset(&set, SIGINT);
	sigaddset(&set, SIGTERM);
	/* under nohup(1) SIGHUP is ignored, and must stay so */
	if (!sigaction(SIGHUP, NULL, &hangup) && hangup.sa_handler != SIG_IGN)
		sigaddset(&set, SIGHUP);
	sigprocmask(SIG_BLOCK, &set, NULL);
	return signalfd(-1, &set, SFD_CLOEXEC);
}

/*
 * A terminal's signal reaches the command as well as us. A signal that somebody sent to us is
 * passed on, as a shell does that runs one command; the command decides what it makes of it.
 */
static void pass_on(const struct command *command, const struct signalfd_siginfo *stopped)
{
	if (stopped->ssi_signo && stopped->ssi_code <= 0)
		kill(command->pid, (int)stopped->ssi_signo);
}

/*
 * The command's exit status. A command that goes on is not waited for: then it is 128 plus the
 * signal that stopped us, or 0 after the duration.
 */
static int exit_status(struct command *command, const struct signalfd_siginfo *stopped)
{
	int status;

	if (command_ended(command, &status))
		return status;
	return stopped->ssi_signo ? 128 + (int)stopped->ssi_signo : TARE_OK;
}

/* Runs the attached tool to its end. Returns the exit status, or -1 with *err filled. */
static int run_attached(const struct tool *tool, const struct options *options,
			struct command *command, int signals, const struct slot_reader *reader,
			struct outliers *outliers, struct tare_error *err)
{
	struct tare_latency_start start = tare_latency_start(0);
	struct signalfd_siginfo stopped = {0};
	struct interval interval = {0};
	int result, rest;

	if (options->interval && interval_begin(&interval, recycle_slots(tool), &start, err))
		return -1;
	if (options->argv)
		command_release(command);
	result = observe(tool, options, command->pidfd, signals, reader, &start, &interval,
			 outliers, &stopped, err);
	if (options->argv)
		pass_on(command, &stopped);
	if (tool->look_at_end)
		tool->look_at_end(tool);
	bpf_object__detach_skeleton(tool->skeleton);
	if (tool->detach)
		tool->detach();
	rest = result < 0 ? -1 : outliers_take(outliers, &start, err);
	if (rest >= 0)
		rest = show_end(tool, options, reader, &start, &interval, outliers, err);
	free(interval.entry);
	if (rest < 0)
		return -1;
	return options->argv && !result ? exit_status(command, &stopped) : TARE_OK;
}

int tool_run(const struct tool *tool, const struct options *options)
{
	struct tare_error err = {0};
	struct command command = {.pidfd = -1};
	struct outliers *outliers = NULL;
	struct slot_reader reader;
	unsigned int target;
	int cgroup, signals, result;

	/* a bad path is refused now, not after a long measurement */
	if (options->json && !to_stdout(options) && tare_atomicfile_check(options->json, &err))
		return tare_error_report(&err, tool->name);
	if (tool->over)
		*tool->over = options->over * 1000;
	*tool->one_thread = options->tid;
	/* the command is started before signals are blocked, so that it does not inherit that */
	if (load_cgroup(options, &cgroup, &err) || load_target(options, &command, &target, &err) ||
	    load_tool(tool, target, options->argv, cgroup, &err) ||
	    slot_reader_open(tool, &reader, &err) ||
	    outliers_open(tool, options, prints(options), &outliers, &err))
		return tare_error_report(&err, tool->name);
	signals = open_signals();
	if (attach(tool, &err))
		return tare_error_report(&err, tool->name);
	result = run_attached(tool, options, &command, signals, &reader, outliers, &err);
	close(signals);
	outliers_close(outliers);
	slot_reader_close(&reader);
	return result < 0 ? tare_error_report(&err, tool->name) : result;
}
