// SPDX-License-Identifier: GPL-2.0-only
#include "partner.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "system.h"
#include "timers/portable.h"

#define PATH_ROOM 1024

/* Where a process leaves what it measured. */
static void tally_path(const struct link *link, char path[PATH_ROOM])
{
	snprintf(path, PATH_ROOM, "%s/testapi-%lu-%s.tally", link->settings->folder,
		 (unsigned long)link->settings->run, link->part->name);
}

static char *number(uint32_t value)
{
	char *text = Malloc(16);

	snprintf(text, 16, "%lu", (unsigned long)value);
	return text;
}

static uint32_t value_of(const char *text)
{
	return (uint32_t)strtoul(text, NULL, 10);
}

static uint32_t number_of_part(const struct part *part)
{
	uint32_t i = 0;

	while (parts[i] != part)
		i++;
	return i;
}

struct partner *partner_start(const struct link *link)
{
	const struct settings *settings = link->settings;
	char *argument[PARTNER_ARGUMENTS] = {
		(char *)program_name(),
		PARTNER_OPTION,
		number(number_of_part(link->part)),
		number(link->group),
		number(link->receiver),
		number(settings->run),
		number(settings->count),
		number(settings->messages),
		(char *)settings->folder,
		(char *)(settings->front ? settings->front : "-"),
		NULL,
	};
	struct partner *partner = partner_spawn(argument);

	for (int i = 2; i < 8; i++)
		free(argument[i]);
	return partner;
}

void partner_join(struct partner *partner, struct link *link)
{
	struct tally *tally = tally_new();
	char path[PATH_ROOM];
	FILE *file;

	partner_await(partner);
	tally_path(link, path);
	file = fopen(path, "rb");
	if (!file || fread(tally, sizeof(*tally), 1, file) != 1)
		fail(path);
	fclose(file);
	remove(path);
	tally_merge(link->tally, tally);
	free(tally);
}

static void leave_tally(const struct link *link)
{
	char path[PATH_ROOM];
	FILE *file;

	tally_path(link, path);
	file = fopen(path, "wb");
	if (!file || fwrite(link->tally, sizeof(*link->tally), 1, file) != 1 || fclose(file))
		fail(path);
}

void partner_if_started(int argc, char **argv)
{
	struct settings settings = {.groups = 1, .processes = true};
	struct link link = {.settings = &settings};

	if (argc != PARTNER_ARGUMENTS - 1 || strcmp(argv[1], PARTNER_OPTION))
		return;
	link.part = parts[value_of(argv[2]) % PARTS];
	link.group = value_of(argv[3]);
	link.receiver = value_of(argv[4]);
	settings.run = value_of(argv[5]);
	settings.count = value_of(argv[6]);
	settings.messages = value_of(argv[7]);
	settings.folder = argv[8];
	settings.front = argv[9];
	link.tally = tally_new();
	system_begin(&settings);
	link.part->open(&link);
	link.part->second(&link);
	/* some front ends give both processes the same handles, which stay until both have ended */
	link_close(&link);
	leave_tally(&link);
	partner_done();
}
