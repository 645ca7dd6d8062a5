/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TARE_OUTPUT_H
#define TARE_OUTPUT_H

#include <stdbool.h>
#include <stdint.h>

#include "lib/error.h"
#include "rings.h"

/* What the recorder knows and the module does not. */
struct recording {
	char *const *command;
	int exit_status;
	const char *ended_by; /* what ended the recording before the command; NULL: nothing */
	uint64_t span_ns;     /* by this program's clock, for busy_ns */
	uint64_t idle_ns;
	unsigned int cpus; /* online for the whole span; 0: some came or went */
	bool hashed;
};

/* Writes the module's text with the recorder's lines. 0, or -1 with *err filled. */
int write_profile(const char *path, const char *text, const struct recording *recording,
		  struct tare_error *err);

/* The same as a trace, with names of callers and the sorted records. */
int write_trace(const char *path, const char *text, const struct recording *recording,
		const struct rings *rings, int device, struct tare_error *err);

#endif
