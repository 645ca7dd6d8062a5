// SPDX-License-Identifier: GPL-2.0-only
#include <stdlib.h>
#include <string.h>

#include "lib/option.h"
#include "lib/program.h"
#include "tool.h"

enum { OPT_JSON = 512, OPT_ALL, OPT_VERBOSE };

static const struct argp_option common[] = {
	{"pid", 'p', "PID", 0, "Observe only this process and those that it starts", 2},
	{"command", 'c', "COMMAND", 0,
	 "Run this by the shell, observe it and what it starts, stop when it ends. A command after "
	 "-- runs without a shell",
	 2},
	{"all", OPT_ALL, NULL, 0, "With a command: observe all processes while it runs", 2},
	{"duration", 'd', "SECONDS", 0, "Stop after this time (default: when interrupted)", 2},
	{"interval", 'i', "SECONDS", 0,
	 "Show everything so far after each interval; with --json -, as one line of JSON", 2},
	{"json", OPT_JSON, "FILE", 0, "Write all buckets as JSON; - is stdout instead of the table",
	 2},
	{"quiet", 'q', NULL, 0, "Print no table; only with --json", 2},
	{"verbose", OPT_VERBOSE, NULL, 0, "Print the messages of libbpf", 2},
	{0}};

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

static bool is_number(const char *word)
{
	char *end;

	return strtod(word, &end) > 0 && !*end;
}

/* Where tools of others have an interval and a count, a command would be run that has this name. */
static void refuse_interval(struct argp_state *state, char *const *word)
{
	double interval = strtod(word[0], NULL);

	if (!is_number(word[0]))
		return;
	if (word[1] && is_number(word[1]) && !word[2])
		argp_error(state,
			   "%s %s: for an interval and a count, give -i %s -d %g; for a command of "
			   "that name, write -- before it",
			   word[0], word[1], word[0], interval * strtod(word[1], NULL));
	else
		argp_error(state,
			   "%s: for an interval, give -i %s; for a command of that name, write -- "
			   "before it",
			   word[0], word[0]);
}

static error_t parse_common(int key, char *arg, struct argp_state *state)
{
	struct tool_options *o = state->input;

	switch (key) {
	case 'p':
		o->pid = tare_option_number(state, "pid", arg, 1, tool_pid_max() - 1);
		return 0;
	case 'c':
		o->shell[0] = "sh";
		o->shell[1] = "-c";
		o->shell[2] = arg;
		o->argv = o->shell;
		return 0;
	case ARGP_KEY_INIT:
		/* one line of ours tells what is wrong */
		libbpf_set_print(NULL);
		return 0;
	case OPT_VERBOSE:
		libbpf_set_print(print_all);
		return 0;
	case 'q':
		o->quiet = true;
		return 0;
	case OPT_ALL:
		o->all = true;
		return 0;
	case 'd':
		o->duration = parse_seconds(state, "duration", arg);
		return 0;
	case 'i':
		o->interval = parse_seconds(state, "interval", arg);
		return 0;
	case OPT_JSON:
		o->json = arg;
		return 0;
	case ARGP_KEY_ARGS:
		if (o->argv)
			argp_error(state, "-c and a command after -- exclude each other");
		o->argv = state->argv + state->next;
		if (!state->quoted)
			refuse_interval(state, o->argv);
		return 0;
	case ARGP_KEY_END:
		if (o->pid && o->argv)
			argp_error(state, "-p and a command exclude each other");
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

/* A tool's struct begins with what is common, so that both parsers get the same one. */
static error_t pass_on(int key, char *arg, struct argp_state *state)
{
	(void)arg;
	if (key != ARGP_KEY_INIT)
		return ARGP_ERR_UNKNOWN;
	state->child_inputs[0] = state->input;
	state->child_inputs[1] = state->input;
	return 0;
}

void tool_parse(int argc, char **argv, const char *what_it_does, const struct argp_option *own,
		argp_parser_t parse, void *options)
{
	const struct argp own_argp = {own, parse, NULL, NULL, NULL, NULL, NULL};
	const struct argp common_argp = {common, parse_common, NULL, NULL, NULL, NULL, NULL};
	const struct argp_child children[] = {
		{&own_argp, 0, NULL, 0}, {&common_argp, 0, "Common to all tools:", 2}, {0}};
	const struct argp argp = {NULL, pass_on, "[-- COMMAND [ARG...]]", what_it_does, children,
				  NULL, NULL};

	tare_program_parse(&argp, argc, argv, ARGP_IN_ORDER, options);
}
