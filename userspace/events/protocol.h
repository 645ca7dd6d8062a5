/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * What clients ask and servers answer. A connection speaks whichever its requests are written in.
 *
 * seed: the request is the line "data\n". The reply has as many bytes as the server was told
 * (1024 unless told otherwise, EVENTS_SIZE_MIN at least): the line "NNNNNNNN\n", its own length in
 * 8 decimal digits, then '.', and '\n' as the last byte.
 *
 * HTTP/1.0 and 1.1: GET of any path; the body is a reply of seed, so its length is in it, too.
 * 1.0 closes unless asked to keep alive, 1.1 keeps alive unless asked to close.
 *
 * Both may be pipelined; replies come in the order of the requests.
 */
#ifndef TARE_EVENTS_PROTOCOL_H
#define TARE_EVENTS_PROTOCOL_H

#define EVENTS_REQUEST       "data\n"
#define EVENTS_REQUEST_BYTES (sizeof(EVENTS_REQUEST) - 1)

#define EVENTS_LENGTH_FORMAT "%08u\n"
#define EVENTS_LENGTH_BYTES  9
#define EVENTS_FILL          '.'
#define EVENTS_END           '\n'

#define EVENTS_SIZE     1024
#define EVENTS_SIZE_MIN (EVENTS_LENGTH_BYTES + 1)
#define EVENTS_SIZE_MAX (16 << 20)

/* of a request, with all its headers; more is garbage */
#define EVENTS_REQUEST_MAX 8192

#endif
