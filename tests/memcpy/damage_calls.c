// SPDX-License-Identifier: GPL-2.0-only
/*
 * Prepares a trace, damages the array of calls in the way of the first argument, and
 * says what the self-check finds: exit status 1 and its line, or 0.
 */
#include <stdio.h>
#include <string.h>

#include "memcpy/memreplay/prepare.h"

static void damage(struct call *call, size_t *count, const char *how)
{
	if (!strcmp(how, "drop-one"))
		--*count;
	for (size_t i = 0; i < *count; i++) {
		if (!strcmp(how, "cut-to-8-bits"))
			call[i].len = (uint8_t)call[i].len;
		if (!strcmp(how, "cut-to-16-bits"))
			call[i].len = (uint16_t)call[i].len;
	}
	if (!strcmp(how, "one-byte-more"))
		call[*count / 2].len++;
}

int main(int argc, char **argv)
{
	const char *how = argv[1];
	struct prepared prepared;
	struct options options;
	struct source source;
	struct facts damaged;
	struct tare_error err;
	size_t count;

	options_parse(&options, argc - 1, argv + 1);
	if (source_open(&source, options.source, &err) ||
	    prepare(&prepared, &source, &options, &err))
		return 99;
	count = prepared.replayed_calls;
	damage(prepared.calls.call, &count, how);
	if (facts_from_calls(&damaged, prepared.calls.call, count, &err) ||
	    facts_check_exact(&prepared.selection.selected, &damaged, &err))
		return tare_error_report(&err, "damage_calls");
	return 0;
}
