// SPDX-License-Identifier: GPL-2.0-only
/*
 * nt-cases FRONT: asks a front end all cases; prints KTAP.
 *
 * What the selftest of the kernel's ntsync asks is asked here of every front end:
 *
 *   semaphore_state     9 to 12
 *   mutex_state         14 to 18, 22
 *   manual_event_state  1, 3, 4
 *   auto_event_state    1, 2, 4
 *   test_wait_any       14, 19, 23, 26, 27
 *   test_wait_all       19, 24, 26, 63
 *   wake_any            5 to 8, 13, 20, 46, 62, 65
 *   wake_all            5, 25, 46, 63, 64
 *   stress_wait         61
 *
 * Left out: a mutex that is owned 2^32 times (21), for nobody can ask for so much; a deadline of
 * the wall clock (34), for there is none; alert_any and alert_all (35 to 38), for nobody alerts.
 */
#include "run.h"

#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>

#include "case.h"
#include "lib/stdoutput.h"
#include "system.h"
#include "timers/options.h"
#include "timers/portable.h"

#define PROGRAM    "nt-cases"
#define ROUNDS_MAX 10000000

unsigned int case_rounds = 10000;

static const struct nt_case *const table[] = {
	event_cases, semaphore_cases, mutex_cases,    wait_cases,  handle_cases,
	time_cases,  signal_cases,    race_cases,     death_cases, process_cases,
	name_cases,  message_cases,   registry_cases, NULL};

static int count_cases(void)
{
	int count = 0;

	for (int i = 0; table[i]; i++)
		for (const struct nt_case *one = table[i]; one->title; one++)
			count++;
	return count;
}

/* What a front end may lack, by its bit. */
static const char *const lacking[] = {
	"waits for all", "pulses", "names",     "access masks",      "a registry", "messages",
	"files",         "deaths", "processes", "an order of waits", "duplicates",
};

static void tell_lacking(unsigned int lacks)
{
	const char *before = " # SKIP lacks ";

	for (size_t i = 0; i < sizeof(lacking) / sizeof(lacking[0]); i++)
		if (lacks & 1u << i) {
			printf("%s%s", before, lacking[i]);
			before = ", ";
		}
}

/* Returns whether it was as expected, or not asked. */
static bool run_one(const struct nt_api *api, const struct nt_case *one, int number)
{
	unsigned int lacks = api->lacks & one->needs;
	const char *said;

	case_forget();
	if (!lacks && one->run)
		one->run(api);
	for (int i = 0; !lacks && one->steps && i <= one->again; i++)
		case_steps(api, one->steps);
	said = case_said();
	printf("%sok %d case %d: %s", said ? "not " : "", number, one->number, one->title);
	tell_lacking(lacks);
	printf("\n");
	if (said)
		printf("# %s\n", said);
	fflush(stdout);
	return !said;
}

static int run_all(const struct nt_api *api)
{
	int number = 0, bad = 0;

	printf("KTAP version 1\n1..%d\n", count_cases());
	for (int i = 0; table[i]; i++)
		for (const struct nt_case *one = table[i]; one->title; one++)
			bad += !run_one(api, one, ++number);
	return bad ? 1 : 0;
}

static void help(void)
{
	printf("Usage: " PROGRAM " [OPTION...] FRONT [ROUNDS]\n"
	       "Asks a front end of NT's services what each call must answer; prints KTAP. FRONT "
	       "is "
	       "one of:");
	for (int i = 0; nt_fronts[i]; i++)
		printf(" %s", nt_fronts[i]->name);
	printf("\n\n"
	       "ROUNDS, 100 to %u: how often what must be repeated is (%u).\n\n"
	       "      --version       the version of tare\n"
	       "  -h, --help          this text\n\n"
	       "Exit status: 0 all is as it must be, 1 some is not, 2 bad usage, 77 this machine "
	       "cannot.\n",
	       ROUNDS_MAX, case_rounds);
	exit(0);
}

static unsigned int count(const char *text)
{
	char *end;
	unsigned long value = strtoul(text, &end, 10);

	if (*text < '0' || *text > '9' || *end || value < 100 || value > ROUNDS_MAX)
		options_usage("ROUNDS %s: must be from 100 to %u", text, ROUNDS_MAX);
	return value;
}

/* The front end's name. */
static const char *parse(int argc, char **argv)
{
	static const struct option table[] = {{"version", no_argument, NULL, OPTION_VERSION},
					      {"help", no_argument, NULL, 'h'},
					      {0}};

	while (options_next(argc, argv, ":h", table) != -1)
		help();
	if (optind == argc || argc > optind + 2)
		options_usage("which FRONT, and how many ROUNDS?");
	if (argc > optind + 1)
		case_rounds = count(argv[optind + 1]);
	return argv[optind];
}

int main(int argc, char **argv)
{
	const struct nt_api *api;
	int status = system_begin();

	if (status)
		return status;
	set_program(PROGRAM);
	tare_stdout_check_at_exit(PROGRAM);
	api = nt_front(parse(argc, argv));
	if (!api)
		return 2;
	return api->attach() ? 77 : run_all(api);
}
