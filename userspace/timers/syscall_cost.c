// SPDX-License-Identifier: GPL-2.0-only
/* syscall-cost: the common requests to a kernel, from nothing at all to a new program. */
#include "syscall_cost.h"

#include <stdlib.h>
#include <string.h>

#include "portable.h"

static void call_often(void *context, uint64_t count)
{
	void (**call)(void) = context;

	bench_call_loop(*call, count);
}

struct bench_case *add_call(struct bench *bench, const char *name, void (*call)(void))
{
	struct bench_case *one = bench_add(bench, "%s", name);
	void (**context)(void) = Malloc(sizeof(*context));

	*context = call;
	one->body = call_often;
	one->empty = bench_empty_calls;
	one->context = context;
	return one;
}

static void touch(void *context, uint64_t count)
{
	volatile char *pages = context;

	for (uint64_t page = 0; page < count; page++)
		pages[page * PAGE] = 1;
}

/* the overhead: as many stores, all to a page that is there */
static void touch_one_page(void *context, uint64_t count)
{
	volatile char *pages = context;

	for (uint64_t page = 0; page < count; page++)
		pages[page % (PAGE / 64) * 64] = 1;
}

struct bench_case *add_faults(struct bench *bench, char *pages)
{
	struct bench_case *one = bench_add(bench, "page-fault");

	one->body = touch;
	one->empty = touch_one_page;
	one->context = pages;
	one->most = FAULT_PAGES;
	one->operations = FAULT_PAGES;
	return one;
}

int main(int argc, char **argv)
{
	struct bench bench = {
		.program = "syscall-cost",
		.summary = "What the common requests to the kernel cost.",
		.subject = "call",
	};

	if (argc == 2 && !strcmp(argv[1], ARGUMENT_TO_END))
		return TARE_OK;
	bench_begin(&bench, argc, argv);
	add_system_calls(&bench);
	return bench_run(&bench);
}
