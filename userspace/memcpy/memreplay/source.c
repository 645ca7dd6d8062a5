// SPDX-License-Identifier: GPL-2.0-only
#include <string.h>

#include "source.h"

#define FORMAT_VERSION 1

const char *source_kind_name(enum source_kind kind)
{
	static const char *const name[] = {
		[SOURCE_TRACE] = "trace",
		[SOURCE_PROFILE] = "profile",
		[SOURCE_LLVM_LIBC] = "llvm-libc",
		[SOURCE_FLEETBENCH] = "fleetbench",
	};

	return name[kind];
}

int source_open(struct source *source, const char *path, struct tare_error *err)
{
	struct tare_lines lines = {.file = &source->file};
	int failed;

	memset(source, 0, sizeof(*source));
	if (tare_filemap_open(&source->file, path, err))
		return -1;
	if (source->file.data[0] != '#') {
		failed = source_read_csv(source, err);
	} else {
		failed = tare_header_read(&source->header, &lines, FORMAT_VERSION, err);
		if (failed)
			;
		else if (!strcmp(source->header.format, "trace"))
			failed = source_read_trace(source, &lines, err);
		else if (!strcmp(source->header.format, "profile"))
			failed = source_read_profile(source, &lines, err);
		else
			failed = tare_error(err, TARE_FAILED,
					    "%s:1: format \"%s\" is neither profile nor trace",
					    path, source->header.format);
	}
	if (failed)
		source_close(source);
	return failed;
}

void source_close(struct source *source)
{
	for (int i = 0; i < TARE_MEMTAP_FUNCS; i++)
		dist_free(&source->dist[i]);
	tare_header_free(&source->header);
	tare_filemap_close(&source->file);
}

static json_t *counts_json(const struct tare_counts *counts)
{
	return json_pack("{s:s, s:I, s:I, s:I, s:I, s:I}", "name", counts->function, "seen",
			 (json_int_t)counts->seen, "recorded", (json_int_t)counts->recorded,
			 "skipped", (json_int_t)counts->skipped, "lost", (json_int_t)counts->lost,
			 "bytes", (json_int_t)counts->bytes);
}

json_t *source_json(const struct source *source)
{
	json_t *object = json_object(), *header = json_object(), *functions = json_array();

	for (int i = 0; i < source->header.pairs; i++)
		json_object_set_new(header, source->header.pair[i].key,
				    json_string(source->header.pair[i].value));
	for (int i = 0; i < TARE_MEMTAP_FUNCS; i++)
		if (source->counted[i])
			json_array_append_new(functions, counts_json(&source->counts[i]));
	json_object_set_new(object, "path", json_string(source->file.path));
	json_object_set_new(object, "kind", json_string(source_kind_name(source->kind)));
	json_object_set_new(object, "header", header);
	json_object_set_new(object, "functions", functions);
	return object;
}
