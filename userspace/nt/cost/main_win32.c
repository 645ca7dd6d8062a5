// SPDX-License-Identifier: GPL-2.0-only
/*
 * nt-cost.exe: the same operations by the services of Win32 itself, for `tare nt cost`, in some of
 * nt-cost's words: --count N --rounds N --json FILE --operation NAME...
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "document.h"
#include "place.h"
#include "timers/portable.h"

#define OPERATIONS_MAX 32

/* Things run where who started us has put us. */
struct cost_places cost_places = {COST_ANYWHERE, COST_ANYWHERE, 0};

int cost_place_partner(void)
{
	return 0;
}

static struct cost_conditions conditions = {.front = "wine", .count = 1000, .rounds = 10};
static struct cost_figures figures[OPERATIONS_MAX];
static unsigned int operations;
static const char *json;

/* NULL: all. Whether there is such an operation, and room for it. */
static bool choose(const char *name)
{
	unsigned int before = operations;

	for (const struct cost_operation *one = cost_operations; one->name; one++)
		if ((!name || !strcmp(one->name, name)) && operations < OPERATIONS_MAX)
			figures[operations++].operation = one;
	return operations > before;
}

/* The word that is wrong, or NULL. */
static const char *parse(int argc, char **argv)
{
	for (int i = 1; i < argc; i += 2) {
		if (i + 1 == argc)
			return argv[i];
		if (!strcmp(argv[i], "--count"))
			conditions.count = strtoul(argv[i + 1], NULL, 10);
		else if (!strcmp(argv[i], "--rounds"))
			conditions.rounds = strtoul(argv[i + 1], NULL, 10);
		else if (!strcmp(argv[i], "--json"))
			json = argv[i + 1];
		else if (strcmp(argv[i], "--operation") || !choose(argv[i + 1]))
			return argv[i];
	}
	if (!operations)
		choose(NULL);
	return !conditions.count ? "--count" : conditions.rounds ? NULL : "--rounds";
}

int main(int argc, char **argv)
{
	struct tare_error err;
	const char *wrong = parse(argc, argv);

	set_program("nt-cost");
	if (wrong) {
		fprintf(stderr,
			"nt-cost.exe: %s: its value is wrong, or it is none of --count N "
			"--rounds N --json FILE --operation NAME\n",
			wrong);
		return TARE_USAGE;
	}
	if (nt_fronts[0]->attach())
		return TARE_FAILED;
	cost_print_heading(conditions.front);
	for (unsigned int i = 0; i < operations; i++) {
		if (cost_measure(nt_fronts[0], &figures[i], &conditions))
			return TARE_FAILED;
		cost_print(&figures[i], conditions.rounds);
	}
	if (json && cost_write(&conditions, figures, operations, json, &err))
		return tare_error_report(&err, "nt-cost");
	return TARE_OK;
}
