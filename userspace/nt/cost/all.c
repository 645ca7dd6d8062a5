// SPDX-License-Identifier: GPL-2.0-only
/* All front ends of the services, and our own. */
#include <stddef.h>

#include "cost.h"

extern const struct nt_api nt_threads, nt_client, nt_ntobj, nt_ntsync, nt_futex, nt_futex_private;

const struct nt_api *const nt_fronts[] = {
	&nt_threads,       &nt_client, &nt_ntobj,  &nt_ntsync, &nt_futex,
	&nt_futex_private, &nt_direct, &cost_trap, &cost_echo, NULL};
