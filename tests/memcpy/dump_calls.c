// SPDX-License-Identifier: GPL-2.0-only
/* Takes memreplay's command line; prints "DST SRC LEN" of each call it would replay. */
#include <stdio.h>

#include "memcpy/memreplay/options.h"

int main(int argc, char **argv)
{
	struct regime_facts facts;
	struct options options;
	struct tare_error err;
	struct calls calls;

	options_parse(&options, argc, argv);
	if (calls_read(&calls, options.calls, &err) ||
	    regime_place(&calls, options.regime, &facts, &err))
		return tare_error_report(&err, "dump_calls");
	for (size_t i = 0; i < calls.count; i++)
		printf("%u %u %u\n", calls.call[i].dst, calls.call[i].src, calls.call[i].len);
	return 0;
}
