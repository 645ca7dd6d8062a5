// SPDX-License-Identifier: GPL-2.0-only
/* The calls of syslat that had not ended when it did. */
#include "opencalls.h"

#include <jansson.h>
#include <stdlib.h>

#include "lib/jsonfile.h"
#include "lib/stdoutput.h"
#include "lib/syscallname.h"
#include "syslat.h"

#define MOST  16384 /* that are read */
#define SHOWN 10

static struct open_call *call;
static size_t calls;
static uint64_t end_ns;

static int by_since(const void *a, const void *b)
{
	const struct open_call *left = a, *right = b;

	return left->since < right->since ? -1 : left->since > right->since;
}

void opencalls_look(const struct tool *tool)
{
	struct bpf_program *program =
		bpf_object__find_program_by_name(*tool->skeleton->obj, "open_calls");
	ssize_t bytes;

	call = calloc(MOST, sizeof(*call));
	end_ns = tare_latency_start(0).monotonic_ns;
	bytes = call ? tool_iterate(program, NULL, call, MOST * sizeof(*call)) : 0;
	calls = bytes > 0 ? (size_t)bytes / sizeof(*call) : 0;
	if (calls)
		qsort(call, calls, sizeof(*call), by_since);
}

/*
 * A call may begin while they are read, after the end. Of all processes together those that wait
 * since before are most, and nobody asked for them.
 */
static bool is_told(const struct tool *tool, const struct open_call *one)
{
	if (one->since > end_ns)
		return false;
	return one->since || *tool->targeted || *tool->within_cgroup;
}

json_t *opencalls_json(const struct tool *tool)
{
	json_t *list = json_array();
	char name[64];
	size_t i;

	for (i = 0; i < calls; i++) {
		if (!is_told(tool, &call[i]))
			continue;
		tare_syscall_name(call[i].number, name, sizeof(name));
		json_array_append_new(
			list,
			json_pack("{s:s, s:o, s:i, s:i, s:o}", "call", name, "comm",
				  tare_jsonfile_text(call[i].comm), "tgid", (int)call[i].tgid,
				  "pid", (int)call[i].pid, "for_ns",
				  call[i].since ? json_integer((json_int_t)(end_ns - call[i].since))
						: json_null()));
	}
	return list;
}

void opencalls_print(const struct tool *tool, const struct tare_latency_report *report)
{
	json_t *list = opencalls_json(tool), *one, *ns;
	size_t most = report->top ?: SHOWN, i;

	if (json_array_size(list))
		printf("calls that had not ended\n");
	json_array_foreach(list, i, one)
	{
		if (i == most)
			break;
		printf("  %-22s ", json_string_value(json_object_get(one, "call")));
		tare_stdout_name(json_string_value(json_object_get(one, "comm")), 16);
		printf(" %lld/%lld ", json_integer_value(json_object_get(one, "tgid")),
		       json_integer_value(json_object_get(one, "pid")));
		ns = json_object_get(one, "for_ns");
		if (json_is_null(ns))
			printf("since before the tool began\n");
		else
			printf("for %.6f s\n", (double)json_integer_value(ns) / 1e9);
	}
	if (json_array_size(list) > most)
		printf("  and %zu more\n", json_array_size(list) - most);
	json_decref(list);
}
