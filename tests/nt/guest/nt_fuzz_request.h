/* SPDX-License-Identifier: GPL-2.0-only */
/* One request of a fuzzer: nt_fuzz_make.c makes it, and nt_fuzz_ask.c spoils and asks it. */
#ifndef NT_FUZZ_REQUEST_H
#define NT_FUZZ_REQUEST_H

#include "nt_fuzz.h"

/* The number of `close`. */
#define FUZZ_CLOSE 1

struct request {
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

/* By their weights. */
int fuzz_some_kind(struct draw *by);
void fuzz_make(struct fuzzer *fuzzer, int kind, struct request *request);

#endif
