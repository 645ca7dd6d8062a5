/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TARE_OPTION_H
#define TARE_OPTION_H

#include <argp.h>
#include <stdint.h>

/*
 * The number, decimal and without a sign, that option --NAME was given. What is none, or is not
 * from `least` to `most`, ends the program by argp_error(), which names both.
 */
uint64_t tare_option_number(struct argp_state *state, const char *name, const char *arg,
			    uint64_t least, uint64_t most);

#endif
