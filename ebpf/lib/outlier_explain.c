// SPDX-License-Identifier: GPL-2.0-only
/* Chooses, of all that a CPU remembers, what ran while something was late. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "outlier_user.h"
#include "symbols.h"

static const char *const softirq[] = {"HI",       "TIMER",   "NET_TX", "NET_RX",  "BLOCK",
				      "IRQ_POLL", "TASKLET", "SCHED",  "HRTIMER", "RCU"};
static const char *const vector[VECTORS] = {
	[VECTOR_LOCAL_TIMER] = "local timer", [VECTOR_RESCHEDULE] = "reschedule",
	[VECTOR_CALL] = "function call",      [VECTOR_CALL_SINGLE] = "single function call",
	[VECTOR_IRQ_WORK] = "irq work",
};

#define SOFTIRQS (sizeof(softirq) / sizeof(*softirq))

void outlier_name(const struct stretch *stretch, char *text, size_t size)
{
	switch (stretch->kind) {
	case RAN_THREAD:
		if (stretch->pid)
			snprintf(text, size, "%s %u", stretch->name, stretch->pid);
		else
			snprintf(text, size, "idle");
		break;
	case RAN_SOFTIRQ:
		snprintf(text, size, "softirq %s",
			 stretch->id < SOFTIRQS ? softirq[stretch->id] : "?");
		break;
	case RAN_IRQ:
		snprintf(text, size, "irq %u %s", stretch->id, stretch->name);
		break;
	default:
		snprintf(text, size, "interrupt: %s",
			 stretch->id < VECTORS ? vector[stretch->id] : "?");
	}
}

static void take(struct ran_list *list, const struct outlier *outlier,
		 const struct stretch *stretch)
{
	struct ran *ran = &list->ran[list->rans];

	if (stretch->kind == RAN_NOTHING || stretch->ended <= outlier->here ||
	    stretch->began >= outlier->until)
		return;
	ran->stretch = *stretch;
	if (ran->stretch.began < outlier->here)
		ran->stretch.began = outlier->here;
	if (ran->stretch.ended > outlier->until)
		ran->stretch.ended = outlier->until;
	ran->own_ns = ran->stretch.ended - ran->stretch.began;
	list->rans++;
}

/* Adds stretches that have not ended: the interrupts in which a timer's handler runs. */
static void take_open(struct ran_list *list, const struct outlier *outlier)
{
	const struct history *history = &outlier->history;
	struct stretch open = {.ended = outlier->until};

	take(list, outlier, &outlier->running);
	open.level = LEVEL_SOFTIRQ;
	open.kind = RAN_SOFTIRQ;
	open.id = history->softirq;
	open.began = history->began[LEVEL_SOFTIRQ];
	if (open.began)
		take(list, outlier, &open);
	open.level = LEVEL_IRQ;
	open.kind = RAN_VECTOR;
	open.id = VECTOR_LOCAL_TIMER; /* handlers of timers run in no other interrupt */
	open.began = history->began[LEVEL_IRQ];
	if (open.began)
		take(list, outlier, &open);
}

static int by_time(const void *a, const void *b)
{
	const struct ran *left = a, *right = b;

	if (left->stretch.began != right->stretch.began)
		return left->stretch.began < right->stretch.began ? -1 : 1;
	return (int)left->stretch.level - (int)right->stretch.level;
}

static uint64_t shared(const struct stretch *one, const struct stretch *other)
{
	uint64_t from = one->began > other->began ? one->began : other->began;
	uint64_t until = one->ended < other->ended ? one->ended : other->ended;

	return until > from ? until - from : 0;
}

/* Subtracts a stretch from the one that it interrupted: that of the next lower level around it. */
static void subtract(struct ran_list *list, struct ran *ran)
{
	struct ran *below = NULL;
	unsigned int i;

	for (i = 0; i < list->rans; i++) {
		struct ran *other = &list->ran[i];

		if (other->stretch.level < ran->stretch.level &&
		    shared(&other->stretch, &ran->stretch) &&
		    (!below || other->stretch.level > below->stretch.level))
			below = other;
	}
	if (below) {
		uint64_t ns = shared(&below->stretch, &ran->stretch);

		below->own_ns -= ns < below->own_ns ? ns : below->own_ns;
	}
}

void outlier_explain(const struct outlier *outlier, struct ran_list *list)
{
	uint64_t known = 0, all = outlier->until - outlier->from;
	unsigned int i;

	list->rans = 0;
	for (i = 0; i < STRETCHES; i++)
		take(list, outlier, &outlier->history.stretch[i]);
	if (outlier->what == OUTLIER_HANDLER)
		take_open(list, outlier);
	qsort(list->ran, list->rans, sizeof(*list->ran), by_time);
	for (i = 0; i < list->rans; i++)
		subtract(list, &list->ran[i]);
	for (i = 0; i < list->rans; i++)
		known += list->ran[i].own_ns;
	list->unknown_ns = known < all ? all - known : 0;
}

static const struct ran *longest(const struct ran_list *list)
{
	const struct ran *most = NULL;
	unsigned int i;

	for (i = 0; i < list->rans; i++)
		if (!most || list->ran[i].own_ns > most->own_ns)
			most = &list->ran[i];
	return most;
}

const struct held *outlier_held(const struct outlier *outlier, const struct ran_list *list)
{
	const struct ran *most = longest(list);
	unsigned int i;

	/* hold() judged the whole stretch: its part within the latency may explain little */
	if (most && most->stretch.ended - most->stretch.began < outlier->over / 2)
		most = NULL;

	/* a handler's own stack goes on to what it interrupted */
	for (i = 0; outlier->what != OUTLIER_HANDLER && most && i < 2; i++) {
		const struct held *held = &outlier->history.held[i];

		if (held->bytes > 0 && held->stretch.ended == most->stretch.ended &&
		    held->stretch.level == most->stretch.level)
			return held;
	}
	return &outlier->now;
}

static bool is_tracers(const char *name)
{
	static const char *const begins[] = {"bpf_", "__bpf_", "__traceiter_", "___bpf_"};
	size_t i;

	for (i = 0; i < sizeof(begins) / sizeof(*begins); i++)
		if (!strncmp(name, begins[i], strlen(begins[i])))
			return true;
	return false;
}

unsigned int outlier_frames(const struct held *held, const __u64 **first)
{
	unsigned int frames = held->bytes > 0 ? (unsigned int)held->bytes / sizeof(__u64) : 0, i;
	const char *name;

	*first = held->stack;
	for (i = 0; i < frames; i++) {
		name = symbols_name(held->stack[i]);
		if (!name || !is_tracers(name))
			break;
	}
	*first += i;
	return frames - i;
}
