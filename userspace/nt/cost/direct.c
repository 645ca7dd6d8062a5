// SPDX-License-Identifier: GPL-2.0-only
/*
 * The core as the server has it, without locks, called in this thread: what the service itself
 * costs. It is the front end of threads on the server's platform. There is one thread, so a wait
 * that is not over would never be.
 */
#define SLEEPS false
#include "../threads/threads.c"
#include "cost.h"

const struct nt_api nt_direct = {
	.name = "direct",
	.lacks = COST_LACKS_THREADS,
	.attach = attach,
	.detach = detach,
	.call = call,
	.wait = wait,
};
