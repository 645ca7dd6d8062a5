// SPDX-License-Identifier: GPL-2.0-only
#include "failures.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

void client_failures_add(struct client_failures *failures, const char *what, uint64_t count)
{
	unsigned int i = 0;

	if (!count)
		return;
	while (i < CLIENT_FAILURES - 1 && failures->kind[i].what &&
	       strcmp(failures->kind[i].what, what))
		i++;
	if (!failures->kind[i].what)
		failures->kind[i].what = i < CLIENT_FAILURES - 1 ? what : "other";
	failures->kind[i].count += count;
}

void client_failures_errno(struct client_failures *failures, int number, uint64_t count)
{
	client_failures_add(failures, strerrorname_np(number) ?: "an unknown error", count);
}

uint64_t client_failures_count(const struct client_failures *failures)
{
	uint64_t count = 0;

	for (unsigned int i = 0; i < CLIENT_FAILURES; i++)
		count += failures->kind[i].count;
	return count;
}

json_t *client_failures_json(const struct client_failures *failures)
{
	json_t *object = json_object();

	for (unsigned int i = 0; i < CLIENT_FAILURES && failures->kind[i].what; i++)
		json_object_set_new(object, failures->kind[i].what,
				    json_integer((json_int_t)failures->kind[i].count));
	return object;
}

const char *client_failures_text(const struct client_failures *failures, char *text, size_t size)
{
	size_t used = 0;

	*text = 0;
	for (unsigned int i = 0; i < CLIENT_FAILURES && failures->kind[i].what && used < size; i++)
		used += (size_t)snprintf(text + used, size - used, "%s%" PRIu64 " %s",
					 i ? ", " : "", failures->kind[i].count,
					 failures->kind[i].what);
	return text;
}
