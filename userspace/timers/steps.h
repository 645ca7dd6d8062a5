/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TIMERS_STEPS_H
#define TIMERS_STEPS_H

#include <stdint.h>

struct steps {
	uint64_t smallest;    /* smallest step forward, in the clock's unit; 0: none was seen */
	uint64_t readings;    /* in a row on one CPU */
	uint64_t back;        /* of `readings`, earlier than the one before */
	uint64_t moves;       /* readings on a CPU after one on another CPU */
	uint64_t back_moving; /* of `moves`, earlier than the one before */
};

/* Reads a clock often on one CPU, and then on all allowed CPUs in turn. */
struct steps steps_take(uint64_t (*read)(void));

#endif
