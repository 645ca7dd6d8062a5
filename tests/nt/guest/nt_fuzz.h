/* SPDX-License-Identifier: GPL-2.0-only */
/* One thread that asks /dev/tare_ntobj what it likes, and what all of them share. */
#ifndef NT_FUZZ_H
#define NT_FUZZ_H

#include <stdatomic.h>

#include "nt_guest.h"

#define OPENS 3
#define KINDS 40 /* room for what is asked */
#define SLOTS 24 /* handles of a sort that are kept in mind, of an open */

/* What a handle is for. */
enum sort { EVENT, SEMAPHORE, MUTEX, KEY, FILE_HANDLE, SORTS };

struct tally {
	_Atomic long ok, refused, failed;
};

/* Shared by all processes. */
struct run {
	_Atomic int wrong;
	int kinds;
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

void fuzz_memory(struct fuzzer *fuzzer);
void fuzz_forget(struct fuzzer *fuzzer);

/* Makes one ioctl, and tallies it. */
void fuzz_ask(struct fuzzer *fuzzer);

/* What is asked, by number. */
int fuzz_kinds(void);
const char *fuzz_name(int kind);
/* false: it is asked to be refused */
bool fuzz_can_succeed(int kind);

#endif
