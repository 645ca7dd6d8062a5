// SPDX-License-Identifier: GPL-2.0-only
#include "report.h"

#include <stdio.h>

int report_line(json_t *report, struct tare_error *err)
{
	int bad = !report || json_dumpf(report, stdout, JSON_COMPACT) || putchar('\n') == EOF ||
		  fflush(stdout);

	json_decref(report);
	return bad ? tare_error(err, TARE_FAILED, "cannot write to standard output") : 0;
}
