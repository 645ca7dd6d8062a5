// SPDX-License-Identifier: GPL-2.0-only
/* Faults in the kernel, for nt_play.c. */
#include "nt/services_probe.h"
#include "nt_guest.h"

int probe_fail(int nth)
{
	return fail(nth);
}

int __real_ioctl(int fd, unsigned long command, void *argument);
int __wrap_ioctl(int fd, unsigned long command, void *argument);

/* A front end ends with an answer that cannot be written. */
int __wrap_ioctl(int fd, unsigned long command, void *argument)
{
	int status = __real_ioctl(fd, command, argument);

	return status == -1 && errno == EFAULT ? (int)PROBE_FAULT : status;
}
