/* SPDX-License-Identifier: GPL-2.0-only */
/* A bounded queue of pointers between two threads. */
#ifndef PCNET32_QUEUE_H
#define PCNET32_QUEUE_H

#include <stdbool.h>
#include <stddef.h>

struct queue;

/* NULL without memory; free() ends it. */
struct queue *queue_new(size_t depth);

/* False if it is full or closed: the item stays the caller's. */
bool queue_put(struct queue *queue, void *item);

/* Waits for an item. NULL when the queue was closed and is empty. */
void *queue_get(struct queue *queue);

/* Takes no more; what is in it can still be had. */
void queue_close(struct queue *queue);

#endif
