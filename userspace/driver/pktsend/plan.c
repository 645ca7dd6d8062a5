// SPDX-License-Identifier: GPL-2.0-only
#include <string.h>

#include "lib/filemap.h"
#include "pktsend.h"

struct head {
	char magic[8];
	uint32_t cards, rows;
};

static size_t words(const struct plans *plans)
{
	return plans->cards * (1 + (size_t)plans->rows);
}

struct plan plans_one(const struct plans *plans, unsigned int number)
{
	const uint32_t *start = plans->first + (number - 1) * words(plans);

	return (struct plan){.start = start, .size = start + plans->cards};
}

size_t plans_bytes(const struct plans *plans, size_t header)
{
	size_t most = 0;

	for (unsigned int number = 1; number <= plans->count; number++) {
		const struct plan plan = plans_one(plans, number);
		size_t bytes = 0;

		for (size_t i = 0; i < (size_t)plans->rows * plans->cards; i++)
			if (plan.size[i])
				bytes += header + plan.size[i];
		most = bytes > most ? bytes : most;
	}
	return most;
}

static bool holds(const struct plans *plans, struct plan plan)
{
	for (uint32_t card = 1; card < plans->cards; card++)
		if (plan.start[card] < plan.start[card - 1])
			return false;
	for (size_t i = 0; i < (size_t)plans->rows * plans->cards; i++)
		if (plan.size[i] &&
		    (plan.size[i] < PCNET_FRAME_MIN || plan.size[i] > PCNET_FRAME_MAX))
			return false;
	return true;
}

static const char *wrong(struct plans *plans, const struct head *head, size_t size)
{
	if (size < sizeof(*head) || memcmp(head->magic, "tarepace", sizeof(head->magic)))
		return "is not a file of plans";
	*plans = (struct plans){
		.cards = head->cards, .rows = head->rows, .first = (const uint32_t *)(head + 1)};
	if (!head->cards || !head->rows || head->rows > GENERATOR_SLOTS ||
	    head->cards > GENERATORS_MAX)
		return "has more cards or rows than there can be, or none";
	size -= sizeof(*head);
	plans->count = size / (words(plans) * sizeof(uint32_t));
	if (plans->count > PLANS_MAX)
		return "has more plans than a run's number counts";
	if (!plans->count || size % (words(plans) * sizeof(uint32_t)))
		return "is cut short";
	for (unsigned int number = 1; number <= plans->count; number++)
		if (!holds(plans, plans_one(plans, number)))
			return "has a start before the one before it, or a frame of a size that "
			       "there is not";
	return NULL;
}

int plans_read(struct plans *plans, const char *path, struct tare_error *err)
{
	struct tare_filemap file;
	const char *why;

	if (tare_filemap_open(&file, path, err))
		return -1;
	why = wrong(plans, (const void *)file.data, file.size);
	return why ? tare_error(err, TARE_FAILED, "%s: %s", path, why) : 0;
}
