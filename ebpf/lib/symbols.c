// SPDX-License-Identifier: GPL-2.0-only
#include "symbols.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct symbol {
	uint64_t address;
	char *name; /* "NAME", or "NAME\t[MODULE]" as in /proc/kallsyms */
};

static struct symbol *symbol;
static size_t symbols;

static int by_address(const void *a, const void *b)
{
	const struct symbol *left = a, *right = b;

	return left->address < right->address ? -1 : left->address > right->address;
}

/* Takes a line such as "ffffffff81000000 T _stext". */
static void take(const char *line)
{
	struct symbol *larger;
	char name[512], type;
	unsigned long long address;

	if (sscanf(line, "%llx %c %511[^\n]", &address, &type, name) != 3 || !address ||
	    !strchr("tTwW", type))
		return;
	larger = reallocarray(symbol, symbols + 1, sizeof(*symbol));
	if (!larger)
		return;
	symbol = larger;
	symbol[symbols].address = address;
	symbol[symbols].name = strdup(name);
	if (symbol[symbols].name)
		symbols++;
}

void symbols_load(void)
{
	FILE *file = symbols ? NULL : fopen("/proc/kallsyms", "re");
	char *line = NULL;
	size_t size = 0;

	if (!file)
		return;
	while (getline(&line, &size, file) > 0)
		take(line);
	free(line);
	fclose(file);
	if (symbols)
		qsort(symbol, symbols, sizeof(*symbol), by_address);
}

const char *symbols_name(uint64_t address)
{
	static char text[640];
	size_t low = 0, high = symbols;
	const char *module;

	while (low < high) {
		size_t middle = low + (high - low) / 2;

		if (symbol[middle].address <= address)
			low = middle + 1;
		else
			high = middle;
	}
	if (!low)
		return NULL;
	low--;
	module = strchr(symbol[low].name, '\t');
	snprintf(text, sizeof(text), "%.*s+0x%llx%s%s", (int)strcspn(symbol[low].name, "\t"),
		 symbol[low].name, (unsigned long long)(address - symbol[low].address),
		 module ? " " : "", module ? module + 1 : "");
	return text;
}
