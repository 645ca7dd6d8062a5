// SPDX-License-Identifier: GPL-2.0-only
#include <dlfcn.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "impl.h"

static int bad(struct tare_error *err, const char *spec, const char *why)
{
	return tare_error(err, TARE_USAGE, "--impl %s: %s", spec, why);
}

/* Names and paths go into a JSON document, which is UTF-8. */
static bool is_text(const char *spec)
{
	json_t *text = json_string(spec);

	json_decref(text);
	return text;
}

int impl_load(struct impl *impl, const char *spec, struct tare_error *err)
{
	const char *colon = strrchr(spec, ':'), *base;
	char *path, *with_directory = NULL;
	struct stat found;
	void *library, *function;

	if (!colon || colon == spec || !colon[1])
		return bad(err, spec, "FILE.so:FUNCTION is needed");
	if (!is_text(spec))
		return bad(err, spec, "not UTF-8: rename it");
	path = strndup(spec, colon - spec);
	/* without a slash the loader would search its own directories, not this one */
	if (!path || (!strchr(path, '/') && asprintf(&with_directory, "./%s", path) < 0)) {
		free(path);
		return bad(err, spec, "out of memory");
	}
	/* a pipe's writer may never come */
	if (!stat(path, &found) && !S_ISREG(found.st_mode)) {
		free(with_directory);
		free(path);
		return bad(err, spec, "is not a file");
	}
	library = dlopen(with_directory ? with_directory : path, RTLD_NOW | RTLD_LOCAL);
	free(with_directory);
	free(path);
	if (!library)
		return bad(err, spec, dlerror());
	function = dlsym(library, colon + 1);
	if (!function)
		return bad(err, spec, dlerror());
	base = memrchr(spec, '/', colon - spec);
	*impl = (struct impl){
		.name = base ? base + 1 : spec,
		.description = spec,
		.copy = (copy_fn)function,
	};
	return 0;
}
