// SPDX-License-Identifier: GPL-2.0-only
#include "stall.h"

#include <errno.h>
#include <signal.h>
#include <time.h>

#include "lib/clock.h"

static struct timespec end; /* of the stall */

static uint64_t now_ns(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

static void sleep_until_end(int signal)
{
	int saved = errno;

	(void)signal;
	while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &end, NULL) == EINTR)
		;
	errno = saved;
}

void stall_start(const struct server *server, struct stall *stall)
{
	struct sigaction action = {.sa_handler = sleep_until_end, .sa_flags = SA_RESTART};

	*stall = (struct stall){.next_ns = now_ns() + server->set.stall_every_ns};
	if (server->set.stall_ns)
		sigaction(SIGUSR1, &action, NULL);
}

int stall_wait_ms(const struct server *server, const struct stall *stall)
{
	uint64_t now = now_ns();

	if (!server->set.stall_ns)
		return -1;
	return stall->next_ns > now ? (int)((stall->next_ns - now) / 1000000) : 0;
}

static void tell(struct worker *worker, pthread_t thread, void *unused)
{
	(void)worker;
	(void)unused;
	pthread_kill(thread, SIGUSR1);
}

void stall_do(struct server *server, struct stall *stall)
{
	const struct model *model = server->set.model;
	uint64_t end_ns = stall->next_ns + server->set.stall_ns;
	struct timespec begin = {stall->next_ns / 1000000000, stall->next_ns % 1000000000};

	if (!server->set.stall_ns || stall->next_ns > now_ns() + 1000000)
		return;
	/* poll() waits whole ms */
	clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &begin, NULL);
	stall->next_ns += server->set.stall_every_ns;
	/* one that is over before it is told, since this process did not run, is none */
	if (end_ns <= now_ns())
		return;
	end = (struct timespec){end_ns / 1000000000, end_ns % 1000000000};
	if (!stall->count++)
		stall->start_ns = tare_clock_ns();
	for (unsigned int i = 0; i < server->set.threads; i++) {
		if (model->each_thread)
			model->each_thread(&server->worker[i], tell, NULL);
		else
			tell(NULL, server->worker[i].thread, NULL);
	}
}
