// SPDX-License-Identifier: GPL-2.0-only
#include <argp.h>
#include <stdio.h>

#include "lib/program.h"

int main(int argc, char **argv)
{
	static const struct argp argp = {.doc = "Says hello."};

	tare_program_parse(&argp, argc, argv, 0, NULL);
	puts("hello of the toy");
	return 0;
}
