// SPDX-License-Identifier: GPL-2.0-only
/*
 * Threads that attach at once, to FRONT, ntobj or ntsync, whose device is /dev/null: how often it
 * is opened.
 */
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>

#include "nt/api.h"

#define THREADS 16

extern const struct nt_api nt_ntobj, nt_ntsync;

static const struct nt_api *front;
static pthread_barrier_t all;
static int opened;

int __real_open(const char *path, int flags, ...);
int __wrap_open(const char *path, int flags, ...);

/* Slow enough for all others to come meanwhile. */
int __wrap_open(const char *path, int flags, ...)
{
	(void)path;
	__atomic_add_fetch(&opened, 1, __ATOMIC_SEQ_CST);
	for (int i = 0; i < 1000; i++)
		sched_yield();
	return __real_open("/dev/null", flags);
}

static void *run(void *unused)
{
	pthread_barrier_wait(&all);
	/* ntsync's fails: the device makes no alert */
	front->attach();
	return unused;
}

int main(int argc, char **argv)
{
	pthread_t thread[THREADS];

	front = argc == 2 && !strcmp(argv[1], "ntobj") ? &nt_ntobj : &nt_ntsync;
	pthread_barrier_init(&all, NULL, THREADS);
	for (int i = 0; i < THREADS; i++)
		if (pthread_create(&thread[i], NULL, run, NULL))
			return 2;
	for (int i = 0; i < THREADS; i++)
		pthread_join(thread[i], NULL);
	printf("%d\n", opened);
	return 0;
}
