// SPDX-License-Identifier: GPL-2.0-only
#include <linux/compiler.h>

#include "targets.h"

/* Nobody takes the address of this one. */
void tare_ibt_sealed(void *unused)
{
	barrier();
}

void tare_ibt_good(void *unused)
{
	barrier();
}
