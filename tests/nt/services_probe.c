// SPDX-License-Identifier: GPL-2.0-only
#include "services_probe.h"

#include <limits.h>
#include <pthread.h>
#include <stdatomic.h>

#include "core/key.h"
#include "core/thread.h"
#include "core/wait.h"

/* 20,000 names are found in 8 steps, if the hash were perfect. */
#define MOST_STEPS 16

/* Allocations from now to the one that fails. */
static int until_failure;
static const char *wrong;
static struct nt_process *process;
static _Atomic int blocks; /* that are allocated */

#define WRAPPED(type, name, parameters)                                                            \
	type __real_##name parameters;                                                             \
	type __wrap_##name parameters;                                                             \
	type __wrap_##name parameters

WRAPPED(void *, calloc, (size_t count, size_t size))
{
	void *block = --until_failure ? __real_calloc(count, size) : NULL;

	blocks += block != NULL;
	return block;
}

int probe_fail(int nth)
{
	int failed = until_failure <= 0;

	until_failure = nth ? nth : INT_MAX;
	return failed;
}

WRAPPED(void, free, (void *block))
{
	blocks -= block != NULL;
	__real_free(block);
}

WRAPPED(void, nt_process_init, (struct nt_process * of, struct nt_domain *domain))
{
	process = of;
	__real_nt_process_init(of, domain);
}

/* Threads are asked one after the other: if somebody holds it, it is who asks now. */
static void needs_mutex(const struct nt_trie *trie)
{
	struct nt_domain *domain = process->domain;
	pthread_mutex_t *mutex = (void *)&domain->registry.lock;

	if (trie == &domain->names)
		mutex = (void *)&domain->naming;
	else if (trie == &domain->paths)
		mutex = (void *)&domain->opening;
	/* a platform that knows no threads has none */
	if (!sizeof(nt_mutex_t) || pthread_mutex_trylock(mutex))
		return;
	pthread_mutex_unlock(mutex);
	wrong = "names are used without their mutex";
}

#define WITH_MUTEX(type, name, parameters, ...)                                                    \
	WRAPPED(type, name, parameters)                                                            \
	{                                                                                          \
		needs_mutex(trie);                                                                 \
		return __real_##name(__VA_ARGS__);                                                 \
	}

WITH_MUTEX(struct nt_node *, nt_trie_find, (const struct nt_trie *trie, u32 hash), trie, hash)
WITH_MUTEX(void, nt_trie_add, (struct nt_trie * trie, struct nt_node *node), trie, node)
WITH_MUTEX(void, nt_trie_remove, (struct nt_trie * trie, struct nt_node *node), trie, node)

const char *probe_wrong(void)
{
	return wrong;
}

static __thread void **noted;

void probe_note_waits(void **at)
{
	noted = at;
}

WRAPPED(u32, nt_wait_begin,
	(struct nt_wait * wait, struct nt_domain *domain, struct nt_thread *thread, int count,
	 int all))
{
	*noted = wait;
	return __real_nt_wait_begin(wait, domain, thread, count, all);
}

void probe_cancel(void *of)
{
	struct nt_wait *wait = of;

	nt_claim(&wait->claimed, 0);
	nt_wake(wait);
}

static u32 sum_of(const void *bytes, size_t size)
{
	u32 sum = 0;

	for (size_t i = 0; i < size; i++)
		sum = (sum ^ ((const unsigned char *)bytes)[i]) * 16777619u;
	return sum;
}

u32 probe_state(void)
{
	return sum_of(process->domain, sizeof(*process->domain)) +
	       sum_of(process, sizeof(*process)) + (u32)blocks;
}

/* From here down, where so many steps lead to. */
static u32 count(const struct nt_node *node, u32 steps)
{
	u32 sum = 1;

	if (!node)
		return 0;
	for (const struct nt_node *older = node->older; older; older = older->older)
		sum++;
	for (u32 i = 0; i < 4; i++) {
		const struct nt_node *below = node->below[i];

		if (below && (steps == MOST_STEPS || (below->hash >> (2 * steps) & 3) != i)) {
			wrong = "a name is too deep, or not where its hash says";
			return 0;
		}
		sum += count(below, steps + 1);
	}
	return sum;
}

u32 probe_names(u32 handle, u32 *values)
{
	const struct nt_trie *names = &process->domain->names;
	struct nt_object *object;

	if (!nt_handle_get(&process->handles, handle, 0, &object)) {
		const struct nt_key *key = nt_holder(object, struct nt_key, object);

		*values = count(key->values.root, 0);
		names = &key->keys;
		nt_object_put(object);
	}
	return count(names->root, 0);
}

u32 probe_owned(u32 number)
{
	struct nt_object *object;
	struct nt_thread *thread;
	u32 owned = 0;

	if (nt_handle_get(&process->domain->threads, number, 0, &object))
		return U32_MAX;
	thread = nt_holder(object, struct nt_thread, object);
	for (struct nt_link *at = thread->mutexes.next; at != &thread->mutexes; at = at->next)
		owned++;
	nt_object_put(object);
	return owned;
}

int probe_end(void)
{
	nt_process_end(process);
	nt_domain_end(process->domain);
	return !nt_count_read(&process->domain->bytes) && !blocks;
}
