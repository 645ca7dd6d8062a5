// SPDX-License-Identifier: GPL-2.0-only
#include "host.h"

#include <cpuid.h>
#include <stdio.h>
#include <string.h>
#include <sys/utsname.h>
#include <unistd.h>

#define CLOCKSOURCE "/sys/devices/system/clocksource/clocksource0/current_clocksource"
#define GOVERNOR    "/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor"

#define BRAND_LEAF      0x80000002
#define HYPERVISOR_BIT  (1u << 31)
#define HYPERVISOR_LEAF 0x40000000

int tare_host_line(const char *path, char *line, int size)
{
	FILE *file = fopen(path, "re");
	int found;

	line[0] = 0;
	if (!file)
		return -1;
	found = fgets(line, size, file) != NULL;
	fclose(file);
	if (!found)
		return -1;
	line[strcspn(line, "\n")] = 0;
	return 0;
}

void tare_host_cpu_model(char model[49])
{
	unsigned int word[12];
	size_t length;

	memset(model, 0, 49);
	if (__get_cpuid_max(0x80000000, NULL) < BRAND_LEAF + 2)
		return;
	for (unsigned int leaf = 0; leaf < 3; leaf++)
		__get_cpuid(BRAND_LEAF + leaf, &word[4 * leaf], &word[4 * leaf + 1],
			    &word[4 * leaf + 2], &word[4 * leaf + 3]);
	memcpy(model, word, 48);
	length = strlen(model);
	while (length && model[length - 1] == ' ')
		model[--length] = 0;
	memmove(model, model + strspn(model, " "), strlen(model + strspn(model, " ")) + 1);
}

static bool is_virtual(void)
{
	unsigned int a, b, c = 0, d;

	return __get_cpuid(1, &a, &b, &c, &d) && c & HYPERVISOR_BIT;
}

/* Named as in captures (docs/formats.md). The accelerator decides what a guest's time means. */
static const char *accelerator(void)
{
	static const struct {
		char signature[13];
		const char *name;
	} known[] = {{"KVMKVMKVM", "kvm"}, {"TCGTCGTCGTCG", "tcg"}};
	union {
		unsigned int word[3];
		char text[13];
	} found = {{0}};
	unsigned int most;

	if (!is_virtual())
		return "none";
	/* __get_cpuid() would refuse this leaf, which is not among the CPU's own */
	__cpuid(HYPERVISOR_LEAF, most, found.word[0], found.word[1], found.word[2]);
	for (unsigned int i = 0; i < sizeof(known) / sizeof(known[0]); i++)
		if (!strcmp(found.text, known[i].signature))
			return known[i].name;
	return NULL;
}

void tare_host_read(struct tare_host *host)
{
	struct utsname name;

	memset(host, 0, sizeof(*host));
	if (!uname(&name)) {
		snprintf(host->name, sizeof(host->name), "%s", name.nodename);
		snprintf(host->kernel, sizeof(host->kernel), "%s %s", name.release, name.version);
	}
	tare_host_cpu_model(host->cpu_model);
	host->cpus = (int)sysconf(_SC_NPROCESSORS_ONLN);
	host->hypervisor = is_virtual();
	host->accelerator = accelerator();
	tare_host_line(CLOCKSOURCE, host->clocksource, sizeof(host->clocksource));
	tare_host_line(GOVERNOR, host->governor, sizeof(host->governor));
}
