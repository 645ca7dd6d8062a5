/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Names of code that came after the kernel: modules, BPF programs, trampolines of ftrace. They are
 * read from the guest's memory when QEMU translates the code, so right before it is executed: later
 * it may be gone, as a module's init is, and other code may be in its place.
 */
#ifndef TARE_PROFILE_NAMED_H
#define TARE_PROFILE_NAMED_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/*
 * Reads "MODULES:PROGRAMS:TRAMPOLINES", the addresses at which the kernel's lists of them begin; 0:
 * it has none. Returns false if these are not three numbers.
 */
bool named_read_lists(const char *text);

/*
 * How far below ADDRESS, of code that QEMU translates and that is not in the kernel's layout, the
 * report has it. No two functions then share an address, and code without a name has none of any
 * function. *FUNCTION gets a number as those of the layout are, if the code has a name.
 */
uint64_t named_moved(uint64_t address, unsigned int *function);

/* Reads a word of the guest's that the report can hold; false if there is none. */
bool named_word(uint64_t address, char *to, size_t size);

/* Lines "function BEGIN END NAME MODULE", as main.c has them. */
void named_report(FILE *report);

#endif /* TARE_PROFILE_NAMED_H */
