// SPDX-License-Identifier: GPL-2.0-only
/* Outliers as they come out of the ring: told at once, and kept for the document. */
#include <bpf/libbpf.h>
#include <errno.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "lib/jsonfile.h"
#include "lib/stdoutput.h"
#include "lib/syscallname.h"
#include "private.h"
#include "symbols.h"

#define KEPT_MOST 1000 /* in a document; all are counted */

struct outliers {
	struct ring_buffer *ring;
	const __u64 *lost;
	bool table, stop;
	bool by_interval; /* a document of an interval has only its own */
	const struct tare_latency_start *start;
	struct tare_error *err; /* of outliers_take() */
	/* since the start, and in an interval */
	struct tare_latency_outliers all, interval;
	uint64_t told_count, told_lost; /* before the interval */
	bool told;                      /* the interval was reported: the next one is of another */
};

static const char *const what_name[] = {[TOLD_CALL] = "call",
					[TOLD_WAKEUP] = "wakeup",
					[TOLD_HANDLER] = "handler",
					[TOLD_THREAD] = "thread",
					[TOLD_PREEMPTED] = "preempted"};
static const char *const what_said[] = {
	[TOLD_WAKEUP] = "ran so long after it was woken:",
	[TOLD_HANDLER] = "a timer's handler was late by",
	[TOLD_PREEMPTED] = "ran so long after it was put off the CPU:",
	[TOLD_THREAD] = "ran so long after its timer was due:",
};

const char *const part_name[PARTS] = {
	[PART_RUNNING] = "running",   [PART_INTERRUPT] = "interrupts",
	[PART_RUNNABLE] = "runnable", [PART_THROTTLED] = "throttled",
	[PART_ASLEEP] = "asleep",
};
const char *const part_by[PARTS] = {
	[PART_INTERRUPT] = "by", [PART_RUNNABLE] = "behind", [PART_ASLEEP] = "woken by"};

static const char *const softirq[] = {"HI",       "TIMER",   "NET_TX", "NET_RX",  "BLOCK",
				      "IRQ_POLL", "TASKLET", "SCHED",  "HRTIMER", "RCU"};
static const char *const vector[VECTORS] = {
	[VECTOR_LOCAL_TIMER] = "local timer", [VECTOR_RESCHEDULE] = "reschedule",
	[VECTOR_CALL] = "function call",      [VECTOR_CALL_SINGLE] = "single function call",
	[VECTOR_IRQ_WORK] = "irq work",
};

#define SOFTIRQS (sizeof(softirq) / sizeof(*softirq))

void who_name(const struct who *who, char *text, size_t size)
{
	switch (who->kind) {
	case RAN_NOTHING:
		snprintf(text, size, "others");
		break;
	case RAN_THREAD:
		if (who->id)
			snprintf(text, size, "%s %u", who->name, who->id);
		else
			snprintf(text, size, "idle");
		break;
	case RAN_SOFTIRQ:
		snprintf(text, size, "softirq %s", who->id < SOFTIRQS ? softirq[who->id] : "?");
		break;
	case RAN_IRQ:
		snprintf(text, size, "irq %u %s", who->id, who->name);
		break;
	default:
		snprintf(text, size, "interrupt: %s", who->id < VECTORS ? vector[who->id] : "?");
	}
}

json_t *share_json(const struct share *share)
{
	char name[64];

	who_name(&share->who, name, sizeof(name));
	return json_pack("{s:s, s:o, s:I}", "part", part_name[share->part], "who",
			 part_by[share->part] ? tare_jsonfile_text(name) : json_null(), "ns",
			 (json_int_t)share->ns);
}

/* Whether a frame is the tracer's own. */
static bool is_tracers(const char *name)
{
	static const char *const begins[] = {"bpf_", "__bpf_", "__traceiter_", "___bpf_"};
	size_t i;

	for (i = 0; name && i < sizeof(begins) / sizeof(*begins); i++)
		if (!strncmp(name, begins[i], strlen(begins[i])))
			return true;
	return false;
}

/* The names of a stack, as far as they are known; *unknown: how many more frames there are. */
static json_t *frames_json(const struct parts *parts, unsigned int *unknown)
{
	json_t *array = json_array();
	unsigned int frames = parts->bytes > 0 ? (unsigned int)parts->bytes / sizeof(__u64) : 0, i;

	for (i = 0; i < frames && is_tracers(symbols_name(parts->stack[i]));)
		i++;
	for (; i < frames && symbols_name(parts->stack[i]); i++)
		json_array_append_new(array, tare_jsonfile_text(symbols_name(parts->stack[i])));
	*unknown = frames - i;
	return array;
}

static json_t *told_json(const struct told *told, unsigned int *unnamed)
{
	json_t *one, *parts = json_array();
	json_int_t unknown = (json_int_t)(told->until - told->from);
	char name[64];
	unsigned int i;

	for (i = 0; i < SHARES; i++) {
		const struct share *share = &told->parts.share[i];

		unknown -= (json_int_t)share->ns;
		if (share->ns)
			json_array_append_new(parts, share_json(share));
	}
	one = json_pack("{s:I, s:I, s:s, s:i, s:o, s:i, s:i, s:o, s:I, s:o}", "clock_ns",
			(json_int_t)told->until, "ns", (json_int_t)(told->until - told->from),
			"what", what_name[told->what], "cpu", (int)told->cpu, "comm",
			told->pid ? tare_jsonfile_text(told->comm) : json_null(), "pid",
			(int)told->pid, "tgid", (int)told->tgid, "parts", parts, "unknown_ns",
			unknown, "stack", frames_json(&told->parts, unnamed));
	if (told->what == TOLD_CALL) {
		tare_syscall_name(told->number, name, sizeof(name));
		json_object_set_new(one, "call", json_string(name));
		json_object_set_new(one, "returned", json_integer(told->returned));
	} else {
		who_name(&told->stack_of, name, sizeof(name));
		json_object_set_new(one, "stack_of",
				    told->stack_of.kind ? tare_jsonfile_text(name) : json_null());
	}
	return one;
}

