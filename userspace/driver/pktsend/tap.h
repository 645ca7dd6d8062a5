/* SPDX-License-Identifier: GPL-2.0-only */
/* A TAP device as the sender's end of a machine's cable. */
#ifndef PKTSEND_TAP_H
#define PKTSEND_TAP_H

#include "lib/error.h"

/*
 * Makes one in a network namespace of this process alone, with the sender's address, and sends its
 * file, which is the machine's end, through the unix socket. Returns 0, or -1 with *err filled.
 */
int tap_hand_over(int socket_fd, struct tare_error *err);

#endif
