// SPDX-License-Identifier: GPL-2.0-only
#include "trie.h"

/* Where nodes of this hash are, or would be. */
static struct nt_node **place_of(struct nt_trie *trie, u32 hash)
{
	struct nt_node **place = &trie->root;

	for (u32 left = hash; *place && (*place)->hash != hash; left >>= 2)
		place = &(*place)->below[left & 3];
	return place;
}

struct nt_node *nt_trie_find(const struct nt_trie *trie, u32 hash)
{
	struct nt_node *node = trie->root;

	for (u32 left = hash; node && node->hash != hash; left >>= 2)
		node = node->below[left & 3];
	return node;
}

/* Puts a node where another is, or none is. */
static void put_at(struct nt_node **place, struct nt_node *node, const struct nt_node *instead_of)
{
	for (int i = 0; i < 4; i++)
		node->below[i] = instead_of ? instead_of->below[i] : NULL;
	*place = node;
}

void nt_trie_add(struct nt_trie *trie, struct nt_node *node)
{
	struct nt_node **place = place_of(trie, node->hash), *older = *place;

	node->newer = NULL;
	node->older = older;
	if (older)
		older->newer = node;
	put_at(place, node, older);
}

/* The place of one at or below this place that has none below it. */
static struct nt_node **leaf_of(struct nt_node **place)
{
	int i = 0;

	while (i < 4) {
		if ((*place)->below[i]) {
			place = &(*place)->below[i];
			i = 0;
		} else {
			i++;
		}
	}
	return place;
}

/* Takes the newest of its hash out. */
static struct nt_node *take(struct nt_node **place)
{
	struct nt_node *node = *place, *next = node->older, **leaf;

	if (next) {
		next->newer = NULL;
	} else {
		/* its hash begins as that of all that are below this place */
		leaf = leaf_of(place);
		next = *leaf;
		*leaf = NULL;
	}
	if (next != node)
		put_at(place, next, node);
	return node;
}

void nt_trie_remove(struct nt_trie *trie, struct nt_node *node)
{
	if (!node->newer) {
		take(place_of(trie, node->hash));
		return;
	}
	node->newer->older = node->older;
	if (node->older)
		node->older->newer = node->newer;
}

struct nt_node *nt_trie_take(struct nt_trie *trie)
{
	return trie->root ? take(leaf_of(&trie->root)) : NULL;
}
