/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Translations of pages of data that a CPU keeps: a first level for pages of 4 KiB and one for
 * larger ones, and a second level for all.
 */
#ifndef TARE_PROFILE_TLB_H
#define TARE_PROFILE_TLB_H

#include <stdbool.h>
#include <stdint.h>

enum tlb { TLB_HIT, TLB_MISS, TLB_WALK }; /* WALK: neither level has it */

/* Empties it. */
void tlb_begin(void);

/* The page of ADDRESS is used. */
enum tlb tlb_use(uint64_t address);

/* The page tables are others: what is not global is forgotten. */
void tlb_forget(void);

/* The page of ADDRESS is forgotten. */
void tlb_forget_page(uint64_t address);

#endif /* TARE_PROFILE_TLB_H */
