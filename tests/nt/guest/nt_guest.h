/* SPDX-License-Identifier: GPL-2.0-only */
/* What programs that try tare_ntobj.ko in a guest share. */
#ifndef NT_GUEST_H
#define NT_GUEST_H

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <tare/ntobj.h>

#include "../../guest/threads.h"
#include "core/status.h"

#define DEVICE  "/dev/tare_ntobj"
#define FOREVER UINT64_MAX

/* What the program is at, for what is said of a fault. */
static char doing[80];

static inline void must_be_at(int line, const char *what, int64_t status, int64_t wanted)
{
	errno = 0;
	if (status != wanted)
		die("%s, line %d: %s is %s0x%llx instead of 0x%llx", doing, line, what,
		    status < 0 ? "-" : "", llabs(status), (long long)wanted);
}

#define must_be(status, wanted) must_be_at(__LINE__, #status, status, wanted)

static inline int open_device(void)
{
	int fd = open(DEVICE, O_RDWR | O_CLOEXEC);

	if (fd < 0)
		die(DEVICE);
	return fd;
}

/* An NT status, or minus an errno. */
static inline int64_t ask(int fd, unsigned long command, const void *argument)
{
	int status = ioctl(fd, command, argument);

	return status == -1 ? -errno : (int64_t)(uint32_t)status;
}

static inline int64_t create(int fd, uint32_t type, uint32_t first, uint32_t second,
			     uint32_t *handle)
{
	struct tare_nt_create asked = {.type = type, .first = first, .second = second};
	int64_t status = ask(fd, TARE_NT_CREATE, &asked);

	*handle = asked.handle;
	return status;
}

static inline int64_t change(int fd, unsigned long command, uint32_t handle, uint32_t count)
{
	struct tare_nt_change asked = {.handle = handle, .value = count};

	return ask(fd, command, &asked);
}

static inline int64_t ask_call(int fd, struct tare_nt_call *asked, const void *in_out)
{
	asked->in = asked->out = (uintptr_t)in_out;
	return ask(fd, TARE_NT_CALL, asked);
}

static inline int64_t close_handle(int fd, uint32_t handle)
{
	return ask(fd, TARE_NT_CLOSE, (void *)(uintptr_t)handle);
}

/* Until a moment of now_ns(), 0 or FOREVER. */
static inline int64_t wait_for(int fd, const uint32_t *handle, uint32_t count, uint32_t flags,
			       uint64_t deadline_ns)
{
	struct tare_nt_wait asked = {.handles = (uintptr_t)handle,
				     .deadline_ns = deadline_ns,
				     .count = count,
				     .flags = flags};

	return ask(fd, TARE_NT_WAIT, &asked);
}

/* Numbers that only the seed decides: splitmix64. */
struct draw {
	uint64_t state;
};

static inline uint64_t draw(struct draw *draw)
{
	uint64_t x = draw->state += 0x9e3779b97f4a7c15;

	x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
	x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
	return x ^ (x >> 31);
}

/* 0 to bound - 1. */
static inline uint32_t below(struct draw *from, uint32_t bound)
{
	return (uint32_t)draw(from) % bound;
}

/*
 * Faults that the kernel injects into one call of one thread, as ntobj.sh has prepared: allocations
 * of slabs and of pages fail, and copies from and to the user. From now on the NTH that could fail
 * in the calling thread does; 0: none. Returns whether the one that was to fail before has.
 */
static inline bool fail(int nth)
{
	static __thread int fd;
	char text[12] = "";
	bool met;

	if (!fd)
		fd = open("/proc/thread-self/fail-nth", O_RDWR | O_CLOEXEC);
	met = pread(fd, text, sizeof(text) - 1, 0) > 0 && atoi(text) == 0;
	/* what still counts may fail this very write, once */
	while (pwrite(fd, text, snprintf(text, sizeof(text), "%d", nth), 0) < 0)
		;
	return met;
}

#endif
