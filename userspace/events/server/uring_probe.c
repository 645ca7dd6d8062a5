// SPDX-License-Identifier: GPL-2.0-only
#include "uring_probe.h"

#include <errno.h>
#include <liburing.h>
#include <stdlib.h>
#include <string.h>

#include "lib/host.h"

static int disabled(void)
{
	char line[16];

	if (tare_host_line("/proc/sys/kernel/io_uring_disabled", line, sizeof(line)) < 0)
		return 0;
	return atoi(line);
}

int uring_refused(int error, struct tare_error *err)
{
	if (error == EPERM && disabled())
		return tare_error(err, TARE_CANNOT,
				  "io_uring is forbidden: sysctl kernel.io_uring_disabled is %d; "
				  "set it to 0, or use another --model",
				  disabled());
	if (error == EPERM || error == EACCES)
		return tare_error(err, TARE_CANNOT,
				  "io_uring is forbidden: io_uring_setup: %s, as by the seccomp "
				  "filter of a container; allow it, or use another --model",
				  strerror(error));
	if (error == ENOSYS)
		return tare_error(err, TARE_CANNOT,
				  "there is no io_uring: the kernel has none, or a seccomp filter "
				  "hides it; use another --model");
	if (error == EINVAL)
		return tare_error(
			err, TARE_CANNOT,
			"this kernel's io_uring is too old: Linux 6.1 or newer is needed; "
			"use another --model");
	return tare_error(err, TARE_CANNOT, "io_uring_setup: %s; use another --model",
			  strerror(error));
}

/* what Linux 6.1 brought stands for all that came before it, multishot receive too */
int uring_probe(struct tare_error *err)
{
	struct io_uring_params params = {.flags = IORING_SETUP_SINGLE_ISSUER |
						  IORING_SETUP_DEFER_TASKRUN};
	struct io_uring ring;
	int bad = io_uring_queue_init_params(1, &ring, &params);

	if (bad)
		return uring_refused(-bad, err);
	io_uring_queue_exit(&ring);
	return 0;
}
