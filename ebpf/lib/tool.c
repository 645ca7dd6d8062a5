// SPDX-License-Identifier: GPL-2.0-only
/* The life of a tool: load, attach, wait, detach, tell. */
#include "tool.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/timerfd.h>
#include <unistd.h>

#include "lib/atomicfile.h"
#include "private.h"

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

/*
 * Waits for a signal, the end of the duration or of the observed process, or the outlier at which
 * to stop; shows intervals and outliers meanwhile. Returns 1 for such an outlier, else 0, or -1
 * with *err filled.
 */
static int observe(struct run *run, struct tare_error *err)
{
	const struct options *options = run->options;
	double recycling = recycles(run->tool) ? RECYCLE_SECONDS : 0;
	struct pollfd wait[] = {{.fd = run->signals, .events = POLLIN},
				{.fd = timer(options->duration, false), .events = POLLIN},
				{.fd = run->command.pidfd, .events = POLLIN},
				{.fd = timer(options->interval, true), .events = POLLIN},
				{.fd = outliers_fd(run->outliers), .events = POLLIN},
				{.fd = timer(recycling, true), .events = POLLIN}};
	uint64_t expired;
	int result = 0;

	while (!result) {
		if (poll(wait, 6, -1) < 0 && errno != EINTR)
			result = tare_error(err, TARE_FAILED, "poll: %m");
		if (wait[0].revents && read(run->signals, &run->stopped, sizeof(run->stopped)) < 0)
			result = tare_error(err, TARE_FAILED, "signalfd: %m");
		if (wait[0].revents || wait[1].revents || wait[2].revents)
			break;
		if (wait[4].revents)
			result = outliers_take(run->outliers, &run->start, err);
		if (wait[5].revents && read(wait[5].fd, &expired, sizeof(expired)) > 0 &&
		    recycle(run->tool, &run->interval, &run->reader))
			result = tare_error(err, TARE_FAILED, "cannot recycle slots: %m");
		if (!result && wait[3].revents && read(wait[3].fd, &expired, sizeof(expired)) > 0)
			result = show(run, true, err);
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

int tool_signals(int more)
{
	struct sigaction hangup;
	sigset_t set;

	sigemptyset(&set);
	sigaddset(&set, SIGINT);
	sigaddset(&set, SIGTERM);
	sigaddset(&set, more);
	/* under nohup(1) SIGHUP is ignored, and must stay so */
	if (!sigaction(SIGHUP, NULL, &hangup) && hangup.sa_handler != SIG_IGN)
		sigaddset(&set, SIGHUP);
	sigprocmask(SIG_BLOCK, &set, NULL);
	return signalfd(-1, &set, SFD_CLOEXEC);
}

void tool_pass_on(const struct command *command, const struct signalfd_siginfo *got)
{
	if (got->ssi_signo && got->ssi_code <= 0)
		kill(command->pid, (int)got->ssi_signo);
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
static int run_attached(struct run *run, struct tare_error *err)
{
	const struct tool *tool = run->tool;
	const struct options *options = run->options;
	int result, failed;

	run->start = run->interval.start = tare_latency_start(0);
	if (options->interval)
		run->interval.entry = calloc(recycle_slots(tool), sizeof(*run->interval.entry));
	if (options->interval && !run->interval.entry)
		return tare_error(err, TARE_FAILED, "no memory for intervals");
	if (options->argv)
		command_release(&run->command);
	result = observe(run, err);
	if (options->argv)
		tool_pass_on(&run->command, &run->stopped);
	if (tool->look_at_end)
		tool->look_at_end(tool);
	bpf_object__detach_skeleton(tool->skeleton);
	if (tool->detach)
		tool->detach();
	failed = result < 0 || outliers_take(run->outliers, &run->start, err) < 0 ||
		 (options->interval && show(run, true, err)) || show(run, false, err);
	free(run->interval.entry);
	if (failed)
		return -1;
	return options->argv && !result ? exit_status(&run->command, &run->stopped) : TARE_OK;
}

int tool_run(const struct tool *tool, const struct options *options)
{
	struct run run = {.tool = tool, .options = options, .command = {.pidfd = -1}};
	struct tare_error err = {0};
	unsigned int target;
	int cgroup, result;

	/* a bad path is refused now, not after a long measurement */
	if (options->json && !to_stdout(options) && tare_atomicfile_check(options->json, &err))
		return tare_error_report(&err, tool->name);
	if (tool->over)
		*tool->over = options->over * 1000;
	*tool->one_thread = options->tid;
	/* the command is started before signals are blocked, so that it does not inherit that */
	if (load_cgroup(options, &cgroup, &err) ||
	    load_target(options, &run.command, &target, &err) ||
	    load_tool(tool, target, options->argv, cgroup, &err) ||
	    slot_reader_open(tool, &run.reader, &err) ||
	    outliers_open(tool, options, prints_tables(options), &run.outliers, &err))
		return tare_error_report(&err, tool->name);
	run.signals = tool_signals(SIGINT);
	if (attach(tool, &err))
		return tare_error_report(&err, tool->name);
	result = run_attached(&run, &err);
	close(run.signals);
	outliers_close(run.outliers);
	slot_reader_close(&run.reader);
	return result < 0 ? tare_error_report(&err, tool->name) : result;
}
