// SPDX-License-Identifier: GPL-2.0-only
/* The life of a tool: load, attach, wait, detach, tell. */
#include "tool.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/signalfd.h>
#include <sys/timerfd.h>
#include <unistd.h>

#include "../../userspace/lib/clock.h"
#include "gather.h"
#include "load.h"

int tool_no_memory(const char *program)
{
	struct tare_error err;

	tare_error(&err, TARE_FAILED, "no memory for the eBPF programs");
	return tare_error_report(&err, program);
}

static int timer(double seconds, bool again)
{
	struct itimerspec when = {0};
	int fd = timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC);

	when.it_value.tv_sec = (time_t)seconds;
	when.it_value.tv_nsec = (long)((seconds - (double)when.it_value.tv_sec) * 1e9);
	if (again)
		when.it_interval = when.it_value;
	if (fd >= 0 && seconds > 0)
		timerfd_settime(fd, 0, &when, NULL);
	return fd;
}

/* Waits for a signal, the duration, or the command; shows what there is in between. */
static int observe(const struct tool *tool, const struct tool_options *options,
		   struct command *command, int signals, uint64_t begun, struct tare_error *err)
{
	struct pollfd wait[] = {{.fd = signals, .events = POLLIN},
				{.fd = timer(options->duration, false), .events = POLLIN},
				{.fd = options->argv ? command->pidfd : -1, .events = POLLIN},
				{.fd = timer(options->interval, true), .events = POLLIN}};
	uint64_t expired;
	int result = 0;

	while (!result) {
		if (poll(wait, 4, -1) < 0 && errno != EINTR)
			result = tare_error(err, TARE_FAILED, "poll: %s", strerror(errno));
		if (wait[0].revents || wait[1].revents || wait[2].revents)
			break;
		if (wait[3].revents && read(wait[3].fd, &expired, sizeof(expired)) > 0) {
			if (isatty(STDOUT_FILENO))
				fputs("\033[H\033[J", stdout);
			result = gather_and_show(tool, NULL, false, begun, err);
		}
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
	return tool->attach ? tool->attach(tool, err) : 0;
}

static int open_signals(void)
{
	sigset_t set;

	sigemptyset(&set);
	sigaddset(&set, SIGINT);
	sigaddset(&set, SIGTERM);
	sigprocmask(SIG_BLOCK, &set, NULL);
	return signalfd(-1, &set, SFD_CLOEXEC);
}

int tool_run(const struct tool *tool, const struct tool_options *options)
{
	struct tare_error err = {0};
	struct command command = {0};
	unsigned int target;
	int signals, result;
	uint64_t begun;

	/* the command is started before signals are blocked, and so without that */
	if (load_target(options, &command, &target, &err) ||
	    load_tool(tool, target, options->argv, &err))
		return tare_error_report(&err, tool->name);
	signals = open_signals();
	if (attach(tool, &err))
		return tare_error_report(&err, tool->name);
	begun = tare_clock_ns();
	if (options->argv)
		command_release(&command);
	result = observe(tool, options, &command, signals, begun, &err);
	bpf_object__detach_skeleton(tool->skeleton);
	if (tool->detach)
		tool->detach(tool);
	close(signals);
	if (!result)
		result = gather_and_show(tool, options->json, options->quiet, begun, &err);
	if (result)
		return tare_error_report(&err, tool->name);
	/* where the duration ended first, the command goes on, and is not ours any more */
	return options->argv && !options->duration ? command_wait(&command) : 0;
}
