// SPDX-License-Identifier: GPL-2.0-only
#include "reply.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#define HEADER_MAX EVENTS_REQUEST_MAX
#define HEADER_END "\r\n\r\n"

static const char wrong_line[] = "wrong length line", wrong_end[] = "wrong last byte",
		  wrong_status[] = "HTTP status is not 200",
		  wrong_length[] = "wrong Content-Length", wrong_header[] = "no HTTP header",
		  no_memory[] = "no memory";

void reply_form_set(struct reply_form *form, bool http, uint32_t size)
{
	form->http = http;
	form->seen_bytes = 0;
	form->size = size;
	snprintf(form->line, sizeof(form->line), EVENTS_LENGTH_FORMAT, size);
}

/* Takes of a body what belongs to it; returns how many bytes. *whole: it has ended. */
static size_t take_body(struct reply *reply, const struct reply_form *form, const char *bytes,
			size_t count, bool *whole, const char **wrong)
{
	size_t taken = 0;

	while (reply->got < EVENTS_LENGTH_BYTES && taken < count)
		reply->line[reply->got++] = bytes[taken++];
	if (reply->got < EVENTS_LENGTH_BYTES)
		return taken;
	if (memcmp(reply->line, form->line, EVENTS_LENGTH_BYTES)) {
		*wrong = wrong_line;
		return taken;
	}
	if (count - taken < form->size - reply->got) {
		reply->got += (uint32_t)(count - taken);
		return count;
	}
	taken += form->size - reply->got;
	if (bytes[taken - 1] != EVENTS_END)
		*wrong = wrong_end;
	*whole = true;
	reply->got = 0;
	reply->in_body = false;
	return taken;
}

/* What is wrong with a header, up to and with its empty line; NULL: nothing. */
static const char *check_header(const struct reply_form *form, const char *header, size_t bytes)
{
	static const char field[] = "\r\nContent-Length:";
	char text[HEADER_MAX + 1], *place, *end;
	unsigned long length;

	memcpy(text, header, bytes);
	text[bytes] = 0;
	if (strlen(text) != bytes || strncmp(text, "HTTP/1.", 7))
		return wrong_header;
	if ((text[7] != '0' && text[7] != '1') || strncmp(text + 8, " 200", 4) ||
	    (text[12] != ' ' && text[12] != '\r'))
		return wrong_status;
	place = strcasestr(text, field);
	if (!place)
		return wrong_length;
	place += sizeof(field) - 1;
	place += strspn(place, " \t");
	length = strtoul(place, &end, 10);
	if (*place < '0' || *place > '9' || *end != '\r' || length != form->size)
		return wrong_length;
	return NULL;
}

static void see(struct reply_form *form, const char *header, size_t bytes)
{
	if (bytes > sizeof(form->seen))
		return;
	memcpy(form->seen, header, bytes);
	form->seen_bytes = (uint16_t)bytes;
}

/* The same as take_body(), of a header that arrives in pieces. */
static size_t take_header(struct reply *reply, struct reply_form *form, const char *bytes,
			  size_t count, const char **wrong)
{
	size_t before = reply->header_bytes, room = HEADER_MAX - before;
	size_t taken = count < room ? count : room, from = before < 3 ? 0 : before - 3;
	char *end;

	if (!reply->header)
		reply->header = malloc(HEADER_MAX);
	if (!reply->header) {
		*wrong = no_memory;
		return 0;
	}
	memcpy(reply->header + before, bytes, taken);
	end = memmem(reply->header + from, before + taken - from, HEADER_END, 4);
	if (!end) {
		reply->header_bytes = (uint16_t)(before + taken);
		if (taken == room)
			*wrong = wrong_header;
		return taken;
	}
	end += 4;
	*wrong = check_header(form, reply->header, (size_t)(end - reply->header));
	if (!*wrong)
		see(form, reply->header, (size_t)(end - reply->header));
	taken = (size_t)(end - reply->header) - before;
	reply_end(reply);
	reply->in_body = true;
	return taken;
}

/* The usual case: a reply that has wholly arrived. Returns its bytes, 0: not that case. */
static inline size_t take_whole(const struct reply *reply, const struct reply_form *form,
				const char *bytes, size_t count)
{
	const size_t header = form->seen_bytes;

	if (reply_begun(reply) || (form->http && !header) || count < header + form->size)
		return 0;
	if (memcmp(bytes, form->seen, header) ||
	    memcmp(bytes + header, form->line, EVENTS_LENGTH_BYTES) ||
	    bytes[header + form->size - 1] != EVENTS_END)
		return 0;
	return header + form->size;
}

unsigned int reply_take(struct reply *reply, struct reply_form *form, const char *bytes,
			size_t count, const char **wrong)
{
	unsigned int replies = 0;
	size_t taken;

	*wrong = NULL;
	while (count) {
		bool whole = false;

		taken = take_whole(reply, form, bytes, count);
		if (taken)
			whole = true;
		else if (form->http && !reply->in_body)
			taken = take_header(reply, form, bytes, count, wrong);
		else
			taken = take_body(reply, form, bytes, count, &whole, wrong);
		if (*wrong)
			break;
		replies += whole;
		bytes += taken;
		count -= taken;
	}
	return replies;
}

void reply_end(struct reply *reply)
{
	free(reply->header);
	reply->header = NULL;
	reply->header_bytes = 0;
}
