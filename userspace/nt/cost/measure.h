/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef NT_COST_MEASURE_H
#define NT_COST_MEASURE_H

#include "cost.h"

/* Of each round: ns an operation, and the ticks of the CPU's clock that the whole round took. */
struct cost_samples {
	double *ns, *ticks;
};

/* What is known of an operation on a front end once it has been measured. */
struct cost_figures {
	const struct cost_operation *operation;
	const char *left_out; /* why there is no figure, or NULL */
	struct cost_samples raw, overhead;
};

/* What holds for all operations of a run. */
struct cost_conditions {
	const char *front;
	uint64_t count, rounds; /* operations of a sample; samples */
	bool awake;
};

/* 0, or -1 with a line on stderr. */
int cost_measure(const struct nt_api *api, struct cost_figures *figures,
		 const struct cost_conditions *conditions);

#endif
