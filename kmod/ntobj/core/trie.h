/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Nodes by hash: each has four below it, and each level takes two bits more of the hash. So as many
 * steps find one as the logarithm of their number. Those of one hash are in a list, of which the
 * newest is in the tree. Nothing here allocates or recurses; a node is inside what it finds.
 */
#ifndef NT_TRIE_H
#define NT_TRIE_H

#include "nt_platform.h"

struct nt_node {
	struct nt_node *below[4];
	struct nt_node *newer, *older; /* of the same hash */
	u32 hash;                      /* the caller sets it before the node is added */
};

struct nt_trie {
	struct nt_node *root;
};

/* The newest of this hash, or NULL; the others follow by `older`. */
struct nt_node *nt_trie_find(const struct nt_trie *trie, u32 hash);
void nt_trie_add(struct nt_trie *trie, struct nt_node *node);
/* The node is there. */
void nt_trie_remove(struct nt_trie *trie, struct nt_node *node);
/* Takes any out, or NULL. */
struct nt_node *nt_trie_take(struct nt_trie *trie);

#endif
