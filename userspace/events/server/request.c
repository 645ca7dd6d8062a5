// SPDX-License-Identifier: GPL-2.0-only
#include "request.h"

#include <ctype.h>
#include <stdbool.h>
#include <string.h>
#include <strings.h>

#include "events/protocol.h"

#define METHOD_MAX 16

/* A header's line has this name; then *value is what follows, without blanks before it. */
static bool is_header(const char *line, const char *end, const char *name, const char **value)
{
	size_t n = strlen(name);

	if ((size_t)(end - line) <= n || line[n] != ':' || strncasecmp(line, name, n))
		return false;
	for (*value = line + n + 1; *value < end && (**value == ' ' || **value == '\t'); ++*value)
		;
	return true;
}

/* The value, a list, has this word. */
static bool has_word(const char *value, const char *end, const char *word)
{
	size_t n = strlen(word);

	for (; (size_t)(end - value) >= n; value++)
		if (!strncasecmp(value, word, n))
			return true;
	return false;
}

/* Of the lines from `line` to `end`, the headers: whether the connection stays; -1: has a body */
static int read_headers(const char *line, const char *end, bool stays)
{
	const char *stop, *value;

	for (; line < end; line = stop + 1) {
		stop = memchr(line, '\n', end - line);
		/* of the headers that matter, as seen by one byte */
		if ((*line | 0x20) != 'c' && (*line | 0x20) != 't')
			continue;
		if (is_header(line, stop, "connection", &value)) {
			if (has_word(value, stop, "close"))
				stays = false;
			else if (has_word(value, stop, "keep-alive"))
				stays = true;
		} else if (is_header(line, stop, "transfer-encoding", &value)) {
			return -1;
		} else if (is_header(line, stop, "content-length", &value)) {
			if (*value != '0' || isdigit((unsigned char)value[1]))
				return -1;
		}
	}
	return stays;
}

/* A whole request in HTTP, from its first line to the empty one, `n` bytes. */
static int read_http(const char *data, size_t n)
{
	static const char get[] = "GET ", version[] = "HTTP/1.";
	const char *line = memchr(data, '\n', n), *stop = line;
	bool is_get = !memcmp(data, get, sizeof(get) - 1);
	const char *blank;
	int stays;

	if (stop[-1] == '\r')
		stop--;
	/* METHOD PATH HTTP/1.x */
	blank = memchr(data, ' ', stop - data);
	if (!blank || stop - blank < (long)sizeof(version) + 3 || stop[-9] != ' ' ||
	    memcmp(stop - 8, version, sizeof(version) - 1) ||
	    (stop[-1] != '0' && stop[-1] != '1') ||
	    memchr(blank + 1, ' ', stop - 9 - (blank + 1)) || blank + 1 == stop - 9)
		return REPLY_BAD;
	if (!is_get)
		return REPLY_METHOD;
	stays = read_headers(line + 1, data + n, stop[-1] == '1');
	if (stays < 0)
		return REPLY_BAD;
	if (!stays)
		return REPLY_HTTP_CLOSE;
	return stop[-1] == '1' ? REPLY_HTTP_11 : REPLY_HTTP_10;
}

/* Whether these bytes may begin a line such as GET / HTTP/1.1 */
static bool may_be_http(const char *data, size_t n)
{
	size_t i;

	for (i = 0; i < n && i < METHOD_MAX && isupper((unsigned char)data[i]); i++)
		;
	return i && i < METHOD_MAX && (i == n || data[i] == ' ');
}

/* After the empty line that ends the headers; NULL: there is none yet. */
static const char *find_end(const char *data, size_t n, unsigned int *scanned)
{
	const char *end = data + n, *line = data + *scanned;

	while ((line = memchr(line, '\n', end - line))) {
		line++;
		if (line < end && *line == '\n')
			return line + 1;
		if (line + 1 < end && *line == '\r' && line[1] == '\n')
			return line + 2;
		/* what ends a line may be the half of an empty one */
		if (line + 1 >= end) {
			*scanned = line - 1 - data;
			return NULL;
		}
	}
	*scanned = n;
	return NULL;
}

int request_read(const char *data, size_t n, unsigned int *scanned, size_t *length)
{
	const char *end;

	if (data[0] == EVENTS_REQUEST[0]) {
		*length = EVENTS_REQUEST_BYTES;
		if (memcmp(data, EVENTS_REQUEST, n < *length ? n : *length))
			return REQUEST_GARBAGE;
		return n < *length ? REQUEST_PART : REPLY_SEED;
	}
	if (!*scanned && !may_be_http(data, n))
		return REQUEST_GARBAGE;
	end = find_end(data, n, scanned);
	*length = end ? (size_t)(end - data) : n;
	if (*length > EVENTS_REQUEST_MAX)
		return REPLY_LONG;
	if (end)
		return read_http(data, *length);
	/* while the first word is not whole it is looked at again */
	if (!memchr(data, ' ', n < METHOD_MAX ? n : METHOD_MAX))
		*scanned = 0;
	return REQUEST_PART;
}
