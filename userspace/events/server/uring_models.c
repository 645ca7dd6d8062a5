// SPDX-License-Identifier: GPL-2.0-only
/* The models of io_uring: one loop, set up in different ways, to which words after a + add. */
#include "uring.h"

#define OF_ALL                                                                                     \
	.uses_liburing = true, .open = uring_open, .run = uring_run, .close = uring_close,         \
	.listen = uring_listen, .expire = uring_expire, .close_fd = uring_close_fd,                \
	.half_close = uring_half_close

const struct model model_uring = {.name = "uring", OF_ALL};

const struct model model_uring_multishot = {
	.name = "uring-multishot", .ways = WAY_MULTISHOT, OF_ALL};

const struct model model_uring_defer = {
	.name = "uring-defer", .ways = WAY_MULTISHOT | WAY_DEFER, OF_ALL};

const struct model model_uring_sqpoll = {
	.name = "uring-sqpoll", .ways = WAY_MULTISHOT | WAY_SQPOLL, OF_ALL};
