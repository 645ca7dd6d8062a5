/* SPDX-License-Identifier: GPL-2.0-only WITH Linux-syscall-note */
/* Latencies of one kind of event on one CPU, as lattap and the eBPF tools count them. */
#ifndef _UAPI_TARE_LATENCY_H
#define _UAPI_TARE_LATENCY_H

#include <tare/buckets.h>

/* 2^40 ns are 18 minutes; a longer latency goes into the last bucket and into clamped */
#define TARE_LATENCY_BITS	40
#define TARE_LATENCY_BUCKETS	TARE_BUCKETS(TARE_LATENCY_BITS)

struct tare_latency {
	__u64 sum;	/* ns */
	__u64 min;	/* ns plus 1, so that zeroed memory means none */
	__u64 max;	/* ns */
	__u64 clamped;
	__u64 bucket[TARE_LATENCY_BUCKETS];
};

#endif /* _UAPI_TARE_LATENCY_H */
