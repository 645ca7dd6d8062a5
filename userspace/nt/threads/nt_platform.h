/* SPDX-License-Identifier: GPL-2.0-only */
/* The platform of the core in a process whose threads call it: locks, and waking by futex. */
#ifndef NT_PLATFORM_H
#define NT_PLATFORM_H

#include <pthread.h>

#include "../platform.h"

typedef pthread_mutex_t nt_lock_t;
typedef pthread_mutex_t nt_mutex_t;

#define nt_lock_init(lock)  pthread_mutex_init(lock, NULL)
#define nt_lock(lock)       pthread_mutex_lock(lock)
#define nt_unlock(lock)     pthread_mutex_unlock(lock)
#define nt_mutex_init(lock) pthread_mutex_init(lock, NULL)
#define nt_mutex_lock       pthread_mutex_lock
#define nt_mutex_unlock     pthread_mutex_unlock

#define nt_count_set(count, value) __atomic_store_n(count, value, __ATOMIC_SEQ_CST)
#define nt_count_read(count)       __atomic_load_n(count, __ATOMIC_SEQ_CST)
/* the sum */
#define nt_count_add(count, more) __atomic_add_fetch(count, more, __ATOMIC_SEQ_CST)

#define nt_claim_init(claim) __atomic_store_n(claim, -1, __ATOMIC_SEQ_CST)
#define nt_claim_read(claim) __atomic_load_n(claim, __ATOMIC_SEQ_CST)

/* Whether the index is the first that claims it. */
static inline int nt_claim(nt_claim_t *claim, int index)
{
	int nobody = -1;

	return __atomic_compare_exchange_n(claim, &nobody, index, 0, __ATOMIC_SEQ_CST,
					   __ATOMIC_SEQ_CST);
}

#endif
