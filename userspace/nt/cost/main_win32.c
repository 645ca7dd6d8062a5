// SPDX-License-Identifier: GPL-2.0-only
/* nt-cost.exe: the same operations by the services of Win32 itself. */
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "document.h"
#include "place.h"
#include "timers/options.h"
#include "timers/portable.h"

#define PROGRAM        "nt-cost"
#define OPERATIONS_MAX 32
#define ROUNDS_MAX     1000000

enum { OPT_JSON = 256 };

/* Things run where who started us has put us. */
struct cost_places cost_places = {COST_ANYWHERE, COST_ANYWHERE, 0};

int cost_place_partner(void)
{
	return 0;
}

static const struct option table[] = {{"operation", required_argument, NULL, 'o'},
				      {"count", required_argument, NULL, 'n'},
				      {"rounds", required_argument, NULL, 'r'},
				      {"json", required_argument, NULL, OPT_JSON},
				      {"version", no_argument, NULL, OPTION_VERSION},
				      {"help", no_argument, NULL, 'h'},
				      {0}};

static struct cost_conditions conditions = {.front = "wine", .count = 1000, .rounds = 10};
static struct cost_figures figures[OPERATIONS_MAX];
static unsigned int operations;
static const char *json;

static void help(void)
{
	printf("Usage: " PROGRAM " [OPTION...]\n"
	       "What operations cost by the services of Win32, as nt-cost prints it.\n\n"
	       "  -o, --operation=NAME  only this; may be given again\n"
	       "  -n, --count=N         operations in a round (1000)\n"
	       "  -r, --rounds=N        rounds of each operation (10)\n"
	       "      --json=FILE       write all rounds as JSON\n"
	       "      --version         the version of tare\n"
	       "  -h, --help            this text\n");
	exit(TARE_OK);
}

static uint64_t number(const char *option, const char *text)
{
	struct tare_error err;
	int32_t value;

	if (atoik(text, &value, &err))
		options_usage("%s %s", option, err.text);
	if (value < 1 || value > ROUNDS_MAX)
		options_usage("%s %s: must be from 1 to %d", option, text, ROUNDS_MAX);
	return (uint64_t)value;
}

static void choose(const char *name)
{
	for (const struct cost_operation *one = cost_operations; one->name; one++) {
		if (name && strcmp(one->name, name))
			continue;
		if (operations == OPERATIONS_MAX)
			options_usage("-o: at most %d times", OPERATIONS_MAX);
		figures[operations++].operation = one;
		if (name)
			return;
	}
	if (name)
		options_usage("-o %s: there is no such operation", name);
}

static void parse(int argc, char **argv)
{
	int key;

	while ((key = options_next(argc, argv, ":o:n:r:h", table)) != -1) {
		if (key == 'o')
			choose(optarg);
		else if (key == 'n')
			conditions.count = number("-n", optarg);
		else if (key == 'r')
			conditions.rounds = number("-r", optarg);
		else if (key == OPT_JSON)
			json = optarg;
		else
			help();
	}
	if (optind < argc)
		options_usage("%s: there are only options", argv[optind]);
	if (!operations)
		choose(NULL);
}

int main(int argc, char **argv)
{
	struct tare_error err;

	set_program(PROGRAM);
	parse(argc, argv);
	if (nt_fronts[0]->attach())
		return TARE_FAILED;
	cost_print_heading(conditions.front);
	for (unsigned int i = 0; i < operations; i++) {
		if (cost_measure(nt_fronts[0], &figures[i], &conditions))
			return TARE_FAILED;
		cost_print(&figures[i], conditions.rounds);
	}
	if (json && cost_write(&conditions, figures, operations, json, &err))
		return tare_error_report(&err, PROGRAM);
	return TARE_OK;
}
