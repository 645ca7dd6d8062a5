/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TARE_DEVICE_H
#define TARE_DEVICE_H

#include <stdint.h>

#include <tare/memtap.h>

#include "lib/error.h"

#define DEVICE_PATH "/dev/tare_memtap"

/* How tare_memtap.ko is to be loaded; NULL members are left to its defaults. */
struct module_options {
	const char *path; /* of tare_memtap.ko; NULL: look in the usual places */
	const char *mode;
	const char *functions;
	const char *only;
	const char *buffer_kb;
	const char *cost_every;
	const char *dose_turns, *dose_low, *dose_high;
	uint64_t deadline_ms; /* 0: none */
};

/* Loads the module, not armed. Returns 0, or -1 with *err filled. */
int module_load(const struct module_options *options, struct tare_error *err);

/* Unloads it. Returns 0, or -1 with *err filled. */
int module_unload(struct tare_error *err);

/* Opens the device and reads its info. Returns a file descriptor, or -1 with *err filled. */
int device_open(struct tare_memtap_info *info, struct tare_error *err);

/* ARM, DISARM or RESET. Returns 0, or -1 with *err filled. */
int device_control(int device, unsigned long request, const char *what, struct tare_error *err);

/* The profile text, allocated. Returns NULL with *err filled on failure. */
char *device_read_text(int device, struct tare_error *err);

#endif
