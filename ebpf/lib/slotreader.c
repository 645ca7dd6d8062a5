// SPDX-License-Identifier: GPL-2.0-only
#include "private.h"

#include <bpf/bpf.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

int slot_reader_open(const struct tool *tool, struct slot_reader *reader, struct tare_error *err)
{
	struct bpf_map *map = tool_map(tool, "octaves");
	size_t page = sysconf(_SC_PAGESIZE);

	reader->latencies = tool_map(tool, "latencies");
	reader->cpus = libbpf_num_possible_cpus();
	reader->octaves = bpf_map__max_entries(map);
	reader->size = (reader->octaves * sizeof(struct octave) + page - 1) / page * page;
	reader->kept = reader->cpus > 0 ? calloc(reader->cpus, sizeof(*reader->kept)) : NULL;
	if (!reader->kept)
		return tare_error(err, TARE_FAILED, "no memory for the counts of %d CPUs",
				  reader->cpus);
	reader->octave =
		mmap(NULL, reader->size, PROT_READ | PROT_WRITE, MAP_SHARED, bpf_map__fd(map), 0);
	if (reader->octave != MAP_FAILED)
		return 0;
	free(reader->kept);
	return tool_bpf_error(err, "cannot read the counts", -errno);
}

void slot_reader_close(struct slot_reader *reader)
{
	munmap(reader->octave, reader->size);
	free(reader->kept);
}

static void merge(struct tare_histogram *histogram, const struct kept *kept,
		  const struct slot_reader *reader)
{
	struct tare_latency whole = {
		.sum = kept->sum, .min = kept->min, .max = kept->max, .clamped = kept->clamped};
	unsigned int i;

	for (i = 0; i < KEPT_OCTAVES; i++)
		if (kept->octave[i] && kept->octave[i] < reader->octaves)
			memcpy(&whole.bucket[i << TARE_BUCKET_BITS],
			       reader->octave[kept->octave[i]].bucket, sizeof(struct octave));
	tare_histogram_merge(histogram, &whole);
}

int slot_read(const struct slot_reader *reader, unsigned int slot, struct tare_histogram *histogram)
{
	int cpu;

	memset(histogram, 0, sizeof(*histogram));
	if (bpf_map_lookup_elem(bpf_map__fd(reader->latencies), &slot, reader->kept))
		return -errno;
	for (cpu = 0; cpu < reader->cpus; cpu++)
		merge(histogram, &reader->kept[cpu], reader);
	return 0;
}

/* The octaves stay with the slot and its CPUs, which need the same ones next time. */
static void empty(struct kept *kept, const struct slot_reader *reader)
{
	unsigned int i;

	kept->sum = kept->min = kept->max = kept->clamped = 0;
	for (i = 0; i < KEPT_OCTAVES; i++)
		if (kept->octave[i] && kept->octave[i] < reader->octaves)
			memset(&reader->octave[kept->octave[i]], 0, sizeof(struct octave));
}

int slot_take(const struct slot_reader *reader, unsigned int slot, struct tare_histogram *histogram)
{
	int error = slot_read(reader, slot, histogram), cpu;

	for (cpu = 0; !error && cpu < reader->cpus; cpu++)
		empty(&reader->kept[cpu], reader);
	if (!error &&
	    bpf_map_update_elem(bpf_map__fd(reader->latencies), &slot, reader->kept, BPF_EXIST))
		error = -errno;
	return error;
}
