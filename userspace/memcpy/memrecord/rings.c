// SPDX-License-Identifier: GPL-2.0-only
/*
 * Takes records out of the module's rings while the command runs. They are kept in
 * memory until the end: writing them to a file would be copied by the kernel, and
 * so be in the trace.
 */
#include "rings.h"

#include <errno.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

static int map_rings(struct rings *rings, int device, const struct tare_memtap_info *info)
{
	void *map;

	for (unsigned int cpu = 0; cpu < rings->cpus; cpu++) {
		map = mmap(NULL, info->ring_bytes, PROT_READ | PROT_WRITE, MAP_SHARED, device,
			   (off_t)(cpu * info->ring_stride));
		if (map != MAP_FAILED)
			rings->ring[cpu] = map;
		else if (errno != EINVAL) /* a number that no CPU can have */
			return -1;
	}
	return 0;
}

int rings_open(struct rings *rings, int device, const struct tare_memtap_info *info, size_t room,
	       struct tare_error *err)
{
	void *map;

	*rings = (struct rings){
		.cpus = info->cpus,
		.ring_bytes = info->ring_bytes,
		.room = room,
		.ring = calloc(info->cpus, sizeof(*rings->ring)),
	};
	map = mmap(NULL, room * sizeof(*rings->record), PROT_READ | PROT_WRITE,
		   MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
	if (map != MAP_FAILED)
		rings->record = map;
	if (!rings->ring || !rings->record || map_rings(rings, device, info)) {
		rings_close(rings);
		return tare_error(err, TARE_FAILED, "cannot map the trace rings: %m");
	}
	return 0;
}

static void drain_one(struct rings *rings, struct tare_memtap_ring *ring)
{
	const struct tare_memtap_record *records = (void *)((char *)ring + sysconf(_SC_PAGESIZE));
	const struct tare_memtap_record *r;
	__u64 tail = ring->tail;

	while (rings->records < rings->room) {
		r = &records[tail & (ring->slots - 1)];
		if (__atomic_load_n(&r->seq, __ATOMIC_ACQUIRE) != (__u32)(tail + 1))
			break;
		rings->record[rings->records++] = *r;
		tail++;
	}
	__atomic_store_n(&ring->tail, tail, __ATOMIC_RELEASE);
}

void rings_drain(struct rings *rings)
{
	for (unsigned int cpu = 0; cpu < rings->cpus; cpu++)
		if (rings->ring[cpu])
			drain_one(rings, rings->ring[cpu]);
}

static int by_time(const void *left, const void *right)
{
	const struct tare_memtap_record *a = left, *b = right;

	if (a->tsc != b->tsc)
		return a->tsc < b->tsc ? -1 : 1;
	if (a->cpu != b->cpu)
		return a->cpu < b->cpu ? -1 : 1;
	return (__s32)(a->seq - b->seq) < 0 ? -1 : 1;
}

void rings_sort(struct rings *rings)
{
	qsort(rings->record, rings->records, sizeof(*rings->record), by_time);
}

void rings_close(struct rings *rings)
{
	for (unsigned int cpu = 0; rings->ring && cpu < rings->cpus; cpu++)
		if (rings->ring[cpu])
			munmap(rings->ring[cpu], rings->ring_bytes);
	if (rings->record)
		munmap(rings->record, rings->room * sizeof(*rings->record));
	free(rings->ring);
	*rings = (struct rings){0};
}
