/* SPDX-License-Identifier: GPL-2.0-only */
/* What the test found, as a document and as a table. */
#ifndef TESTAPI_OUTPUT_H
#define TESTAPI_OUTPUT_H

#include <stdio.h>

#include "group.h"

struct outcome {
	const struct settings *settings;
	const struct group *group; /* settings->groups of them, each part for itself */
	const struct group *all;   /* all parts at the same time */
	struct tally *sum;         /* of the groups, without `all` */
	double empty_ns;           /* what timing adds to a call: median of timing nothing */
	double resolution_ns;      /* of the clock */
};

/* As docs/testapi.schema.json says. */
void outcome_document(const struct outcome *outcome, FILE *out);
void outcome_table(const struct outcome *outcome);

/* Of a group, ns: what a step's calls took, without those that hand over. */
double step_ns(const struct group *group, enum part_number part, enum step step);

#endif
