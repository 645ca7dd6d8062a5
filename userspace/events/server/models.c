// SPDX-License-Identifier: GPL-2.0-only
#include "server.h"

extern const struct model model_select, model_poll, model_epoll, model_epoll_edge,
	model_epoll_exclusive, model_uring, model_uring_multishot, model_uring_defer,
	model_uring_sqpoll, model_threads;

const struct model *const models[] = {
	&model_select,
	&model_poll,
	&model_epoll,
	&model_epoll_edge,
	&model_epoll_exclusive,
	&model_uring,
	&model_uring_multishot,
	&model_uring_defer,
	&model_uring_sqpoll,
	&model_threads,
	NULL,
};
