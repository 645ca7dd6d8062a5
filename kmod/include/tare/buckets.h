/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Log-linear buckets: exact below 2^TARE_BUCKET_BITS, then 2^TARE_BUCKET_BITS
 * an octave, so that a bucket is never wider than 1/32 of its lower bound.
 */
#ifndef _TARE_BUCKETS_H
#define _TARE_BUCKETS_H

#include <linux/bitops.h>
#include <linux/types.h>

#define TARE_BUCKET_BITS	5
/* buckets for values below 2^bits; what is larger goes into the last one */
#define TARE_BUCKETS(bits)	(((bits) - TARE_BUCKET_BITS + 1) << TARE_BUCKET_BITS)

static __always_inline unsigned int tare_bucket(u64 v, unsigned int buckets)
{
	unsigned int octave, b;

	if (v < (1 << TARE_BUCKET_BITS))
		return v;
	octave = __fls(v) - TARE_BUCKET_BITS;
	b = (octave << TARE_BUCKET_BITS) + (v >> octave);
	return b < buckets ? b : buckets - 1;
}

/* smallest value that falls into bucket b; tare_bucket_low(b + 1) - 1 is the largest */
static inline u64 tare_bucket_low(unsigned int b)
{
	unsigned int octave = b >> TARE_BUCKET_BITS;

	if (octave <= 1)
		return b;
	octave--;
	return (u64)(b - (octave << TARE_BUCKET_BITS)) << octave;
}

#endif /* _TARE_BUCKETS_H */
