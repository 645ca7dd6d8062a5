// SPDX-License-Identifier: GPL-2.0-only
#include "apc.h"

#include <pthread.h>
#include <stdbool.h>

#include "core/status.h"

struct queue {
	bool used;
	int alert;
	uint32_t first, count;
	struct tare_nt_message message[NT_APC_MAX];
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct queue queue[NT_APC_THREADS];

/* With the lock. NULL: nobody has this number. */
static struct queue *queue_of(uint32_t number)
{
	if (!number || number > NT_APC_THREADS || !queue[number - 1].used)
		return NULL;
	return &queue[number - 1];
}

uint32_t nt_apc_attach(int alert)
{
	uint32_t number = 0;

	pthread_mutex_lock(&lock);
	for (uint32_t i = 0; i < NT_APC_THREADS && !number; i++)
		if (!queue[i].used) {
			queue[i] = (struct queue){.used = true, .alert = alert};
			number = i + 1;
		}
	pthread_mutex_unlock(&lock);
	return number;
}

int nt_apc_detach(uint32_t number)
{
	struct queue *of;
	int alert;

	pthread_mutex_lock(&lock);
	of = queue_of(number);
	alert = of ? of->alert : -1;
	if (of)
		of->used = false;
	pthread_mutex_unlock(&lock);
	return alert;
}

uint32_t nt_apc_post(uint32_t number, const struct tare_nt_message *message,
		     void (*ring)(int alert))
{
	uint32_t status = NT_OK;
	struct queue *of;

	pthread_mutex_lock(&lock);
	of = queue_of(number);
	if (!of) {
		status = NT_NO_THREAD;
	} else if (of->count == NT_APC_MAX) {
		status = NT_QUOTA_EXCEEDED;
	} else {
		of->message[(of->first + of->count++) % NT_APC_MAX] = *message;
		ring(of->alert);
	}
	pthread_mutex_unlock(&lock);
	return status;
}

uint32_t nt_apc_take(uint32_t number, struct tare_nt_message *message, void (*still)(int alert))
{
	uint32_t status = NT_NO_MORE;
	struct queue *of;

	pthread_mutex_lock(&lock);
	of = queue_of(number);
	if (of && of->count) {
		*message = of->message[of->first++ % NT_APC_MAX];
		if (!--of->count)
			still(of->alert);
		status = NT_OK;
	}
	pthread_mutex_unlock(&lock);
	return status;
}
