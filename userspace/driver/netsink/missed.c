// SPDX-License-Identifier: GPL-2.0-only
#include "missed.h"

#include <pthread.h>
#include <sched.h>
#include <string.h>
#include <time.h>

#include <tare/pcnet.h>

#include "statistic.h"

/*
 * 50,000 frames a second wrap it in 1.3 s; no flood has as many frames as wrap it. A reading takes
 * 47,000 instructions.
 */
#define PERIOD_S 1

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static const char *watched;
static uint64_t total, last;

static int update(struct tare_error *err)
{
	uint64_t now;
	int bad;

	pthread_mutex_lock(&lock);
	bad = statistic_read(watched, "rx_missed_errors", &now, err);
	if (!bad) {
		total += (now - last) & PCNET_MISSED_MASK;
		last = now;
	}
	pthread_mutex_unlock(&lock);
	return bad;
}

static void *watch(void *unused)
{
	const struct timespec period = {.tv_sec = PERIOD_S};
	struct tare_error err;

	/* once the interface is gone, missed_read says so */
	while (!update(&err))
		nanosleep(&period, NULL);
	return unused;
}

int missed_watch(const char *interface, struct tare_error *err)
{
	struct sched_param priority = {.sched_priority = 1};
	pthread_attr_t attr;
	pthread_t thread;
	int bad;

	watched = interface;
	if (statistic_read(watched, "rx_missed_errors", &last, err))
		return -1;
	pthread_attr_init(&attr);
	pthread_attr_setinheritsched(&attr, PTHREAD_EXPLICIT_SCHED);
	pthread_attr_setschedpolicy(&attr, SCHED_FIFO);
	pthread_attr_setschedparam(&attr, &priority);
	bad = pthread_create(&thread, &attr, watch, NULL);
	pthread_attr_destroy(&attr);
	if (bad)
		return tare_error(err, TARE_CANNOT,
				  "cannot start a thread with real-time priority: %s: be root",
				  strerror(bad));
	pthread_detach(thread);
	return 0;
}

int missed_read(uint64_t *missed, struct tare_error *err)
{
	if (update(err))
		return -1;
	pthread_mutex_lock(&lock);
	*missed = total;
	pthread_mutex_unlock(&lock);
	return 0;
}
