// SPDX-License-Identifier: GPL-2.0-only
#include "trie.h"

/* Down by one level, which leaves so much of the hash. */
static struct nt_node **step(struct nt_node *node, u32 *left)
{
	struct nt_node **place = &node->below[*left & 3];

	*left >>= 2;
	return place;
}

struct nt_node *nt_trie_next(const struct nt_trie *trie, u32 hash, const struct nt_node *from)
{
	struct nt_node *node = trie->root;
	int behind = !from;
	u32 left = hash;

	while (node && !(behind && node->hash == hash)) {
		behind |= node == from;
		node = *step(node, &left);
	}
	return node;
}

void nt_trie_add(struct nt_trie *trie, struct nt_node *node)
{
	struct nt_node **place = &trie->root;
	u32 left = node->hash;

	while (*place)
		place = step(*place, &left);
	for (int i = 0; i < 4; i++)
		node->below[i] = NULL;
	*place = node;
}

/* At or below a place: one that has none below it, and is taken out. */
static struct nt_node *take_leaf(struct nt_node **place)
{
	struct nt_node *leaf;
	int i = 0;

	while (i < 4) {
		if ((*place)->below[i]) {
			place = &(*place)->below[i];
			i = 0;
		} else {
			i++;
		}
	}
	leaf = *place;
	*place = NULL;
	return leaf;
}

void nt_trie_remove(struct nt_trie *trie, struct nt_node *node)
{
	struct nt_node **place = &trie->root, *leaf;
	u32 left = node->hash;

	while (*place != node)
		place = step(*place, &left);
	leaf = take_leaf(place);
	if (leaf == node)
		return;
	/* its hash begins as that of all that are below this place */
	for (int i = 0; i < 4; i++)
		leaf->below[i] = node->below[i];
	*place = leaf;
}

struct nt_node *nt_trie_take(struct nt_trie *trie)
{
	return trie->root ? take_leaf(&trie->root) : NULL;
}
