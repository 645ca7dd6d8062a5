// SPDX-License-Identifier: GPL-2.0-only
/*
 * pcnet32: a driver for the pcnet NIC that runs as a program, with lwIP or a TAP device above it.
 */
#include "run.h"

int main(int argc, char **argv)
{
	struct options options;
	struct tare_error err;

	options_parse(&options, argc, argv);
	return run(&options, &err) ? tare_error_report(&err, "pcnet32") : TARE_OK;
}
