/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TARE_EVENTS_LISTENER_H
#define TARE_EVENTS_LISTENER_H

#include "server.h"

/*
 * The listening socket; set.address gets the port that it has. Returns 0, or -1 with *err filled.
 */
int listener_open(struct server *server, struct tare_error *err);

#endif
