// SPDX-License-Identifier: GPL-2.0-only
/* Where the time of calls went, by row of the table and for the slowest ones of each row. */
#include <bpf/bpf.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "explain_user.h"
#include "lib/jsonfile.h"
#include "lib/stdoutput.h"
#include "lib/syscallname.h"
#include "outlier_user.h"
#include "symbols.h"

#define NAME_COLUMNS 26

#define ROWS 10 /* that are printed */
#define WHOS 2  /* of a part of a row */

static const char *const part_name[PARTS] = {
	[PART_RUNNING] = "running",   [PART_INTERRUPT] = "interrupts",
	[PART_RUNNABLE] = "runnable", [PART_THROTTLED] = "throttled",
	[PART_ASLEEP] = "asleep",
};

/* What stands between a part and who is its reason; NULL: nobody is. */
static const char *const part_by[PARTS] = {
	[PART_INTERRUPT] = "by", [PART_RUNNABLE] = "behind", [PART_ASLEEP] = "woken by"};

struct sums {
	int rows; /* the map's descriptor */
	struct explained_key key[EXPLAINED_SUMS];
	struct explained_sum sum[EXPLAINED_SUMS];
	unsigned int sums;
};

/* Some calls of a row together. */
struct row {
	uint64_t calls, ns; /* all; `short_ns`: of them in calls that only ran */
	uint64_t short_ns;
	uint64_t part[PARTS];
};

static void name_who(const struct explained_who *who, char *text, size_t size)
{
	struct stretch stretch = {.kind = who->kind, .id = who->id, .pid = who->id};

	memcpy(stretch.name, who->name, sizeof(stretch.name));
	if (who->kind == RAN_NOTHING)
		snprintf(text, size, "others");
	else
		outlier_name(&stretch, text, size);
}

static int by_ns(const void *a, const void *b)
{
	const struct explained_share *left = a, *right = b;

	return left->ns < right->ns ? 1 : left->ns > right->ns ? -1 : 0;
}

/* Returns all sums, to be freed, or NULL. */
static struct sums *read_sums(const struct tool *tool)
{
	int map = bpf_map__fd(tool_map(tool, "explained_sums"));
	struct sums *all = calloc(1, sizeof(*all));
	struct explained_key *key = NULL;
	unsigned int *n = all ? &all->sums : NULL;

	if (all)
		all->rows = bpf_map__fd(tool_map(tool, "explained_rows"));
	while (n && *n < EXPLAINED_SUMS && !bpf_map_get_next_key(map, key, &all->key[*n])) {
		key = &all->key[*n];
		if (bpf_map_lookup_elem(map, key, &all->sum[*n]))
			break;
		++*n;
	}
	return all;
}

/* Sums up a slot's calls of that octave and longer ones. */
static void sum_up(const struct sums *all, unsigned int slot, unsigned int octave, struct row *row)
{
	struct explained_row kept;
	unsigned int at, i;

	memset(row, 0, sizeof(*row));
	for (; octave < KEPT_OCTAVES; octave++) {
		at = slot * KEPT_OCTAVES + octave;
		if (bpf_map_lookup_elem(all->rows, &at, &kept))
			continue;
		row->calls += kept.calls;
		row->ns += kept.ns;
		for (i = 0; i < PARTS; i++)
			row->part[i] += kept.part[i];
	}
}

/*
 * Who a part of the calls of *row is due to, the longest first, to be freed; *shares: how many.
 * What has no name is one share.
 */
static struct explained_share *list_who(const struct sums *all, const struct row *row,
					unsigned int slot, unsigned int octave, unsigned int part,
					unsigned int *shares)
{
	struct explained_share *share = calloc(all->sums + 1, sizeof(*share));
	uint64_t rest = row->part[part];
	unsigned int i, at;

	*shares = 0;
	for (i = 0; share && i < all->sums; i++) {
		const struct explained_key *key = &all->key[i];

		if (key->slot != slot || key->octave < octave || key->part != part)
			continue;
		for (at = 0; at < *shares; at++)
			if (share[at].who.kind == key->kind && share[at].who.id == key->id)
				break;
		if (at == *shares) {
			share[at].part = part;
			share[at].who.kind = key->kind;
			share[at].who.id = key->id;
			memcpy(share[at].who.name, all->sum[i].name, sizeof(share[at].who.name));
			++*shares;
		}
		share[at].ns += all->sum[i].ns;
		rest -= all->sum[i].ns < rest ? all->sum[i].ns : rest;
	}
	if (share && rest)
		share[(*shares)++] = (struct explained_share){.ns = rest, .part = part};
	if (share)
		qsort(share, *shares, sizeof(*share), by_ns);
	return share;
}

static double percent(uint64_t part, const struct row *row)
{
	return row->ns ? 100.0 * (double)part / (double)row->ns : 0;
}

