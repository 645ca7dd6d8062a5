// SPDX-License-Identifier: GPL-2.0-only
/* The part of portable.h that is the same on every system. */
#include "portable.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WARM_UP_NS 20000000u

static uint64_t started_ns, ended_ns;
static const char *program = "timers";
static int pinned = -1;

void set_program(const char *name)
{
	program = name;
}

const char *program_name(void)
{
	return program;
}

void tstart(void)
{
	started_ns = now_ns();
}

void tend(void)
{
	ended_ns = now_ns();
}

uint64_t tval_ns(void)
{
	return ended_ns - started_ns;
}

void *Malloc(size_t size)
{
	void *memory = malloc(size);

	if (!memory && size) {
		fprintf(stderr, "%s: no memory for %.0f bytes\n", program, (double)size);
		exit(TARE_FAILED);
	}
	return memory;
}

void *Zeroed(size_t size)
{
	return memset(Malloc(size), 0, size);
}

const char *ver(bool underscores)
{
	char *text = system_version();

	for (char *at = text; underscores && *at; at++)
		if (*at == ' ')
			*at = '_';
	return text;
}

static int64_t suffix_factor(const char *suffix)
{
	if (!*suffix)
		return 1;
	if (suffix[1])
		return 0;
	switch (tolower((unsigned char)*suffix)) {
	case 'k':
		return 1024;
	case 'm':
		return 1024 * 1024;
	}
	return 0;
}

int atoik64(const char *text, int64_t *value, struct tare_error *err)
{
	long long number;
	int64_t factor;
	char *end;

	errno = 0;
	number = strtoll(text, &end, 10);
	if (end == text)
		return tare_error(err, TARE_USAGE, "%s: not a number", *text ? text : "(empty)");
	factor = suffix_factor(end);
	if (!factor)
		return tare_error(err, TARE_USAGE,
				  "%s: a number may end in k or m, and in nothing else", text);
	if (errno == ERANGE || __builtin_mul_overflow(number, factor, value))
		return tare_error(err, TARE_USAGE, "%s: too large for 64 bits", text);
	return 0;
}

int atoik(const char *text, int32_t *value, struct tare_error *err)
{
	int64_t wide;

	if (atoik64(text, &wide, err))
		return -1;
	if (wide > INT32_MAX || wide < INT32_MIN)
		return tare_error(err, TARE_USAGE, "%s: too large for 32 bits", text);
	*value = (int32_t)wide;
	return 0;
}

void pin(void)
{
	int count;
	const int *allowed = cpus_allowed(&count);

	pinned = allowed[count - 1];
	if (move_to(pinned))
		fail("pinning to a CPU");
}

int pinned_cpu(void)
{
	return pinned;
}

void warm_up(void)
{
	uint64_t start = now_ns();

	while (now_ns() - start < WARM_UP_NS)
		;
}

int other_cpu(void)
{
	int count;
	const int *cpu = cpus_allowed(&count);

	for (int i = 0; i < count; i++)
		if (cpu[i] != pinned)
			return cpu[i];
	return -1;
}

const char *cannot_use_two_cpus(void)
{
	return other_cpu() < 0 ? "there is only one CPU" : NULL;
}
