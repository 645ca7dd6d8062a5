// SPDX-License-Identifier: GPL-2.0-only
/* The other thread of a hand-over: it waits for an event, sets the other, and so on. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#include "cost.h"
#include "timers/portable.h"

struct cost_partner {
	pthread_t thread;
	uint32_t wrong;
	uint64_t answered; /* read once the thread has ended */
	bool ends;         /* read after a wait that follows its change */
};

static void *answer(void *of)
{
	struct cost_run *run = of;
	struct cost_partner *partner = run->partner;
	int32_t previous;

	if (move_to(cost_places.server ? cost_places.asks : cost_places.answers) ||
	    run->api->attach())
		exit(EXIT_FAILURE);
	while (!partner->wrong) {
		partner->wrong |= run->api->wait(&run->handle[0], 1, 0, NT_FOREVER);
		if (__atomic_load_n(&partner->ends, __ATOMIC_ACQUIRE))
			break;
		partner->answered++;
		partner->wrong |= nt_set_event(run->api, run->handle[1], &previous);
	}
	if (partner->wrong) {
		fprintf(stderr, "nt-cost: the other thread's status was 0x%x\n", partner->wrong);
		/* the first would wait for ever */
		exit(EXIT_FAILURE);
	}
	run->api->detach();
	return NULL;
}

void cost_partner_start(struct cost_run *run)
{
	/* who does nothing wakes nobody */
	if (run->api == &cost_nothing)
		return;
	run->partner = calloc(1, sizeof(*run->partner));
	if (run->partner && !pthread_create(&run->partner->thread, NULL, answer, run))
		return;
	fprintf(stderr, "nt-cost: cannot start a thread\n");
	exit(EXIT_FAILURE);
}

void cost_partner_end(struct cost_run *run)
{
	int32_t previous;

	if (!run->partner)
		return;
	__atomic_store_n(&run->partner->ends, true, __ATOMIC_RELEASE);
	run->wrong |= nt_set_event(run->api, run->handle[0], &previous);
	pthread_join(run->partner->thread, NULL);
	if (run->partner->answered != run->asked) {
		fprintf(stderr,
			"nt-cost: hand-over of %s: the other thread answered %llu times, not "
			"%llu\n",
			run->api->name, (unsigned long long)run->partner->answered,
			(unsigned long long)run->asked);
		run->wrong |= 1;
	}
	free(run->partner);
	run->partner = NULL;
}
