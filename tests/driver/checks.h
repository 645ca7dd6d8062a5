/* SPDX-License-Identifier: GPL-2.0-only */
/* Checks of a program for tests, which it runs by RUN and tells of as KTAP. */
#ifndef TESTS_CHECKS_H
#define TESTS_CHECKS_H

#include <stdbool.h>
#include <stdio.h>

static unsigned int checks, failures;

#define CHECK(condition)                                                                           \
	do {                                                                                       \
		if (!(condition)) {                                                                \
			printf("# %s:%d: %s\n", __FILE__, __LINE__, #condition);                   \
			return false;                                                              \
		}                                                                                  \
	} while (0)

#define RUN(test) check(#test, test)

static void check(const char *name, bool (*test)(void))
{
	bool ok = test();

	printf("%sok %u %s\n", ok ? "" : "not ", ++checks, name);
	failures += !ok;
}

/* The last line; the exit status. */
static int end_of_checks(void)
{
	printf("1..%u\n", checks);
	return failures > 0;
}

#endif
