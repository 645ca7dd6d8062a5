/* SPDX-License-Identifier: GPL-2.0-only */
/* What programs of guests share that have threads. */
#ifndef THREADS_H
#define THREADS_H

#include <errno.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define MS 1000000ull

/* Ends the process: a line on stderr, with the errno of the moment if it is not 0. */
__attribute__((format(printf, 1, 2), noreturn)) static inline void die(const char *format, ...)
{
	int err = errno;
	va_list args;

	va_start(args, format);
	vfprintf(stderr, format, args);
	va_end(args);
	if (err)
		fprintf(stderr, ": %s", strerror(err));
	fputc('\n', stderr);
	exit(1);
}

static inline pthread_t begin(void *(*run)(void *), void *of)
{
	pthread_t thread;

	errno = pthread_create(&thread, NULL, run, of);
	if (errno)
		die("pthread_create");
	return thread;
}

static inline uint64_t now_ns(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return now.tv_sec * 1000000000ull + now.tv_nsec;
}

#endif
