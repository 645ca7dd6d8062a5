// SPDX-License-Identifier: GPL-2.0-only
#include "report.h"

#include <stdio.h>

int report_line(json_t *report)
{
	int bad = !report || json_dumpf(report, stdout, JSON_COMPACT) || putchar('\n') == EOF ||
		  fflush(stdout);

	json_decref(report);
	return bad ? -1 : 0;
}
