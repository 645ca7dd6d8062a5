// SPDX-License-Identifier: GPL-2.0-only
/* nt-cost: what operations of the NT services cost on one front end. */
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lib/atomicfile.h"
#include "lib/option.h"
#include "document.h"
#include "place.h"
#include "server.h"

#define PROGRAM        "nt-cost"
#define OPERATIONS_MAX 32

enum { KEY_OPERATION = 1024 };

struct options {
	const struct nt_api *front;
	const struct cost_operation *operation[OPERATIONS_MAX];
	unsigned int operations;
	struct cost_conditions conditions;
	bool list;
	const char *json;
};

static const struct tare_option option[] = {
	{"front", 'f', "FRONT", "Ask this front end (default server)", TARE_OTHER},
	{"operation", KEY_OPERATION, "OPERATION", "Only this; may be given again (default: all)",
	 TARE_OTHER},
	{"count", 'n', "N", "Operations in a round (default 1000)",
	 TARE_NUMBER(conditions.count, 1, 1000000000)},
	{"rounds", 'r', "N", "Rounds of each operation (default 10)",
	 TARE_NUMBER(conditions.rounds, 1, 1000000)},
	{"cpu", 'C', "A[,B]",
	 "Ask on CPU A; the server, or the other thread where there is none, is on B (default: "
	 "one CPU; any: wherever the kernel puts them)",
	 TARE_OTHER},
	{"awake", 0, NULL, "Keep these CPUs from going idle", TARE_FLAG(conditions.awake)},
	{"json", 0, "FILE", "Write all rounds as JSON", TARE_TEXT(json)},
	{"list", 0, NULL, "Tell front ends and operations", TARE_FLAG(list)},
	{0}};

static void choose_front(struct argp_state *state, struct options *o, const char *name)
{
	const struct nt_api *const *one = nt_fronts;

	while (*one && strcmp((*one)->name, name))
		one++;
	o->front = *one;
	if (!o->front)
		argp_error(state, "--front %s: there is no such front end; --list names them",
			   name);
}

static void choose_operation(struct argp_state *state, struct options *o, const char *name)
{
	const struct cost_operation *one = cost_operations;

	while (one->name && strcmp(one->name, name))
		one++;
	if (!one->name)
		argp_error(state, "--operation %s: there is no such operation; --list names them",
			   name);
	if (o->operations == OPERATIONS_MAX)
		argp_error(state, "at most %d operations", OPERATIONS_MAX);
	o->operation[o->operations++] = one;
}

static void choose_cpus(struct argp_state *state, char *arg)
{
	char *comma = strchr(arg, ',');

	cost_places.asks = cost_places.answers = COST_ANYWHERE;
	if (!strcmp(arg, "any"))
		return;
	if (comma)
		*comma = 0;
	cost_places.asks = (int)tare_option_number(state, "cpu", arg, 0, CPU_SETSIZE - 1);
	cost_places.answers =
		comma ? (int)tare_option_number(state, "cpu", comma + 1, 0, CPU_SETSIZE - 1)
		      : cost_places.asks;
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
	struct options *o = state->input;

	switch (key) {
	case 'f':
		choose_front(state, o, arg);
		return 0;
	case KEY_OPERATION:
		choose_operation(state, o, arg);
		return 0;
	case 'C':
		choose_cpus(state, arg);
		return 0;
	case ARGP_KEY_END:
		if (!o->front)
			choose_front(state, o, "server");
		if (o->conditions.awake && cost_places.asks == COST_ANYWHERE)
			argp_error(state, "--awake needs --cpu with numbers");
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

static const struct tare_options command_line = {
	.option = option,
	.other = parse,
	.doc = "Print what an operation costs on a front end: the median ns of the loop, of the "
	       "same loop on a front end that does nothing, and of the difference.\v"
	       "Example: nt-cost --front=threads --operation=set",
};

static int list(void)
{
	for (int i = 0; nt_fronts[i]; i++)
		printf("front      %s\n", nt_fronts[i]->name);
	for (const struct cost_operation *one = cost_operations; one->name; one++)
		printf("operation  %-10s %s\n", one->name, one->what);
	return TARE_OK;
}

static void use_all(struct options *o)
{
	if (o->operations)
		return;
	for (const struct cost_operation *one = cost_operations; one->name; one++)
		o->operation[o->operations++] = one;
}

/* The highest that we may use, as the toolbox takes it. */
static int highest_cpu(void)
{
	cpu_set_t set;
	int cpu = CPU_SETSIZE - 1;

	if (sched_getaffinity(0, sizeof(set), &set))
		return 0;
	while (cpu && !CPU_ISSET(cpu, &set))
		cpu--;
	return cpu;
}

/* A server is a process of its own, and our front ends are there before it is asked. */
static int start(const struct options *o, struct tare_error *err)
{
	if (cost_place_first())
		return tare_error(err, TARE_CANNOT, "--cpu names a CPU that cannot be used");
	if (!strcmp(o->front->name, "server") && cost_server_start(err))
		return -1;
	if (o->conditions.awake && cost_keep_awake())
		return tare_error(err, TARE_FAILED, "CPUs cannot be kept awake");
	if (o->front->attach() || cost_nothing.attach())
		return tare_error(err, TARE_CANNOT, "%s cannot be asked here", o->front->name);
	return 0;
}

static int measure(const struct options *o, struct tare_error *err)
{
	struct cost_figures figures[OPERATIONS_MAX] = {0};

	/* a line once it is known */
	setlinebuf(stdout);
	cost_print_heading(o->front->name);
	for (unsigned int i = 0; i < o->operations; i++) {
		figures[i].operation = o->operation[i];
		if (cost_measure(o->front, &figures[i], &o->conditions))
			return tare_error(err, TARE_FAILED, "%s was not measured",
					  o->operation[i]->name);
		cost_print(&figures[i], o->conditions.rounds);
	}
	if (!cost_kept_awake())
		return tare_error(err, TARE_FAILED,
				  "a CPU was not kept awake: what spins on it has ended");
	return o->json ? cost_write(&o->conditions, figures, o->operations, o->json, err) : 0;
}

int main(int argc, char **argv)
{
	struct options o = {.conditions = {.count = 1000, .rounds = 10}};
	struct tare_error err;
	int failed;

	cost_places.asks = cost_places.answers = highest_cpu();
	tare_options_parse(&command_line, argc, argv, &o);
	if (o.list)
		return list();
	use_all(&o);
	o.conditions.front = o.front->name;
	failed = (o.json && tare_atomicfile_check(o.json, &err)) || start(&o, &err) ||
		 measure(&o, &err);
	cost_server_end();
	return failed ? tare_error_report(&err, PROGRAM) : TARE_OK;
}
