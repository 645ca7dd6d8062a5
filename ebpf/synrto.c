// SPDX-License-Identifier: GPL-2.0-only
/* synrto: runs a command with another initial time-out of TCP, such as that of 2006: 3 s. */
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>

#include "lib/cgroup.h"
#include "lib/tool.h"
#include "synrto.skel.h"

#define NAME "synrto"
/* the kernel's own limit of any time-out, TCP_RTO_MAX */
#define SECONDS_MAX 120

static const struct tare_option option[] = {
	{"timeout", 't', "SECONDS", "The initial time-out of TCP (default: 3, that before 2011)",
	 TARE_NUMBER(time_out, 1, SECONDS_MAX)},
	{0}};

static const struct tare_options command_line = {
	.option = option,
	.words = "-- COMMAND [ARG...]",
	.doc = "Run a command in a cgroup of its own, with this time-out before TCP sends a SYN, "
	       "or "
	       "the answer to one, for the second time.\vExample: synrto -- curl http://127.0.0.1/",
	.flags = ARGP_IN_ORDER,
	.no_command = "give the command to run, after --",
	.command = offsetof(struct options, argv),
};

/* The kernel's jiffies a second: the step of a coarse clock, which goes by jiffies, tells them. */
static unsigned int jiffies_a_second(void)
{
	struct timespec step;

	clock_getres(CLOCK_MONOTONIC_COARSE, &step);
	return (1000000000U + step.tv_nsec / 2) / step.tv_nsec;
}

/* Waits until the command has ended. */
static void wait_for(const struct command *command, int signals)
{
	struct pollfd wait[] = {{.fd = command->pidfd, .events = POLLIN},
				{.fd = signals, .events = POLLIN}};
	struct signalfd_siginfo got;

	while (!wait[0].revents) {
		if (poll(wait, 2, -1) < 0)
			continue;
		if (wait[1].revents && read(signals, &got, sizeof(got)) == sizeof(got))
			tool_pass_on(command, &got);
	}
}

/*
 * Runs the command in the cgroup, with the program attached to that. Returns the command's status,
 * or -1 with *err filled.
 */
static int run_in(const struct cgroup *cgroup, struct synrto *skeleton, struct command *command,
		  int signals, struct tare_error *err)
{
	struct bpf_link *link =
		bpf_program__attach_cgroup(skeleton->progs.initial_timeout, cgroup->fd);
	int error = link ? cgroup_add(cgroup, command->pid, err)
			 : tool_bpf_error(err, "cannot attach to the cgroup", -errno);

	if (error)
		close(command->gate); /* without opening it: the command ends without having run */
	else
		command_release(command);
	wait_for(command, signals);
	bpf_link__destroy(link);
	return error ? -1 : command_wait(command);
}

static int run(struct synrto *skeleton, char **argv, struct tare_error *err)
{
	struct command command = {0};
	struct cgroup cgroup;
	int error = synrto__load(skeleton), signals, status;

	if (error)
		return tool_bpf_error(err, "cannot load the eBPF program", error);
	/* the command must not inherit blocked signals; a signal must not leave a cgroup behind */
	if (command_prepare(&command, argv, err))
		return -1;
	signals = tool_signals(SIGQUIT);
	if (cgroup_make(NAME, &cgroup, err))
		return -1;
	status = run_in(&cgroup, skeleton, &command, signals, err);
	return cgroup_remove(&cgroup, err) ? -1 : status;
}

int main(int argc, char **argv)
{
	struct options options = {.time_out = 3};
	struct tare_error err = {0};
	struct synrto *skeleton;
	int status;

	tare_options_parse(&command_line, argc, argv, &options);
	libbpf_set_print(NULL);
	skeleton = tool_opened(synrto__open());
	skeleton->rodata->jiffies = options.time_out * jiffies_a_second();
	status = run(skeleton, options.argv, &err);
	synrto__destroy(skeleton);
	return status < 0 ? tare_error_report(&err, NAME) : status;
}
