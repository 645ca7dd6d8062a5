// SPDX-License-Identifier: GPL-2.0-only
/* syslat: latency of system calls by number, process or return value. */
#include <errno.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/utsname.h>
#include <unistd.h>

#include "lib/delayer.h"
#include "lib/explain_user.h"
#include "lib/outlier_user.h"
#include "lib/syscallname.h"
#include "lib/task_slot_user.h"
#include "opencalls.h"
#include "syslat.h"
#include "syslat.skel.h"

/* execve's number in the table of i386 */
#define EXECVE_OF_32_BITS 11

static bool wanted[SYSCALL_SLOTS], chosen;
static unsigned int every = 1;
static unsigned int number_of[SYSCALL_SLOTS], numbers; /* of each slot; slots */

static void choose(struct argp_state *state, char *list)
{
	char *name;

	while ((name = strsep(&list, ","))) {
		int number = tare_syscall_number(name, SYSCALL_SLOTS);

		if (number < 0)
			argp_error(state,
				   "--syscall %s: no such system call; give names such as read, or "
				   "numbers below %d",
				   name, SYSCALL_SLOTS);
		wanted[number] = true;
		chosen = true;
	}
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
	if (key == 's') {
		choose(state, arg);
		return 0;
	}
	if (key != 'e')
		return ARGP_ERR_UNKNOWN;
	every = tare_option_number(state, "every", arg, 1, 1 << 20);
	if (every & (every - 1))
		argp_error(state, "--every %s: must be a power of two, up to 1048576", arg);
	return 0;
}

/*
 * Behind the slots with samples come slots without: calls that were chosen and not timed, if calls
 * are not told apart by number; calls by 32-bit numbers; calls by numbers that no table has.
 */
enum { NOT_TIMED, COMPAT_CALLS, NO_CALLS, SLOTS_WITHOUT_SAMPLES };

static const char *const without_samples[SLOTS_WITHOUT_SAMPLES] = {"not timed", "32-bit calls",
								   "unknown calls"};

static void name_call(const struct tool *tool, unsigned int slot, char *text, size_t size)
{
	(void)tool;
	tare_syscall_name(number_of[slot], text, size);
}

static void name_return(const struct tool *tool, unsigned int slot, char *text, size_t size)
{
	const char *name = slot ? strerrorname_np((int)slot) : "success";

	(void)tool;
	if (slot == RETURN_INTERRUPTED)
		name = "interrupted";
	else if (slot == RETURN_OTHER)
		name = "other errors";
	if (name)
		snprintf(text, size, "%s", name);
	else
		snprintf(text, size, "error %u", slot);
}

static const struct tare_option option[] = {
	{"syscall", 's', "NAME,...", "Only these system calls, by name or number (default: all)",
	 TARE_OTHER},
	TASK_OPTION("syscall", "return", "the value"),
	{"every", 'e', "N",
	 "Time one call in N, a power of two, at random; count the others as untimed (default: 1)",
	 TARE_OTHER},
	{"fast", 'f', NULL,
	 "Attach the cheaper kind of program, which loses calls where the kernel may preempt the "
	 "program (7.0 and later)",
	 TARE_FLAG(fast)},
	{"explain", 'x', NULL,
	 "Tell where the time of each row went: running, interrupts, runnable behind whom, "
	 "throttled, "
	 "asleep and woken by whom",
	 TARE_FLAG(explain)},
	OUTLIER_OPTIONS("With --explain: tell each call above so many microseconds as it happens, "
			"with its thread, what it returned, where its time went and the kernel "
			"stack of its longest sleep"),
	{0}};

/* Sums up over all CPUs, by number, the calls that were not timed. */
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
	static uint64_t calls[UNTIMED]; /* by number */
	uint64_t sum = 0;
	unsigned int i;

	if (slot == 0)
		read_untimed(tool, calls);
	if (slot == tool->slots + COMPAT_CALLS)
		return calls[OTHER_TABLES];
	if (slot == tool->slots + NO_CALLS)
		return calls[NO_TABLE];
	if (tool->by == &task_by[BY_ALL])
		return slot < numbers ? calls[number_of[slot]] : 0;
	/* the return value or the owner of an untimed call is not known, so one slot has all */
	for (i = 0; slot == tool->slots && i < SYSCALL_SLOTS; i++)
		sum += calls[i];
	return sum;
}

/*
 * Whether a task can be preempted in a program of the kind tp_btf, so that the kernel passes over
 * calls of others. From 7.0 on x86-64 has no kernel that is not preemptible.
 */
static bool loses_calls(void)
{
	struct utsname kernel;

	return !uname(&kernel) && atoi(kernel.release) >= 7;
}

