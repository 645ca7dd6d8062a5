// SPDX-License-Identifier: GPL-2.0-only
#include "run.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

#include "lib/clock.h"
#include "worker.h"

#define STACK (128 << 10)

static void *thread(void *argument)
{
	struct worker *worker = argument;
	struct run *run = worker->run;

	/* so that none is measured while others are not there yet */
	pthread_rwlock_rdlock(&run->gate);
	pthread_rwlock_unlock(&run->gate);
	if (run->cancelled)
		return NULL;
	if (run->plan->threads_each)
		worker_serve_one(worker);
	else
		worker_serve_events(worker);
	return NULL;
}

/* Starts all, unless one cannot be; *started is how many there are. */
static int start(struct run *run, struct worker *worker, uint32_t count, uint32_t *started,
		 struct tare_error *err)
{
	pthread_attr_t attributes;
	int error = 0;

	pthread_rwlock_wrlock(&run->gate);
	pthread_attr_init(&attributes);
	pthread_attr_setstacksize(&attributes, STACK);
	for (*started = 0; *started < count && !error; *started += !error)
		error = pthread_create(&worker[*started].thread, &attributes, thread,
				       &worker[*started]);
	pthread_attr_destroy(&attributes);
	run->cancelled = error;
	run->scheduled = tare_clock_ns();
	pthread_rwlock_unlock(&run->gate);
	if (error)
		return tare_error(err, TARE_CANNOT, "cannot start thread %u of %u: %s",
				  *started + 1, count, strerror(error));
	return 0;
}

static void add(struct run *run, const struct worker *worker, uint64_t *ended)
{
	struct account *account = &run->account;
	const struct account *part = &worker->account;

	account->requests += part->requests;
	account->replies += part->replies;
	account->all_requests += part->all_requests;
	account->all_replies += part->all_replies;
	account->failed += part->failed;
	account->late += part->late;
	client_failures_merge(&account->failures, &part->failures);
	tare_histogram_merge(&run->latency, &worker->latency);
	if (worker->ended > *ended)
		*ended = worker->ended;
}

/* Connections that wait for nothing, and that the server has closed or said something on. */
static void look_at_idle(struct run *run)
{
	const struct plan *plan = run->plan;
	char byte;

	for (uint32_t i = 0; i < plan->links + plan->dead; i++) {
		ssize_t n;

		if (run->link[i].fd < 0)
			continue;
		n = recv(run->link[i].fd, &byte, 1, MSG_DONTWAIT | MSG_PEEK);
		if (n > 0)
			client_failures_add(&run->account.failures, CLIENT_IDLE_SAID, 1);
		else if (n == 0 || errno != EAGAIN)
			client_failures_add(&run->account.failures, CLIENT_IDLE_CLOSED, 1);
	}
}

static int measure(struct run *run, struct worker *worker, uint32_t count, struct tare_error *err)
{
	uint64_t ended = 0, began;
	uint32_t started = 0;
	int bad = 0;

	pthread_rwlock_init(&run->gate, NULL);
	run->scheduled = tare_clock_ns();
	if (count == 1)
		thread(worker);
	else
		bad = start(run, worker, count, &started, err);
	for (uint32_t i = 0; i < started; i++)
		pthread_join(worker[i].thread, NULL);
	pthread_rwlock_destroy(&run->gate);
	run->cpu_ns = run_cpu_ns() - run->cpu_began;
	for (uint32_t i = 0; i < count; i++)
		add(run, &worker[i], &ended);
	for (uint32_t i = 0; i < count && !bad; i++) {
		bad = worker[i].bad;
		if (bad)
			*err = worker[i].err;
	}
	began = atomic_load(&run->began);
	if (!began)
		run->cpu_ns = 0;
	run->seconds_ns = began && ended > began ? ended - began : 0;
	look_at_idle(run);
	return bad;
}

int run_measure(struct run *run, struct tare_error *err)
{
	const struct plan *plan = run->plan;
	const uint32_t count = plan->threads_each ? plan->links : plan->threads;
	struct worker *worker = calloc(count, sizeof(*worker));
	uint32_t made = 0;
	int bad = 0;

	if (!worker)
		return tare_error(err, TARE_CANNOT, "no memory for %u threads", count);
	while (made < count && !bad) {
		bad = worker_make(&worker[made], run, made, err);
		made++;
	}
	if (!bad)
		bad = measure(run, worker, count, err);
	for (uint32_t i = 0; i < made; i++)
		worker_end(&worker[i]);
	free(worker);
	return bad;
}

void run_end(struct run *run)
{
	for (uint32_t i = 0; run->link && i < run->plan->links + run->plan->dead; i++)
		link_end(&run->link[i]);
	free(run->link);
}
