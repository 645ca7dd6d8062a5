// SPDX-License-Identifier: GPL-2.0-only
#include "words.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

double client_decimal(struct argp_state *state, const char *name, const char *arg, double least,
		      double most)
{
	/* strtod() would also take blanks, signs, hexadecimals, infinities */
	size_t digits = strspn(arg, "0123456789.");
	double value;
	char *end;

	value = strtod(arg, &end);
	if (!digits || arg[digits] || *end || value < least || value > most)
		argp_error(state, "--%s %s: must be a number from %g to %g", name, arg, least,
			   most);
	return value;
}

static void read_address(struct client_words *words, char *port, struct argp_state *state)
{
	struct tare_error err;

	if (events_address_read(words->ip, port, &words->address, &err) < 0)
		argp_error(state, "%s", err.text);
	if (strtoul(port, NULL, 10) == 0)
		argp_error(state, "port 0: a client must know the port; give one from 1 to 65535");
}

static void read_links(struct client_words *words, const char *arg, struct argp_state *state)
{
	char *end;
	unsigned long number;

	errno = 0;
	number = strtoul(arg, &end, 10);
	if (!isdigit((unsigned char)*arg) || *end || errno || number < 1 || number > CLIENT_LINKS)
		argp_error(state, "N %s: must be a number of connections from 1 to %d", arg,
			   CLIENT_LINKS);
	words->links = (uint32_t)number;
}

error_t client_words_parse(int key, char *arg, struct argp_state *state)
{
	struct client_words *words = state->input;

	switch (key) {
	case ARGP_KEY_ARG:
		words->given++;
		if (words->given == 1)
			words->ip = arg;
		else if (words->given == 2)
			read_address(words, arg, state);
		else if (words->given == 3)
			read_links(words, arg, state);
		else
			argp_error(state, "%s: one word too many; write " CLIENT_WORDS, arg);
		return 0;
	case ARGP_KEY_END:
		if (words->given < 3)
			argp_error(state, "write " CLIENT_WORDS
					  ": the server's address and how many connections");
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}
