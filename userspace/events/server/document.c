// SPDX-License-Identifier: GPL-2.0-only
#include "document.h"

#include <stdlib.h>
#include <sys/utsname.h>

#include "lib/clock.h"
#include "lib/host.h"
#include "marks.h"
#include "uring_ways.h"

static json_t *number(uint64_t value)
{
	return json_integer((json_int_t)value);
}

static json_t *flags(const struct setting *set)
{
	const struct model *model = set->model;
	json_t *list;

	if (model->uses_liburing)
		return uring_ways_json(set->ways);
	list = json_array();
	for (int i = 0; model->flags && model->flags[i]; i++)
		json_array_append_new(list, json_string(model->flags[i]));
	return list;
}

static json_t *closed(const struct counts *counts)
{
	static const char *const names[CLOSED_WAYS] = {
		[CLOSED_PEER] = "peer",       [CLOSED_RESET] = "reset", [CLOSED_IDLE] = "idle",
		[CLOSED_GARBAGE] = "garbage", [CLOSED_SHED] = "shed",   [CLOSED_ERROR] = "error",
		[CLOSED_HTTP] = "http"};
	json_t *object = json_object();

	for (int i = 0; i < CLOSED_WAYS; i++)
		json_object_set_new(object, names[i], number(counts->closed[i]));
	return object;
}

static json_t *mark(const struct mark *mark)
{
	json_t *tasks = json_array();

	for (unsigned int i = 0; i < mark->tasks; i++)
		json_array_append_new(tasks, json_pack("{s:s, s:o}", "name", mark->task[i].name,
						       "cpu_ns", number(mark->task[i].cpu_ns)));
	return json_pack("{s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o}", "requests",
			 number(mark->counts.replies), "ns", number(mark->ns), "cpu_ns",
			 number(mark->cpu_ns), "tasks", tasks, "wakeups",
			 number(mark->counts.wakeups), "waits", number(mark->counts.waits),
			 "replies", number(mark->counts.replies), "accepted",
			 number(mark->counts.accepted), "open", number(mark->open), "memory_kib",
			 number(mark->memory_kib));
}

static uint64_t somaxconn(void)
{
	char line[32];

	return tare_host_line("/proc/sys/net/core/somaxconn", line, sizeof(line)) < 0 ? 0
										      : atoi(line);
}

json_t *document_make(const struct server *server, json_t *counters)
{
	const struct setting *set = &server->set;
	json_t *document = json_object(), *marks = json_array();
	const struct counts *counts = &server->worker->counts;
	struct utsname host = {0};

	uname(&host);
	for (unsigned int i = 0; i < server->marked; i++)
		json_array_append_new(marks, mark(&server->mark[i]));
#define SET(name, value) json_object_set_new(document, name, value)
	SET("tool", json_string("eventserver"));
	SET("version", json_integer(2));
	SET("model", json_string(set->word));
	SET("second_thread", json_boolean(set->second_thread));
	SET("kernel", json_string(host.release));
	SET("liburing", set->model->uses_liburing ? json_string(LIBURING_VERSION) : json_null());
	SET("flags", flags(set));
	SET("backlog", number(set->backlog));
	SET("somaxconn", number(somaxconn()));
	SET("accepts", number(set->accepts));
	SET("size", number(set->size));
	SET("idle_seconds", json_real(set->idle_ns / 1e9));
	SET("work_ns", number(set->work_ns));
	SET("seconds", json_real((tare_clock_ns() - server->start_ns) / 1e9));
	SET("accepted", number(counts->accepted));
	SET("open", number(server->open));
	SET("open_most", number(server->open_most));
	SET("closed", closed(counts));
	SET("requests", number(counts->requests));
	SET("replies", number(counts->replies));
	SET("bytes_in", number(counts->bytes_in));
	SET("bytes_out", number(counts->bytes_out));
	SET("wakeups", number(counts->wakeups));
	SET("waits", number(counts->waits));
	SET("cpu_ns", number(marks_cpu_ns() - server->start_cpu_ns));
	SET("memory_most_kib", number(marks_memory_most_kib()));
	SET("marks", marks);
	SET("counters", counters);
#undef SET
	return document;
}
