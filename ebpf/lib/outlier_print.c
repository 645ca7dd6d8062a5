// SPDX-License-Identifier: GPL-2.0-only
/* Prints an outlier. */
#include <stdio.h>
#include <stdlib.h>

#include "lib/stdoutput.h"
#include "explain_user.h"
#include "outlier_user.h"
#include "symbols.h"

#define ROWS 20 /* the rest share one row */

static const char *const what[] = {
	[OUTLIER_WAKEUP] = "ran so long after it was woken:",
	[OUTLIER_HANDLER] = "a timer's handler was late by",
	[OUTLIER_PREEMPTED] = "ran so long after it was put off the CPU:",
	[OUTLIER_THREAD] = "ran so long after its timer was due:",
};

static double us(uint64_t ns)
{
	return (double)ns / 1000;
}

static void print_time(uint64_t clock_ns, const struct tare_latency_start *start)
{
	/* ns since 1970; signed, as it may lie before the start, while programs were attached */
	int64_t ns = start->realtime.tv_sec * INT64_C(1000000000) + start->realtime.tv_nsec +
		     (int64_t)(clock_ns - start->monotonic_ns);
	time_t second = (time_t)(ns / 1000000000);
	struct tm local;
	char text[16];

	localtime_r(&second, &local);
	strftime(text, sizeof(text), "%H:%M:%S", &local);
	printf("%s.%06u", text, (unsigned int)(ns % 1000000000 / 1000));
}

static int by_own(const void *a, const void *b)
{
	uint64_t left = *(const uint64_t *)a, right = *(const uint64_t *)b;

	return left < right ? 1 : left > right ? -1 : 0;
}

/* The shortest own time, in ns, for which a stretch has a row of its own. */
static uint64_t least_shown(const struct ran_list *list)
{
	uint64_t own[STRETCHES + LEVELS];
	unsigned int i;

	if (list->rans <= ROWS)
		return 0;
	for (i = 0; i < list->rans; i++)
		own[i] = list->ran[i].own_ns;
	qsort(own, list->rans, sizeof(*own), by_own);
	return own[ROWS - 1];
}

static void print_rans(const struct outlier *outlier, const struct ran_list *list)
{
	uint64_t least = least_shown(list), rest_ns = 0;
	unsigned int i, rest = 0;
	char name[64];

	printf("  %10s %10s  ran on CPU %u\n", "at us", "own us", outlier->cpu);
	for (i = 0; i < list->rans; i++) {
		const struct ran *ran = &list->ran[i];

		if (ran->own_ns < least) {
			rest++;
			rest_ns += ran->own_ns;
			continue;
		}
		outlier_name(&ran->stretch, name, sizeof(name));
		printf("  %10.1f %10.1f  %*s", us(ran->stretch.began - outlier->from),
		       us(ran->own_ns), (int)ran->stretch.level * 2, "");
		tare_stdout_name(name, 0);
		putchar('\n');
	}
	if (rest)
		printf("  %10s %10.1f  %u shorter ones\n", "", us(rest_ns), rest);
	if (list->unknown_ns)
		printf("  %10s %10.1f  not known\n", "", us(list->unknown_ns));
	if (outlier->throttled)
		printf("  %10s %10.1f  of all this it was throttled\n", "", us(outlier->throttled));
}

static void print_stack(const struct outlier *outlier, const struct ran_list *list)
{
	const struct held *held = outlier_held(outlier, list);
	unsigned int frames, i;
	const __u64 *frame;
	const char *symbol;
	char name[64];

	frames = outlier_frames(held, &frame);
	if (held->stretch.kind == RAN_NOTHING) {
		printf("  the CPU's kernel stack at that time:\n");
	} else {
		outlier_name(&held->stretch, name, sizeof(name));
		printf("  kernel stack when this ended: ");
		tare_stdout_name(name, 0);
		putchar('\n');
	}
	if (!frames)
		printf("    none\n");
	for (i = 0; i < frames; i++) {
		symbol = symbols_name(frame[i]);
		if (!symbol) {
			printf("    %u frames without names, which kernel.kptr_restrict hides\n",
			       frames - i);
			return;
		}
		printf("    %s\n", symbol);
	}
}

static void print_outlier(const struct outlier *outlier)
{
	struct ran_list list;

	outlier_explain(outlier, &list);
	if (outlier->pid) {
		tare_stdout_name(outlier->comm, 0);
		printf(" %u%s ", outlier->pid, outlier->what == OUTLIER_HANDLER ? ":" : "");
	}
	printf("%s %.1f us\n", what[outlier->what], us(outlier->until - outlier->from));
	print_rans(outlier, &list);
	print_stack(outlier, &list);
}

int outlier_print(const void *told, bool is_call, const struct tare_latency_start *start,
		  struct tare_error *err)
{
	const struct explained_call *call = told;
	const struct outlier *outlier = told;

	print_time(is_call ? call->until : outlier->until, start);
	printf(" CPU %u: ", is_call ? call->cpu : outlier->cpu);
	if (is_call)
		explain_print_call(call);
	else
		print_outlier(outlier);
	return tare_stdout_flush(err);
}
