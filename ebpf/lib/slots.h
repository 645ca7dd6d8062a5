/* SPDX-License-Identifier: GPL-2.0-only */
/* What the eBPF and the user side of every tool agree on. */
#ifndef TARE_SLOTS_H
#define TARE_SLOTS_H

#include <linux/types.h>
#include <tare/latency.h>

/* Processes, names or cgroups of tasks that are told apart; the others share slot 0. */
#define OWNER_SLOTS 1024

/* The number of a process or of a cgroup, and 0; or the bytes of a name. */
struct owner_key {
	__u64 word[2];
};

struct owner {
	struct owner_key key;
	__u32 state;
	char comm[16]; /* of a process */
};

enum owner_state { OWNER_LIVES, OWNER_ENDED, OWNER_RECYCLED };

/* Bytes that are kept of the path of a removed cgroup. */
#define CGROUP_PATH 256

/*
 * What one CPU keeps of a slot. Buckets are kept by octave, and only an octave with a sample has
 * any, since most latencies lie in a few octaves.
 */
#define KEPT_OCTAVES (TARE_LATENCY_BUCKETS >> TARE_BUCKET_BITS)

struct kept {
	__u64 sum; /* these four as in struct tare_latency */
	__u64 min;
	__u64 max;
	__u64 clamped;
	__u32 octave[KEPT_OCTAVES]; /* number of its struct octave; 0: it has none yet */
};

struct octave {
	__u64 bucket[1 << TARE_BUCKET_BITS];
};

/* Whom a tool observes. */
enum target {
	TARGET_ALL,
	TARGET_PROCESS, /* one, and those that it starts */
	TARGET_COMMAND, /* the same, from its next exec on */
};

#endif
