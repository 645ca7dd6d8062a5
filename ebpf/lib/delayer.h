/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TARE_DELAYER_H
#define TARE_DELAYER_H

#include "told.h"

/* Stretches of running that each CPU remembers. */
#define DELAYER_RUNS 256

/* Groups that cpu.max limits, for each CPU. */
#define THROTTLED_A_CPU 512

struct delayer_run {
	__u64 number; /* switches before it, and 1; written last */
	__u64 began;  /* ns */
	struct who thread;
	struct who interrupt; /* that runs instead, where a tool tells them apart; or RAN_NOTHING */
};

#endif
