// SPDX-License-Identifier: GPL-2.0-only
/* Where the time of calls went, by row of the table and for the slowest ones of each row. */
#include <bpf/bpf.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "explain_user.h"
#include "lib/jsonfile.h"
#include "lib/stdoutput.h"
#include "outlier_user.h"

#define NAME_COLUMNS 26

#define ROWS 10 /* that are printed */
#define WHOS 2  /* of a part of a row */

struct sums {
	int rows; /* the map's descriptor */
	struct explained_key key[EXPLAINED_SUMS];
	struct explained_sum sum[EXPLAINED_SUMS];
	unsigned int sums;
};

static int by_ns(const void *a, const void *b)
{
	const struct share *left = a, *right = b;

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
static void sum_up(const struct sums *all, unsigned int slot, unsigned int octave,
		   struct explained_row *row)
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
static struct share *list_who(const struct sums *all, const struct explained_row *row,
			      unsigned int slot, unsigned int octave, unsigned int part,
			      unsigned int *shares)
{
	struct share *share = calloc(all->sums + 1, sizeof(*share));
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
		share[(*shares)++] = (struct share){.ns = rest, .part = part};
	if (share)
		qsort(share, *shares, sizeof(*share), by_ns);
	return share;
}

/* All calls of a row of the table: those that nothing happened in only ran. */
static void whole_row(const struct sums *all, const struct tare_latency_entry *entry,
		      struct explained_row *row)
{
	sum_up(all, entry->slot, 0, row);
	row->calls = entry->histogram.count;
	row->part[PART_RUNNING] += entry->histogram.total.sum - row->ns;
	row->ns = entry->histogram.total.sum;
}

/*
 * The octave of the p99: its calls and slower ones are the slowest of a row. 0 if there are too few
 * calls for that percentile, or if it is so short that calls only run.
 */
static unsigned int slowest_octave(const struct tare_latency_entry *entry)
{
	unsigned int octave;
	uint64_t p99;

	if (!tare_histogram_supports(&entry->histogram, 0.99))
		return 0;
	p99 = tare_histogram_percentile(&entry->histogram, 0.99);
	octave = tare_bucket(p99, TARE_LATENCY_BUCKETS) >> TARE_BUCKET_BITS;
	return tare_bucket_low(octave << TARE_BUCKET_BITS) < EXPLAINED_LEAST ? 0 : octave;
}

static json_t *row_json(const struct sums *all, unsigned int slot, unsigned int octave,
			const struct explained_row *row)
{
	json_int_t unknown = (json_int_t)row->ns;
	json_t *list = json_array();
	struct share *share;
	unsigned int part, shares, i;

	for (part = 0; part < PARTS; part++) {
		unknown -= (json_int_t)row->part[part];
		share = list_who(all, row, slot, octave, part, &shares);
		for (i = 0; i < shares; i++)
			json_array_append_new(list, share_json(&share[i]));
		free(share);
	}
	return json_pack("{s:I, s:I, s:I, s:o, s:I}", "from_ns",
			 (json_int_t)(octave ? tare_bucket_low(octave << TARE_BUCKET_BITS) : 0),
			 "calls", (json_int_t)row->calls, "ns", (json_int_t)row->ns, "parts", list,
			 "unknown_ns", unknown);
}

json_t *explain_json(const struct tool *tool, const struct tare_latency_report *report)
{
	struct sums *all = read_sums(tool);
	json_t *list = json_array();
	unsigned int i, octave;
	struct explained_row row;

	for (i = 0; all && i < report->entries; i++) {
		const struct tare_latency_entry *entry = &report->entry[i];
		json_t *slowest = json_null();

		if (entry->slot >= tool->slots)
			continue;
		octave = slowest_octave(entry);
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

static double number(const json_t *object, const char *key)
{
	return (double)json_integer_value(json_object_get(object, key));
}

/* Whether a share, as an object, is of that part. */
static bool is_of(const json_t *share, unsigned int part)
{
	return !strcmp(json_string_value(json_object_get(share, "part")), part_name[part]);
}

static double percent_of_part(const json_t *calls, unsigned int part)
{
	const json_t *shares = json_object_get(calls, "parts"), *share;
	double ns = 0;
	size_t i;

	json_array_foreach(shares, i, share) if (is_of(share, part)) ns += number(share, "ns");
	return ns ? 100 * ns / number(calls, "ns") : 0;
}

/* Who a part is due to, those with most of it. */
static void print_who(const json_t *calls, unsigned int part)
{
	const json_t *shares = json_object_get(calls, "parts"), *share;
	unsigned int printed = 0;
	size_t i;

	printf("    %s: ", part_name[part]);
	json_array_foreach(shares, i, share)
	{
		if (!is_of(share, part) || printed == WHOS)
			continue;
		printf("%s%.1f %% %s ", printed++ ? ", " : "",
		       100 * number(share, "ns") / number(calls, "ns"), part_by[part]);
		tare_stdout_name(json_string_value(json_object_get(share, "who")), 0);
	}
	putchar('\n');
}

static void print_calls(const char *name, const json_t *calls)
{
	double ns = number(calls, "ns");
	unsigned int i;

	tare_stdout_name(name, NAME_COLUMNS);
	printf(" %9.0f %10.1f", number(calls, "calls"), ns / 1e6);
	for (i = 0; i < PARTS; i++)
		printf(" %*.1f", (int)strlen(part_name[i]), percent_of_part(calls, i));
	printf(" %9.1f\n", ns ? 100 * number(calls, "unknown_ns") / ns : 0);
	for (i = 0; i < PARTS; i++)
		if (part_by[i] && percent_of_part(calls, i) >= 1)
			print_who(calls, i);
}

void explain_print(const struct tool *tool, const struct tare_latency_report *report)
{
	json_t *all = explain_json(tool, report), *slowest, *one;
	unsigned int rows = report->top ?: ROWS;
	char text[80];
	size_t i;

	printf("where the time went, %% of a row's ms\n%-*s %9s %10s", NAME_COLUMNS, "", "calls",
	       "ms");
	for (i = 0; i < PARTS; i++)
		printf(" %s", part_name[i]);
	printf(" %9s\n", "not known");
	json_array_foreach(json_object_get(all, "explained"), i, one)
	{
		if (i == rows)
			break;
		print_calls(json_string_value(json_object_get(one, "name")),
			    json_object_get(one, "all"));
		slowest = json_object_get(one, "slowest");
		if (json_is_null(slowest))
			continue;
		snprintf(text, sizeof(text), "  p99: from %.0f us",
			 number(slowest, "from_ns") / 1e3);
		print_calls(text, slowest);
	}
	json_decref(all);
}
