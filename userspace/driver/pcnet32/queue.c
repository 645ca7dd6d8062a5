// SPDX-License-Identifier: GPL-2.0-only
#include <stdlib.h>

#include "stack.h"

struct queue {
	pthread_mutex_t lock;
	pthread_cond_t filled;
	size_t depth, used, first;
	void *items[];
};

struct queue *queue_new(size_t depth)
{
	struct queue *queue = calloc(1, sizeof(*queue) + depth * sizeof(void *));

	if (!queue)
		return NULL;
	pthread_mutex_init(&queue->lock, NULL);
	pthread_cond_init(&queue->filled, NULL);
	queue->depth = depth;
	return queue;
}

bool queue_put(struct queue *queue, void *item)
{
	bool has_room;

	pthread_mutex_lock(&queue->lock);
	has_room = queue->used < queue->depth;
	if (has_room) {
		queue->items[(queue->first + queue->used++) % queue->depth] = item;
		/* whoever finds items does not wait */
		if (queue->used == 1)
			pthread_cond_signal(&queue->filled);
	}
	pthread_mutex_unlock(&queue->lock);
	return has_room;
}

void *queue_get(struct queue *queue)
{
	void *item;

	pthread_mutex_lock(&queue->lock);
	while (!queue->used)
		pthread_cond_wait(&queue->filled, &queue->lock);
	item = queue->items[queue->first];
	queue->first = (queue->first + 1) % queue->depth;
	queue->used--;
	pthread_mutex_unlock(&queue->lock);
	return item;
}