static void print_call(const struct told *told)
{
	const char *error = told->returned < 0 && told->returned > -4096
				    ? strerrorname_np((int)-told->returned)
				    : NULL;
	char name[64];

	tare_syscall_name(told->number, name, sizeof(name));
	printf(" %u/%u %s = ", told->tgid, told->pid, name);
	if (error)
		printf("-%s:", error);
	else
		printf("%lld:", (long long)told->returned);
}

/* Prints a latency, of which ONE tells the same. */
static int print_told(const struct told *told, const json_t *one, unsigned int unnamed,
		      const struct tare_latency_start *start, struct tare_error *err)
{
	const json_t *stack = json_object_get(one, "stack"), *frame;
	unsigned int i;
	char name[64];

	tare_latency_time(start, told->until, name);
	printf("%s CPU %u: ", name, told->cpu);
	if (told->pid)
		tare_stdout_name(told->comm, 0);
	if (told->what == TOLD_CALL)
		print_call(told);
	else if (told->pid)
		printf(" %u%s %s", told->pid, told->what == TOLD_HANDLER ? ":" : "",
		       what_said[told->what]);
	else
		printf("%s", what_said[told->what]);
	printf(" %.1f us\n", (double)(told->until - told->from) / 1e3);
	for (i = 0; i < SHARES; i++) {
		const struct share *share = &told->parts.share[i];

		if (!share->ns)
			continue;
		printf("  %10.1f  %s", (double)share->ns / 1e3, part_name[share->part]);
		if (part_by[share->part]) {
			who_name(&share->who, name, sizeof(name));
			printf(" %s ", part_by[share->part]);
			tare_stdout_name(name, 0);
		}
		putchar('\n');
	}
	printf("  %10.1f  not known\n",
	       (double)json_integer_value(json_object_get(one, "unknown_ns")) / 1e3);
	if (told->what == TOLD_CALL) {
		if (json_array_size(stack) || unnamed)
			puts("  kernel stack of its longest sleep:");
	} else if (told->stack_of.kind) {
		who_name(&told->stack_of, name, sizeof(name));
		printf("  kernel stack when this ended: ");
		tare_stdout_name(name, 0);
		putchar('\n');
	} else {
		puts("  the CPU's kernel stack at that time:");
	}
	for (i = 0; (frame = json_array_get(stack, i)); i++)
		printf("    %s\n", json_string_value(frame));
	if (unnamed)
		printf("    %u frames without names, which kernel.kptr_restrict hides\n", unnamed);
	return tare_stdout_flush(err);
}

static int take(void *context, void *data, size_t size)
{
	struct outliers *outliers = context;
	struct json_t *kept = outliers->all.list, *one;
	unsigned int unnamed;
	int failed = 0;

	(void)size;
	if (outliers->told && outliers->by_interval)
		json_array_clear(kept);
	outliers->told = false;
	outliers->all.count++;
	one = told_json(data, &unnamed);
	if (outliers->table)
		failed = print_told(data, one, unnamed, outliers->start, outliers->err);
	if (json_array_size(kept) < KEPT_MOST)
		json_array_append(kept, one);
	json_decref(one);
	return failed ? -EIO : outliers->stop ? -ECANCELED : 0;
}

int outliers_open(const struct tool *tool, const struct options *options, bool table,
		  struct outliers **opened, struct tare_error *err)
{
	struct outliers *outliers;

	*opened = NULL;
	if (!options->over)
		return 0;
	outliers = calloc(1, sizeof(*outliers));
	if (outliers)
		outliers->ring = ring_buffer__new(bpf_map__fd(tool_map(tool, "outliers")), take,
						  outliers, NULL);
	if (!outliers || !outliers->ring)
		return tare_error(err, TARE_FAILED, "no memory for outliers");
	outliers->lost = tool->outliers_lost;
	outliers->table = table;
	outliers->stop = options->stop;
	outliers->by_interval = options->interval && to_stdout(options);
	outliers->all.over_us = options->over;
	outliers->all.list = json_array();
	/* this takes long, so it is done before anything can be late */
	symbols_load();
	*opened = outliers;
	return 0;
}

int outliers_fd(const struct outliers *outliers)
{
	return outliers ? ring_buffer__epoll_fd(outliers->ring) : -1;
}

int outliers_take(struct outliers *outliers, const struct tare_latency_start *start,
		  struct tare_error *err)
{
	if (!outliers || (outliers->stop && outliers->all.count))
		return 0;
	outliers->start = start;
	outliers->err = err;
	if (ring_buffer__consume(outliers->ring) == -EIO)
		return -1;
	return outliers->stop && outliers->all.count;
}

void outliers_report(struct outliers *outliers, bool interval, struct tare_latency_report *report)
{
	if (!outliers)
		return;
	outliers->all.lost = *outliers->lost;
	report->outliers = &outliers->all;
	if (!interval)
		return;
	if (outliers->told && outliers->by_interval)
		json_array_clear(outliers->all.list);
	outliers->interval = outliers->all;
	outliers->interval.count -= outliers->told_count;
	outliers->interval.lost -= outliers->told_lost;
	outliers->told_count = outliers->all.count;
	outliers->told_lost = outliers->all.lost;
	outliers->told = true;
	report->outliers = &outliers->interval;
}

void outliers_close(struct outliers *outliers)
{
	if (!outliers)
		return;
	ring_buffer__free(outliers->ring);
	json_decref(outliers->all.list);
	free(outliers);
}
