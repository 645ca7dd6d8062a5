// SPDX-License-Identifier: GPL-2.0-only
/* The user side of books.bpf.h: each thread's waits beside the kernel's account. */
#include <bpf/bpf.h>
#include <jansson.h>
#include <stdlib.h>

#include "lib/jsonfile.h"
#include "lib/stdoutput.h"
#include "books_user.h"

struct line {
	__u32 pid;
	struct book book;
};

static int by_booked(const void *a, const void *b)
{
	const struct line *left = a, *right = b;

	if (left->book.booked != right->book.booked)
		return left->book.booked < right->book.booked ? 1 : -1;
	return left->pid < right->pid ? -1 : 1;
}

json_t *books_json(const struct tool *tool, const struct tare_latency_report *report)
{
	int map = bpf_map__fd(tool_map(tool, "books"));
	struct line *line = calloc(BOOKS, sizeof(*line));
	json_t *list = json_array();
	__u32 *key = NULL, lines = 0, next, i;

	(void)report;
	while (line && lines < BOOKS && !bpf_map_get_next_key(map, key, &next)) {
		line[lines].pid = next;
		key = &line[lines].pid;
		if (!bpf_map_lookup_elem(map, key, &line[lines].book))
			lines++;
	}
	if (line)
		qsort(line, lines, sizeof(*line), by_booked);
	for (i = 0; i < lines; i++)
		json_array_append_new(list,
				      json_pack("{s:o, s:I, s:I, s:I, s:I}", "comm",
						tare_jsonfile_text(line[i].book.comm), "tid",
						(json_int_t)line[i].pid, "waited_ns",
						(json_int_t)line[i].book.waited, "unbooked_ns",
						(json_int_t)line[i].book.unbooked, "run_delay_ns",
						(json_int_t)line[i].book.booked));
	free(line);
	return json_pack("{s:o}", "schedstat", list);
}

/* Left over is what we have beyond the kernel's account, which has nothing of UNBOOKED. */
static void print_line(const char *name, json_int_t waited, json_int_t unbooked, json_int_t booked)
{
	tare_stdout_name(name, 24);
	printf(" %12.3f %12.3f %12.3f %12.3f\n", (double)waited / 1e6, (double)unbooked / 1e6,
	       (double)booked / 1e6, (double)(waited - unbooked - booked) / 1e6);
}

void books_print(const struct tool *tool, const struct tare_latency_report *report)
{
	json_t *all = books_json(tool, report), *one;
	json_int_t sum[3] = {0}, ns[3], tid;
	const char *comm;
	char name[32];
	size_t i;

	printf("waits of each thread beside run_delay of its schedstat, ms\n%-24s %12s %12s %12s "
	       "%12s\n",
	       "", "waited", "not booked", "run_delay", "residual");
	json_array_foreach(json_object_get(all, "schedstat"), i, one)
	{
		json_unpack(one, "{s:s, s:I, s:I, s:I, s:I}", "comm", &comm, "tid", &tid,
			    "waited_ns", &ns[0], "unbooked_ns", &ns[1], "run_delay_ns", &ns[2]);
		snprintf(name, sizeof(name), "%s %lld", comm, tid);
		print_line(name, ns[0], ns[1], ns[2]);
		for (int at = 0; at < 3; at++)
			sum[at] += ns[at];
	}
	print_line("all", sum[0], sum[1], sum[2]);
	json_decref(all);
}
