/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The predictors of branches that cachegrind has. Returns are not predicted: a CPU's stack of
 * return addresses is nearly always right.
 */
#ifndef TARE_PROFILE_BRANCH_H
#define TARE_PROFILE_BRANCH_H

#include <stdbool.h>
#include <stdint.h>

/* Forgets all that was learnt. */
void branch_forget(void);

/* Learns whether the conditional branch at ADDRESS is taken. Returns whether that surprises. */
bool branch_surprises(uint64_t address, bool taken);

/* The same of where the indirect branch at ADDRESS goes. */
bool branch_goes_elsewhere(uint64_t address, uint64_t target);

#endif /* TARE_PROFILE_BRANCH_H */
