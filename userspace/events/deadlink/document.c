// SPDX-License-Identifier: GPL-2.0-only
#include "document.h"

#include "lib/jsonfile.h"

static json_t *connect_ns(const struct links *links)
{
	json_t *array = json_array();

	for (uint32_t i = 0; i < links->wanted; i++)
		if (links->fd[i] >= 0)
			json_array_append_new(array, json_integer((json_int_t)links->ns[i]));
	return array;
}

int document_write(const struct account *account, const char *path, struct tare_error *err)
{
	const struct links *links = account->links;
	json_t *document = json_pack(
		"{s:s, s:i, s:s, s:I, s:I, s:o, s:o, s:f, s:o, s:o, s:I, s:o}", "tool", "deadlink",
		"version", 1, "how", account->burst ? "burst" : "serial", "wanted",
		(json_int_t)links->wanted, "connected", (json_int_t)links->connected, "failed",
		client_failures_json(&links->failed), "verified",
		account->verify ? json_integer(account->verified) : json_null(), "seconds",
		links->seconds, "connect_ns", connect_ns(links), "seed",
		account->pause_ns ? json_integer((json_int_t)account->seed) : json_null(),
		"pause_ns", (json_int_t)account->pause_ns, "counters", account->counters);
	int bad = tare_jsonfile_write(document, path, err);

	json_decref(document);
	return bad;
}
