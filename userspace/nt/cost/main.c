// SPDX-License-Identifier: GPL-2.0-only
/* nt-cost, and nt-cost.exe: what operations of the NT services cost on one front end. */
#include <getopt.h>
#include <stdlib.h>
#include <string.h>

#include "cost.h"
#include "lib/stdoutput.h"
#include "timers/json.h"
#include "timers/options.h"
#include "timers/portable.h"

#define PROGRAM        "nt-cost"
#define OPERATIONS_MAX 32
#define COUNT_MAX      1000000000
#define ROUNDS_MAX     1000000
#define CPU_MAX        1023

enum { OPT_OPERATION = 256, OPT_AWAKE, OPT_JSON, OPT_LIST };

static const struct option table[] = {{"front", required_argument, NULL, 'f'},
				      {"operation", required_argument, NULL, OPT_OPERATION},
				      {"count", required_argument, NULL, 'n'},
				      {"rounds", required_argument, NULL, 'r'},
				      {"cpu", required_argument, NULL, 'C'},
				      {"awake", no_argument, NULL, OPT_AWAKE},
				      {"json", required_argument, NULL, OPT_JSON},
				      {"list", no_argument, NULL, OPT_LIST},
				      {"version", no_argument, NULL, OPTION_VERSION},
				      {"help", no_argument, NULL, 'h'},
				      {0}};

struct cost_places cost_places;
static struct cost_figures figures[OPERATIONS_MAX];
static struct cost_conditions conditions = {.count = 1000, .rounds = 10, .figures = figures};
static const char *json;

static void help(void)
{
	printf("Usage: " PROGRAM " [OPTION...]\n"
	       "Tell as JSON what an operation costs on a front end: ns of each round of a loop, "
	       "and of the\nsame loop on a front end that does nothing.\n\n"
	       "  -f, --front=FRONT          ask this front end (the first of --list)\n"
	       "      --operation=OPERATION  only this; may be given again (all)\n"
	       "  -n, --count=N              operations in a round (1000)\n"
	       "  -r, --rounds=N             rounds of each operation (10)\n"
	       "  -C, --cpu=A[,B]            ask on CPU A; the server, or the other thread where\n"
	       "                             there is none, is on B (one CPU, the highest)\n"
	       "      --awake                keep these CPUs from going idle\n"
	       "      --json=FILE            write to FILE, not to stdout\n"
	       "      --list                 tell front ends and operations\n"
	       "      --version              the version of tare\n"
	       "  -h, --help                 this text\n\n"
	       "Exit status: 0 measured, 1 failed, 2 bad usage, 77 this machine cannot.\n");
	exit(TARE_OK);
}

static void list(void)
{
	for (int i = 0; nt_fronts[i]; i++)
		printf("front      %s\n", nt_fronts[i]->name);
	for (const struct cost_operation *one = cost_operations; one->name; one++)
		printf("operation  %-10s %s\n", one->name, one->what);
	exit(TARE_OK);
}

static void choose_front(const char *name)
{
	conditions.front = nt_front(name);
	if (!conditions.front)
		exit(TARE_USAGE);
}

/* NULL: all. */
static void choose_operation(const char *name)
{
	unsigned int before = conditions.operations;

	for (const struct cost_operation *one = cost_operations; one->name; one++)
		if ((!name || !strcmp(one->name, name)) && conditions.operations < OPERATIONS_MAX)
			figures[conditions.operations++].operation = one;
	if (conditions.operations == before)
		options_usage("--operation %s: --list names no such one, or it is one too many",
			      name);
}

static void choose_cpus(char *text)
{
	char *comma = strchr(text, ',');

	if (comma)
		*comma = 0;
	cost_places.asks = options_number("--cpu", text, 0, CPU_MAX);
	cost_places.answers =
		comma ? options_number("--cpu", comma + 1, 0, CPU_MAX) : cost_places.asks;
}

static void parse_one(int key)
{
	switch (key) {
	case 'h':
		help();
		return;
	case OPT_LIST:
		list();
		return;
	case 'f':
		choose_front(optarg);
		return;
	case OPT_OPERATION:
		choose_operation(optarg);
		return;
	case 'n':
		conditions.count = options_number("--count", optarg, 1, COUNT_MAX);
		return;
	case 'r':
		conditions.rounds = options_number("--rounds", optarg, 1, ROUNDS_MAX);
		return;
	case 'C':
		choose_cpus(optarg);
		return;
	case OPT_AWAKE:
		conditions.awake = true;
		return;
	case OPT_JSON:
		json = optarg;
		return;
	}
}

static void parse(int argc, char **argv)
{
	int key, count;
	const int *cpu = cpus_allowed(&count);

	cost_places.asks = cost_places.answers = cpu[count - 1];
	while ((key = options_next(argc, argv, ":f:n:r:C:h", table)) != -1)
		parse_one(key);
	if (optind < argc)
		options_usage("%s: there are only options", argv[optind]);
	if (!conditions.front)
		choose_front(nt_fronts[0]->name);
	if (!conditions.operations)
		choose_operation(NULL);
}

/* A server is a process of its own, and our front ends are there before it is asked. */
static int start(struct tare_error *err)
{
	if (move_to(cost_places.answers) || move_to(cost_places.asks))
		return tare_error(err, TARE_CANNOT, "--cpu names a CPU that cannot be used");
	if (cost_begin(&conditions, err))
		return -1;
	if (conditions.front->attach())
		return tare_error(err, TARE_CANNOT, "%s cannot be asked here",
				  conditions.front->name);
	return 0;
}

static int measure(struct tare_error *err)
{
	for (unsigned int i = 0; i < conditions.operations; i++)
		if (cost_measure(&figures[i], &conditions))
			return tare_error(err, TARE_FAILED, "%s was not measured",
					  figures[i].operation->name);
	return cost_kept_awake(err);
}

int main(int argc, char **argv)
{
	struct tare_error err;

	set_program(PROGRAM);
	tare_stdout_check_at_exit(PROGRAM);
	parse(argc, argv);
	return start(&err) || measure(&err) || json_document(json, cost_write, &conditions, &err)
		       ? tare_error_report(&err, PROGRAM)
		       : TARE_OK;
}
