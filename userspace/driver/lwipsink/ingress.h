/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef LWIPSINK_INGRESS_H
#define LWIPSINK_INGRESS_H

#include "lib/error.h"

/*
 * From here on the kernel drops what this interface receives, behind packet sockets and before
 * its own stack, as `tc qdisc add dev NAME ingress` and `tc filter add dev NAME ingress matchall
 * action drop` do. It stays until the interface goes. 0, or -1 with *err filled.
 */
int ingress_drop(const char *interface, struct tare_error *err);

#endif
