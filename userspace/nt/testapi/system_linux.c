// SPDX-License-Identifier: GPL-2.0-only
#include "system.h"

#include <stdio.h>
#include <stdlib.h>

#include "nt/win32/layer.h"
#include "part.h"
#include "timers/portable.h"

const char *const system_front = "threads";

static void cannot(const struct nt_api *api, const char *what)
{
	fprintf(stderr, "%s: the front end %s has no %s\n", program_name(), api->name, what);
	exit(TARE_CANNOT);
}

void system_begin(const struct settings *settings)
{
	const struct nt_api *api = nt_front(settings->front);

	if (!api)
		exit(TARE_USAGE);
	if (api->lacks & NT_LACKS_REGISTRY)
		cannot(api, "registry");
	if (api->lacks & NT_LACKS_MESSAGES)
		cannot(api, "messages");
	if (api->lacks & NT_LACKS_FILES)
		cannot(api, "files");
	if (win32_use(api))
		exit(TARE_CANNOT);
}

const char *system_services(const struct settings *settings)
{
	return settings->front;
}
