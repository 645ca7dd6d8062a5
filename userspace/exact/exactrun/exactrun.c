// SPDX-License-Identifier: GPL-2.0-only
/*
 * exactrun: runs a command between two marks, in a machine whose QEMU counts what is executed
 * between them. Tells the ticks of the CPU's clock, in an exact machine one an instruction.
 */
#include <inttypes.h>
#include <stdio.h>

#include "lib/atomicfile.h"
#include "lib/command.h"
#include "lib/error.h"
#include "lib/option.h"
#include "mark.h"

#define PROGRAM "exactrun"
#define EMPTY   3

struct options {
	const char *report;
	char **command;
};

static const struct tare_option option[] = {
	{"report", 'o', "FILE", "Write the clock's ticks of each span to FILE", TARE_TEXT(report)},
	{0}};

static const struct tare_options command_line = {
	.option = option,
	.words = "COMMAND [WORD...]",
	.doc = "Run COMMAND between two marks that a plugin of QEMU knows. The status is "
	       "COMMAND's.",
	.no_command = "name the command",
	.command = offsetof(struct options, command),
};

static int write_report(const char *path, const uint64_t *empty, uint64_t ticks, int status,
			struct tare_error *err)
{
	struct tare_atomicfile to;
	unsigned int i;

	if (tare_atomicfile_open(&to, path, err))
		return -1;
	for (i = 0; i < EMPTY; i++)
		fprintf(to.stream, "empty %" PRIu64 "\n", empty[i]);
	fprintf(to.stream, "span %" PRIu64 "\nstatus %d\n", ticks, status);
	return tare_atomicfile_commit(&to, err);
}

/* Returns the command's status, or -1 with *err filled. */
static int run(const struct options *o, struct tare_error *err)
{
	uint64_t begin, end, empty[EMPTY];
	struct command command;
	unsigned int i;
	int status;

	if (command_prepare(&command, o->command, err))
		return -1;
	for (i = 0; i < EMPTY; i++) {
		begin = mark_begin(MARK_EMPTY);
		end = mark_end();
		empty[i] = end - begin;
	}
	begin = mark_begin(MARK_BEGIN);
	command_release(&command);
	status = command_wait(&command);
	end = mark_end();
	if (o->report && write_report(o->report, empty, end - begin, status, err))
		return -1;
	return status;
}

int main(int argc, char **argv)
{
	struct options options = {0};
	struct tare_error err;
	int status;

	tare_options_parse(&command_line, argc, argv, &options);
	status = run(&options, &err);
	return status < 0 ? tare_error_report(&err, PROGRAM) : status;
}
