// SPDX-License-Identifier: GPL-2.0-only
/* The functions that a source counts, by their names in docs/formats.md. */
#include <stdio.h>
#include <string.h>

#include "source.h"

static const char *const function_name[TARE_MEMTAP_FUNCS] = {
	[TARE_MEMCPY] = "memcpy",
	[TARE_MEMMOVE] = "memmove",
	[TARE_MEMSET] = "memset",
	[TARE_COPY_TO_USER] = "_copy_to_user",
	[TARE_COPY_FROM_USER] = "_copy_from_user",
	[TARE_COPY_TO_ITER] = "_copy_to_iter",
	[TARE_COPY_FROM_ITER] = "_copy_from_iter",
	[TARE_COPY_PAGE] = "copy_page",
};

int source_function(const char *name)
{
	for (int i = 0; i < TARE_MEMTAP_FUNCS; i++)
		if (!strcmp(function_name[i], name))
			return i;
	return -1;
}

const char *source_function_name(int function)
{
	return function_name[function];
}

int source_read_counts(struct source *source, const struct tare_lines *lines,
		       struct tare_error *err)
{
	struct tare_counts counts;
	char what[100];
	int function;

	if (tare_counts_read(&counts, lines, err))
		return -1;
	function = source_function(counts.function);
	if (function < 0 || source->counted[function]) {
		snprintf(what, sizeof(what), "function %s is %s", counts.function,
			 function < 0 ? "not known" : "counted twice");
		return tare_lines_error(lines, err, what);
	}
	source->counts[function] = counts;
	source->counted[function] = true;
	return 0;
}
