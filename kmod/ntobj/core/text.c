// SPDX-License-Identifier: GPL-2.0-only
#include "text.h"

/* The same for letters of either case, and its low bits differ first: a trie begins with them. */
static u32 hash_of(const char *text, u32 size)
{
	u32 hash = 2166136261u;

	for (u32 i = 0; i < size; i++)
		hash = (hash ^ (unsigned char)nt_lower(text[i])) * 16777619u;
	return hash ^ hash >> 15;
}

void nt_named_set(struct nt_named *named, char *room, const char *text, u32 size)
{
	if (size)
		nt_copy(room, text, size);
	named->text = room;
	named->size = size;
	named->node.hash = hash_of(text, size);
}

struct nt_named *nt_named_find(const struct nt_trie *among, const char *text, u32 size, int no_case)
{
	struct nt_node *node = nt_trie_find(among, hash_of(text, size));

	for (; node; node = node->older) {
		struct nt_named *named = nt_holder(node, struct nt_named, node);

		if (named->size == size && nt_text_same(named->text, text, size, no_case))
			return named;
	}
	return NULL;
}
