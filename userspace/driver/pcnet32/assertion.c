// SPDX-License-Identifier: GPL-2.0-only
/*
 * Debian's lwIP prints an assertion that fails to standard output, where our reports are, and calls
 * abort. Both functions are ours: those of a program come before those of the libraries.
 */

#include <errno.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "stack.h"

#define TOLD_MOST 8

static __thread jmp_buf *step_begin; /* NULL: outside of a step */

bool assertion_guard(void (*step)(void *context), void *context)
{
	jmp_buf begin;

	if (_setjmp(begin)) {
		step_begin = NULL;
		return false;
	}
	step_begin = &begin;
	step(context);
	step_begin = NULL;
	return true;
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
	char line[256];
	va_list arguments;
	int length;

	(void)flag;
	if (told >= TOLD_MOST)
		return 0;
	va_start(arguments, format);
	length = vsnprintf(line, sizeof(line), format, arguments);
	va_end(arguments);
	for (char *at = line; (at = strchr(at, '\n'));)
		*at = ' ';
	fprintf(stderr, "%s: lwIP: %s%s\n", program_invocation_short_name, line,
		++told == TOLD_MOST ? "; more are not told" : "");
	return length;
}
