// SPDX-License-Identifier: GPL-2.0-only
/* What the parts share. */
#include <stdlib.h>
#include <string.h>

#include "testapi.h"
#include "timers/portable.h"

#define PATH_ROOM 64

const struct part *const parts[PARTS] = {&file_part, &registry_part, &message_part};

void refused_by(const char *call, const char *about, unsigned long error)
{
	fprintf(stderr, "%s: %s%s%s: error %lu of Win32\n", program_name(), call, about ? " " : "",
		about ? about : "", error);
	exit(TARE_FAILED);
}

void refused(const char *call, const char *about)
{
	refused_by(call, about, GetLastError());
}

/* Without an end. */
static void await(HANDLE object)
{
	if (WaitForSingleObject(object, INFINITE) != WAIT_OBJECT_0)
		refused("WaitForSingleObject", NULL);
}

void conductor_go(struct conductor *conductor)
{
	for (uint32_t i = 0; i < conductor->players; i++)
		await(conductor->ready);
	conductor->go_ns = now_ns();
	if (!SetEvent(conductor->go))
		refused("SetEvent", "go");
}

void link_start(const struct link *link)
{
	if (link->part == &message_part) {
		conductor_go(link->conductor);
		return;
	}
	if (!ReleaseSemaphore(link->conductor->ready, 1, NULL))
		refused("ReleaseSemaphore", "ready");
	await(link->conductor->go);
}

static const char *path_of(const struct part *part, const struct settings *settings, uint32_t index,
			   char path[PATH_ROOM])
{
	snprintf(path, PATH_ROOM, part->path, (unsigned long)settings->run, (unsigned long)index);
	return path;
}

/* Other bytes in each group, for what is left of the one before must not pass. */
static void content(const struct link *link, uint32_t index, unsigned char *bytes)
{
	uint32_t value = link->group * 2654435761u + index * 40503u + 1;
	uint32_t size = link->part->size;

	for (uint32_t i = 0; i < size; i++) {
		value = value * 1664525u + 1013904223u;
		bytes[i] = (unsigned char)(value >> 24);
	}
}

static void write_one(struct link *link, uint32_t index)
{
	unsigned char bytes[FILE_BYTES];
	char path[PATH_ROOM];

	content(link, index, bytes);
	link->part->write(link, path_of(link->part, link->settings, index, path), bytes);
}

/* Ends the program where other bytes are there than were written. path: where they are. */
static void read_one(struct link *link, uint32_t index, enum operation open, char path[PATH_ROOM])
{
	unsigned char bytes[FILE_BYTES + 1], wanted[FILE_BYTES];
	uint32_t size, expected = link->part->size;

	path_of(link->part, link->settings, index, path);
	size = link->part->read(link, path, bytes, open);
	content(link, index, wanted);
	if (size == expected && !memcmp(bytes, wanted, expected))
		return;
	fprintf(stderr, "%s: %s %lu: what was read is not what was written\n", program_name(),
		link->part->name, (unsigned long)index);
	exit(TARE_FAILED);
}

static void pass(struct link *link, HANDLE object, enum operation operation)
{
	if (!TIMED(link->tally, operation, link->part->pass(object)))
		refused(operation_kinds[operation].call, link->part->name);
}

static void await_timed(struct link *link, HANDLE object, enum operation operation)
{
	DWORD result = TIMED(link->tally, operation, WaitForSingleObject(object, INFINITE));

	if (result != WAIT_OBJECT_0)
		refused(operation_kinds[operation].call, link->part->name);
}

static void pass_untimed(struct link *link, HANDLE object)
{
	if (!link->part->pass(object))
		refused("handing over", link->part->name);
}

void exchange_first(struct link *link)
{
	const struct part *part = link->part;

	await(link->back); /* the other side is there */
	link_start(link);
	for (uint32_t i = 0; i < link->settings->count; i++) {
		write_one(link, i);
		pass(link, link->forth, part->begin + FILE_WRITE_PASS);
		await_timed(link, link->back, part->begin + FILE_WRITE_AWAIT);
	}
	link->first_end_ns = now_ns();
	pass_untimed(link, link->forth);
	await(link->back);
	link->end_ns = now_ns();
}

void exchange_second(struct link *link)
{
	const struct part *part = link->part;
	char path[PATH_ROOM];

	pass_untimed(link, link->back);
	for (uint32_t i = 0; i < link->settings->count; i++) {
		await_timed(link, link->forth, part->begin + FILE_READ_AWAIT);
		read_one(link, i, part->begin + FILE_READ_OPEN, path);
		pass(link, link->back, part->begin + FILE_READ_PASS);
	}
	await(link->forth);
	for (uint32_t i = 0; i < link->settings->count; i++) {
		read_one(link, i, part->begin + FILE_DELETE_OPEN, path);
		part->delete (link, path);
	}
	pass_untimed(link, link->back);
}

void parts_clean(const struct settings *settings)
{
	char path[PATH_ROOM];

	for (uint32_t i = 0; i < settings->count; i++) {
		remove(path_of(&file_part, settings, i, path));
		RegDeleteKeyA(HKEY_CURRENT_USER, path_of(&registry_part, settings, i, path));
	}
}
