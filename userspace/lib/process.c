// SPDX-License-Identifier: GPL-2.0-only
#include "process.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifndef PIDFD_THREAD
#define PIDFD_THREAD O_EXCL
#endif

/* The process of a thread; 0 if /proc does not tell. */
static unsigned int process_of(unsigned int thread)
{
	unsigned int process = 0;
	char path[64], line[256];
	FILE *file;

	snprintf(path, sizeof(path), "/proc/%u/status", thread);
	file = fopen(path, "re");
	if (!file)
		return 0;
	while (!process && fgets(line, sizeof(line), file))
		if (sscanf(line, "Tgid: %u", &process) != 1)
			process = 0;
	fclose(file);
	return process;
}

static int refuse(unsigned int pid, int cause, struct tare_error *err)
{
	unsigned int process = process_of(pid);

	/* kernels differ in what they say of a thread: EINVAL, ENOENT */
	if ((cause == EINVAL || cause == ENOENT) && process && process != pid)
		return tare_error(
			err, TARE_USAGE,
			"--pid %u: a thread of process %u; give --pid %u, or --tid %u for "
			"it alone",
			pid, process, process, pid);
	if (cause == EINVAL || cause == ENOENT)
		return tare_error(err, TARE_USAGE,
				  "--pid %u: a thread; give the pid of its process", pid);
	if (cause == ESRCH)
		return tare_error(err, TARE_USAGE, "--pid %u: there is no such process", pid);
	return tare_error(err, TARE_CANNOT, "--pid %u: pidfd_open: %s", pid, strerror(cause));
}

int tare_process_open(unsigned int pid, struct tare_error *err)
{
	struct pollfd ended = {.fd = syscall(SYS_pidfd_open, pid, 0), .events = POLLIN};

	if (ended.fd < 0)
		return refuse(pid, errno, err);
	if (poll(&ended, 1, 0) > 0) {
		close(ended.fd);
		return tare_error(err, TARE_USAGE, "--pid %u: this process has ended", pid);
	}
	return ended.fd;
}

int tare_thread_open(unsigned int tid, struct tare_error *err)
{
	int fd = (int)syscall(SYS_pidfd_open, tid, PIDFD_THREAD);
	unsigned int process = process_of(tid);

	if (!process)
		return tare_error(err, TARE_USAGE, "--tid %u: there is no such thread", tid);
	if (fd < 0)
		fd = (int)syscall(SYS_pidfd_open, process, 0);
	if (fd < 0)
		return tare_error(err, TARE_CANNOT, "--tid %u: pidfd_open: %m", tid);
	return fd;
}
