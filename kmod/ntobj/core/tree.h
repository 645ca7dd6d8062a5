/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Names in their order without case, which is that of their letters in lower case: a tree that is
 * balanced by weight, so that a name and an index are found in as many steps as the logarithm of
 * their number. Nothing here allocates or recurses; a node is inside what has the name.
 */
#ifndef NT_TREE_H
#define NT_TREE_H

#include "nt_platform.h"

struct nt_node {
	struct nt_node *up, *below[2]; /* below: what comes before, and what comes after */
	const char *name;
	u32 size;
	u32 count; /* of nodes from here down */
};

struct nt_tree {
	struct nt_node *root;
};

static inline u32 nt_tree_count(const struct nt_tree *tree)
{
	return tree->root ? tree->root->count : 0;
}

/* NULL: there is none. */
struct nt_node *nt_tree_find(const struct nt_tree *tree, const char *name, u32 size);
struct nt_node *nt_tree_at(const struct nt_tree *tree, u32 index);

/* Its name and size are set, and the tree has no other of this name. */
void nt_tree_add(struct nt_tree *tree, struct nt_node *node);
void nt_tree_remove(struct nt_tree *tree, struct nt_node *node);

/* Takes any out, or NULL: to free all. What is left is good for nothing but more of this. */
struct nt_node *nt_tree_empty(struct nt_tree *tree);

#endif
