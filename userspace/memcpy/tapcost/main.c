// SPDX-License-Identifier: GPL-2.0-only
/*
 * tapcost: what a tap of tare_memtap adds to a call on this machine. A system call that copies 16
 * bytes to its caller is timed in a loop, without and with a tap on that copy in turn.
 */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "lib/clock.h"
#include "lib/option.h"
#include "memcpy/memrecord/device.h"

#define PROGRAM    "tapcost"
#define TAPPED     "_copy_to_user"
#define ROUNDS_MAX 1000
#define LOOPS      10

struct options {
	struct module_options module;
	uint64_t rounds, calls;
};

static const struct tare_option option[] = {
	{"calls", 0, "N", "Calls of a loop, of which a sample has ten (500)",
	 TARE_NUMBER(calls, 1, 100000000)},
	{"mode", 'm', "MODE", "counts, profile or cost (profile)", TARE_TEXT(module.mode)},
	{"module", 0, "FILE", "tare_memtap.ko of this kernel", TARE_TEXT(module.path)},
	{"rounds", 'r', "N", "Pairs of samples (15)", TARE_NUMBER(rounds, 1, ROUNDS_MAX)},
	{0}};

static const struct tare_options command_line = {
	.option = option,
	.doc = "Measures what a tap of tare_memtap adds to a call on this machine, and prints the "
	       "median over pairs of samples, and the quartiles, in ns, as JSON.\v"
	       "Exit status: 0 measured; 1 failed; 2 bad usage; 77 this machine cannot.",
};

/* The vDSO knows the answer, too, and would not enter the kernel. */
static double loop_ns(uint64_t calls)
{
	uint64_t began = tare_monotonic_ns();
	struct timespec resolution;

	for (uint64_t i = 0; i < calls; i++)
		syscall(SYS_clock_getres, CLOCK_MONOTONIC, &resolution);
	return (double)(tare_monotonic_ns() - began) / (double)calls;
}

/* By the loop that others disturbed least. */
static double sample_ns(uint64_t calls)
{
	double least = loop_ns(calls);

	for (int i = 1; i < LOOPS; i++) {
		double ns = loop_ns(calls);

		if (ns < least)
			least = ns;
	}
	return least;
}

static int tapped_sample(int device, uint64_t calls, double *ns, struct tare_error *err)
{
	if (device_control(device, TARE_MEMTAP_ARM, "arm", err))
		return -1;
	*ns = sample_ns(calls);
	return device_control(device, TARE_MEMTAP_DISARM, "disarm", err);
}

/* All calls went through the tap: else their time tells nothing of it. */
static int check_seen(int device, uint64_t calls, struct tare_error *err)
{
	char *text = device_read_text(device, err), *line;
	unsigned long long seen = 0;

	if (!text)
		return -1;
	line = strstr(text, "\nfunction " TAPPED " seen ");
	if (line)
		seen = strtoull(line + strlen("\nfunction " TAPPED " seen "), NULL, 10);
	free(text);
	if (seen >= calls)
		return 0;
	return tare_error(err, TARE_CANNOT,
			  "this kernel's system calls copy without " TAPPED
			  ": %llu calls of it were seen, and %llu made",
			  seen, (unsigned long long)calls);
}

static int compare(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

/* In pairs, of which every second begins with the other: drift cancels. */
static int measure(int device, const struct options *o, double *added, struct tare_error *err)
{
	for (uint64_t i = 0; i < o->rounds; i++) {
		double without = 0, with = 0;

		if (i % 2)
			without = sample_ns(o->calls);
		if (tapped_sample(device, o->calls, &with, err))
			return -1;
		if (!(i % 2))
			without = sample_ns(o->calls);
		added[i] = with - without;
	}
	qsort(added, o->rounds, sizeof(*added), compare);
	return check_seen(device, o->rounds * o->calls * LOOPS, err);
}

static int run(const struct options *o, struct tare_error *err)
{
	static double added[ROUNDS_MAX];
	struct tare_memtap_info info;
	int device = device_open(&info, err), failed;

	if (device < 0)
		return -1;
	failed = measure(device, o, added, err);
	close(device);
	if (!failed)
		printf("{\"tap_ns\": %.2f, \"low_ns\": %.2f, \"high_ns\": %.2f, \"rounds\": %llu, "
		       "\"calls\": %llu}\n",
		       added[o->rounds / 2], added[o->rounds / 4], added[o->rounds * 3 / 4],
		       (unsigned long long)o->rounds, (unsigned long long)o->calls);
	return failed;
}

int main(int argc, char **argv)
{
	struct options o = {
		.rounds = 15, .calls = 500, .module = {.functions = TAPPED, .deadline_ms = 60000}};
	struct tare_error err, unload_err;
	int failed;

	tare_options_parse(&command_line, argc, argv, &o);
	if (module_load(&o.module, &err))
		return tare_error_report(&err, PROGRAM);
	failed = run(&o, &err);
	if (module_unload(&unload_err) && !failed) {
		err = unload_err;
		failed = -1;
	}
	return failed ? tare_error_report(&err, PROGRAM) : 0;
}
