/* SPDX-License-Identifier: GPL-2.0-only WITH Linux-syscall-note */
/*
 * Log-linear buckets, for the kernel, eBPF and user space: exact below
 * 2^TARE_BUCKET_BITS, then 2^TARE_BUCKET_BITS an octave, so that a bucket is
 * never wider than 1/32 of its lower bound.
 */
#ifndef _UAPI_TARE_BUCKETS_H
#define _UAPI_TARE_BUCKETS_H

#include <linux/types.h>

#define TARE_BUCKET_BITS	5
/* how many buckets values below 2^bits need; larger values go into the last one */
#define TARE_BUCKETS(bits)	(((bits) - TARE_BUCKET_BITS + 1) << TARE_BUCKET_BITS)

/* Number of the highest bit that is set; v is not 0. */
static inline __attribute__((always_inline)) unsigned int tare_highest_bit(__u64 v)
{
#ifdef __bpf__
	/* eBPF has no instruction for this, and a loop would be slower */
	unsigned int shift, bit;

	bit = (v > 0xffffffff) << 5;
	v >>= bit;
	shift = (v > 0xffff) << 4;
	v >>= shift;
	bit |= shift;
	shift = (v > 0xff) << 3;
	v >>= shift;
	bit |= shift;
	shift = (v > 0xf) << 2;
	v >>= shift;
	bit |= shift;
	shift = (v > 0x3) << 1;
	v >>= shift;
	return bit | shift | (v >> 1);
#else
	return 63 - __builtin_clzll(v);
#endif
}

/* The bucket of v, 0 to buckets - 1. */
static inline __attribute__((always_inline)) unsigned int tare_bucket(__u64 v, unsigned int buckets)
{
	unsigned int octave, b;

	if (v < (1 << TARE_BUCKET_BITS))
		return v;
	octave = tare_highest_bit(v) - TARE_BUCKET_BITS;
	b = (octave << TARE_BUCKET_BITS) + (v >> octave);
	return b < buckets ? b : buckets - 1;
}

/* smallest value that falls into bucket b; tare_bucket_low(b + 1) - 1 is the largest */
static inline __u64 tare_bucket_low(unsigned int b)
{
	unsigned int octave = b >> TARE_BUCKET_BITS;

	if (octave <= 1)
		return b;
	octave--;
	return (__u64)(b - (octave << TARE_BUCKET_BITS)) << octave;
}

#endif /* _UAPI_TARE_BUCKETS_H */
