/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * The counts at certain numbers of replies. What taking a mark costs is not a part of what lies
 * between two of them: times and CPU are less what the marks before took.
 */
#ifndef TARE_EVENTS_MARKS_H
#define TARE_EVENTS_MARKS_H

#include "server.h"

struct mark_task {
	char name[16];
	uint64_t cpu_ns;
};

struct mark {
	uint64_t ns, cpu_ns, open, memory_kib;
	struct counts counts;
	unsigned int tasks;
	struct mark_task *task;
};

/* Before any thread serves. Returns 0, or -1 with *err filled. */
int marks_start(struct server *server, struct tare_error *err);

/* Takes those that are due. */
void marks_look(struct worker *worker);

static inline void marks_replied(struct worker *worker, unsigned int replies)
{
	worker->counts.replies += replies;
	if (worker->counts.replies >= worker->next_mark)
		marks_look(worker);
}

/* The most that was resident, in KiB; 0 where /proc does not tell. */
uint64_t marks_memory_most_kib(void);

/* CPU of all threads of the process so far, in ns. */
uint64_t marks_cpu_ns(void);

#endif
