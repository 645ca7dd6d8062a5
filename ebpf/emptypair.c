// SPDX-License-Identifier: GPL-2.0-only
/* emptypair: runs a command with empty programs on system calls, the floor of any tracer's cost. */
#include "lib/tool.h"
#include "emptypair.skel.h"

/* --clock adds what no tracer that measures can avoid. */
static const struct tare_option option[] = {
	{"clock", 'k', NULL, "Read the clock in each of the two, as a tracer does", TARE_FLAG(by)},
	{0}};

static const struct tare_options command_line = {
	.option = option,
	.words = "-- COMMAND [ARG...]",
	.doc = "Run a command with an empty eBPF program on the entry of every system call and "
	       "one on the exit: the floor of all tracers' overhead.",
	.flags = ARGP_IN_ORDER,
	.no_command = "give the command to run, after --",
	.command = offsetof(struct options, argv),
};

/* Attaches before the command begins. Returns the command's status, or -1 with *err filled. */
static int run(struct emptypair *skeleton, char **argv, struct tare_error *err)
{
	struct command command = {0};
	int error = emptypair__load(skeleton);

	if (error)
		return tool_bpf_error(err, "cannot load the eBPF programs", error);
	error = emptypair__attach(skeleton);
	if (error)
		return tool_bpf_error(err, "cannot attach", error);
	if (command_prepare(&command, argv, err))
		return -1;
	command_release(&command);
	return command_wait(&command);
}

int main(int argc, char **argv)
{
	struct options options = {0};
	struct tare_error err = {0};
	struct emptypair *skeleton;
	int status;

	tare_options_parse(&command_line, argc, argv, &options);
	libbpf_set_print(NULL);
	skeleton = tool_opened(emptypair__open());
	skeleton->rodata->clock = options.by;
	status = run(skeleton, options.argv, &err);
	emptypair__destroy(skeleton);
	return status < 0 ? tare_error_report(&err, "emptypair") : status;
}
