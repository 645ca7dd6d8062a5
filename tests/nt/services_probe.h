/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * The inside of the services of this process, for nt_play.c: every allocation is counted and can
 * be made to fail, and names are found with their mutex alone, in few steps. NULL where
 * services_probe.c is not linked.
 */
#ifndef SERVICES_PROBE_H
#define SERVICES_PROBE_H

#include <stdint.h>

#define PROBE(type, name, parameters) type name parameters __attribute__((weak))

/* How many allocations there are. */
PROBE(int, probe_blocks, (void));
/*
 * The NTH allocation from now on fails; 0: none. Returns whether the last that was to fail has.
 * Also where guest/nt_faults.c is linked: of the calling thread, in the kernel, where copies from
 * and to the user fail, too, with a status of their own.
 */
PROBE(int, probe_fail, (int nth));
#define PROBE_FAULT 0xc0000005u

/* Of all that is of no single object, and how many allocations there are. */
PROBE(uint32_t, probe_state, (void));

/* Where the calling thread's waits are noted once they are queued, and the end of such a one. */
PROBE(void, probe_note_waits, (void **at));
PROBE(void, probe_cancel, (void *wait));

/* All threads have left. Returns whether nothing is left of the services. */
PROBE(int, probe_end, (void));

#endif
