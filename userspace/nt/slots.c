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

enum nt_slot_type nt_slots_type(const struct tare_nt_call *call)
{
	switch (call->a) {
	case TARE_NT_EVENT:
		return call->b ? NT_SLOT_MANUAL : NT_SLOT_AUTO;
	case TARE_NT_SEMAPHORE:
		return call->c && call->b <= call->c ? NT_SLOT_SEMAPHORE : NT_SLOT_NONE;
	case TARE_NT_MUTEX:
		return NT_SLOT_MUTEX;
	default:
		return NT_SLOT_NONE;
	}
}
