// SPDX-License-Identifier: GPL-2.0-or-later
#include "branch.h"

#include <string.h>

/* bits of the address, and how many branches before count */
#define ADDRESS_BITS 7
#define HISTORY_BITS 7
#define TARGETS      512
#define LIKELY       2
#define SURE         3

static uint8_t taken_before[1 << (ADDRESS_BITS + HISTORY_BITS)]; /* from 0, never, to SURE */
static unsigned int history;                                     /* a bit each, 1 for taken */
static uint64_t targets[TARGETS];                                /* the last of each */

void branch_forget(void)
{
	memset(taken_before, 0, sizeof(taken_before));
	memset(targets, 0, sizeof(targets));
	history = 0;
}

bool branch_surprises(uint64_t address, bool taken)
{
	uint8_t *guess =
		&taken_before[history << ADDRESS_BITS | (address & ((1 << ADDRESS_BITS) - 1))];
	bool surprises = (*guess >= LIKELY) != taken;

	history = (history << 1 | taken) & ((1 << HISTORY_BITS) - 1);
	if (taken && *guess < SURE)
		++*guess;
	else if (!taken && *guess)
		--*guess;
	return surprises;
}

bool branch_goes_elsewhere(uint64_t address, uint64_t target)
{
	uint64_t *last = &targets[address % TARGETS];
	bool elsewhere = *last != target;

	*last = target;
	return elsewhere;
}
