/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Marks of a span for what watches this CPU from outside: instructions that do nothing, even on
 * hardware, and whose bytes qemu/host/profile knows. The clock is read right before the first mark
 * and right behind the last, so that every span has the same distance between clock and mark.
 */
#ifndef TARE_EXACT_MARK_H
#define TARE_EXACT_MARK_H

#include <stdint.h>

/* nopl N(%rax), N being a letter, 'r', 'a', 't' */
#define MARK_BEGIN "nopl 0x74617242(%%rax)" /* B: begins a span whose paths are counted */
#define MARK_EMPTY "nopl 0x74617243(%%rax)" /* C: begins a span of which only the sum is */
#define MARK_END   "nopl 0x74617245(%%rax)" /* E: ends either */

/* Reads the time stamp counter, then marks. Returns the ticks. */
#define mark_begin(mark)                                                                           \
	({                                                                                         \
		uint32_t low_, high_;                                                              \
                                                                                                   \
		asm volatile("rdtsc\n\t" mark : "=a"(low_), "=d"(high_) : : "memory");             \
		(uint64_t) high_ << 32 | low_;                                                     \
	})

/* Marks the end, then reads the time stamp counter. Returns the ticks. */
#define mark_end()                                                                                 \
	({                                                                                         \
		uint32_t low_, high_;                                                              \
                                                                                                   \
		asm volatile(MARK_END "\n\trdtsc" : "=a"(low_), "=d"(high_) : : "memory");         \
		(uint64_t) high_ << 32 | low_;                                                     \
	})

#endif /* TARE_EXACT_MARK_H */
