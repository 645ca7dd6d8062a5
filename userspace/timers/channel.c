// SPDX-License-Identifier: GPL-2.0-only
/* The part of channel.h that is the same on every system. */
#include "channel.h"

void channel_write(const struct channel *channel, const void *from, size_t size)
{
	for (const char *at = from; size;) {
		size_t done = channel_write_some(channel, at, size);

		at += done;
		size -= done;
	}
}

void channel_read(const struct channel *channel, void *to, size_t size)
{
	for (char *at = to; size;) {
		size_t done = channel_read_some(channel, at, size);

		at += done;
		size -= done;
	}
}
