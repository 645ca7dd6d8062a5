// SPDX-License-Identifier: GPL-2.0-only
#include "statistic.h"

#include <inttypes.h>
#include <stdio.h>

#include "lib/host.h"

int statistic_read(const char *interface, const char *name, uint64_t *value, struct tare_error *err)
{
	char path[128], text[32];

	snprintf(path, sizeof(path), "/sys/class/net/%s/statistics/%s", interface, name);
	if (tare_host_line(path, text, sizeof(text)))
		return tare_error(err, TARE_FAILED, "%s: %m", path);
	if (sscanf(text, "%" SCNu64, value) != 1)
		return tare_error(err, TARE_FAILED, "%s: holds no number", path);
	return 0;
}
