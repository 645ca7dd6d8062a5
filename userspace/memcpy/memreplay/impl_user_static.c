// SPDX-License-Identifier: GPL-2.0-only
#include "impl.h"

int impl_load(struct impl *impl, const char *spec, struct tare_error *err)
{
	(void)impl;
	return tare_error(err, TARE_CANNOT,
			  "--impl %s: the static memreplay cannot load libraries: use memreplay",
			  spec);
}
