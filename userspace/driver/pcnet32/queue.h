/* SPDX-License-Identifier: GPL-2.0-only */
/* A bounded queue of pointers between two threads. */
#ifndef PCNET32_QUEUE_H
#define PCNET32_QUEUE_H

#include <stdbool.h>
#include <stddef.h>

struct queue;

/* NULL without memory. */
struct queue *queue_new(size_t depth);

/* False if it is full: the item stays the caller's. */
bool queue_put(struct queue *queue, void *item);

/* Waits for an item. */
void *queue_get(struct queue *queue);

#endif
