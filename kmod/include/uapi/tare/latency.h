/* SPDX-License-Identifier: GPL-2.0-only WITH Linux-syscall-note */
/* How a latency is kept, one of these for each CPU and each thing that is told apart. */
#ifndef _UAPI_TARE_LATENCY_H
#define _UAPI_TARE_LATENCY_H

#include <tare/buckets.h>

/* up to 18 minutes; what is longer is counted in the last bucket and as clamped */
#define TARE_LATENCY_BITS	40
#define TARE_LATENCY_BUCKETS	TARE_BUCKETS(TARE_LATENCY_BITS)

struct tare_latency {
	__u64 sum;	/* ns */
	__u64 min;	/* ns, and 1 more: 0 is none */
	__u64 max;	/* ns */
	__u64 clamped;
	__u64 bucket[TARE_LATENCY_BUCKETS];
};

#endif /* _UAPI_TARE_LATENCY_H */
