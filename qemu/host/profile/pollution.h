/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What a system call evicts of its caller: before each call that is watched, a working set of the
 * user's is put into caches of its own; how much of it the call has left there is counted.
 */
#ifndef TARE_PROFILE_POLLUTION_H
#define TARE_PROFILE_POLLUTION_H

#include "cache.h"

#include <stdio.h>

/* Whether this is asked for. If not, nothing below pollution_begin() is called. */
extern bool pollutes;

/* What is asked for: caches like these. */
void pollution_begin(const struct cache *i1, const struct cache *d1);

/* A system call begins. Returns its number, from 1. */
uint32_t pollution_enter(void);

/* It is no longer this call alone that is executed: nothing is told of it. */
void pollution_drop(void);

/* TASK's system call NUMBER ends, of the watched function at ADDRESS. */
void pollution_leave(uint32_t number, uint64_t address, uint32_t task);

/* The CPU is given other page tables. */
void pollution_switch(void);

/* Bytes of code, or of data at a virtual ADDRESS, are used; FIRST and LAST as in cache_misses(). */
void pollution_fetch(uint64_t first, uint64_t last);
void pollution_access(uint64_t address, uint64_t first, uint64_t last);

/* Lines "pollution", as main.c has them. */
void pollution_report(FILE *report);

#endif /* TARE_PROFILE_POLLUTION_H */