static int64_t unknown(const struct row *row)
{
	uint64_t known = row->short_ns;
	unsigned int i;

	for (i = 0; i < PARTS; i++)
		known += row->part[i];
	return (int64_t)(row->ns - known);
}

static void print_row(const char *name, const struct row *row)
{
	unsigned int i;

	tare_stdout_name(name, NAME_COLUMNS);
	printf(" %9llu %10.1f", (unsigned long long)row->calls, (double)row->ns / 1e6);
	for (i = 0; i < PARTS; i++)
		printf(" %*.1f", (int)strlen(part_name[i]),
		       percent(row->part[i] + (i == PART_RUNNING ? row->short_ns : 0), row));
	printf(" %9.1f\n", row->ns ? 100.0 * (double)unknown(row) / (double)row->ns : 0);
}

static void print_who(const struct sums *all, unsigned int slot, unsigned int octave,
		      const struct row *row)
{
	struct explained_share *share;
	unsigned int part, shares, i;
	char name[64];

	for (part = 0; part < PARTS; part++) {
		if (!part_by[part] || percent(row->part[part], row) < 1)
			continue;
		share = list_who(all, row, slot, octave, part, &shares);
		printf("    %s: ", part_name[part]);
		for (i = 0; i < shares && i < WHOS; i++) {
			name_who(&share[i].who, name, sizeof(name));
			printf("%s%.1f %% %s ", i ? ", " : "", percent(share[i].ns, row),
			       part_by[part]);
			tare_stdout_name(name, 0);
		}
		putchar('\n');
		free(share);
	}
}

/* All calls of a row of the table: those that nothing happened in only ran. */
static void whole_row(const struct sums *all, const struct tare_latency_entry *entry,
		      struct row *row)
{
	sum_up(all, entry->slot, 0, row);
	row->calls = entry->histogram.count;
	row->short_ns = entry->histogram.total.sum - row->ns;
	row->ns = entry->histogram.total.sum;
}

/*
 * The octave of the p99: its calls and slower ones are the slowest of a row. 0 if there are too few
 * calls for that percentile, or if it is so short that calls only run.
 */
static unsigned int slowest_octave(const struct tare_latency_entry *entry, uint64_t *p99)
{
	unsigned int octave;

	if (!tare_histogram_supports(&entry->histogram, 0.99))
		return 0;
	*p99 = tare_histogram_percentile(&entry->histogram, 0.99);
	octave = tare_bucket(*p99, TARE_LATENCY_BUCKETS) >> TARE_BUCKET_BITS;
	return tare_bucket_low(octave << TARE_BUCKET_BITS) < EXPLAINED_LEAST ? 0 : octave;
}

static void print_entry(const struct sums *all, const struct tare_latency_entry *entry)
{
	unsigned int slot = entry->slot, octave;
	struct row row;
	char text[80];
	uint64_t p99;

	whole_row(all, entry, &row);
	print_row(entry->name, &row);
	print_who(all, slot, 0, &row);
	octave = slowest_octave(entry, &p99);
	if (!octave)
		return;
	sum_up(all, slot, octave, &row);
	snprintf(text, sizeof(text), "  p99: from %.0f us",
		 (double)tare_bucket_low(octave << TARE_BUCKET_BITS) / 1e3);
	print_row(text, &row);
	print_who(all, slot, octave, &row);
}

void explain_print(const struct tool *tool, const struct tare_latency_report *report)
{
	unsigned int rows = report->top ?: ROWS, i;
	struct sums *all = read_sums(tool);

	printf("where the time went, %% of a row's ms\n%-*s %9s %10s", NAME_COLUMNS, "", "calls",
	       "ms");
	for (i = 0; i < PARTS; i++)
		printf(" %s", part_name[i]);
	printf(" %9s\n", "not known");
	for (i = 0; all && i < report->entries && i < rows; i++) {
		if (report->entry[i].slot < tool->slots)
			print_entry(all, &report->entry[i]);
	}
	free(all);
}

static json_t *share_json(const struct explained_share *share)
{
	char name[64];

	name_who(&share->who, name, sizeof(name));
	return json_pack("{s:s, s:o, s:I}", "part", part_name[share->part], "who",
			 part_by[share->part] ? tare_jsonfile_text(name) : json_null(), "ns",
			 (json_int_t)share->ns);
}

