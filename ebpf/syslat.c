// SPDX-License-Identifier: GPL-2.0-only
/* syslat: latency of system calls by number, process or return value. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "lib/tool.h"
#include "../userspace/lib/option.h"
#include "../userspace/lib/syscallname.h"
#include "syslat.h"
#include "syslat.skel.h"

#define PROGRAM "syslat"

struct options {
	struct tool_options tool;
	enum syslat_by by;
	unsigned int every;
	bool wanted[SYSCALL_SLOTS];
	bool chosen;
};

static const struct argp_option option[] = {
	{"syscall", 's', "NAME,...", 0, "Only these system calls, by name or number (default: all)",
	 1},
	{"by", 'b', "syscall|process|return", 0, "What is told apart (default: syscall)", 1},
	{"every", 'e', "N", 0,
	 "Time one call in N, a power of two, count the others as untimed (default: 1)", 1},
	{0}};

static void choose(struct argp_state *state, struct options *o, char *list)
{
	char *name;

	while ((name = strsep(&list, ","))) {
		int number = tare_syscall_number(name, SYSCALL_SLOTS);

		if (number < 0)
			argp_error(state,
				   "--syscall %s: no such system call; give names such as read, or "
				   "numbers below %d",
				   name, SYSCALL_SLOTS);
		o->wanted[number] = true;
		o->chosen = true;
	}
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
	struct options *o = state->input;
	unsigned long every;

	switch (key) {
	case 's':
		choose(state, o, arg);
		return 0;
	case 'b':
		if (!strcmp(arg, "process"))
			o->by = SYSLAT_BY_PROCESS;
		else if (!strcmp(arg, "return"))
			o->by = SYSLAT_BY_RETURN;
		else if (strcmp(arg, "syscall"))
			argp_error(state, "--by %s: must be syscall, process or return", arg);
		return 0;
	case 'e':
		every = tare_option_number(state, "every", arg, 1, 1 << 20);
		if (every & (every - 1))
			argp_error(state, "--every %s: must be a power of two, up to 1048576", arg);
		o->every = every;
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

static void name_slot(const struct tool *tool, unsigned int slot, char *text, size_t size)
{
	const struct options *o = tool->self;

	if (o->by == SYSLAT_BY_PROCESS)
		tool_name_process(tool, slot, text, size);
	else if (o->by == SYSLAT_BY_RETURN)
		snprintf(text, size, "%s", slot ? strerrorname_np((int)slot) : "success");
	else
		tare_syscall_name(slot, text, size);
}

static void count(const struct tool *tool, struct tare_latency_report *report)
{
	const struct options *o = tool->self;
	int cpus = libbpf_num_possible_cpus(), cpu;
	uint64_t *calls = calloc(cpus, sizeof(*calls));
	unsigned int zero = 0;

	if (calls && o->every > 1 &&
	    !bpf_map__lookup_elem(tool_map(tool, "untimed"), &zero, sizeof(zero), calls,
				  cpus * sizeof(*calls), 0)) {
		/* each CPU times its first call, and then one in so many */
		for (cpu = 0; cpu < cpus; cpu++)
			report->untimed += calls[cpu] - (calls[cpu] + o->every - 1) / o->every;
	}
	free(calls);
}

static unsigned int slots_of(enum syslat_by by)
{
	switch (by) {
	case SYSLAT_BY_PROCESS:
		return PROCESS_SLOTS;
	case SYSLAT_BY_RETURN:
		return RETURN_SLOTS;
	default:
		return SYSCALL_SLOTS;
	}
}

static void configure(struct syslat *skeleton, const struct options *o)
{
	unsigned int number;

	for (number = 0; number < SYSCALL_SLOTS; number++)
		skeleton->rodata->wanted[number] = !o->chosen || o->wanted[number];
	skeleton->rodata->by = o->by;
	skeleton->rodata->every = o->every;
}

int main(int argc, char **argv)
{
	struct options options = {.every = 1};
	struct syslat *skeleton;

	tool_parse(argc, argv,
		   "Latency of system calls, from entry to exit, in log-linear buckets.", option,
		   parse, &options);
	skeleton = syslat__open();
	if (!skeleton)
		return tool_no_memory(PROGRAM);
	configure(skeleton, &options);
	return tool_run(&(struct tool){.name = PROGRAM,
				       .what = "system calls, entry to exit",
				       .skeleton = skeleton->skeleton,
				       .slots = slots_of(options.by),
				       .lost = &skeleton->bss->lost,
				       .targeted = &skeleton->rodata->targeted,
				       .name_slot = name_slot,
				       .count = count,
				       .self = &options},
			&options.tool);
}
