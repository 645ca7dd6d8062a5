// SPDX-License-Identifier: GPL-2.0-only
#include <stdlib.h>
#include <string.h>

#include "private.h"

/* the common options and a tool's own, which are a handful */
#define TOOL_OPTIONS_MAX 32

static const struct tare_option common[] = {
	{NULL, 0, NULL, "Common to all tools:", TARE_OTHER},
	{"pid", 'p', "PID", "Observe only this process and its children", TARE_OTHER},
	{"tid", 't', "TID", "Observe only this thread", TARE_OTHER},
	{"cgroup", 'G', "PATH", "Observe only tasks in this cgroup (version 2) and those below it",
	 TARE_TEXT(cgroup)},
	{"command", 'c', "COMMAND",
	 "Run this in the shell, observe it and its children, stop when it ends. A "
	 "command after -- runs without a shell",
	 TARE_OTHER},
	{"duration", 'd', "SECONDS", "Stop after this time (default: when interrupted)",
	 TARE_OTHER},
	{"interval", 'i', "SECONDS",
	 "After each interval, show the time and the events that ended in the interval; with "
	 "--json -, as a line of JSON",
	 TARE_OTHER},
	{"top", 'T', "N",
	 "Show only the N rows with the largest sums (of time), and what the others have together; "
	 "JSON has all",
	 TARE_NUMBER(top, 1, 1000000)},
	{"json", 0, "FILE", "Write all buckets as JSON; - is stdout instead of the table",
	 TARE_TEXT(json)},
	{"quiet", 'q', NULL, "Print no table; only with --json", TARE_FLAG(quiet)},
	{"verbose", 0, NULL, "Print the messages of libbpf", TARE_FLAG(verbose)},
	{0}};

static argp_parser_t own_other;

static int print_all(enum libbpf_print_level level, const char *format, va_list values)
{
	(void)level;
	return vfprintf(stderr, format, values);
}

static double parse_seconds(struct argp_state *state, const char *name, const char *arg)
{
	char *end;
	double seconds = strtod(arg, &end);

	if (*end || end == arg || !(seconds > 0 && seconds <= 1e6))
		argp_error(state, "--%s %s: must be a number of seconds above 0, such as 0.5", name,
			   arg);
	return seconds;
}

/* Tools of others take an interval and a count as words; here those would be run as a command. */
static void refuse_interval(struct argp_state *state, const char *word)
{
	char *end;

	if (strtod(word, &end) > 0 && !*end)
		argp_error(state,
			   "%s: for an interval, give -i %s, and -d SECONDS to end; for a command "
			   "of that name, write -- before it",
			   word, word);
}

static error_t parse_other(int key, char *arg, struct argp_state *state)
{
	struct options *o = state->input;

	switch (key) {
	case 'p':
		o->pid = tare_option_number(state, "pid", arg, 1, tool_pid_max() - 1);
		return 0;
	case 't':
		o->tid = tare_option_number(state, "tid", arg, 1, tool_pid_max() - 1);
		return 0;
	case 'c':
		o->shell[0] = "sh";
		o->shell[1] = "-c";
		o->shell[2] = arg;
		o->argv = o->shell;
		return 0;
	case 'd':
		o->duration = parse_seconds(state, "duration", arg);
		return 0;
	case 'i':
		o->interval = parse_seconds(state, "interval", arg);
		return 0;
	case ARGP_KEY_ARGS:
		if (o->argv)
			argp_error(state, "-c and a command after -- exclude each other");
		o->argv = state->argv + state->next;
		if (!state->quoted)
			refuse_interval(state, *o->argv);
		return 0;
	case ARGP_KEY_END:
		if (!!o->pid + !!o->tid + !!o->argv > 1)
			argp_error(state, "-p, -t and a command exclude each other");
		if (o->stop && !o->over)
			argp_error(state, "--stop ends at an outlier: give --over US as well");
		if ((o->explain || o->check) && o->interval && to_stdout(o))
			argp_error(state,
				   "%s is of the whole time, which -i with --json - does not show: "
				   "give --json a file",
				   o->check ? "--check" : "--explain");
		/* libbpf is silent, since one line of ours tells what is wrong */
		libbpf_set_print(o->verbose ? print_all : NULL);
	}
	return own_other ? own_other(key, arg, state) : ARGP_ERR_UNKNOWN;
}

void tool_parse(int argc, char **argv, const char *what_it_does, const struct tare_option *own,
		argp_parser_t other, struct options *options)
{
	struct tare_option all[TOOL_OPTIONS_MAX];
	const struct tare_options command_line = {.option = all,
						  .words = "[-- COMMAND [ARG...]]",
						  .doc = what_it_does,
						  .other = parse_other,
						  .flags = ARGP_IN_ORDER};
	unsigned int n = 0;

	while (own && own->name)
		all[n++] = *own++;
	memcpy(&all[n], common, sizeof(common));
	own_other = other;
	tare_options_parse(&command_line, argc, argv, options);
}