static json_t *row_json(const struct sums *all, unsigned int slot, unsigned int octave,
			const struct row *row)
{
	json_t *list = json_array();
	struct explained_share *share;
	unsigned int part, shares, i;

	for (part = 0; part < PARTS; part++) {
		share = list_who(all, row, slot, octave, part, &shares);
		if (part == PART_RUNNING && !shares && row->short_ns)
			shares = 1;
		if (part == PART_RUNNING)
			share[0].ns += row->short_ns;
		for (i = 0; i < shares; i++)
			json_array_append_new(list, share_json(&share[i]));
		free(share);
	}
	return json_pack("{s:I, s:I, s:I, s:o, s:I}", "from_ns",
			 (json_int_t)(octave ? tare_bucket_low(octave << TARE_BUCKET_BITS) : 0),
			 "calls", (json_int_t)row->calls, "ns", (json_int_t)row->ns, "parts", list,
			 "unknown_ns", (json_int_t)unknown(row));
}

json_t *explain_json(const struct tool *tool, const struct tare_latency_report *report)
{
	struct sums *all = read_sums(tool);
	json_t *list = json_array();
	unsigned int i, octave;
	struct row row;
	uint64_t p99;

	for (i = 0; all && i < report->entries; i++) {
		const struct tare_latency_entry *entry = &report->entry[i];
		json_t *slowest = json_null();

		if (entry->slot >= tool->slots)
			continue;
		octave = slowest_octave(entry, &p99);
		if (octave) {
			sum_up(all, entry->slot, octave, &row);
			slowest = row_json(all, entry->slot, octave, &row);
		}
		whole_row(all, entry, &row);
		json_array_append_new(list, json_pack("{s:o, s:o, s:o}", "name",
						      tare_jsonfile_text(entry->name), "all",
						      row_json(all, entry->slot, 0, &row),
						      "slowest", slowest));
	}
	free(all);
	return json_pack("{s:o}", "explained", list);
}

/* What of a call's time no share has. */
static int64_t call_unknown(const struct explained_call *call)
{
	int64_t known = 0;
	unsigned int i;

	for (i = 0; i < SHARES; i++)
		known += (int64_t)call->explained.share[i].ns;
	return (int64_t)(call->until - call->from) - known;
}

/* The names of the stack where the call slept longest, outermost last; NULL behind the last. */
static const char *stack_name(const struct explained_call *call, unsigned int frame)
{
	const struct explained *one = &call->explained;

	if (one->bytes <= 0 || frame >= (unsigned int)one->bytes / sizeof(*one->stack))
		return NULL;
	return symbols_name(one->stack[frame]);
}

static void returned(const struct explained_call *call, char *text, size_t size)
{
	const char *name = call->returned < 0 && call->returned > -4096
				   ? strerrorname_np((int)-call->returned)
				   : NULL;

	if (name)
		snprintf(text, size, "-%s", name);
	else
		snprintf(text, size, "%lld", (long long)call->returned);
}

void explain_print_call(const struct explained_call *call)
{
	char name[64], value[32];
	const char *frame;
	unsigned int i;

	tare_syscall_name(call->number, name, sizeof(name));
	returned(call, value, sizeof(value));
	tare_stdout_name(call->comm, 0);
	printf(" %u/%u %s = %s: %.1f us\n", call->tgid, call->pid, name, value,
	       (double)(call->until - call->from) / 1e3);
	for (i = 0; i < SHARES; i++) {
		const struct explained_share *share = &call->explained.share[i];

		if (!share->ns)
			continue;
		printf("  %10.1f  %s", (double)share->ns / 1e3, part_name[share->part]);
		if (part_by[share->part]) {
			name_who(&share->who, name, sizeof(name));
			printf(" %s ", part_by[share->part]);
			tare_stdout_name(name, 0);
		}
		putchar('\n');
	}
	printf("  %10.1f  not known\n", (double)call_unknown(call) / 1e3);
	for (i = 0; (frame = stack_name(call, i)); i++)
		printf("%s    %s\n", i ? "" : "  kernel stack of its longest sleep:\n", frame);
}

json_t *explain_call_json(const struct explained_call *call)
{
	json_t *parts = json_array(), *stack = json_array();
	char name[64];
	unsigned int i;

	for (i = 0; i < SHARES; i++)
		if (call->explained.share[i].ns)
			json_array_append_new(parts, share_json(&call->explained.share[i]));
	for (i = 0; stack_name(call, i); i++)
		json_array_append_new(stack, tare_jsonfile_text(stack_name(call, i)));
	tare_syscall_name(call->number, name, sizeof(name));
	return json_pack("{s:I, s:I, s:s, s:i, s:o, s:i, s:i, s:s, s:I, s:o, s:I, s:o}", "clock_ns",
			 (json_int_t)call->until, "ns", (json_int_t)(call->until - call->from),
			 "what", "call", "cpu", (int)call->cpu, "comm",
			 tare_jsonfile_text(call->comm), "pid", (int)call->pid, "tgid",
			 (int)call->tgid, "call", name, "returned", (json_int_t)call->returned,
			 "parts", parts, "unknown_ns", (json_int_t)call_unknown(call), "stack",
			 stack);
}
