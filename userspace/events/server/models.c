// SPDX-License-Identifier: GPL-2.0-only
#include "server.h"

extern const struct model model_select, model_poll, model_epoll, model_epoll_edge, model_uring,
	model_uring_multishot, model_uring_defer, model_uring_sqpoll;

const struct model *const models[] = {
	&model_select,      &model_poll,         &model_epoll,
	&model_epoll_edge,  &model_uring,        &model_uring_multishot,
	&model_uring_defer, &model_uring_sqpoll, NULL,
};
