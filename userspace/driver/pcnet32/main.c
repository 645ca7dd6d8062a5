// SPDX-License-Identifier: GPL-2.0-only
/*
 * pcnet32: a driver for the pcnet NIC that runs as a program, with lwIP or a TAP device above it.
 */
#include "options.h"
#include "driver/probe/report.h"
#include "run.h"

#define PROGRAM "pcnet32"

static int run_bind(const struct options *options, bool bind, struct tare_error *err)
{
	char address[PCI_ADDRESS_SIZE];

	if (pci_find(address, &pcnet_kind, options->device, err))
		return -1;
	if (bind ? pci_bind(address, err) : quieten(address, err) || pci_unbind(address, err))
		return -1;
	return report_line(json_pack("{s:s, s:b}", "device", address, "bound", bind), err);
}

int main(int argc, char **argv)
{
	struct options options;
	struct tare_error err;
	int failed;

	options_parse(&options, argc, argv);
	if (options.verb == VERB_RUN)
		failed = run(&options, &err);
	else
		failed = run_bind(&options, options.verb == VERB_BIND, &err);
	return failed ? tare_error_report(&err, PROGRAM) : TARE_OK;
}
