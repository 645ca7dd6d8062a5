/* SPDX-License-Identifier: GPL-2.0-only */
/* What failed, and how often. */
#ifndef TARE_EVENTS_CLIENT_FAILURES_H
#define TARE_EVENTS_CLIENT_FAILURES_H

#include <jansson.h>
#include <stdint.h>

#define CLIENT_FAILURES 32 /* kinds at the most; what is more is counted as "other" */

/* of a connection or a request, besides errno values and what is wrong with a reply */
#define CLIENT_SURPLUS     "more than was asked for"
#define CLIENT_CLOSED      "connection closed"
#define CLIENT_IDLE_CLOSED "idle connection closed" /* on which no request was on its way */
#define CLIENT_IDLE_SAID   "idle connection said something"
#define CLIENT_NO_REPLY    "no reply in time"
#define CLIENT_NOT_SENT    "not sent in time"    /* by an open loop; not a request of the account */
#define CLIENT_GIVEN_UP    "connection given up" /* after another of its requests failed */

struct client_failures {
	struct {
		const char *what; /* lives as long as the program */
		uint64_t count;
	} kind[CLIENT_FAILURES];
};

void client_failures_add(struct client_failures *failures, const char *what, uint64_t count);

/* The same of an errno value, by its name. */
void client_failures_errno(struct client_failures *failures, int number, uint64_t count);

uint64_t client_failures_count(const struct client_failures *failures);

/* {what: how many}, a new reference. */
json_t *client_failures_json(const struct client_failures *failures);

/* "3 ECONNRESET, 1 ETIMEDOUT", cut where it is longer than `size`. Returns text. */
const char *client_failures_text(const struct client_failures *failures, char *text, size_t size);

#endif
