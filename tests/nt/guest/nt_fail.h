/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Faults that the kernel injects into one call of one thread: allocations of slabs and of pages
 * fail, and copies from and to the user. Needs CONFIG_FAULT_INJECTION, debugfs and root.
 */
#ifndef NT_FAIL_H
#define NT_FAIL_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <fcntl.h>
#include <unistd.h>

/* For all that allocates; false: this kernel injects none. */
static inline bool fail_prepare(void)
{
	static const char *const knob[][2] = {
		{"failslab/ignore-gfp-wait", "N"},
		{"failslab/verbose", "0"},
		{"fail_page_alloc/ignore-gfp-wait", "N"},
		{"fail_page_alloc/ignore-gfp-highmem", "N"},
		{"fail_page_alloc/min-order", "0"},
		{"fail_page_alloc/verbose", "0"},
		{"fail_usercopy/verbose", "0"},
	};

	for (unsigned int i = 0; i < sizeof(knob) / sizeof(*knob); i++) {
		char path[80];
		int fd;
		bool done;

		snprintf(path, sizeof(path), "/sys/kernel/debug/%s", knob[i][0]);
		fd = open(path, O_WRONLY);
		done = fd >= 0 && write(fd, knob[i][1], 1) == 1;
		close(fd);
		if (!done)
			return false;
	}
	return true;
}

/* The calling thread's, for fail_at() and fail_met(). */
static inline int fail_open(void)
{
	return open("/proc/thread-self/fail-nth", O_RDWR | O_CLOEXEC);
}

/* From now on the NTH that could fail does; 0: none. */
static inline void fail_at(int fd, int nth)
{
	char text[12];

	/* what still counts may fail this very write, once */
	while (pwrite(fd, text, snprintf(text, sizeof(text), "%d", nth), 0) < 0)
		;
}

/* Whether one has failed since, and no more will. */
static inline bool fail_met(int fd)
{
	char text[12] = "";
	bool met = pread(fd, text, sizeof(text) - 1, 0) > 0 && atoi(text) == 0;

	fail_at(fd, 0);
	return met;
}

#endif
