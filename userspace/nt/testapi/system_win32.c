// SPDX-License-Identifier: GPL-2.0-only
#include "testapi.h"

const char *const system_front;

void system_begin(const struct settings *settings)
{
	(void)settings;
}
