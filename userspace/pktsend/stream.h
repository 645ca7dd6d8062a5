/* SPDX-License-Identifier: GPL-2.0-only */
/* Frames over a byte stream, as QEMU has them: each behind its length, 4 bytes, big-endian. */
#ifndef PKTSEND_STREAM_H
#define PKTSEND_STREAM_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "../lib/error.h"

struct stream;

/* fd: a connected unix stream socket. NULL with *err filled. */
struct stream *stream_new(int fd, struct tare_error *err);

void stream_free(struct stream *stream);

/* Waits until the other end has room for the whole frame. Returns 1, or -1 with *err filled. */
int stream_send(const struct stream *stream, const void *frame, size_t size,
		struct tare_error *err);

/*
 * Waits timeout_ns for a whole frame. Returns its size, 0 if there is none, -1 with *err filled.
 * frame has room for PCNET_FRAME_MAX bytes.
 */
ssize_t stream_receive(struct stream *stream, void *frame, int64_t timeout_ns,
		       struct tare_error *err);

#endif
