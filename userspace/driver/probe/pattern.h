/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Bytes that both ends know, so that one that was damaged on its way is seen: those behind a
 * probe, and those of a transfer.
 */
#ifndef PROBE_PATTERN_H
#define PROBE_PATTERN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Fills what a frame has room for behind its probe; other bytes for each run and sequence. */
void pattern_fill(void *to, size_t size, uint8_t run, uint32_t sequence);

/* Whether size bytes are those. */
bool pattern_holds(const void *bytes, size_t size, uint8_t run, uint32_t sequence);

/*
 * A transfer's bytes repeat after so many, a prime: so no segment or buffer that is lost, comes
 * twice or is mixed up leaves those behind it where they were.
 */
#define PATTERN_PERIOD 65521u

/*
 * Makes the bytes of every transfer: once, before the two below, and before anything is measured.
 */
void pattern_prepare(void);

/*
 * They, from `position` on: as many as *size says, which gets less if there are fewer in one
 * piece.
 */
const uint8_t *pattern_stream(uint64_t position, size_t *size);

/* How many of size bytes, which came as those from `position` on, are others. */
size_t pattern_stream_damage(uint64_t position, const uint8_t *bytes, size_t size);

#endif
