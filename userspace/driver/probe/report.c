// SPDX-License-Identifier: GPL-2.0-only
#include "report.h"

#include <stdio.h>

#include "lib/stdoutput.h"

int report_line(json_t *report, struct tare_error *err)
{
	int bad = !report || json_dumpf(report, stdout, JSON_COMPACT) || putchar('\n') == EOF;

	json_decref(report);
	if (tare_stdout_flush(err))
		return -1;
	return bad ? tare_error(err, TARE_FAILED, "no memory for a line of the report") : 0;
}

int report_ready(const char *design, struct tare_error *err)
{
	return report_line(json_pack("{s:b, s:s}", "ready", 1, "design", design), err);
}
