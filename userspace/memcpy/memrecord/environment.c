// SPDX-License-Identifier: GPL-2.0-only
#include "environment.h"

#include <string.h>

#include "lib/host.h"

static void write_known(FILE *out, const char *key, const char *value)
{
	if (*value)
		fprintf(out, "%s: %s\n", key, value);
}

static void write_features(FILE *out, char *flags)
{
	static const char *const wanted[] = {"erms", "fsrm", "rep_good"};
	char *rest;

	fputs("cpu-features:", out);
	for (char *flag = strtok_r(flags, " \n", &rest); flag; flag = strtok_r(NULL, " \n", &rest))
		for (size_t i = 0; i < sizeof(wanted) / sizeof(wanted[0]); i++)
			if (!strcmp(flag, wanted[i]))
				fprintf(out, " %s", flag);
	putc('\n', out);
}

/* Of the first CPU: Linux starts no machine on which they differ. */
static void write_cpu(FILE *out)
{
	char line[8192], *flags;
	FILE *file = fopen("/proc/cpuinfo", "re");

	if (!file)
		return;
	while (fgets(line, sizeof(line), file)) {
		flags = strchr(line, ':');
		if (strncmp(line, "flags", 5) || !flags)
			continue;
		write_features(out, flags + 1);
		break;
	}
	fclose(file);
}

void environment_write(FILE *out)
{
	struct tare_host host;

	tare_host_read(&host);
	write_cpu(out);
	if (host.accelerator)
		fprintf(out, "accelerator: %s\n", host.accelerator);
	write_known(out, "clocksource", host.clocksource);
	write_known(out, "governor", host.governor);
}
