// SPDX-License-Identifier: GPL-2.0-only
#include <stdlib.h>

#include "nt/win32/layer.h"
#include "testapi.h"
#include "timers/portable.h"

const char *const system_front = "threads";

void system_begin(const struct settings *settings)
{
	const struct nt_api *api = nt_front(settings->front);

	if (!api)
		exit(TARE_USAGE);
	if (api->lacks & NT_LACKS_CORE) {
		fprintf(stderr, "%s: the front end %s has no files, registry and messages\n",
			program_name(), api->name);
		exit(TARE_CANNOT);
	}
	if (win32_use(api))
		exit(TARE_CANNOT);
}
