/* SPDX-License-Identifier: GPL-2.0-only */
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

/* What lasts is kept by slot: enum tare_lattap_slot. */
int lattap_store_alloc(void);
void lattap_store_free(void);
/* Preemption is off; no interrupt adds to the same slot. */
void lattap_add(unsigned int slot, u64 ns);
/* All CPUs together; *sum was zeroed. */
void lattap_sum(unsigned int slot, struct tare_latency *sum);

/* What began and was not added: see uapi/tare/lattap.h. */
extern atomic64_t lattap_lost;
/* System calls of another table than that of the numbers: 32-bit ones. */
extern atomic64_t lattap_compat;

/* The starts of what lasts, by thread; system calls and wake-ups have a table each. */
struct lattap_starts;

struct lattap_starts *lattap_starts_alloc(void);
void lattap_starts_free(struct lattap_starts *starts);
void lattap_begin(struct lattap_starts *starts, pid_t pid, unsigned int slot);
/* What had begun is another thread's now. */
void lattap_move(struct lattap_starts *starts, pid_t from, pid_t to);
/* If this thread had begun slot @what, it is added there; as lattap_add(). Another slot is lost. */
void lattap_end(struct lattap_starts *starts, pid_t pid, unsigned int what, u64 now);
/* Whether something of this thread had begun; it is over then, and not added. */
bool lattap_drop(struct lattap_starts *starts, pid_t pid);

/*
 * The tracepoints; which system calls, or none at all, of which command ("" is all), and
 * whether wake-ups.
 */
int lattap_probes_register(const unsigned long *syscalls, const char *command, bool wakeups);
void lattap_probes_unregister(void);

/* A thread on each CPU that is online, which wakes every so often; 0: none. */
int lattap_periodic_start(unsigned int period_us);
void lattap_periodic_stop(void);

extern u64 lattap_loaded_ns;
extern u64 lattap_stopped_ns;	/* 0: not yet */

/* Sets the deadline anew; the errors of TARE_LATTAP_RENEW. */
int lattap_renew(unsigned long ms);

int lattap_dev_register(void);
void lattap_dev_unregister(void);

/* NMI-safe, and the clock that bpf_ktime_get_ns() reads. */
static inline u64 lattap_now(void)
{
	return ktime_get_mono_fast_ns();
}

#endif /* _LATTAP_H */
