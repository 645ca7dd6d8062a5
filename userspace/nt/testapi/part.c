// SPDX-License-Identifier: GPL-2.0-only
/* What the parts share. */
#include "part.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "timers/portable.h"

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

void must_close(HANDLE handle)
{
	if (!CloseHandle(handle))
		refused("CloseHandle", NULL);
}

void link_close(const struct link *link)
{
	must_close(link->forth);
	if (link->back)
		must_close(link->back);
}

void await(HANDLE object)
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
	if (link->conducts) {
		conductor_go(link->conductor);
		return;
	}
	if (!ReleaseSemaphore(link->conductor->ready, 1, NULL))
		refused("ReleaseSemaphore", "ready");
	await(link->conductor->go);
}

/* Other bytes in each group, for what is left of the one before must not pass. */
void content(const struct link *link, uint32_t index, unsigned char *bytes, uint32_t size)
{
	uint32_t value = link->group * 2654435761u + index * 40503u + 1;

	for (uint32_t i = 0; i < size; i++) {
		value = value * 1664525u + 1013904223u;
		bytes[i] = (unsigned char)(value >> 24);
	}
}

void check_content(const struct link *link, uint32_t index, const unsigned char *bytes,
		   uint32_t size, uint32_t expected)
{
	unsigned char wanted[FILE_BYTES];

	content(link, index, wanted, expected);
	if (size == expected && !memcmp(bytes, wanted, expected))
		return;
	fprintf(stderr, "%s: %s %lu: what was read is not what was written\n", program_name(),
		link->part->name, (unsigned long)index);
	exit(TARE_FAILED);
}

static void pass(struct link *link, const struct exchange *exchange, HANDLE object,
		 enum operation operation)
{
	if (!TIMED(link->tally, operation, exchange->pass(object)))
		refused(operation_kinds[operation].call, link->part->name);
}

static void await_timed(struct link *link, HANDLE object, enum operation operation)
{
	DWORD result = TIMED(link->tally, operation, WaitForSingleObject(object, INFINITE));

	if (result != WAIT_OBJECT_0)
		refused(operation_kinds[operation].call, link->part->name);
}

static void pass_untimed(struct link *link, const struct exchange *exchange, HANDLE object)
{
	if (!exchange->pass(object))
		refused("handing over", link->part->name);
}

void exchange_first(struct link *link)
{
	const struct exchange *exchange = link->part->exchange;

	await(link->back); /* the other side is there */
	link_start(link);
	for (uint32_t i = 0; i < link->settings->count; i++) {
		exchange->write(link, i);
		pass(link, exchange, link->forth, exchange->write_pass);
		await_timed(link, link->back, exchange->write_await);
	}
	link->first_end_ns = now_ns();
	pass_untimed(link, exchange, link->forth);
	await(link->back);
	link->end_ns = now_ns();
}

void exchange_second(struct link *link)
{
	const struct exchange *exchange = link->part->exchange;

	pass_untimed(link, exchange, link->back);
	for (uint32_t i = 0; i < link->settings->count; i++) {
		await_timed(link, link->forth, exchange->read_await);
		exchange->read(link, i);
		pass(link, exchange, link->back, exchange->read_pass);
	}
	await(link->forth);
	for (uint32_t i = 0; i < link->settings->count; i++)
		exchange->delete (link, i);
	pass_untimed(link, exchange, link->back);
}
