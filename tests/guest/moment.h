/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * In an exact machine with one CPU a nanosecond is an instruction. So a thread whose timer is due N
 * ns after another's call has begun takes the CPU from it behind the call's Nth instruction, or
 * where interrupts and preemption are next allowed. moments() tries one N after the other, from
 * before the call until it is over, or sleeps.
 */
#ifndef MOMENT_H
#define MOMENT_H

#include <sched.h>
#include <semaphore.h>
#include <stdbool.h>
#include <sys/resource.h>
#include <unistd.h>
#include <x86intrin.h>

#include "threads.h"

/* until both threads are ready, ns; and what the machine's timer can tell apart */
#define MOMENT_LEAD 40000
#define MOMENT_GRID 10

struct moment {
	void (*call)(void);
	void (*meanwhile)(void); /* another thread's, in the call's Nth instruction */
	/* of one N: what is wrong, or NULL */
	const char *(*judge)(void);
	bool waits; /* the call may sleep for the other thread: that is not its end */
};

static struct {
	const struct moment *of;
	sem_t go;
	uint64_t due; /* by the TSC */
	_Atomic bool begun, over, done;
	/* the other thread came before the call, or after it; the call slept */
	bool before, behind, slept;
} moment;

/* To the instruction: so many nops as are left. Returns whether it is not too late for that. */
static bool moment_until(uint64_t start)
{
	uint64_t left;

	while ((int64_t)(start - __rdtsc()) > 150)
		;
	left = start - __rdtsc();
	if (left > 200)
		return false;
	asm volatile("lea 1f(%%rip), %%rax\n	sub %0, %%rax\n	jmp *%%rax\n"
		     ".rept 200\n	nop\n	.endr\n1:"
		     :: "r"(left) : "rax");
	return true;
}

static void *moment_other(void *unused)
{
	struct sched_param param = {.sched_priority = 10};

	if (sched_setscheduler(0, SCHED_FIFO, &param))
		die("sched_setscheduler");
	for (;;) {
		struct timespec until;
		uint64_t at;

		while (sem_wait(&moment.go))
			;
		at = now_ns() + MOMENT_LEAD;
		moment.due = __rdtsc() + MOMENT_LEAD;
		at -= moment.due % MOMENT_GRID;
		moment.due -= moment.due % MOMENT_GRID;
		until = (struct timespec){at / 1000000000, at % 1000000000};
		/* QEMU's timer is due so many times 10 ns after it is set */
		moment_until(moment.due - MOMENT_LEAD + 1000);
		clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &until, NULL);
		moment.before = !moment.begun;
		moment.behind = moment.over;
		moment.of->meanwhile();
		moment.done = true;
	}
	return unused;
}

static long moment_sleeps(void)
{
	struct rusage used;

	getrusage(RUSAGE_THREAD, &used);
	return used.ru_nvcsw;
}

/* Whether it was as wanted: an interrupt that has much to do, as the tick's may, comes between. */
static bool moment_try(int nth)
{
	long sleeps = moment_sleeps();
	bool exact;

	moment.begun = moment.over = moment.done = false;
	sem_post(&moment.go);
	exact = moment_until(moment.due - nth);
	moment.begun = true;
	moment.of->call();
	moment.over = true;
	moment.slept = moment_sleeps() - sleeps;
	while (!moment.done)
		usleep(100);
	return exact;
}

struct moment_counts {
	int in, bad;
};

static void moments_once(struct moment_counts *counts)
{
	for (int nth = -100, settled = 0; settled < 100;) {
		bool exact = moment_try(nth);
		const char *wrong = moment.of->judge();

		if (wrong && counts->bad++ < 20)
			printf("%d: %s\n", nth, wrong);
		if (!exact)
			continue;
		settled = !moment.before && (moment.behind ||
					     (moment.slept && !moment.of->waits)) ? settled + 1 : 0;
		counts->in += !moment.before && !settled;
		nth++;
	}
}

/* Prints how many times it came in the call, and what was bad. Returns how many times that was. */
static inline int moments(const struct moment *of)
{
	struct moment_counts counts = {0};

	moment.of = of;
	sem_init(&moment.go, 0, 0);
	begin(moment_other, NULL);
	usleep(1000);
	moments_once(&counts);
	/* where the clocks' rounding changes, one N is left out, each time another */
	if (!of->waits)
		moments_once(&counts);
	printf("%d in the call, %d bad\n", counts.in, counts.bad);
	return counts.bad;
}

#endif
