/* SPDX-License-Identifier: GPL-2.0-only */
/* What has a name, found by it. Text is bytes, of which ASCII's letters have two cases. */
#ifndef NT_TEXT_H
#define NT_TEXT_H

#include "list.h"
#include "trie.h"

struct nt_named {
	struct nt_node node;
	u32 size;
	const char *text; /* inside of what has the name */
};

/* Gives `named` its name, of which a copy is in `room`. */
void nt_named_set(struct nt_named *named, char *room, const char *text, u32 size);

/* The newest of this name, or NULL. */
struct nt_named *nt_named_find(const struct nt_trie *among, const char *text, u32 size,
			       int no_case);

static inline struct nt_named *nt_named_take(struct nt_trie *among)
{
	struct nt_node *node = nt_trie_take(among);

	return node ? nt_holder(node, struct nt_named, node) : NULL;
}

/* The same for letters of either case. */
static inline char nt_lower(char letter)
{
	return letter >= 'A' && letter <= 'Z' ? letter + ('a' - 'A') : letter;
}

static inline int nt_text_same(const char *one, const char *other, u32 size, int no_case)
{
	for (u32 i = 0; i < size; i++)
		if (one[i] != other[i] && !(no_case && nt_lower(one[i]) == nt_lower(other[i])))
			return 0;
	return 1;
}

#endif
