// SPDX-License-Identifier: GPL-2.0-only
/*
 * Debian's lwIP prints an assertion that fails to standard output, where our reports are, and calls
 * abort. Both functions are ours: those of a program come before those of the libraries.
 */
#include "assertion.h"

#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <unistd.h>

#define TOLD_MOST 8

static __thread jmp_buf *step_begin; /* NULL: outside of a step */

void assertion_guard(void (*step)(void *context), void *context)
{
	jmp_buf begin;

	if (!_setjmp(begin)) {
		step_begin = &begin;
		step(context);
	}
	step_begin = NULL;
}

void abort(void)
{
	if (step_begin)
		_longjmp(*step_begin, 1);
	signal(SIGABRT, SIG_DFL);
	raise(SIGABRT);
	_exit(128 + SIGABRT);
}

int __printf_chk(int flag, const char *format, ...);
int __printf_chk(int flag, const char *format, ...)
{
	static unsigned int told;
	va_list arguments;
	int length = 0;

	(void)flag;
	if (told < TOLD_MOST) {
		told++;
		va_start(arguments, format);
		length = vfprintf(stderr, format, arguments);
		va_end(arguments);
	}
	return length;
}
