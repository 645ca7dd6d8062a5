/* SPDX-License-Identifier: GPL-2.0-only */
/* Cases that every front end is asked: a state, a call, what is expected. */
#ifndef NT_CASE_H
#define NT_CASE_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "nt/api.h"
#include "core/status.h"

#define MS 1000000ll

/* For waits that must end by themselves: long enough for the busiest machine. */
#define LONG (60000 * MS)

struct nt_case {
	int number;         /* told with the result, the same in every version */
	unsigned int needs; /* NT_LACKS_*: a front end that lacks one is not asked */
	const char *title;
	void (*run)(const struct nt_api *api);
	const struct nt_step *steps; /* or these: steps.h */
	int again;                   /* how often they are taken again */
};

struct nt_step;
/* All handles that are left are closed at the end. */
void case_steps(const struct nt_api *api, const struct nt_step *steps);

/* Each ends with an entry without a title. */
extern const struct nt_case event_cases[], semaphore_cases[], mutex_cases[], wait_cases[],
	handle_cases[], time_cases[], signal_cases[], race_cases[], death_cases[], process_cases[],
	name_cases[], message_cases[], registry_cases[];

/* How often a case tries what fails seldom. */
extern unsigned int case_rounds;
/* How often one does what a thing must stand: 10 times as often, up to 100,000. */
unsigned int case_many(void);

/* The first that fails is told, and the case goes on. */
#define EXPECT(value, expected)                                                                    \
	case_expect(__FILE__, __LINE__, #value, (uint32_t)(value), (uint32_t)(expected))
void case_expect(const char *file, int line, const char *what, uint32_t value, uint32_t expected);

/* Where systems differ: what this front end gives, and what the others do. */
uint32_t case_of(const struct nt_api *api, const char *front, uint32_t its, uint32_t others);

/* Of one that must be there for the case. */
uint32_t case_event(const struct nt_api *api, bool manual, bool set);
uint32_t case_semaphore(const struct nt_api *api, uint32_t count, uint32_t most);
uint32_t case_mutex(const struct nt_api *api, bool owned);
void case_close(const struct nt_api *api, const uint32_t *handle, int count);
uint32_t case_wait(const struct nt_api *api, uint32_t handle, int64_t timeout_ns);
/* Its state before is of no interest. */
uint32_t case_set(const struct nt_api *api, uint32_t handle);
uint32_t case_unlock(const struct nt_api *api, uint32_t handle);

int64_t case_now_ns(void);

/* Another thread runs it, attached, and dies. */
struct side;
struct side *case_start(const struct nt_api *api, uint32_t (*run)(const struct nt_api *, void *),
			void *of);
/* Once it has died: what it returned. */
uint32_t case_end(struct side *side);

/* A thread that waits. */
struct waiter;

/* Returns once it sleeps in its wait. handles: count of them, up to 8. */
struct waiter *case_waiter(const struct nt_api *api, int count, const uint32_t *handle,
			   unsigned int flags, int64_t timeout_ns);
/* What its wait returned; the thread is over. */
uint32_t case_result(struct waiter *waiter);
bool case_over(const struct waiter *waiter);
pid_t case_tid(const struct waiter *waiter);

#endif
