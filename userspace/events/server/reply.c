// SPDX-License-Identifier: GPL-2.0-only
#include "reply.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "events/protocol.h"

#define COPIES_BYTES                                                                               \
	65536 /* of short replies: what pipelined requests are answered with at once               \
	       */
#define HEADER_MAX 256

static const char ok[] = "200 OK";

/* what differs between answers in HTTP; seed has no status */
static const struct {
	const char *version, *status, *more;
} kinds[REPLY_KINDS] = {
	[REPLY_HTTP_10] = {"1.0", ok, "Connection: keep-alive\r\n"},
	[REPLY_HTTP_11] = {"1.1", ok, ""},
	[REPLY_HTTP_CLOSE] = {"1.1", ok, "Connection: close\r\n"},
	[REPLY_BAD] = {"1.1", "400 Bad Request", "Connection: close\r\n"},
	[REPLY_METHOD] = {"1.1", "405 Method Not Allowed", "Allow: GET\r\nConnection: close\r\n"},
	[REPLY_LONG] = {"1.1", "431 Request Header Fields Too Large", "Connection: close\r\n"},
};

static void write_body(char *body, unsigned int size)
{
	char length[16];

	snprintf(length, sizeof(length), EVENTS_LENGTH_FORMAT, size);
	memcpy(body, length, EVENTS_LENGTH_BYTES);
	memset(body + EVENTS_LENGTH_BYTES, EVENTS_FILL, size - EVENTS_LENGTH_BYTES - 1);
	body[size - 1] = EVENTS_END;
}

static int make(struct reply *reply, int kind, unsigned int size)
{
	unsigned int body = !kinds[kind].status || kinds[kind].status == ok ? size : 0;
	char header[HEADER_MAX] = "";

	if (kinds[kind].status)
		snprintf(header, sizeof(header),
			 "HTTP/%s %s\r\nServer: eventserver\r\nContent-Type: text/plain\r\n"
			 "Content-Length: %u\r\n%s\r\n",
			 kinds[kind].version, kinds[kind].status, body, kinds[kind].more);
	reply->length = strlen(header) + body;
	reply->copies = reply->length < COPIES_BYTES ? COPIES_BYTES / reply->length : 1;
	reply->data = malloc((size_t)reply->length * reply->copies);
	if (!reply->data)
		return -1;
	memcpy(reply->data, header, strlen(header));
	if (body)
		write_body(reply->data + strlen(header), body);
	for (unsigned int i = 1; i < reply->copies; i++)
		memcpy(reply->data + (size_t)i * reply->length, reply->data, reply->length);
	return 0;
}

int reply_make(struct reply reply[REPLY_KINDS], unsigned int size, struct tare_error *err)
{
	for (int kind = 0; kind < REPLY_KINDS; kind++)
		if (make(&reply[kind], kind, size) < 0)
			return tare_error(err, TARE_CANNOT, "no memory for replies of %u bytes",
					  size);
	return 0;
}
