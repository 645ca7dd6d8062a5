// SPDX-License-Identifier: GPL-2.0-only
/* atoik_values 32|64 TEXT: the value, or the error and its status. */
#include <stdio.h>
#include <string.h>

#include "timers/portable.h"

int main(int argc, char **argv)
{
	struct tare_error err;
	int32_t narrow = 0;
	int64_t wide = 0;
	int failed;

	if (argc != 3)
		return TARE_FAILED;
	if (!strcmp(argv[1], "32")) {
		failed = atoik(argv[2], &narrow, &err);
		wide = narrow;
	} else {
		failed = atoik64(argv[2], &wide, &err);
	}
	if (failed)
		return tare_error_report(&err, "atoik");
	printf("%lld\n", (long long)wide);
	return TARE_OK;
}
