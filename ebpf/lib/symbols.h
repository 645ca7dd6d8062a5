/* SPDX-License-Identifier: GPL-2.0-only */
/* Names of the kernel's addresses, as far as kernel.kptr_restrict lets them be known. */
#ifndef TARE_SYMBOLS_H
#define TARE_SYMBOLS_H

#include <stddef.h>
#include <stdint.h>

/* Reads /proc/kallsyms, once. Nothing is known where it shows no addresses. */
void symbols_load(void);

/* "NAME+0xOFFSET [MODULE]"; NULL if it is not known. Valid until the next call. */
const char *symbols_name(uint64_t address);

#endif
