/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef NT_COST_DOCUMENT_H
#define NT_COST_DOCUMENT_H

#include "lib/error.h"
#include "measure.h"

void cost_print_heading(const char *front);
/* One line an operation: median ns of raw, overhead, and raw less overhead. */
void cost_print(const struct cost_figures *figures, uint64_t rounds);

/* As docs/nt-cost.schema.json says, beside and renamed. 0, or -1 with *err filled. */
int cost_write(const struct cost_conditions *conditions, const struct cost_figures *figures,
	       unsigned int operations, const char *path, struct tare_error *err);

#endif
