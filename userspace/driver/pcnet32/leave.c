// SPDX-License-Identifier: GPL-2.0-only
#include <signal.h>
#include <unistd.h>

#include "stack.h"

static struct tare_error failure;
static volatile sig_atomic_t failed;
static sigset_t signals;

void leave_prepare(void)
{
	sigemptyset(&signals);
	sigaddset(&signals, SIGINT);
	sigaddset(&signals, SIGTERM);
	sigaddset(&signals, COUNTERS_ASK);
	sigprocmask(SIG_BLOCK, &signals, NULL);
}

void leave(const struct tare_error *why)
{
	if (why && !failed) {
		failure = *why;
		failed = 1;
	}
	kill(getpid(), SIGTERM);
}

bool leave_await(const struct timespec *most)
{
	int came = sigtimedwait(&signals, NULL, most);

	return came == SIGINT || came == SIGTERM;
}

int leave_reason(struct tare_error *err)
{
	if (failed)
		*err = failure;
	return failed ? -1 : 0;
}
