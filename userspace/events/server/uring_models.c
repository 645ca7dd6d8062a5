// SPDX-License-Identifier: GPL-2.0-only
/* The models of io_uring: one loop, set up in different ways. */
#include <stdio.h>

#include "uring.h"

#define DEFER (IORING_SETUP_SINGLE_ISSUER | IORING_SETUP_DEFER_TASKRUN)

#define MULTISHOT "accept multishot", "recv multishot", "buffer ring"

static int open_one_shot(struct worker *worker, struct tare_error *err)
{
	static const struct uring_way way = {0};

	return uring_open(worker, &way, err);
}

static int open_multishot(struct worker *worker, struct tare_error *err)
{
	static const struct uring_way way = {.multishot = true};

	return uring_open(worker, &way, err);
}

static int open_defer(struct worker *worker, struct tare_error *err)
{
	static const struct uring_way way = {.flags = DEFER, .multishot = true};

	return uring_open(worker, &way, err);
}

static int open_sqpoll(struct worker *worker, struct tare_error *err)
{
	static const struct uring_way way = {.flags = IORING_SETUP_SQPOLL, .multishot = true};

	if (worker == worker->server->worker)
		fprintf(stderr,
			"eventserver: warning: a kernel thread polls and takes a CPU, also one "
			"that taskset forbids; its CPU time is counted\n");
	return uring_open(worker, &way, err);
}

#define OF_ALL                                                                                     \
	.uses_liburing = true, .run = uring_run, .close = uring_close, .listen = uring_listen,     \
	.expire = uring_expire

const struct model model_uring = {
	.name = "uring",
	.flags = (const char *const[]){"IORING_SETUP_CQSIZE", NULL},
	.open = open_one_shot,
	OF_ALL,
};

const struct model model_uring_multishot = {
	.name = "uring-multishot",
	.flags = (const char *const[]){"IORING_SETUP_CQSIZE", MULTISHOT, NULL},
	.any_accepts = true,
	.open = open_multishot,
	OF_ALL,
};

const struct model model_uring_defer = {
	.name = "uring-defer",
	.flags = (const char *const[]){"IORING_SETUP_CQSIZE", "IORING_SETUP_SINGLE_ISSUER",
				       "IORING_SETUP_DEFER_TASKRUN", MULTISHOT, NULL},
	.any_accepts = true,
	.open = open_defer,
	OF_ALL,
};

const struct model model_uring_sqpoll = {
	.name = "uring-sqpoll",
	.flags = (const char *const[]){"IORING_SETUP_CQSIZE", "IORING_SETUP_SQPOLL", MULTISHOT,
				       NULL},
	.any_accepts = true,
	.open = open_sqpoll,
	OF_ALL,
};
