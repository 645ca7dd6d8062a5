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
	/* none at all would be never */
	if (!when.it_value.tv_sec && !when.it_value.tv_nsec)
		when.it_value.tv_nsec = 1;
	if (again)
		when.it_interval = when.it_value;
	if (fd >= 0 && seconds > 0)
		timerfd_settime(fd, 0, &when, NULL);
	return fd;
}

/* Where to show what there is so far, and where what there is at the end. */
static struct show choose_show(const struct options *options,
			       const struct tare_latency_start *start, bool at_end)
{
	bool to_stdout = options->json && !strcmp(options->json, "-");

	return (struct show){.start = start,
			     .json = at_end || to_stdout ? options->json : NULL,
			     .line = options->interval > 0,
			     .table = !options->quiet && !to_stdout};
}

static int show_so_far(const struct tool *tool, const struct options *options,
		       const struct tare_latency_start *start, struct tare_error *err)
{
	struct show show = choose_show(options, start, false);

	if (show.table && isatty(STDOUT_FILENO))
		fputs("\033[H\033[J", stdout);
	return show.json || show.table ? gather_and_show(tool, &show, err) : 0;
}

/*
 * Waits for a signal, the duration, or the end of what is observed; shows what there is in
 * between. The signal, if it was one, goes to *stopped.
 */
static int observe(const struct tool *tool, const struct options *options, int observed,
		   int signals, const struct tare_latency_start *start,
		   struct signalfd_siginfo *stopped, struct tare_error *err)
{
	struct pollfd wait[] = {{.fd = signals, .events = POLLIN},
				{.fd = timer(options->duration, false), .events = POLLIN},
				{.fd = observed, .events = POLLIN},
				{.fd = timer(options->interval, true), .events = POLLIN}};
	uint64_t expired;
	int result = 0;

	while (!result) {
		if (poll(wait, 4, -1) < 0 && errno != EINTR)
			result = tare_error(err, TARE_FAILED, "poll: %m");
		if (wait[0].revents && read(signals, stopped, sizeof(*stopped)) < 0)
			result = tare_error(err, TARE_FAILED, "signalfd: %m");
		if (wait[0].revents || wait[1].revents || wait[2].revents)
			break;
		if (wait[3].revents && read(wait[3].fd, &expired, sizeof(expired)) > 0)
			result = show_so_far(tool, options, start, err);
	}
	close(wait[1].fd);
	close(wait[3].fd);
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
	/* nohup(1) */
	if (!sigaction(SIGHUP, NULL, &hangup) && hangup.sa_handler != SIG_IGN)
		sigaddset(&set, SIGHUP);
	sigprocmask(SIG_BLOCK, &set, NULL);
	return signalfd(-1, &set, SFD_CLOEXEC);
}

/*
 * A terminal's signal reaches the command as well as us. One that somebody sent to us is for both,
 * as it is with a shell that runs one command; what the command makes of it is its own matter.
 */
static void pass_on(const struct command *command, const struct signalfd_siginfo *stopped)
{
	if (stopped->ssi_signo && stopped->ssi_code <= 0)
		kill(command->pid, (int)stopped->ssi_signo);
}

/* Of a command that goes on, as after the duration, nothing is known, and it is waited for no more.
 */
static int exit_status(struct command *command, const struct signalfd_siginfo *stopped)
{
	int status;

	if (command_ended(command, &status))
		return status;
	return stopped->ssi_signo ? 128 + (int)stopped->ssi_signo : TARE_OK;
}

int tool_run(const struct tool *tool, const struct options *options)
{
	struct tare_error err = {0};
	struct command command = {.pidfd = -1};
	struct signalfd_siginfo stopped = {0};
	struct tare_latency_start start;
	struct show show;
	unsigned int target;
	int signals, result;

	/* better now than after a long measurement */
	if (options->json && strcmp(options->json, "-") &&
	    tare_atomicfile_check(options->json, &err))
		return tare_error_report(&err, tool->name);
	/* the command is started before signals are blocked, and so without that */
	if (load_target(options, &command, &target, &err) ||
	    load_tool(tool, target, options->argv, &err))
		return tare_error_report(&err, tool->name);
	signals = open_signals();
	if (attach(tool, &err))
		return tare_error_report(&err, tool->name);
	start = tare_latency_start(0);
	if (options->argv)
		command_release(&command);
	result = observe(tool, options, command.pidfd, signals, &start, &stopped, &err);
	if (options->argv)
		pass_on(&command, &stopped);
	bpf_object__detach_skeleton(tool->skeleton);
	if (tool->detach)
		tool->detach();
	close(signals);
	show = choose_show(options, &start, true);
	if (!result)
		result = gather_and_show(tool, &show, &err);
	if (result)
		return tare_error_report(&err, tool->name);
	return options->argv ? exit_status(&command, &stopped) : TARE_OK;
}
