/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * What front ends without a core have in common: their objects are in an array, a handle is an
 * index and one, and what changes in an object is a word of it.
 */
#ifndef NT_SLOTS_H
#define NT_SLOTS_H

#include <pthread.h>
#include <stdint.h>

#include <tare/ntobj.h>

#define NT_SLOTS 4096

enum nt_slot_type { NT_SLOT_NONE, NT_SLOT_AUTO, NT_SLOT_MANUAL, NT_SLOT_SEMAPHORE, NT_SLOT_MUTEX };

struct nt_slots {
	pthread_mutex_t lock;
	uint32_t used, unused;
	uint32_t free[NT_SLOTS]; /* `unused` of them, which were closed */
};

/* A handle, or 0: there are as many as there can be. */
uint32_t nt_slots_take(struct nt_slots *slots);
void nt_slots_give(struct nt_slots *slots, uint32_t handle);

/* What CREATE makes; NT_SLOT_NONE: nothing, its parameters are wrong. */
enum nt_slot_type nt_slots_type(const struct tare_nt_call *call);

static inline uint32_t nt_load(const uint32_t *word)
{
	return __atomic_load_n(word, __ATOMIC_SEQ_CST);
}

static inline void nt_store(uint32_t *word, uint32_t value)
{
	__atomic_store_n(word, value, __ATOMIC_SEQ_CST);
}

#endif
