// SPDX-License-Identifier: GPL-2.0-only
/* The front end that does nothing: what an operation costs with it is overhead. */
#include <string.h>

#include "cost.h"

/* What callers look at, as if all were well. */
static uint32_t call_nothing(struct tare_nt_call *call, const void *in, void *out)
{
	static const struct tare_nt_message message = {.number = COST_MESSAGE,
						       .first = COST_MESSAGE};

	(void)in;
	call->handle = 4;
	if (call->op == TARE_NT_OP_TAKE)
		memcpy(out, &message, sizeof(message));
	else if (call->op == TARE_NT_OP_VALUE_GET)
		call->out_size = sizeof(COST_DATA) - 1;
	return 0;
}

static uint32_t wait_nothing(const uint32_t *handle, int count, unsigned int flags,
			     int64_t timeout_ns)
{
	(void)handle;
	(void)flags;
	(void)timeout_ns;
	return count - 1;
}

const struct nt_api cost_nothing = {
	.name = "nothing",
	.call = call_nothing,
	.wait = wait_nothing,
};
