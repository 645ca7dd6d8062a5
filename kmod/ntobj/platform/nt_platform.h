/* SPDX-License-Identifier: GPL-2.0-only */
/* The platform of the core in the kernel. */
#ifndef NT_PLATFORM_H
#define NT_PLATFORM_H

#include <linux/atomic.h>
#include <linux/limits.h>
#include <linux/mm.h>
#include <linux/mutex.h>
#include <linux/refcount.h>
#include <linux/sched.h>
#include <linux/slab.h>
#include <linux/spinlock.h>
#include <linux/string.h>
#include <linux/types.h>

struct nt_thread;
struct nt_wait;

#define nt_lock_t  spinlock_t
#define nt_mutex_t struct mutex
#define nt_count_t atomic_t
#define nt_claim_t atomic_t

/* macros, so that lockdep knows one kind of lock from another by where it is made */
#define nt_lock_init(lock)  spin_lock_init(lock)
#define nt_mutex_init(lock) mutex_init(lock)
#define nt_lock		    spin_lock
#define nt_unlock	    spin_unlock
#define nt_mutex_lock	    mutex_lock
#define nt_mutex_unlock	    mutex_unlock
#define nt_mutex_held	    lockdep_assert_held

#define nt_count_set  atomic_set
#define nt_count_read atomic_read
/* the sum */
#define nt_count_add(count, more) atomic_add_return(more, count)

/*
 * References never overflow: handles and waits end far below 2^31. One too few is what refcount_t
 * would tell, but its checks are 8 of the 800 instructions of a call, and 580 of the 10,200 of a
 * wait for 64 (Linux 7.2). So the kernels that find faults do them.
 */
#ifdef CONFIG_KASAN
#define nt_refs_t	   refcount_t
#define nt_refs_init(refs) refcount_set(refs, 1)
#define nt_refs_read	   refcount_read
#define nt_refs_get	   refcount_inc
#define nt_refs_put	   refcount_dec_and_test
#endif

#define nt_claim_init(claim) atomic_set(claim, -1)
#define nt_claim_read	     atomic_read
/* whether the index is the first that claims it */
#define nt_claim(claim, index) (atomic_cmpxchg(claim, -1, index) == -1)

/* zeros, charged to who asks; or NULL */
#define nt_alloc(size) kvzalloc(size, GFP_KERNEL_ACCOUNT)
#define nt_free	       kvfree

#define nt_copy memcpy

/* Between the parts of long work, with no spinlock. */
#define nt_pause cond_resched

/*
 * Whether the thread has begun to exit: it calls no more, and what tells of its death is on its
 * way. It is no other front end's thread, and was not given to nt_thread_exit() yet.
 */
bool nt_thread_exiting(const struct nt_thread *thread);

/* Of a wait that was claimed, under a lock without which it cannot end. */
void nt_wake(struct nt_wait *wait);

#endif /* NT_PLATFORM_H */