/* Takes the pair of programs that loses no call; with --fast the cheaper one. */
static void choose_pair(struct syslat *skeleton, bool fast)
{
	static const char event[] = "/sys/kernel/tracing/events/raw_syscalls";
	bool perf = !fast && loses_calls();
	struct tare_error err;

	if (perf && access(event, F_OK) && errno == ENOENT) {
		tare_error(&err, TARE_CANNOT,
			   "no %s, without which syslat loses calls here: mount -t tracefs none "
			   "/sys/kernel/tracing, or give --fast and lose some",
			   event);
		exit(tare_error_report(&err, skeleton->skeleton->name));
	}
	bpf_program__set_autoload(skeleton->progs.enter, !perf);
	bpf_program__set_autoload(skeleton->progs.leave, !perf);
	bpf_program__set_autoload(skeleton->progs.perf_enter, perf);
	bpf_program__set_autoload(skeleton->progs.perf_leave, perf);
}

/* What explains a call goes after what settles it: else a call that ends meanwhile only ran. */
static void look_at_end(const struct tool *tool)
{
	struct bpf_prog_skeleton *program = tool->skeleton->progs;
	int i;

	opencalls_look(tool);
	for (i = 0; i < tool->skeleton->prog_cnt; i++, program++) {
		if (strcmp(program->name, "leave") && strcmp(program->name, "perf_leave"))
			continue;
		bpf_link__destroy(*program->link);
		*program->link = NULL;
	}
}

static void print_more(const struct tool *tool, const struct tare_latency_report *report)
{
	opencalls_print(tool, report);
	if (tool->explains)
		explain_print(tool, report);
}

static json_t *json_more(const struct tool *tool, const struct tare_latency_report *report)
{
	json_t *more = tool->explains ? explain_json(tool, report) : json_object();

	json_object_set_new(more, "open", opencalls_json(tool));
	return more;
}

static void size_maps(const struct tool *tool)
{
	if (!tool->explains)
		return;
	tool_refuse_sched_ext(tool, "--explain and --over");
	tool_size_waits(tool, true);
	bpf_map__set_max_entries(tool_map(tool, "explaining"), EXPLAINED_THREADS);
	bpf_map__set_max_entries(tool_map(tool, "explained_sums"), EXPLAINED_SUMS);
	bpf_map__set_max_entries(tool_map(tool, "explained_rows"), tool->slots * KEPT_OCTAVES);
}

static void configure(struct syslat *skeleton, const struct options *options)
{
	unsigned int number;

	for (number = 0; number < SYSCALL_SLOTS; number++) {
		if (chosen && !wanted[number])
			continue;
		number_of[numbers++] = number;
		skeleton->rodata->wanted[number] = numbers;
		skeleton->rodata->may_end[number] = true;
	}
	task_by[BY_ALL].slots = numbers;
	/* an execve sets the number anew, by the kind of program that begins */
	if (wanted[SYS_execve] || wanted[SYS_execveat]) {
		skeleton->rodata->may_end[SYS_execve] = true;
		skeleton->rodata->may_end[EXECVE_OF_32_BITS] = true;
	}
	skeleton->rodata->by = options->by;
	skeleton->rodata->every = every;
	skeleton->rodata->explain = options->explain;
	tool_load_all(skeleton->obj, "explain_", options->explain);
	skeleton->rodata->execve_number = SYS_execve;
	skeleton->rodata->execveat_number = SYS_execveat;
	bpf_program__set_autoload(skeleton->progs.open_calls, true);
	bpf_program__set_autoattach(skeleton->progs.open_calls, false);
	choose_pair(skeleton, options->fast);
}

int main(int argc, char **argv)
{
	struct options options = {0};
	struct syslat *skeleton;

	task_by[BY_ALL] = (struct tool_by){"syscall", SYSCALL_SLOTS, .name_slot = name_call};
	task_by[BY_OTHER] = (struct tool_by){"return", RETURN_SLOTS, .name_slot = name_return};
	tool_parse(argc, argv,
		   "Latency of system calls, from entry to exit, in log-linear buckets.\v"
		   "Examples:\n  syslat -c 'make -j4'\n  syslat --explain -p 4711 -d 5",
		   option, parse, &options);
	options.explain |= options.over > 0;
	skeleton = tool_opened(syslat__open());
	configure(skeleton, &options);
	return tool_run(&(struct tool){TOOL_OF(skeleton), TOOL_BY(&task_by[options.by]),
				       .what = "system calls, entry to exit",
				       .extra_names = without_samples,
				       .extra_slots = SLOTS_WITHOUT_SAMPLES, .untimed = untimed,
				       OUTLIER_OF(skeleton), .explains = options.explain,
				       .size_maps = size_maps, .look_at_end = look_at_end,
				       .print_more = print_more, .json_more = json_more},
			&options);
}
