/* SPDX-License-Identifier: GPL-2.0-only */
/* The platform of the core in a server of one thread: no lock locks anything. */
#ifndef NT_PLATFORM_H
#define NT_PLATFORM_H

#include "../platform.h"

typedef struct {
} nt_lock_t, nt_mutex_t;

#define nt_lock_init(lock)     ((void)(lock))
#define nt_lock(lock)          ((void)(lock))
#define nt_unlock(lock)        ((void)(lock))
#define nt_mutex_init(mutex)   ((void)(mutex))
#define nt_mutex_lock(mutex)   ((void)(mutex))
#define nt_mutex_unlock(mutex) ((void)(mutex))

#define nt_count_set(count, value) (*(count) = (value))
#define nt_count_read(count)       (*(count))
/* the sum */
#define nt_count_add(count, more) (*(count) += (more))

#define nt_claim_init(claim) (*(claim) = -1)
#define nt_claim_read(claim) (*(claim))

/* Whether the index is the first that claims it. */
static inline int nt_claim(nt_claim_t *claim, int index)
{
	if (*claim >= 0)
		return 0;
	*claim = index;
	return 1;
}

#endif
