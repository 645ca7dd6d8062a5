/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Between a client's thread and the server, as between Wine and its own: the thread writes a
 * request to a pipe of its own and reads the reply from another. A wait that is not over yet is
 * answered by NT_PENDING, and its end comes by a third pipe.
 *
 * A request is a struct tare_nt_call, of which in and out are not used, and in_size bytes; a reply
 * is a struct nt_reply and `size` bytes.
 *
 * A thread gets its pipes over a connection to the server's socket. Threads of one process, which
 * the socket tells, share its handles.
 */
#ifndef NT_PROTOCOL_H
#define NT_PROTOCOL_H

#include <stdint.h>
#include <tare/ntobj.h>

/* Beside enum tare_nt_op. a: TARE_NT_WAIT_*; in: struct nt_wait_for */
#define NT_ASK_WAIT TARE_NT_OPS

/* No reply: the server closes its ends, whoever else has inherited the thread's. */
#define NT_ASK_LEAVE (TARE_NT_OPS + 1)

#define NT_ASK_WAIT_MAX 64

struct nt_wait_for {
	uint64_t deadline_ns; /* of CLOCK_MONOTONIC; 0: without sleeping; all ones: for ever */
	uint32_t handle[NT_ASK_WAIT_MAX]; /* as many as there are */
};

#define NT_REQUEST_MAX (sizeof(struct tare_nt_call) + TARE_NT_VALUE_NAME_MAX + TARE_NT_VALUE_MAX)

struct nt_reply {
	uint32_t status, size;
	uint32_t handle, a, value, out_size; /* as in the call */
};

/* By the third pipe. */
struct nt_wakeup {
	uint64_t wait; /* counts the thread's waits */
	uint32_t status, pad;
};

/* With the pipes' ends: requests, replies, wake-ups. */
struct nt_welcome {
	uint32_t version;
};

#define NT_PROTOCOL_VERSION 1

#define NT_PIPES 3

#endif
