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

/* What we have beyond the kernel's account, ns; it leaves out what is not booked. */
static long long left_over(const struct book *book)
{
	return (long long)(book->waited - book->unbooked - book->booked);
}

static int by_booked(const void *a, const void *b)
{
	const struct line *left = a, *right = b;

	if (left->book.booked != right->book.booked)
		return left->book.booked < right->book.booked ? 1 : -1;
	return left->pid < right->pid ? -1 : 1;
}

/* Returns the threads that waited, the longest first, to be freed; *lines: how many. */
static struct line *read_books(const struct tool *tool, unsigned int *lines)
{
	int map = bpf_map__fd(tool_map(tool, "books"));
	struct line *line = calloc(BOOKS, sizeof(*line));
	__u32 *key = NULL, next;

	*lines = 0;
	while (line && *lines < BOOKS && !bpf_map_get_next_key(map, key, &next)) {
		line[*lines].pid = next;
		key = &line[*lines].pid;
		if (!bpf_map_lookup_elem(map, key, &line[*lines].book))
			++*lines;
	}
	if (line)
		qsort(line, *lines, sizeof(*line), by_booked);
	return line;
}

static void print_line(const char *name, const struct book *book)
{
	tare_stdout_name(name, 24);
	printf(" %12.3f %12.3f %12.3f %12.3f\n", (double)book->waited / 1e6,
	       (double)book->unbooked / 1e6, (double)book->booked / 1e6,
	       (double)left_over(book) / 1e6);
}

void books_print(const struct tool *tool, const struct tare_latency_report *report)
{
	struct book all = {0};
	struct line *line;
	unsigned int lines, i;
	char name[32];

	(void)report;
	line = read_books(tool, &lines);
	printf("waits of each thread beside run_delay of its schedstat, ms\n%-24s %12s %12s %12s "
	       "%12s\n",
	       "", "waited", "not booked", "run_delay", "left over");
	for (i = 0; i < lines; i++) {
		snprintf(name, sizeof(name), "%s %u", line[i].book.comm, line[i].pid);
		print_line(name, &line[i].book);
		all.waited += line[i].book.waited;
		all.unbooked += line[i].book.unbooked;
		all.booked += line[i].book.booked;
	}
	print_line("all", &all);
	free(line);
}

json_t *books_json(const struct tool *tool, const struct tare_latency_report *report)
{
	json_t *list = json_array();
	struct line *line;
	unsigned int lines, i;

	(void)report;
	line = read_books(tool, &lines);
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
