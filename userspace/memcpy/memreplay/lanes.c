// SPDX-License-Identifier: GPL-2.0-only
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lanes.h"
#include "verify.h"

static void add(struct lane *lane, const struct impl *impl)
{
	*lane = (struct lane){
		.impl = *impl,
		.skipped = impl->lacks ? impl->lacks() : NULL,
		.correct = -1,
	};
	if (impl->find)
		lane->impl.copy = impl->find();
}

/* One with a + is the same routine under another name. */
static const struct impl *find(const char *name)
{
	size_t length = strlen(name);

	length -= length && name[length - 1] == '+';
	for (const struct impl *impl = builtin_impls; impl->name; impl++)
		if (strlen(impl->name) == length && !strncmp(impl->name, name, length))
			return impl;
	return NULL;
}

static bool chosen(const struct lane *lane, int lanes, const char *name)
{
	for (int i = 0; i < lanes; i++)
		if (!strcmp(lane[i].impl.name, name))
			return true;
	return false;
}

static int add_named(struct lane *lane, int lanes, const char *names, struct tare_error *err)
{
	char *list = strdup(names), *rest = list, *name;

	while ((name = strsep(&rest, ","))) {
		const struct impl *impl = find(name);

		if (!impl) {
			tare_error(err, TARE_USAGE,
				   "-i %s: no implementation has this name; see memreplay --list",
				   name);
			free(list);
			return -1;
		}
		if (chosen(lane, lanes, name))
			continue;
		add(&lane[lanes], impl);
		if (strcmp(impl->name, name))
			lane[lanes].impl.name = lane[lanes].again = strdup(name);
		lanes++;
	}
	free(list);
	return lanes;
}

int lanes_choose(struct lane lane[LANES_MAX], const struct options *options, struct tare_error *err)
{
	int lanes = 0;

	add(&lane[lanes++], &builtin_impls[0]);
	if (options->implementations) {
		lanes = add_named(lane, lanes, options->implementations, err);
		if (lanes < 0)
			return -1;
	} else {
		for (const struct impl *impl = builtin_impls + 1; impl->name; impl++)
			if (!impl->pages || options->list)
				add(&lane[lanes++], impl);
	}
	for (int i = 0; i < options->users; i++) {
		struct impl impl;

		if (impl_load(&impl, options->user[i], err))
			return -1;
		if (chosen(lane, lanes, impl.name))
			return tare_error(err, TARE_USAGE,
					  "--impl %s: another implementation is called %s, too",
					  options->user[i], impl.name);
		/* a user's routine may be a memmove: checking tells */
		impl.overlap = true;
		add(&lane[lanes++], &impl);
	}
	return lanes;
}

static bool all_pages(const struct calls *calls)
{
	for (size_t i = 0; i < calls->count; i++)
		if (!is_pages(&calls->call[i]))
			return false;
	return true;
}

int lanes_verify(struct lane *lane, int lanes, const struct calls *calls, bool unchecked,
		 struct tare_error *err)
{
	struct verify_plan *plan = malloc(sizeof(*plan));
	bool pages = all_pages(calls);
	int wrong = 0, result = 0;

	if (!plan)
		return tare_error(err, TARE_FAILED, "out of memory to check implementations");
	if (!unchecked && verify_plan(plan, calls, calls->may_overlap, err))
		result = -1;
	for (int i = 0; i < lanes && result >= 0; i++) {
		if (calls->may_overlap && !lane[i].impl.overlap && !lane[i].skipped)
			lane[i].skipped = "not meant for overlapping ranges (--overlap keep)";
		if (lane[i].impl.pages && !pages && !lane[i].skipped)
			lane[i].skipped = "meant for whole pages, and not all calls are";
		if (lane[i].skipped || lane[i].impl.baseline || unchecked)
			continue;
		result = verify_impl(&lane[i].impl, plan, lane[i].reason, err);
		lane[i].correct = result == 0;
		wrong += result == 1;
	}
	free(plan);
	return result < 0 ? -1 : wrong;
}

void lanes_print(const struct lane *lane, int lanes)
{
	for (int i = 0; i < lanes; i++) {
		printf("%-15s %s", lane[i].impl.name, lane[i].impl.description);
		if (lane[i].skipped)
			printf(" [skipped: %s]", lane[i].skipped);
		putchar('\n');
	}
}

void lanes_free(struct lane *lane, int lanes)
{
	for (int i = 0; i < lanes; i++) {
		free(lane[i].ns_per_replay);
		free(lane[i].least);
		free(lane[i].again);
	}
}
