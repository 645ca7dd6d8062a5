// SPDX-License-Identifier: GPL-2.0-only
/* Takes memreplay's command line; prints "DST SRC LEN" of each call it would replay. */
#include <stdio.h>

#include "memcpy/memreplay/prepare.h"

int main(int argc, char **argv)
{
	struct prepared prepared;
	struct options options;
	struct source source;
	struct tare_error err;

	options_parse(&options, argc, argv);
	if (source_open(&source, options.source, &err) ||
	    prepare(&prepared, &source, &options, &err))
		return tare_error_report(&err, "dump_calls");
	for (size_t i = 0; i < prepared.calls.count; i++)
		printf("%u %u %u\n", prepared.calls.call[i].dst, prepared.calls.call[i].src,
		       prepared.calls.call[i].len);
	return 0;
}
