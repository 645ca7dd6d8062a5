// SPDX-License-Identifier: GPL-2.0-only
#include "uring_ways.h"

#include <string.h>

static const struct {
	const char *word;
	unsigned int bit;
	const char *told[3];
} ways[] = {
	{"multishot", WAY_MULTISHOT, {"accept multishot", "recv multishot", "buffer ring"}},
	{"defer", WAY_DEFER, {"IORING_SETUP_SINGLE_ISSUER", "IORING_SETUP_DEFER_TASKRUN"}},
	{"coop", WAY_COOP, {"IORING_SETUP_COOP_TASKRUN"}},
	{"sqpoll", WAY_SQPOLL, {"IORING_SETUP_SQPOLL"}},
	{"skip", WAY_SKIP, {"IOSQE_CQE_SKIP_SUCCESS"}},
	{"ring", WAY_RING, {"registered ring"}},
	{"files", WAY_FILES, {"direct descriptors"}},
	{"bundle", WAY_BUNDLE, {"IORING_RECVSEND_BUNDLE"}},
	{"zerocopy", WAY_ZEROCOPY, {"IORING_OP_SEND_ZC"}},
};

#define WAYS (sizeof(ways) / sizeof(*ways))

unsigned int uring_ways_read(const char *list, const char **bad, size_t *length)
{
	unsigned int bits = 0;

	for (*bad = list;; *bad += *length + 1) {
		size_t i;

		*length = strcspn(*bad, "+");
		for (i = 0; i < WAYS; i++)
			if (strlen(ways[i].word) == *length &&
			    !strncmp(*bad, ways[i].word, *length))
				break;
		if (i == WAYS)
			return 0;
		bits |= ways[i].bit;
		if (!(*bad)[*length]) {
			*bad = NULL;
			return bits;
		}
	}
}

const char *uring_ways_conflict(unsigned int bits)
{
	if (bits & WAY_SQPOLL && bits & (WAY_DEFER | WAY_COOP | WAY_SKIP))
		return "sqpoll: another thread submits: it goes without defer, coop and skip";
	if (bits & WAY_DEFER && bits & WAY_COOP)
		return "defer and coop: choose one of them";
	if (bits & WAY_ZEROCOPY && bits & WAY_SKIP)
		return "zerocopy and skip: a send without a copy completes twice";
	if (bits & WAY_BUNDLE && !(bits & WAY_MULTISHOT))
		return "bundle: needs multishot, too";
	return NULL;
}

const char *uring_ways_words(void)
{
	static char words[128];

	*words = 0;
	for (size_t i = 0; i < WAYS; i++) {
		if (i)
			strcat(words, ", ");
		strcat(words, ways[i].word);
	}
	return words;
}

json_t *uring_ways_json(unsigned int bits)
{
	json_t *list = json_array();

	json_array_append_new(list, json_string("IORING_SETUP_CQSIZE"));
	for (size_t i = 0; i < WAYS; i++)
		for (int told = 0; bits & ways[i].bit && told < 3 && ways[i].told[told]; told++)
			json_array_append_new(list, json_string(ways[i].told[told]));
	return list;
}
