// SPDX-License-Identifier: GPL-2.0-only
#include "child.h"

#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PORT "{PORT}"

/* The word with each {PORT} replaced, to be freed; NULL: no memory. */
static char *with_port(const char *word, unsigned int port)
{
	char *text = NULL;
	const char *found;
	size_t size;
	FILE *stream = open_memstream(&text, &size);

	if (!stream)
		return NULL;
	for (; (found = strstr(word, PORT)); word = found + strlen(PORT))
		fprintf(stream, "%.*s%u", (int)(found - word), word, port);
	fputs(word, stream);
	return fclose(stream) ? NULL : text;
}

static unsigned int port_of(const struct events_address *address)
{
	if (address->storage.ss_family == AF_INET6)
		return ntohs(((const struct sockaddr_in6 *)&address->storage)->sin6_port);
	return ntohs(((const struct sockaddr_in *)&address->storage)->sin_port);
}

int child_prepare(const struct setting *set, struct command *child, struct tare_error *err)
{
	unsigned int words = 0;
	char **word;
	int bad;

	while (set->command[words])
		words++;
	word = calloc(words + 1, sizeof(*word));
	for (unsigned int i = 0; word && i < words; i++) {
		word[i] = with_port(set->command[i], port_of(&set->address));
		if (!word[i])
			return tare_error(err, TARE_CANNOT, "no memory for the command");
	}
	bad = word ? command_prepare(child, word, err)
		   : tare_error(err, TARE_CANNOT, "no memory for the command");
	for (unsigned int i = 0; word && i < words; i++)
		free(word[i]);
	free(word);
	return bad;
}
