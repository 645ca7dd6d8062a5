// SPDX-License-Identifier: GPL-2.0-only
#include "counters.h"

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Two lines of a file belong together: names, then values. Others, as MPTcpExt, begin otherwise. */
static const struct {
	const char *file, *line, *name;
} known[EVENTS_COUNTERS] = {
	{"/proc/self/net/netstat", "TcpExt:", "ListenOverflows"},
	{"/proc/self/net/netstat", "TcpExt:", "ListenDrops"},
	{"/proc/self/net/netstat", "TcpExt:", "TCPSynRetrans"},
	{"/proc/self/net/netstat", "TcpExt:", "TCPTimeouts"},
	{"/proc/self/net/netstat", "TcpExt:", "SyncookiesSent"},
	{"/proc/self/net/snmp", "Tcp:", "RetransSegs"},
};

static bool begins(const char *text, const char *with)
{
	return !strncmp(text, with, strlen(with));
}

/* Finds counter `number` in a line of names and a line of values; whether it is there. */
static bool find(char *names, char *values, int number, uint64_t *value)
{
	char *rest_names, *rest_values;
	char *name = strtok_r(names, " \n", &rest_names);
	char *text = strtok_r(values, " \n", &rest_values);

	for (; name && text; name = strtok_r(NULL, " \n", &rest_names),
			     text = strtok_r(NULL, " \n", &rest_values)) {
		if (strcmp(name, known[number].name))
			continue;
		*value = strtoull(text, NULL, 10);
		return true;
	}
	return false;
}

static int read_one(int number, uint64_t *value, struct tare_error *err)
{
	char *names = NULL, *values = NULL;
	size_t names_size = 0, values_size = 0;
	FILE *file = fopen(known[number].file, "r");
	bool found = false;

	if (!file)
		return tare_error(err, TARE_FAILED, "%s: %s", known[number].file, strerror(errno));
	while (!found && getline(&names, &names_size, file) > 0)
		found = begins(names, known[number].line) &&
			getline(&values, &values_size, file) > 0 &&
			find(names, values, number, value);
	fclose(file);
	free(names);
	free(values);
	if (!found)
		return tare_error(err, TARE_FAILED, "%s has no %s %s", known[number].file,
				  known[number].line, known[number].name);
	return 0;
}

int events_counters_read(struct events_counters *counters, struct tare_error *err)
{
	for (int i = 0; i < EVENTS_COUNTERS; i++)
		if (read_one(i, &counters->value[i], err) < 0)
			return -1;
	return 0;
}

json_t *events_counters_grown(const struct events_counters *before,
			      const struct events_counters *after)
{
	json_t *grown = json_object();

	for (int i = 0; i < EVENTS_COUNTERS; i++)
		json_object_set_new(grown, known[i].name,
				    json_integer((json_int_t)(after->value[i] - before->value[i])));
	return grown;
}
