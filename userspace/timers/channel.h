/* SPDX-License-Identifier: GPL-2.0-only */
/* Ways for bytes between two programs, in both directions. */
#ifndef TIMERS_CHANNEL_H
#define TIMERS_CHANNEL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* One end. The numbers are descriptors on Linux, handles on Win32. */
struct channel {
	intptr_t in, out;
	bool socket;
};

struct channel_kind {
	const char *name;
	void (*pair)(struct channel end[2]);
	/* returns why this machine has none, or NULL; NULL itself if every machine has them */
	const char *(*cannot)(void);
};

extern const struct channel_kind channel_kinds[];
extern const size_t channel_kinds_count;

/* Write and read all `size` bytes. These and the next two end the program by fail() on an error. */
void channel_write(const struct channel *channel, const void *from, size_t size);
void channel_read(const struct channel *channel, void *to, size_t size);
/* Write and read at most `size` bytes, at least one. Return how many. */
size_t channel_write_some(const struct channel *channel, const void *from, size_t size);
size_t channel_read_some(const struct channel *channel, void *to, size_t size);

#endif
