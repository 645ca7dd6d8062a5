/* SPDX-License-Identifier: GPL-2.0-only */
/* A program's command line as a table: what options there are, and where their values go. */
#ifndef TARE_OPTION_H
#define TARE_OPTION_H

#include <argp.h>
#include <stddef.h>
#include <stdint.h>

enum tare_option_kind {
	TARE_OPTION_OTHER,
	TARE_OPTION_TEXT,
	TARE_OPTION_FLAG,
	TARE_OPTION_NUMBER,
	TARE_OPTION_CHOICE,
};

struct tare_option {
	const char *name; /* NULL: `doc` is a heading of the options that follow */
	int key;          /* a letter; 0: none; an OTHER without one has a number from 1024 */
	const char *arg;  /* as argp has it; NULL: the option takes no value */
	const char *doc;
	enum tare_option_kind kind;
	size_t offset, size; /* bytes: where the value goes in the struct of all values */
	uint64_t least, most;
	const char *const *choice; /* names, NULL at the end, each `step` bytes after the other */
	size_t step;
};

/*
 * The ends of such rows: the value goes to a member of struct options, which the program defines.
 * A function of the program takes an OTHER.
 */
#define TARE_OTHER        .kind = TARE_OPTION_OTHER
#define TARE_TEXT(member) .kind = TARE_OPTION_TEXT, .offset = offsetof(struct options, member)
#define TARE_OF(member)                                                                            \
	.offset = offsetof(struct options, member), .size = sizeof(((struct options *)0)->member)
/* The member becomes 1 if the option is given. */
#define TARE_FLAG(member) .kind = TARE_OPTION_FLAG, TARE_OF(member)
/* A number, decimal and without a sign, from `low` to `high`; the member has 4 or 8 bytes. */
#define TARE_NUMBER(member, low, high)                                                             \
	.kind = TARE_OPTION_NUMBER, TARE_OF(member), .least = (low), .most = (high)
/* The member, of 4 or 8 bytes, becomes an index of `list`: names, or structs that begin so. */
#define TARE_CHOICE(member, list)                                                                  \
	.kind = TARE_OPTION_CHOICE, TARE_OF(member), .choice = (const char *const *)(list),        \
	.step = sizeof(*(list))

struct tare_options {
	const struct tare_option *option; /* ended by one without name and doc */
	const char *words;                /* words besides options, for --usage; NULL: none */
	const char *doc;                  /* as argp has it */
	/* takes what the table does not: options of kind OTHER, words, ARGP_KEY_END; may be NULL */
	argp_parser_t other;
	unsigned int flags; /* of argp_parse() */
	/* if words are a command: the error without one, and the offset of its char ** */
	const char *no_command;
	size_t command;
};

/* Parses as tare_program_parse() does. Fills the struct at `values`, or ends the program. */
void tare_options_parse(const struct tare_options *options, int argc, char **argv, void *values);

/*
 * The number, decimal and without a sign, that option --NAME was given. Anything else, or a number
 * outside `least` to `most`, ends the program by argp_error(), which names both bounds.
 */
uint64_t tare_option_number(struct argp_state *state, const char *name, const char *arg,
			    uint64_t least, uint64_t most);

#endif
