// SPDX-License-Identifier: GPL-2.0-only
#include "option.h"

#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>

uint64_t tare_option_number(struct argp_state *state, const char *name, const char *arg,
			    uint64_t least, uint64_t most)
{
	uint64_t value;
	char *end;

	errno = 0;
	value = strtoull(arg, &end, 10);
	/* strtoull() would also take blanks and a sign */
	if (!isdigit((unsigned char)*arg) || *end || errno || value < least || value > most)
		argp_error(state, "--%s %s: must be a number from %" PRIu64 " to %" PRIu64, name,
			   arg, least, most);
	return value;
}
