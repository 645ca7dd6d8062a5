/* SPDX-License-Identifier: GPL-2.0-only */
/* What nt_fuzz.c asks, which nt_fuzz_make.c makes. */
#ifndef NT_FUZZ_H
#define NT_FUZZ_H

#include <stdatomic.h>

#include "nt_guest.h"

#define OPENS 3
#define KINDS (10 + TARE_NT_OPS) /* of what is asked */
#define SLOTS 24 /* handles of a sort that are kept in mind, of an open */

/* What a handle is for. */
enum sort { EVENT, SEMAPHORE, MUTEX, KEY, FILE_HANDLE, SORTS };

struct tally {
	_Atomic long asked, ok;
};

/* Shared by all processes. */
struct run {
	_Atomic int wrong;
	bool faults;
	_Atomic long met; /* of them */
	struct tally tally[KINDS];
	/* of the opens that are shared: numbers of threads, too */
	_Atomic uint32_t handle[OPENS][SORTS][SLOTS];
	_Atomic uint32_t number[OPENS][SLOTS];
};

/* Memory, and behind it none. */
struct area {
	char *start, *end;
};

struct fuzzer {
	struct run *run;
	struct draw draw;
	int opens[OPENS];
	int open; /* of this request */
	int fail; /* fail_open(), or -1 */
	/* a handle that is to be closed, or 0 */
	uint32_t displaced;
	int displaced_from;
	struct area argument, in, out, read_only;
};

/* The number of `close`. */
#define FUZZ_CLOSE 1

struct request {
	const struct kind *kind;
	unsigned long command;
	union {
		struct tare_nt_create create;
		struct tare_nt_change change;
		struct tare_nt_wait wait;
		struct tare_nt_call call;
		uint32_t word[16];
	};
	uint32_t size;    /* of that; 0: the argument is no address */
	uintptr_t number; /* the argument then */
	bool spoiled, sleeps, unknown;
	enum sort sort; /* of the handle that it gives, or SORTS */
};

/* Where so many bytes end with the area. */
static inline char *fuzz_room(const struct area *area, size_t size)
{
	return area->end - size;
}

/* One that is often a limit. */
uint32_t fuzz_odd_word(struct draw *by);

/* What is asked, by number; some: by their weights. */
int fuzz_some_kind(struct draw *by);
void fuzz_make(struct fuzzer *fuzzer, int kind, struct request *request);
const char *fuzz_name(int kind);
/* false: it is asked to be refused */
bool fuzz_can_succeed(int kind);

void fuzz_memory(struct fuzzer *fuzzer);

#endif
