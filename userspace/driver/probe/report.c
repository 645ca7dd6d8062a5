// SPDX-License-Identifier: GPL-2.0-only
#include "report.h"

#include "lib/jsonfile.h"

int report_line(json_t *report, struct tare_error *err)
{
	int failed = tare_jsonfile_write_line(report, err);

	json_decref(report);
	return failed;
}

int report_ready(struct tare_error *err)
{
	return report_line(json_pack("{s:b}", "ready", 1), err);
}
