// SPDX-License-Identifier: GPL-2.0-only
#include "statistic.h"

#include <stdio.h>

int statistic_read(const char *interface, const char *name, uint64_t *value, struct tare_error *err)
{
	unsigned long long read = 0;
	char path[128];
	FILE *file;
	int n;

	snprintf(path, sizeof(path), "/sys/class/net/%s/statistics/%s", interface, name);
	file = fopen(path, "re");
	if (!file)
		return tare_error(err, TARE_FAILED, "%s: %m", path);
	n = fscanf(file, "%llu", &read);
	fclose(file);
	if (n != 1)
		return tare_error(err, TARE_FAILED, "%s: holds no number", path);
	*value = read;
	return 0;
}
