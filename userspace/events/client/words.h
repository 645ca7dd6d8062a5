/* SPDX-License-Identifier: GPL-2.0-only */
/* What all clients are told: IP PORT N. */
#ifndef TARE_EVENTS_CLIENT_WORDS_H
#define TARE_EVENTS_CLIENT_WORDS_H

#include <argp.h>
#include <stdint.h>

#include "events/address.h"

#define CLIENT_WORDS "IP PORT N"
#define CLIENT_LINKS 1000000 /* N at the most */

/* Begins the program's struct options. */
struct client_words {
	struct events_address address;
	const char *ip;
	uint32_t links;
	unsigned int given;
};

/* For tare_options.other, which calls it for what is not an option of its own. */
error_t client_words_parse(int key, char *arg, struct argp_state *state);

/*
 * The number, decimal, with or without a fraction, that option --NAME was given. What is none, or
 * is not from `least` to `most`, ends the program by argp_error(), which names both.
 */
double client_decimal(struct argp_state *state, const char *name, const char *arg, double least,
		      double most);

#endif
