/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * What is asked of /dev/ntsync, as kernels from 6.14 on have it. Headers that are installed may be
 * older, and lack most of it. Calls of the device make objects and wait; others are of an object's
 * descriptor. Structures are both argument and result.
 */
#ifndef NT_NTSYNC_ABI_H
#define NT_NTSYNC_ABI_H

#include <linux/ioctl.h>
#include <stdint.h>

/* Two words of an object's state. */
struct ntsync_pair {
	uint32_t first, second;
};

/* The result is the index of the object that ended it; `count` itself is the alert. */
struct ntsync_wait {
	uint64_t deadline_ns; /* of CLOCK_MONOTONIC; all ones: for ever */
	uint64_t objects;     /* address of count descriptors */
	uint32_t count, index, flags;
	uint32_t owner; /* of the mutexes that it takes; not 0 */
	uint32_t alert; /* descriptor of an event, or 0 */
	uint32_t pad;
};

/* return a descriptor */
#define NTSYNC_NEW_SEMAPHORE _IOW('N', 0x80, struct ntsync_pair) /* count, most */
#define NTSYNC_NEW_MUTEX     _IOW('N', 0x84, struct ntsync_pair) /* owner, recursion: both or none */
#define NTSYNC_NEW_EVENT     _IOW('N', 0x87, struct ntsync_pair) /* manual, set */
#define NTSYNC_ANY           _IOWR('N', 0x82, struct ntsync_wait)
#define NTSYNC_ALL           _IOWR('N', 0x83, struct ntsync_wait)

#define NTSYNC_RELEASE        _IOWR('N', 0x81, uint32_t)           /* count -> the count before */
#define NTSYNC_UNLOCK         _IOWR('N', 0x85, struct ntsync_pair) /* owner -> recursion before */
#define NTSYNC_ABANDON        _IOW('N', 0x86, uint32_t)            /* owner */
#define NTSYNC_SET            _IOR('N', 0x88, uint32_t) /* -> the state before; so do the next two */
#define NTSYNC_RESET          _IOR('N', 0x89, uint32_t)
#define NTSYNC_PULSE          _IOR('N', 0x8a, uint32_t)
#define NTSYNC_READ_SEMAPHORE _IOR('N', 0x8b, struct ntsync_pair)
#define NTSYNC_READ_MUTEX     _IOR('N', 0x8c, struct ntsync_pair) /* EOWNERDEAD: it is abandoned */
#define NTSYNC_READ_EVENT     _IOR('N', 0x8d, struct ntsync_pair)

#endif
