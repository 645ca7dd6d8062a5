/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef NT_COST_SERVER_H
#define NT_COST_SERVER_H

#include "lib/error.h"

/*
 * Starts the nt-server that lies beside this program, where cost_place_server() says, and has
 * NT_SERVER name its socket. It ends with this program. 0, or -1 with *err filled.
 */
int cost_server_start(struct tare_error *err);
/* Removes its socket. */
void cost_server_end(void);

#endif
