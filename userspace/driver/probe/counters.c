// SPDX-License-Identifier: GPL-2.0-only
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "lib/clock.h"
#include "counters.h"

/* As struct counters has them, which is nothing but these. */
static const char *const names[] = {
	"nic_received",  "nic_missed",       "nic_errors",     "driver_dropped",
	"queue_dropped", "stack_dropped",    "socket_dropped", "interrupts",
	"polls",         "transmit_dropped", "clock_ns",
};

#define FIELDS (sizeof(names) / sizeof(*names))

_Static_assert(sizeof(struct counters) == FIELDS * sizeof(uint64_t), "a counter without a name");

static uint64_t *field(const struct counters *counters, size_t i)
{
	return (uint64_t *)counters + i;
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

	for (size_t i = 0; i < FIELDS; i++)
		json_object_set_new(object, names[i],
				    json_integer((json_int_t)*field(counters, i)));
	return object;
}

static struct counters *map(int fd, int protection, const char *path, struct tare_error *err)
{
	void *counters = mmap(NULL, sizeof(struct counters), protection, MAP_SHARED, fd, 0);

	if (counters != MAP_FAILED)
		return counters;
	tare_error(err, TARE_FAILED, "%s: cannot be mapped: %m", path);
	return NULL;
}

struct counters *counters_create(const char *path, struct tare_error *err)
{
	const struct flock whole = {.l_type = F_WRLCK};
	static struct counters own;
	int fd;

	if (!path)
		return &own;
	fd = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0644);
	if (fd >= 0 && !fcntl(fd, F_SETLK, &whole) && !ftruncate(fd, sizeof(struct counters)))
		return map(fd, PROT_READ | PROT_WRITE, path, err);
	tare_error(err, TARE_FAILED,
		   errno == EAGAIN ? "%s: another program has locked it, such as a pcnet32"
				   : "%s: cannot be written: %m",
		   path);
	return NULL;
}

const struct counters *counters_attach(const char *path, int *fd, struct tare_error *err)
{
	struct stat file;

	*fd = open(path, O_RDONLY | O_CLOEXEC);
	if (*fd < 0)
		tare_error(err, TARE_FAILED, "%s: %m", path);
	else if (fstat(*fd, &file) || file.st_size != sizeof(struct counters))
		tare_error(err, TARE_FAILED,
			   "%s: holds no counters of this version of pcnet32: give both programs "
			   "one file",
			   path);
	else
		return map(*fd, PROT_READ, path, err);
	return NULL;
}

pid_t counters_counted_by(int fd)
{
	struct flock whole = {.l_type = F_WRLCK};

	/* not who only reads, nor a lock of no process: -1, which kill() takes for all */
	return fcntl(fd, F_GETLK, &whole) || whole.l_type != F_WRLCK || whole.l_pid < 0
		       ? 0
		       : whole.l_pid;
}

void counters_are_of(struct counters *counters, uint64_t clock_ns)
{
	__atomic_store_n(&counters->clock_ns, clock_ns, __ATOMIC_RELEASE);
}
