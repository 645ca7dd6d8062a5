/* SPDX-License-Identifier: GPL-2.0-only */
/* A ring of links, each inside what it lists. A ring is a link itself. */
#ifndef NT_LIST_H
#define NT_LIST_H

struct nt_link {
	struct nt_link *next, *before;
};

#define nt_holder(link, type, member) ((type *)((char *)(link) - offsetof(type, member)))

static inline void nt_ring_init(struct nt_link *ring)
{
	ring->next = ring;
	ring->before = ring;
}

static inline int nt_ring_empty(const struct nt_link *ring)
{
	return ring->next == ring;
}

/* As the last of the ring. */
static inline void nt_link_add(struct nt_link *link, struct nt_link *ring)
{
	link->next = ring;
	link->before = ring->before;
	ring->before->next = link;
	ring->before = link;
}

static inline void nt_link_remove(struct nt_link *link)
{
	link->before->next = link->next;
	link->next->before = link->before;
}

#endif
