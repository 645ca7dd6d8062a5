// SPDX-License-Identifier: GPL-2.0-only
#include <errno.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "partner.h"
#include "timers/portable.h"

struct partner {
	pid_t process;
};

/* Whoever is to hear from a process that is gone would wait for ever. */
static void on_end(int signal_number, siginfo_t *info, void *context)
{
	static const char failed[] = "testapi: the other process failed\n";

	(void)signal_number;
	(void)context;
	if (info->si_code == CLD_EXITED && !info->si_status)
		return;
	_exit(write(STDERR_FILENO, failed, sizeof(failed) - 1) < 0 ? TARE_FAILED : TARE_FAILED);
}

static void watch_processes(void)
{
	const struct sigaction action = {.sa_sigaction = on_end,
					 .sa_flags = SA_SIGINFO | SA_RESTART | SA_NOCLDSTOP};

	if (sigaction(SIGCHLD, &action, NULL))
		fail("sigaction");
}

struct partner *partner_spawn(char *const argument[PARTNER_ARGUMENTS])
{
	struct partner *partner = Malloc(sizeof(*partner));

	watch_processes();
	errno = posix_spawn(&partner->process, "/proc/self/exe", NULL, NULL, argument, environ);
	if (errno)
		fail("posix_spawn");
	return partner;
}

void partner_await(struct partner *partner)
{
	int status;

	if (waitpid(partner->process, &status, 0) != partner->process || status) {
		fprintf(stderr, "%s: the other process failed\n", program_name());
		exit(TARE_FAILED);
	}
	free(partner);
}

void partner_done(void)
{
	exit(TARE_OK);
}
