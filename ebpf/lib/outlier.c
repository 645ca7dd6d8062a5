// SPDX-License-Identifier: GPL-2.0-only
/* Outliers as they come out of the ring: told at once, and kept for the document. */
#include <bpf/libbpf.h>
#include <errno.h>
#include <jansson.h>
#include <stdlib.h>

#include "lib/jsonfile.h"
#include "explain_user.h"
#include "outlier_user.h"
#include "symbols.h"

#define KEPT_MOST 1000 /* in a document; all are counted */

struct outliers {
	struct ring_buffer *ring;
	const __u64 *lost;
	bool table, stop;
	const struct tare_latency_start *start;
	struct tare_error *err; /* of outliers_take() */
	bool failed;
	/* since the start, and in the interval; `told_lost`: lost before the interval */
	struct tare_latency_outliers all, interval;
	uint64_t told_lost;
	bool told; /* the interval was reported: the next outlier begins a new one */
};

static const char *const what[] = {[OUTLIER_WAKEUP] = "wakeup",
				   [OUTLIER_HANDLER] = "handler",
				   [OUTLIER_THREAD] = "thread",
				   [OUTLIER_PREEMPTED] = "preempted"};
static const char *const level[LEVELS] = {"thread", "softirq", "irq"};

static json_t *rans_json(const struct outlier *outlier, const struct ran_list *list)
{
	json_t *array = json_array();
	char name[64];
	unsigned int i;

	for (i = 0; i < list->rans; i++) {
		const struct ran *ran = &list->ran[i];

		outlier_name(&ran->stretch, name, sizeof(name));
		json_array_append_new(
			array, json_pack("{s:o, s:s, s:I, s:I}", "name", tare_jsonfile_text(name),
					 "level", level[ran->stretch.level], "at_ns",
					 (json_int_t)(ran->stretch.began - outlier->from), "own_ns",
					 (json_int_t)ran->own_ns));
	}
	return array;
}

static json_t *frames_json(const struct held *held)
{
	json_t *array = json_array();
	const __u64 *frame;
	unsigned int frames = outlier_frames(held, &frame), i;

	for (i = 0; i < frames && symbols_name(frame[i]); i++)
		json_array_append_new(array, tare_jsonfile_text(symbols_name(frame[i])));
	return array;
}

static json_t *outlier_json(const struct outlier *outlier)
{
	const struct held *held;
	struct ran_list list;
	char name[64];

	outlier_explain(outlier, &list);
	held = outlier_held(outlier, &list);
	outlier_name(&held->stretch, name, sizeof(name));
	return json_pack("{s:I, s:I, s:s, s:i, s:o, s:i, s:o, s:I, s:I, s:o, s:o}", "clock_ns",
			 (json_int_t)outlier->until, "ns",
			 (json_int_t)(outlier->until - outlier->from), "what", what[outlier->what],
			 "cpu", (int)outlier->cpu, "comm",
			 outlier->pid ? tare_jsonfile_text(outlier->comm) : json_null(), "pid",
			 (int)outlier->pid, "ran", rans_json(outlier, &list), "unknown_ns",
			 (json_int_t)list.unknown_ns, "throttled_ns",
			 (json_int_t)outlier->throttled, "stack_of",
			 held->stretch.kind == RAN_NOTHING ? json_null() : tare_jsonfile_text(name),
			 "stack", frames_json(held));
}

static void keep(struct tare_latency_outliers *kept, json_t *one)
{
	kept->count++;
	if (json_array_size(kept->list) < KEPT_MOST)
		json_array_append(kept->list, one);
}

static int take(void *context, void *data, size_t size)
{
	struct outliers *outliers = context;
	bool is_call = size == sizeof(struct explained_call);
	json_t *one = is_call ? explain_call_json(data) : outlier_json(data);

	if (outliers->told) {
		outliers->told = false;
		outliers->interval.count = 0;
		json_array_clear(outliers->interval.list);
	}
	keep(&outliers->all, one);
	keep(&outliers->interval, one);
	json_decref(one);
	if (outliers->table && outlier_print(data, is_call, outliers->start, outliers->err)) {
		outliers->failed = true;
		return -EIO;
	}
	return outliers->stop ? -ECANCELED : 0;
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
	outliers->all.over_us = outliers->interval.over_us = options->over;
	outliers->all.list = json_array();
	outliers->interval.list = json_array();
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
	ring_buffer__consume(outliers->ring);
	if (outliers->failed)
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
	if (outliers->told) {
		outliers->interval.count = 0;
		json_array_clear(outliers->interval.list);
	}
	outliers->interval.lost = outliers->all.lost - outliers->told_lost;
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
	json_decref(outliers->interval.list);
	free(outliers);
}
