// SPDX-License-Identifier: GPL-2.0-only
#include "slots.h"

uint32_t nt_slots_take(struct nt_slots *slots)
{
	uint32_t handle = 0;

	pthread_mutex_lock(&slots->lock);
	if (slots->unused)
		handle = slots->free[--slots->unused];
	else if (slots->used < NT_SLOTS)
		handle = ++slots->used;
	pthread_mutex_unlock(&slots->lock);
	return handle;
}

void nt_slots_give(struct nt_slots *slots, uint32_t handle)
{
	pthread_mutex_lock(&slots->lock);
	slots->free[slots->unused++] = handle;
	pthread_mutex_unlock(&slots->lock);
}
