// SPDX-License-Identifier: GPL-2.0-only
#include <fcntl.h>
#include <stddef.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "lib/clock.h"
#include "counters.h"

static const struct {
	const char *name;
	size_t offset;
} fields[] = {
#define FIELD(name)                                                                                \
	{                                                                                          \
#name, offsetof(struct counters, name)                                             \
	}
	FIELD(nic_received),  FIELD(nic_missed),       FIELD(nic_errors),     FIELD(driver_dropped),
	FIELD(queue_dropped), FIELD(stack_dropped),    FIELD(socket_dropped), FIELD(interrupts),
	FIELD(polls),         FIELD(transmit_dropped), FIELD(clock_ns),
#undef FIELD
};

#define FIELDS (sizeof(fields) / sizeof(*fields))

static uint64_t *field(const struct counters *counters, size_t i)
{
	return (uint64_t *)((char *)counters + fields[i].offset);
}

static struct counters copy(const struct counters *counters)
{
	struct counters taken;

	for (size_t i = 0; i < FIELDS; i++)
		*field(&taken, i) = __atomic_load_n(field(counters, i), __ATOMIC_SEQ_CST);
	return taken;
}

/*
 * Counters only grow. Where two readings, one after the other, are alike in each field, none
 * changed between the two: both tell how they were then. So those who count need no lock.
 */
struct counters counters_snapshot(const struct counters *counters)
{
	struct counters before = copy(counters), now;

	while (now = copy(counters), memcmp(&now, &before, sizeof(now)))
		before = now;
	return now;
}

struct counters counters_between(const struct counters *begin, const struct counters *end)
{
	struct counters span = {0};

	for (size_t i = 0; i < FIELDS; i++)
		*field(&span, i) = *field(end, i) - *field(begin, i);
	return span;
}

json_t *counters_json(const struct counters *counters)
{
	json_t *object = json_object();

	for (size_t i = 0; object && i < FIELDS; i++) {
		if (!json_object_set_new(object, fields[i].name,
					 json_integer((json_int_t)*field(counters, i))))
			continue;
		json_decref(object);
		object = NULL;
	}
	return object;
}

static void *map(int fd, int protection, const char *path, struct tare_error *err)
{
	void *counters = mmap(NULL, sizeof(struct counters), protection, MAP_SHARED, fd, 0);

	close(fd);
	if (counters != MAP_FAILED)
		return counters;
	tare_error(err, TARE_FAILED, "%s: cannot be mapped: %m", path);
	return NULL;
}

struct counters *counters_create(const char *path, struct tare_error *err)
{
	static struct counters own;
	int fd;

	if (!path)
		return &own;
	fd = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0644);
	if (fd >= 0 && !ftruncate(fd, sizeof(struct counters)))
		return map(fd, PROT_READ | PROT_WRITE, path, err);
	tare_error(err, TARE_FAILED, "%s: cannot be written: %m", path);
	if (fd >= 0)
		close(fd);
	return NULL;
}

const struct counters *counters_attach(const char *path, struct tare_error *err)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	struct stat file;

	if (fd < 0) {
		tare_error(err, TARE_FAILED, "%s: %m", path);
		return NULL;
	}
	if (fstat(fd, &file) || file.st_size != sizeof(struct counters)) {
		tare_error(err, TARE_FAILED,
			   "%s: holds no counters of this version of pcnet32: give both programs "
			   "one file",
			   path);
		close(fd);
		return NULL;
	}
	return map(fd, PROT_READ, path, err);
}

void counters_are_of_now(struct counters *counters)
{
	__atomic_store_n(&counters->clock_ns, tare_clock_ns(), __ATOMIC_RELEASE);
}
