/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * An interrupt in each instruction of a call, by tare_moment. To its parameter `run` is written,
 * by one thread:
 *
 *   open ADDRESS | close   of struct tare_moment; first and last
 *   fill TIMES             so many copies
 *   count N                the interrupt comes in the Nth of so many additions
 *   copy N                 in the Nth instruction of a copy: then it copies, too
 *   read N TIMES           in the Nth instruction from now on it copies so many times
 *   due N MODULE:SYMBOL    in the Nth instruction from now on a deadline is due
 *   work N MODULE:SYMBOL   it is due now; returns in the Nth instruction of its worker
 */
#ifndef INTERRUPT_H
#define INTERRUPT_H

#include <fcntl.h>
#include <stdbool.h>
#include <sys/mman.h>
#include <unistd.h>

#include "moment/shared.h"
#include "threads.h"

struct interrupted {
	const char *name;
	/* what is to be there before; sets the moment, and calls; what is wrong, or NULL */
	void (*prepare)(void);
	void (*call)(int nth);
	const char *(*judge)(void);
	int step;
};

static struct tare_moment *shared;
static int interrupt_device;

__attribute__((format(printf, 1, 2))) static void interrupt_run(const char *format, ...)
{
	char text[128];
	va_list args;
	int length;

	va_start(args, format);
	length = vsnprintf(text, sizeof(text), format, args);
	va_end(args);
	if (write(interrupt_device, text, length) != length)
		die("tare_moment: %s", text);
}

static void interrupt_open(void)
{
	interrupt_device = open("/sys/module/tare_moment/parameters/run", O_WRONLY);
	shared = mmap(NULL, 4096, PROT_READ | PROT_WRITE,
		      MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0);
	if (interrupt_device < 0 || shared == MAP_FAILED)
		die("tare_moment");
	interrupt_run("open %lx", (unsigned long)shared);
}

/* Prints how many times it came in the call, and what was bad. Returns how many times that was. */
static int interrupted(const struct interrupted *of)
{
	int in = 0, bad = 0, late = 0;

	for (int nth = 0, settled = 0; settled < 50 / of->step + 3;) {
		const char *wrong;

		if (of->prepare)
			of->prepare();
		shared->where = 0;
		shared->came = (struct tare_moment_came){0};
		of->call(nth);
		shared->where = TARE_MOMENT_OVER;
		while (!((volatile struct tare_moment *)shared)->came.came)
			;
		wrong = of->judge();
		if (wrong && bad++ < 20)
			printf("%s: %d: %s\n", of->name, nth, wrong);
		if (!shared->came.exact && late++ < 1000)
			continue;
		settled = shared->came.where == TARE_MOMENT_OVER ? settled + 1 : 0;
		in += !settled;
		nth += of->step;
	}
	if (late > 1000)
		die("%s: %d instructions were not hit", of->name, late - 1000);
	printf("%s: %d in the call, %d bad\n", of->name, in, bad);
	return bad;
}

#endif
