/* SPDX-License-Identifier: GPL-2.0-only */
/* What the core's platforms have in common in user space, beside locks and atomic numbers. */
#ifndef NT_USER_PLATFORM_H
#define NT_USER_PLATFORM_H

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct nt_wait;

typedef uint32_t u32;
typedef int32_t s32;
#define U32_MAX UINT32_MAX

typedef int nt_count_t;
typedef int nt_claim_t;

/* Zeros, or NULL. */
#define nt_alloc(size) calloc(1, size)
#define nt_free        free

#define nt_copy memcpy
/* between the parts of long work */
#define nt_pause() ((void)0)

/* a thread that exits says so itself */
#define nt_thread_exiting(thread) ((void)(thread), 0)

/* what sparse and lockdep are told of the core's locks: both look at the kernel's alone */
#define __acquires(lock)
#define __releases(lock)
#define __must_hold(lock)
#define __acquire(lock)     ((void)(lock))
#define __release(lock)     ((void)(lock))
#define nt_mutex_held(lock) ((void)(lock))

/* Of a wait that was claimed, under a lock without which it cannot end. */
void nt_wake(struct nt_wait *wait);

#endif
