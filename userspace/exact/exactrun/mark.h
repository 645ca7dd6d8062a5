/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Marks of a span for what watches this CPU from outside: instructions that do nothing, and of
 * which qemu/host/profile knows the bytes. On hardware they do nothing, too. The clock is read
 * right before and right after, so that the distance of the two is the same for each span.
 */
#ifndef TARE_EXACT_MARK_H
#define TARE_EXACT_MARK_H

#include <stdint.h>

/* nopl N(%rax), N being a letter, 'r', 'a', 't' */
#define MARK_BEGIN "nopl 0x74617242(%%rax)" /* B: a span whose paths are counted */
#define MARK_EMPTY "nopl 0x74617243(%%rax)" /* C: one of which only the sum is */
#define MARK_END   "nopl 0x74617245(%%rax)" /* E */

/* The time stamp counter, and the mark behind it. */
#define mark_begin(mark)                                                                           \
	({                                                                                         \
		uint32_t low_, high_;                                                              \
                                                                                                   \
		asm volatile("rdtsc\n\t" mark : "=a"(low_), "=d"(high_) : : "memory");             \
		(uint64_t) high_ << 32 | low_;                                                     \
	})

/* The mark of the end, and the time stamp counter behind it. */
#define mark_end()                                                                                 \
	({                                                                                         \
		uint32_t low_, high_;                                                              \
                                                                                                   \
		asm volatile(MARK_END "\n\trdtsc" : "=a"(low_), "=d"(high_) : : "memory");         \
		(uint64_t) high_ << 32 | low_;                                                     \
	})

#endif /* TARE_EXACT_MARK_H */
