/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TARE_RINGS_H
#define TARE_RINGS_H

#include <stddef.h>

#include <tare/memtap.h>

#include "lib/error.h"

/* The module's trace rings, and the records that were taken out of them. */
struct rings {
	struct tare_memtap_ring **ring; /* one a CPU, mapped; NULL where there is none */
	unsigned int cpus;
	size_t ring_bytes;
	struct tare_memtap_record *record;
	size_t records;
	size_t room;
};

/* Maps the rings and reserves room for `room` records. 0, or -1 with *err filled. */
int rings_open(struct rings *rings, int device, const struct tare_memtap_info *info, size_t room,
	       struct tare_error *err);

/* Takes out all complete records; what finds no room stays, and the module counts the loss. */
void rings_drain(struct rings *rings);

/* Orders the records by time stamp; those of one CPU keep their order where it is equal. */
void rings_sort(struct rings *rings);

void rings_close(struct rings *rings);

#endif
