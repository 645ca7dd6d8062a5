// SPDX-License-Identifier: GPL-2.0-only
/* ver: the operating system and its version as one line. */
#include <getopt.h>
#include <stdio.h>

#include "options.h"
#include "portable.h"
#include "lib/stdoutput.h"

static const char help[] =
	"Usage: ver [-u]\nPrints the operating system and its version as one line.\n\n  -u, "
	"--underscores  without blanks\n      --version      the version of tare\n  -h, --help  "
	"       this text\n";

int main(int argc, char **argv)
{
	static const struct option table[] = {{"underscores", no_argument, NULL, 'u'},
					      {"version", no_argument, NULL, OPTION_VERSION},
					      {"help", no_argument, NULL, 'h'},
					      {0}};
	bool underscores = false;
	int key;

	set_program("ver");
	tare_stdout_check_at_exit("ver");
	while ((key = options_next(argc, argv, "uh", table)) != -1) {
		if (key == 'h')
			return fputs(help, stdout) < 0;
		underscores = true;
	}
	if (optind < argc)
		options_usage("%s: takes no arguments", argv[optind]);
	puts(ver(underscores));
	return TARE_OK;
}
