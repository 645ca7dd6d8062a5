// SPDX-License-Identifier: GPL-2.0-only
/*
 * testapi: files, registry and messages by the calls of Win32, as Longene's authors measured them
 * in 2010: each for itself in groups (their TestApi), then all at the same time (their TestAll).
 */
#include <getopt.h>
#include <stdlib.h>

#include "lib/stdoutput.h"
#include "testapi.h"
#include "timers/json.h"
#include "timers/options.h"
#include "timers/portable.h"
#include "timers/summary.h"

#define PROGRAM      "testapi"
#define GROUPS_MAX   1000
#define COUNT_MAX    10000
#define MESSAGES_MAX 10000 /* as many as a thread's queue holds */
#define SPANS        999

enum { OPT_FRONT = 256, OPT_GROUPS, OPT_COUNT, OPT_MESSAGES, OPT_JSON };

static const struct option table[] = {{"front", required_argument, NULL, OPT_FRONT},
				      {"groups", required_argument, NULL, OPT_GROUPS},
				      {"count", required_argument, NULL, OPT_COUNT},
				      {"messages", required_argument, NULL, OPT_MESSAGES},
				      {"json", required_argument, NULL, OPT_JSON},
				      {"version", no_argument, NULL, OPTION_VERSION},
				      {"help", no_argument, NULL, 'h'},
				      {0}};

static struct settings settings = {.groups = 10, .count = 100, .messages = 10000};
static const char *json;
static bool unfinished;

static void help(void)
{
	printf("Usage: " PROGRAM " [OPTION...]\n"
	       "Files, registry and messages by the calls of Win32: each for itself in groups, "
	       "then all\nat the same time. Tells as JSON how long each call took.\n\n");
	if (system_front)
		printf("      --front=NAME    whose services (%s)\n", system_front);
	printf("      --groups=N      how often each part runs for itself (%lu)\n"
	       "      --count=N       files, and keys, of a group (%lu)\n"
	       "      --messages=N    messages of a group (%lu)\n"
	       "      --json=FILE     write to FILE, not to stdout\n"
	       "      --version       the version of tare\n"
	       "  -h, --help          this text\n\n"
	       "Exit status: 0 measured, 1 failed, 2 bad usage, 77 this machine cannot.\n",
	       (unsigned long)settings.groups, (unsigned long)settings.count,
	       (unsigned long)settings.messages);
	exit(TARE_OK);
}

static void choose_front(const char *name)
{
	if (!system_front)
		options_usage("--front: the services are the system's own here");
	settings.front = name;
}

static void parse(int argc, char **argv)
{
	int key;

	settings.front = system_front ? system_front : "win32";
	while ((key = options_next(argc, argv, ":h", table)) != -1) {
		switch (key) {
		case 'h':
			help();
			break;
		case OPT_FRONT:
			choose_front(optarg);
			break;
		case OPT_GROUPS:
			settings.groups = options_number("--groups", optarg, 1, GROUPS_MAX);
			break;
		case OPT_COUNT:
			settings.count = options_number("--count", optarg, 1, COUNT_MAX);
			break;
		case OPT_MESSAGES:
			settings.messages = options_number("--messages", optarg, 1, MESSAGES_MAX);
			break;
		case OPT_JSON:
			json = optarg;
		}
	}
	if (optind < argc)
		options_usage("%s: there are only options", argv[optind]);
}

/* A run that fails leaves no files and no keys. */
static void clean_up(void)
{
	if (!unfinished)
		return;
	unfinished = false; /* what ends the program here does not come again */
	parts_clean(&settings);
}

/* What timing adds to a call, and the smallest step of the clock. */
static void time_nothing(struct outcome *outcome)
{
	uint64_t step = UINT64_MAX;
	double span[SPANS];

	for (int i = 0; i < SPANS; i++) {
		uint64_t start = now_ns(), end = now_ns();

		span[i] = (double)(end - start);
		while (end == start)
			end = now_ns();
		step = end - start < step ? end - start : step;
	}
	outcome->empty_ns = summary_median(span, SPANS).value;
	outcome->resolution_ns = (double)step;
}

static void measure(struct outcome *outcome)
{
	struct group *group = Zeroed((settings.groups + 1) * sizeof(*group));

	outcome->settings = &settings;
	outcome->group = group;
	for (uint32_t i = 0; i <= settings.groups; i++) {
		group[i].number = i + 1;
		group[i].tally = Zeroed(sizeof(*group[i].tally));
		for (int part = 0; i < settings.groups && part < PARTS; part++)
			group_run(&settings, &group[i], part, part);
	}
	group_run(&settings, &group[settings.groups], 0, PARTS - 1);
}

int main(int argc, char **argv)
{
	struct outcome outcome;
	struct tare_error err;

	set_program(PROGRAM);
	tare_stdout_check_at_exit(PROGRAM);
	parse(argc, argv);
	settings.run = GetCurrentProcessId();
	time_nothing(&outcome);
	system_begin(&settings);
	unfinished = true;
	atexit(clean_up);
	measure(&outcome);
	unfinished = false;
	return json_document(json, outcome_document, &outcome, &err)
		       ? tare_error_report(&err, PROGRAM)
		       : TARE_OK;
}
