// SPDX-License-Identifier: GPL-2.0-only
#include <errno.h>
#include <inttypes.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <sys/utsname.h>
#include <unistd.h>

#include "lib/host.h"
#include "machine.h"

#define CACHE_DIRECTORY "/sys/devices/system/cpu/cpu0/cache/index%d/%s"

static int cache_attribute(int index, const char *name, char *value, int size)
{
	char path[128];

	snprintf(path, sizeof(path), CACHE_DIRECTORY, index, name);
	return tare_host_line(path, value, size);
}

/* Level 0 asks for the last level. */
static uint64_t sysfs_cache(int level)
{
	char type[32], text[32], size[32];
	uint64_t found = 0;
	int last = 0, at;

	for (int i = 0; !cache_attribute(i, "level", text, sizeof(text)); i++) {
		uint64_t number;
		char unit = 0;

		if (sscanf(text, "%d", &at) != 1 ||
		    cache_attribute(i, "type", type, sizeof(type)) ||
		    cache_attribute(i, "size", size, sizeof(size)) || !strcmp(type, "Instruction"))
			continue;
		if (sscanf(size, "%" SCNu64 "%c", &number, &unit) < 1)
			continue;
		if (level ? at != level : at < last)
			continue;
		last = at;
		found = number << (unit == 'K' ? 10 : unit == 'M' ? 20 : 0);
	}
	return found;
}

uint64_t machine_cache_bytes(enum cache cache)
{
	static const int level[] = {[CACHE_L1] = 1, [CACHE_L2] = 2, [CACHE_LLC] = 0};
	uint64_t bytes = sysfs_cache(level[cache]);
	long told = 0;

	if (bytes)
		return bytes;
	if (cache == CACHE_L1)
		told = sysconf(_SC_LEVEL1_DCACHE_SIZE);
	if (cache == CACHE_LLC)
		told = sysconf(_SC_LEVEL3_CACHE_SIZE);
	if (cache == CACHE_L2 || (cache == CACHE_LLC && told <= 0))
		told = sysconf(_SC_LEVEL2_CACHE_SIZE);
	return told > 0 ? told : 0;
}

const char *machine_cache_name(enum cache cache)
{
	static const char *const name[] = {"L1", "L2", "LLC"};

	return name[cache];
}

uint64_t machine_memory_budget(void)
{
	FILE *file = fopen("/proc/meminfo", "re");
	uint64_t kib = 0;
	char line[128];

	while (file && fgets(line, sizeof(line), file))
		if (sscanf(line, "MemAvailable: %" SCNu64, &kib) == 1)
			break;
	if (file)
		fclose(file);
	if (!kib)
		return (uint64_t)sysconf(_SC_AVPHYS_PAGES) * sysconf(_SC_PAGESIZE) / 2;
	return kib * 1024 / 2;
}

int machine_pin(int cpu, struct tare_error *err)
{
	cpu_set_t set;

	CPU_ZERO(&set);
	if (cpu < CPU_SETSIZE)
		CPU_SET(cpu, &set);
	if (sched_setaffinity(0, sizeof(set), &set))
		return tare_error(err, TARE_CANNOT, "cannot run on CPU %d: %s", cpu,
				  strerror(errno));
	return 0;
}

json_t *machine_json(int cpu)
{
	json_t *object = json_object(), *caches = json_object();
	char model[49];
	struct utsname name;

	tare_host_cpu_model(model);
	uname(&name);
	for (enum cache cache = 0; cache < CACHES; cache++)
		json_object_set_new(caches, machine_cache_name(cache),
				    json_integer(machine_cache_bytes(cache)));
	json_object_set_new(object, "cpu_model", json_string(model));
	json_object_set_new(object, "pinned_cpu", cpu < 0 ? json_null() : json_integer(cpu));
	json_object_set_new(object, "kernel", json_string(name.release));
	json_object_set_new(object, "cache_bytes", caches);
	return object;
}
