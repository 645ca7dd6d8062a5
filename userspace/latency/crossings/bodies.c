// SPDX-License-Identifier: GPL-2.0-only
#include "bodies.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdbool.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

/* Counts a loop down; the assembly keeps the compiler from removing an empty loop. */
static inline bool more(unsigned long *left)
{
	__asm__ volatile("" : "+r"(*left));
	return (*left)--;
}

const char *crossings_file = "/dev/zero";
static int input = -1;
static int self[2];           /* a pipe from this thread to itself */
static int there[2], back[2]; /* pipes to the partner and from it */

/* A bare call: libc's errno and cancellation are not the kernel's cost. */
static inline long call(long number, long first, const void *second, long third)
{
	long result;

	__asm__ volatile("syscall"
			 : "=a"(result)
			 : "0"(number), "D"(first), "S"(second), "d"(third)
			 : "rcx", "r11", "memory");
	return result;
}

void crossings_empty(unsigned long calls)
{
	while (more(&calls))
		;
}

static void loop_nosys(unsigned long calls)
{
	while (more(&calls))
		call(NO_CALL, 0, NULL, 0);
}

static void loop_getppid(unsigned long calls)
{
	while (more(&calls))
		call(SYS_getppid, 0, NULL, 0);
}

static int prepare_read(struct tare_error *err)
{
	input = open(crossings_file, O_RDONLY | O_CLOEXEC);
	if (input < 0)
		return tare_error(err, TARE_CANNOT, "%s: %m", crossings_file);
	return 0;
}

static void loop_read(unsigned long calls)
{
	char byte;

	while (more(&calls))
		call(SYS_read, input, &byte, 1);
}

static int prepare_pipe(struct tare_error *err)
{
	if (pipe2(self, O_CLOEXEC))
		return tare_error(err, TARE_FAILED, "pipe: %m");
	return 0;
}

static void loop_pipe(unsigned long calls)
{
	char byte = 0;

	while (more(&calls)) {
		call(SYS_write, self[1], &byte, 1);
		call(SYS_read, self[0], &byte, 1);
	}
}

/* The partner sends back each byte that it gets, until the process ends. */
static void *answer(void *unused)
{
	char byte;

	(void)unused;
	while (call(SYS_read, there[0], &byte, 1) == 1)
		call(SYS_write, back[1], &byte, 1);
	return NULL;
}

static int prepare_pingpong(struct tare_error *err)
{
	pthread_t partner;

	if (pipe2(there, O_CLOEXEC) || pipe2(back, O_CLOEXEC))
		return tare_error(err, TARE_FAILED, "pipe: %m");
	if (pthread_create(&partner, NULL, answer, NULL))
		return tare_error(err, TARE_FAILED, "cannot start a thread");
	return 0;
}

static void loop_pingpong(unsigned long calls)
{
	char byte = 0;

	while (more(&calls)) {
		call(SYS_write, there[1], &byte, 1);
		call(SYS_read, back[0], &byte, 1);
	}
}

static void loop_timer(unsigned long calls)
{
	const struct timespec delay = {0, 100000};

	while (more(&calls))
		clock_nanosleep(CLOCK_MONOTONIC, 0, &delay, NULL);
}

const struct body crossings_body[] = {{"nosys", NULL, loop_nosys},
				      {"getppid", NULL, loop_getppid},
				      {"read", prepare_read, loop_read},
				      {"pipe", prepare_pipe, loop_pipe},
				      {"pingpong", prepare_pingpong, loop_pingpong},
				      {"timer", NULL, loop_timer},
				      {NULL, NULL, NULL}};
