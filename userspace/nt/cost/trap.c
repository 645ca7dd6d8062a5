// SPDX-License-Identifier: GPL-2.0-only
/* A front end that only crosses into the kernel and back: an ioctl that is refused. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>

#include "cost.h"

#define DEVICE  "/dev/null"
#define REFUSED _IO('N', 0xff) /* by every device */

static int device_fd = -1;

static int attach_trap(void)
{
	if (device_fd < 0)
		device_fd = open(DEVICE, O_RDWR | O_CLOEXEC);
	if (device_fd >= 0)
		return 0;
	fprintf(stderr, DEVICE ": %s\n", strerror(errno));
	return -1;
}

static uint32_t call_trap(struct tare_nt_call *call, const void *in, void *out)
{
	return ioctl(device_fd, REFUSED, 0) == -1 ? cost_nothing.call(call, in, out) : 1;
}

static uint32_t wait_trap(const uint32_t *handle, int count, unsigned int flags, int64_t timeout_ns)
{
	return ioctl(device_fd, REFUSED, 0) == -1
		       ? cost_nothing.wait(handle, count, flags, timeout_ns)
		       : UINT32_MAX;
}

const struct nt_api cost_trap = {
	.name = "trap",
	.lacks = COST_LACKS_THREADS,
	.attach = attach_trap,
	.call = call_trap,
	.wait = wait_trap,
};
