// SPDX-License-Identifier: GPL-2.0-only
#include "follow.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include <tare/memtap.h>

#include "lib/clock.h"

#define NEVER    UINT64_MAX
#define GRACE_MS 5000

/* By the clock in which the module counts its deadline. */
static uint64_t now_ms(void)
{
	return tare_monotonic_ns() / 1000000;
}

static void hold_nothing(void)
{
	sigset_t nothing;

	sigemptyset(&nothing);
	sigprocmask(SIG_SETMASK, &nothing, NULL);
}

int follow_signals(void)
{
	struct sigaction hangup;
	sigset_t ending, held;

	sigemptyset(&ending);
	sigaddset(&ending, SIGINT);
	sigaddset(&ending, SIGTERM);
	/* nohup ignores it, which one that is held back is not */
	if (!sigaction(SIGHUP, NULL, &hangup) && hangup.sa_handler != SIG_IGN)
		sigaddset(&ending, SIGHUP);
	held = ending;
	/* who reads our messages may be gone */
	sigaddset(&held, SIGPIPE);
	sigprocmask(SIG_BLOCK, &held, NULL);
	/* what is held back stays so in a new program */
	pthread_atfork(NULL, NULL, hold_nothing);
	return signalfd(-1, &ending, SFD_CLOEXEC);
}

/* Then its signals reach the command as they reach us, and the command may read it. */
static bool is_foreground(void)
{
	int terminal = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY);
	bool ours = terminal >= 0 && tcgetpgrp(terminal) == getpgrp();

	if (terminal >= 0)
		close(terminal);
	return ours;
}

void follow_begin(struct follow *f)
{
	pid_t pid = f->command.pid;

	f->own_group = !is_foreground() && !setpgid(pid, pid);
	f->renew_at = f->deadline_ms ? now_ms() + f->deadline_ms / 3 : NEVER;
	f->step_at = NEVER;
}

void follow_renew(struct follow *f)
{
	if (f->deadline_ms && !f->lapsed)
		f->lapsed = ioctl(f->device, TARE_MEMTAP_RENEW, f->deadline_ms) != 0;
	f->renew_at = f->deadline_ms && !f->lapsed ? now_ms() + f->deadline_ms / 3 : NEVER;
}

static void send(struct follow *f, int number)
{
	kill(f->own_group ? -f->command.pid : f->command.pid, number);
}

/* One step nearer to the end, by another signal or where the last one had no effect. */
static void step(struct follow *f)
{
	f->state++;
	f->step_at = now_ms() + GRACE_MS;
	if (f->state == FOLLOW_ASKED)
		send(f, f->signal);
	else if (f->state == FOLLOW_KILLED)
		send(f, SIGKILL);
}

static void take_signal(struct follow *f)
{
	struct signalfd_siginfo info;

	if (read(f->signals, &info, sizeof(info)) != sizeof(info))
		return;
	/* a key, which the command has got as well: what it means is the command's matter */
	if (info.ssi_signo == SIGINT && info.ssi_code == SI_KERNEL && !f->own_group)
		return;
	if (f->state == FOLLOW_RUNS)
		f->signal = (int)info.ssi_signo;
	step(f);
}

static int wait_ms(const struct follow *f)
{
	uint64_t next = f->renew_at < f->step_at ? f->renew_at : f->step_at, now;

	if (next == NEVER)
		return -1;
	now = now_ms();
	if (next <= now)
		return 0;
	return next - now < INT_MAX ? (int)(next - now) : INT_MAX;
}

static void empty_rings(struct follow *f, struct pollfd *device)
{
	rings_drain(f->rings);
	if (device->revents & POLLHUP)
		f->lapsed = true;
	if (f->lapsed || f->rings->records == f->rings->room)
		device->fd = -1;
}

void follow(struct follow *f)
{
	struct pollfd polled[] = {
		{.fd = f->command.pidfd, .events = POLLIN},
		{.fd = f->signals, .events = POLLIN},
		{.fd = f->rings ? f->device : -1, .events = POLLIN},
	};

	while (!(polled[0].revents & POLLIN) && f->state != FOLLOW_LEFT) {
		if (poll(polled, 3, wait_ms(f)) < 0) {
			if (errno != EINTR)
				return;
			continue;
		}
		if (f->renew_at <= now_ms())
			follow_renew(f);
		if (f->rings && polled[2].revents & (POLLIN | POLLHUP))
			empty_rings(f, &polled[2]);
		if (polled[1].revents & POLLIN)
			take_signal(f);
		else if (f->step_at <= now_ms())
			step(f);
	}
}

/* Of a process that has ended and was not waited for: whether it is still the program it began as.
 */
static bool never_ran(pid_t pid)
{
	static const unsigned int forked_no_exec = 0x40; /* PF_FORKNOEXEC of the kernel */
	char path[32];
	unsigned int flags = 0;
	FILE *stat;

	snprintf(path, sizeof(path), "/proc/%d/stat", pid);
	stat = fopen(path, "re");
	/* the name ends at the last parenthesis; ours has none */
	if (stat && fscanf(stat, "%*d (%*[^)]) %*c %*d %*d %*d %*d %*d %u", &flags) != 1)
		flags = 0;
	if (stat)
		fclose(stat);
	return flags & forked_no_exec;
}

int follow_wait(struct follow *f)
{
	int status = 128 + SIGKILL;
	bool unstarted;

	if (f->state == FOLLOW_LEFT) {
		command_ended(&f->command, &status);
		return status;
	}
	unstarted = never_ran(f->command.pid);
	status = command_wait(&f->command);
	f->not_run = unstarted && status == 127;
	return status;
}
