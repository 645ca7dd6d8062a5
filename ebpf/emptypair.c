// SPDX-License-Identifier: GPL-2.0-only
/* emptypair: runs a command with programs on system calls that do nothing: what is the floor. */
#include <errno.h>
#include <string.h>

#include "lib/tool.h"
#include "emptypair.skel.h"

#define PROGRAM "emptypair"

static const struct argp_option option[] = {
	{"clock", 'k', NULL, 0, "Read the clock in each of the two, as a tracer does", 0}, {0}};

struct options {
	bool clock;
	char **argv;
};

static error_t parse(int key, char *arg, struct argp_state *state)
{
	struct options *o = state->input;

	(void)arg;
	switch (key) {
	case 'k':
		o->clock = true;
		return 0;
	case ARGP_KEY_ARGS:
		o->argv = state->argv + state->next;
		return 0;
	case ARGP_KEY_NO_ARGS:
		argp_error(state, "give the command to run, after --");
		return EINVAL;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

/* Attached before the command begins. Returns its status, or -1 with *err filled. */
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
	const struct argp argp = {
		option,
		parse,
		"-- COMMAND [ARG...]",
		"Run a command with an empty eBPF program on the entry of every "
		"system call and one on the exit: the floor of all tracers' overhead.",
		NULL,
		NULL,
		NULL};
	struct options options = {0};
	struct tare_error err = {0};
	struct emptypair *skeleton;
	int status;

	argp_err_exit_status = TARE_USAGE;
	argp_parse(&argp, argc, argv, ARGP_IN_ORDER, NULL, &options);
	libbpf_set_print(NULL);
	skeleton = emptypair__open();
	if (!skeleton)
		return tool_no_memory(PROGRAM);
	skeleton->rodata->clock = options.clock;
	status = run(skeleton, options.argv, &err);
	emptypair__destroy(skeleton);
	return status < 0 ? tare_error_report(&err, PROGRAM) : status;
}
