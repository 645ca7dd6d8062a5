// SPDX-License-Identifier: GPL-2.0-only
#include "system.h"

#include <stddef.h>

const char *const system_front;

void system_begin(const struct settings *settings)
{
	(void)settings;
}

const char *system_services(const struct settings *settings)
{
	(void)settings;
	return "win32";
}
