/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TARE_DELAYER_H
#define TARE_DELAYER_H

#include <linux/types.h>

/* Stretches of running that each CPU remembers. */
#define DELAYER_RUNS 256

/* Groups that cpu.max limits, for each CPU. */
#define THROTTLED_A_CPU 512

struct delayer_run {
	__u64 began; /* ns */
	__u32 tgid;
	char comm[16];
};

#endif
