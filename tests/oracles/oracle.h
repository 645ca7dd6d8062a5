/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What oracles that QEMU loads share: their report, and what they ask of instructions. Tests give
 * them all of their arguments, of which none is looked for in vain.
 */
#ifndef TARE_ORACLE_H
#define TARE_ORACLE_H

#include <inttypes.h>
#include <stdlib.h>

#include "instructions.h"

static FILE *report;

/* Opens report=FILE. Returns false, told on stderr, if the oracle cannot run here. */
static inline bool oracle_begin(const char *name, const qemu_info_t *info, int argc, char **argv)
{
	report = fopen(plugin_argument(argc, argv, "report"), "w");
	return report && plugin_check(name, info);
}

static inline void oracle_end(void)
{
	if (fclose(report))
		perror("report");
}

/* The letter of the mark that an instruction is, or 0. */
static inline char mark_of(struct bytes bytes)
{
	return bytes.n == 7 && is(bytes, "\x0f\x1f\x80", 3) && !memcmp(bytes.byte + 4, "rat", 3)
		       ? bytes.byte[3]
		       : 0;
}

/* An instruction without its prefixes. */
static inline const uint8_t *code_of(const uint8_t *byte)
{
	while (*byte && strchr("\x66\x67\xf0\xf2\xf3\x2e\x36\x3e\x26\x64\x65", *byte))
		byte++;
	return byte + ((*byte & 0xf0) == 0x40);
}

#endif /* TARE_ORACLE_H */
