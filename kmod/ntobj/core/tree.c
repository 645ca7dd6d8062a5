// SPDX-License-Identifier: GPL-2.0-only
#include "tree.h"

#include "text.h"

/*
 * A side may be this many times as heavy as the other; it is turned twice where its inner side is
 * at least so many times as heavy as its outer. With 3 and 2 one step of either kind is enough
 * (Hirai and Yamamoto, "Balancing weight-balanced trees").
 */
#define HEAVIER 3
#define TWICE   2

static int compare(const char *name, u32 size, const struct nt_node *node)
{
	for (u32 i = 0; i < size && i < node->size; i++) {
		unsigned char one = nt_lower(name[i]), other = nt_lower(node->name[i]);

		if (one != other)
			return one < other ? -1 : 1;
	}
	return size < node->size ? -1 : size > node->size;
}

static u32 count(const struct nt_node *node)
{
	return node ? node->count : 0;
}

static u32 weight(const struct nt_node *node)
{
	return count(node) + 1;
}

struct nt_node *nt_tree_find(const struct nt_tree *tree, const char *name, u32 size)
{
	struct nt_node *node = tree->root;

	while (node) {
		int order = compare(name, size, node);

		if (!order)
			break;
		node = node->below[order > 0];
	}
	return node;
}

struct nt_node *nt_tree_at(const struct nt_tree *tree, u32 index)
{
	struct nt_node *node = tree->root;

	while (node) {
		u32 before = count(node->below[0]);
		int side = index > before;

		if (index == before)
			break;
		if (side)
			index -= before + 1;
		node = node->below[side];
	}
	return node;
}

/* `with`, which may be NULL, is what is there from now on. */
static void replace(struct nt_tree *tree, struct nt_node *node, struct nt_node *with)
{
	struct nt_node *up = node->up;

	if (!up)
		tree->root = with;
	else
		up->below[up->below[1] == node] = with;
	if (with)
		with->up = up;
}

static void recount(struct nt_node *node)
{
	node->count = count(node->below[0]) + count(node->below[1]) + 1;
}

/* What is below on a side comes up, and the node is below it. */
static void turn(struct nt_tree *tree, struct nt_node *node, int side)
{
	struct nt_node *child = node->below[side], *inner = child->below[!side];

	replace(tree, node, child);
	node->below[side] = inner;
	if (inner)
		inner->up = node;
	child->below[!side] = node;
	node->up = child;
	recount(node);
	recount(child);
}

/* From a node whose sides have changed up to the root. */
static void balance(struct nt_tree *tree, struct nt_node *node)
{
	for (; node; node = node->up) {
		int side = weight(node->below[1]) > weight(node->below[0]);
		struct nt_node *heavy = node->below[side];

		recount(node);
		if (weight(heavy) <= HEAVIER * weight(node->below[!side]))
			continue;
		if (weight(heavy->below[!side]) >= TWICE * weight(heavy->below[side]))
			turn(tree, heavy, !side);
		turn(tree, node, side);
		node = node->up;
	}
}

void nt_tree_add(struct nt_tree *tree, struct nt_node *node)
{
	struct nt_node *up = NULL, **place = &tree->root;

	while (*place) {
		up = *place;
		place = &up->below[compare(node->name, node->size, up) > 0];
	}
	*place = node;
	node->up = up;
	node->below[0] = NULL;
	node->below[1] = NULL;
	balance(tree, node);
}

void nt_tree_remove(struct nt_tree *tree, struct nt_node *node)
{
	struct nt_node *from = node->up, *with;

	if (!node->below[0] || !node->below[1]) {
		with = node->below[!node->below[0]];
	} else {
		/* the next one, which has nothing before it, takes its place */
		with = node->below[1];
		while (with->below[0])
			with = with->below[0];
		from = with->up == node ? with : with->up;
		replace(tree, with, with->below[1]);
		for (int side = 0; side < 2; side++) {
			with->below[side] = node->below[side];
			if (with->below[side])
				with->below[side]->up = with;
		}
	}
	replace(tree, node, with);
	balance(tree, from);
}

struct nt_node *nt_tree_empty(struct nt_tree *tree)
{
	struct nt_node *node = tree->root;

	while (node && (node->below[0] || node->below[1]))
		node = node->below[!node->below[0]];
	if (node)
		replace(tree, node, NULL);
	return node;
}
