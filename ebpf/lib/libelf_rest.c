// SPDX-License-Identifier: GPL-2.0-only
/*
 * The static libelf of Debian 13 (elfutils 0.192) refers to functions that no package holds: its
 * search trees, which are libc's with a lock. One thread uses them here, so these have no lock.
 * They are weak, so that a whole libelf uses its own.
 */
#include <search.h>
#include <stddef.h>

/* The lock that follows in libelf's own is never touched here. */
struct search_tree {
	void *root;
};

typedef int (*compare)(const void *, const void *);

void eu_search_tree_init(struct search_tree *tree);
void eu_search_tree_fini(struct search_tree *tree, void (*free_node)(void *node));
void *eu_tsearch(const void *key, struct search_tree *tree, compare compared);
void *eu_tdelete(const void *key, struct search_tree *tree, compare compared);

__attribute__((weak)) void eu_search_tree_init(struct search_tree *tree)
{
	tree->root = NULL;
}

__attribute__((weak)) void eu_search_tree_fini(struct search_tree *tree,
					       void (*free_node)(void *node))
{
	tdestroy(tree->root, free_node);
}

__attribute__((weak)) void *eu_tsearch(const void *key, struct search_tree *tree, compare compared)
{
	return tsearch(key, &tree->root, compared);
}

__attribute__((weak)) void *eu_tdelete(const void *key, struct search_tree *tree, compare compared)
{
	return tdelete(key, &tree->root, compared);
}
