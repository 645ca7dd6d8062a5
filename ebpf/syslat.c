// SPDX-License-Identifier: GPL-2.0-only
/* syslat: latency of system calls by number, process or return value. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>

#include "lib/tool.h"
#include "lib/option.h"
#include "lib/syscallname.h"
#include "syslat.h"
#include "syslat.skel.h"

#define PROGRAM "syslat"
/* of i386's table */
#define EXECVE_OF_32_BITS 11

struct options {
	struct tool_options tool;
	enum syslat_by by;
	unsigned int every;
	bool wanted[SYSCALL_SLOTS];
	bool chosen;
	unsigned int number[SYSCALL_SLOTS]; /* of a slot */
	unsigned int numbers;
	uint64_t untimed[UNTIMED]; /* by number */
};

static const struct argp_option option[] = {
	{"syscall", 's', "NAME,...", 0, "Only these system calls, by name or number (default: all)",
	 1},
	{"by", 'b', "syscall|process|return", 0, "What to separate by (default: syscall)", 1},
	{"every", 'e', "N", 0,
	 "Time one call in N, a power of two, at random; count the others as untimed (default: 1)",
	 1},
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

/*
 * After the slots that have samples come those that have none: calls that were chosen and not
 * timed, where they are not told apart by their number, those by 32-bit numbers, and by numbers
 * beyond all.
 */
enum { NOT_TIMED, COMPAT_CALLS, NO_CALLS, SLOTS_WITHOUT_SAMPLES };

static unsigned int timed_slots(const struct options *o)
{
	switch (o->by) {
	case SYSLAT_BY_PROCESS:
		return PROCESS_SLOTS;
	case SYSLAT_BY_RETURN:
		return RETURN_SLOTS;
	default:
		return o->numbers;
	}
}

static void name_return(unsigned int slot, char *text, size_t size)
{
	const char *name = slot ? strerrorname_np((int)slot) : "success";

	if (slot == RETURN_INTERRUPTED)
		name = "interrupted";
	else if (slot == RETURN_OTHER)
		name = "other errors";
	if (name)
		snprintf(text, size, "%s", name);
	else
		snprintf(text, size, "error %u", slot);
}

static void name_slot(const struct tool *tool, unsigned int slot, char *text, size_t size)
{
	static const char *const without_samples[SLOTS_WITHOUT_SAMPLES] = {
		"not timed", "32-bit calls", "unknown calls"};
	const struct options *o = tool->self;

	if (slot >= timed_slots(o))
		snprintf(text, size, "%s", without_samples[slot - timed_slots(o)]);
	else if (o->by == SYSLAT_BY_PROCESS)
		tool_name_process(tool, slot, text, size);
	else if (o->by == SYSLAT_BY_RETURN)
		name_return(slot, text, size);
	else
		tare_syscall_name(o->number[slot], text, size);
}

/* What all CPUs together did not time. */
static void read_untimed(const struct tool *tool, uint64_t *calls)
{
	int cpus = libbpf_num_possible_cpus(), cpu;
	struct syslat_untimed *here = calloc(cpus, sizeof(*here));
	unsigned int zero = 0, number;

	memset(calls, 0, UNTIMED * sizeof(*calls));
	if (here && !bpf_map__lookup_elem(tool_map(tool, "untimed"), &zero, sizeof(zero), here,
					  cpus * sizeof(*here), 0))
		for (cpu = 0; cpu < cpus; cpu++)
			for (number = 0; number < UNTIMED; number++)
				calls[number] += here[cpu].calls[number];
	free(here);
}

static uint64_t untimed(const struct tool *tool, unsigned int slot)
{
	struct options *o = tool->self;
	uint64_t sum = 0;
	unsigned int i;

	if (slot == 0)
		read_untimed(tool, o->untimed);
	if (slot == timed_slots(o) + COMPAT_CALLS)
		return o->untimed[OTHER_TABLES];
	if (slot == timed_slots(o) + NO_CALLS)
		return o->untimed[NO_TABLE];
	if (o->by == SYSLAT_BY_SYSCALL)
		return slot < o->numbers ? o->untimed[o->number[slot]] : 0;
	/* which return value a call would have had, or whose it is, was not asked */
	for (i = 0; slot == timed_slots(o) && i < SYSCALL_SLOTS; i++)
		sum += o->untimed[i];
	return sum;
}

static void configure(struct syslat *skeleton, struct options *o)
{
	unsigned int number;

	for (number = 0; number < SYSCALL_SLOTS; number++) {
		if (o->chosen && !o->wanted[number])
			continue;
		o->number[o->numbers++] = number;
		skeleton->rodata->wanted[number] = o->numbers;
		skeleton->rodata->may_end[number] = true;
	}
	/* the kernel sets the number anew, by the kind of program that it begins */
	if (o->wanted[SYS_execve] || o->wanted[SYS_execveat]) {
		skeleton->rodata->may_end[SYS_execve] = true;
		skeleton->rodata->may_end[EXECVE_OF_32_BITS] = true;
	}
	skeleton->rodata->chosen = o->chosen;
	skeleton->rodata->by = o->by;
	skeleton->rodata->every = o->every;
	skeleton->rodata->execve_number = SYS_execve;
	skeleton->rodata->execveat_number = SYS_execveat;
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
				       .slots = timed_slots(&options) + SLOTS_WITHOUT_SAMPLES,
				       .lost = &skeleton->bss->lost,
				       .targeted = &skeleton->rodata->targeted,
				       .processes = options.by == SYSLAT_BY_PROCESS,
				       .name_slot = name_slot,
				       .untimed = untimed,
				       .self = &options},
			&options.tool);
}
