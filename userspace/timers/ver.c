// SPDX-License-Identifier: GPL-2.0-only
/* ver: the operating system and its version as one line. */
#include <getopt.h>
#include <stdio.h>

#include "options.h"
#include "portable.h"
#include "lib/stdoutput.h"

static const char help[] = "Usage: ver [-u]\n"
			   "Prints the operating system and its version as one line.\n\n"
			   "  -u, --underscores  without blanks\n"
			   "      --version      the version of tare\n"
			   "  -h, --help         this text\n";

int main(int argc, char **argv)
{
	static const struct option table[] = {{"underscores", no_argument, NULL, 'u'},
					      {"version", no_argument, NULL, 'v'},
					      {"help", no_argument, NULL, 'h'},
					      {0}};
	bool underscores = false;
	int key, found = -1;

	set_program("ver");
	tare_stdout_check_at_exit("ver");
	opterr = 0;
	while ((key = getopt_long(argc, argv, "uh", table, &found)) != -1) {
		if (found >= 0 && key != '?')
			options_refuse_abbreviation(argv, &table[found]);
		found = -1;
		if (key == 'v') {
			options_print_version("ver");
			return TARE_OK;
		}
		if (key == 'h')
			return fputs(help, stdout) < 0;
		if (key != 'u') {
			fprintf(stderr, "ver: %s: no such option; see --help\n", argv[optind - 1]);
			return TARE_USAGE;
		}
		underscores = true;
	}
	if (optind < argc) {
		fprintf(stderr, "ver: %s: takes no arguments; see --help\n", argv[optind]);
		return TARE_USAGE;
	}
	puts(ver(underscores));
	return TARE_OK;
}
