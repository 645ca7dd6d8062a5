// SPDX-License-Identifier: GPL-2.0-only
#include "syscallname.h"

#include <ctype.h>
#include <seccomp.h>
#include <stdio.h>
#include <stdlib.h>

void tare_syscall_name(unsigned int number, char *text, size_t size)
{
	char *name = seccomp_syscall_resolve_num_arch(seccomp_arch_native(), (int)number);

	if (name)
		snprintf(text, size, "%s", name);
	else
		snprintf(text, size, "syscall %u", number);
	free(name);
}

int tare_syscall_number(const char *name, unsigned int limit)
{
	char *end;
	unsigned long number = strtoul(name, &end, 10);
	int known;

	if (isdigit((unsigned char)name[0]))
		return !*end && number < limit ? (int)number : -1;
	known = seccomp_syscall_resolve_name(name);
	/* libseccomp gives negative numbers to calls of other architectures */
	return known >= 0 && (unsigned int)known < limit ? known : -1;
}
