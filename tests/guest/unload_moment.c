// SPDX-License-Identifier: GPL-2.0-only
/*
 * unload_moment due|work STEP WINDOW MODULE DEADLINE PARAMETERS: in an instruction of the module's
 * unloading its deadline is due, and what it does comes before the unloading goes on, until the
 * deadline is cancelled; or the unloading comes in an instruction of the deadline's work, until
 * that is over. It is tried in one of STEP instructions, then in each of the last WINDOW.
 */
#include <sched.h>
#include <sys/syscall.h>

#include "interrupt.h"

static const char *what, *module, *deadline, *parameters;
static int first, at, last;

static void schedule(int policy)
{
	struct sched_param param = {.sched_priority = policy == SCHED_FIFO};

	if (sched_setscheduler(0, policy, &param))
		die("sched_setscheduler");
}

/* No tick comes soon. */
static void behind_a_tick(void)
{
	struct timespec at;

	clock_gettime(CLOCK_MONOTONIC_COARSE, &at);
	at.tv_nsec += 8 * MS + MS / 10;
	at.tv_sec += at.tv_nsec / 1000000000;
	at.tv_nsec %= 1000000000;
	clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &at, NULL);
}

static void load(void)
{
	char path[64];
	int file;

	snprintf(path, sizeof(path), "/tare/kmod/%s.ko", module);
	file = open(path, O_RDONLY | O_CLOEXEC);
	if (file < 0 || syscall(SYS_finit_module, file, parameters, 0))
		die("%s", path);
	close(file);
	behind_a_tick();
}

/* Who comes has the CPU as soon as it wants it. */
static void unload(int nth)
{
	schedule(strcmp(what, "work") ? SCHED_IDLE : SCHED_FIFO);
	at = first + nth;
	interrupt_run("%s %d %s:%s", what, at, module, deadline);
	if (syscall(SYS_delete_module, module, O_NONBLOCK))
		die("%s stays", module);
	shared->where = TARE_MOMENT_OVER;
	schedule(SCHED_OTHER);
}

static const char *judge(void)
{
	/* the call is over once it is cancelled */
	if (shared->came.passed)
		last = at;
	else
		shared->came.where = TARE_MOMENT_OVER;
	return NULL;
}

int main(int argc, char **argv)
{
	struct interrupted unloading = {NULL, load, unload, judge, 1};

	if (argc != 7)
		return 2;
	setvbuf(stdout, NULL, _IOLBF, 0);
	what = argv[1];
	unloading.step = atoi(argv[2]);
	unloading.name = module = argv[4];
	deadline = argv[5];
	parameters = argv[6];
	interrupt_open();
	interrupted(&unloading);
	first = last - atoi(argv[3]);
	unloading.step = 1;
	if (first < last)
		interrupted(&unloading);
	interrupt_run("close");
	return 0;
}
