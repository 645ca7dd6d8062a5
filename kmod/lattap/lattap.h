/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * What the parts of tare_lattap share; each .c file begins with what it is for.
 *
 * Locking: lattap_lock of main.c covers the deadline and what it stops, and sleeps.
 * Probes take no lock: a CPU adds to its own buckets alone, and an entry of starts is claimed by a
 * cmpxchg of its pid.
 */
#ifndef _LATTAP_H
#define _LATTAP_H

#ifdef pr_fmt
#undef pr_fmt
#endif
#define pr_fmt(fmt) "tare_lattap: " fmt

#include <linux/bitmap.h>
#include <linux/timekeeping.h>
#include <linux/types.h>

#include <tare/lattap.h>

/* Octaves of a slot, and of all slots together. */
#define LATTAP_SLOT_OCTAVES	(TARE_LATENCY_BUCKETS >> TARE_BUCKET_BITS)
#define LATTAP_MOST_OCTAVES	(TARE_LATTAP_SLOTS * LATTAP_SLOT_OCTAVES)

/*
 * The buckets, by slot: enum tare_lattap_slot. @octaves: how many octaves have some on each CPU.
 * lattap_store_free() undoes a failed alloc, too.
 */
int lattap_store_alloc(unsigned int octaves);
void lattap_store_free(void);
/* The caller has preemption off, and no interrupt adds to the same slot. */
void lattap_add(unsigned int slot, u64 ns);
/* Adds all CPUs to *sum, which the caller zeroed. */
void lattap_sum(unsigned int slot, struct tare_latency *sum);

/* What was never added: see uapi/tare/lattap.h. */
extern atomic64_t lattap_lost;
/* 32-bit system calls, whose numbers mean other calls. */
extern atomic64_t lattap_compat;

/* When a thread began a call or a wait, by pid; system calls and wake-ups have a table each. */
struct lattap_starts;

/* Returns what vfree() frees, NULL without memory. */
struct lattap_starts *lattap_starts_alloc(void);
/* The caller of these four has preemption off. */
void lattap_begin(struct lattap_starts *starts, pid_t pid, unsigned int slot);
/* Gives what a thread had begun to another pid. */
void lattap_move(struct lattap_starts *starts, pid_t from, pid_t to);
/* Adds what the thread had begun to slot @what; if it had begun another slot, that is lost. */
void lattap_end(struct lattap_starts *starts, pid_t pid, unsigned int what, u64 now);
/* Forgets what the thread had begun. Return: whether it had begun anything. */
bool lattap_drop(struct lattap_starts *starts, pid_t pid);

/*
 * Puts probes on tracepoints. @syscalls: bitmap of numbers, may be empty; @command: the only
 * command observed, "" for all; the caller keeps the text. Return: 0 or a negative error, told in
 * the log; lattap_probes_unregister() undoes a failed one, too. Both sleep.
 */
int lattap_probes_register(const unsigned long *syscalls, const char *command, bool wakeups);
void lattap_probes_unregister(void);

/* Starts a thread on each CPU that is online; 0: none. Return: 0 or an error, told in the log. */
int lattap_periodic_start(unsigned int period_us);
void lattap_periodic_stop(void);

extern u64 lattap_loaded_ns;
extern u64 lattap_stopped_ns;	/* 0: not yet */

struct file;
/* Sets the deadline anew. Return: 0, -ERESTARTSYS, or the errors of TARE_LATTAP_RENEW. */
int lattap_renew(const struct file *file, unsigned long ms);
/* The file is closed: the deadline stays, and anybody may renew it. */
void lattap_disown(const struct file *file);

int lattap_dev_register(void);
void lattap_dev_unregister(void);

/* NMI-safe, and the clock that bpf_ktime_get_ns() reads. */
static inline u64 lattap_now(void)
{
	return ktime_get_mono_fast_ns();
}

#endif /* _LATTAP_H */
