/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TARE_SYSCALLNAME_H
#define TARE_SYSCALLNAME_H

#include <stddef.h>

/* Writes the name of a system call of this machine; its number if libseccomp knows no name. */
void tare_syscall_name(unsigned int number, char *text, size_t size);

/* The number of a system call given by name or number, below `limit`; -1 if there is none. */
int tare_syscall_number(const char *name, unsigned int limit);

#endif
