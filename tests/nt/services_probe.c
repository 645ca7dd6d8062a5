// SPDX-License-Identifier: GPL-2.0-only
#include "services_probe.h"

#include <limits.h>

#include "core/key.h"
#include "core/thread.h"
#include "core/wait.h"
#include "guest/threads.h"

/* 20,000 names are found in 8 steps, if the hash were perfect. */
#define MOST_STEPS 16

/* Allocations from now to the one that fails. */
static int until_failure;
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
	die("names are used without their mutex");
}

/* Those above it, and others of its hash. */
static void needs_few_steps(const struct nt_trie *trie, u32 hash)
{
	const struct nt_node *node = trie->root;
	int steps = 0;

	for (u32 left = hash; node && node->hash != hash; left >>= 2, steps++)
		node = node->below[left & 3];
	for (; node; node = node->older)
		steps++;
	if (steps > MOST_STEPS)
		die("a name is too deep");
}

WRAPPED(struct nt_node *, nt_trie_find, (const struct nt_trie *trie, u32 hash))
{
	needs_mutex(trie);
	needs_few_steps(trie, hash);
	return __real_nt_trie_find(trie, hash);
}

WRAPPED(void, nt_trie_add, (struct nt_trie * trie, struct nt_node *node))
{
	needs_mutex(trie);
	__real_nt_trie_add(trie, node);
}

WRAPPED(void, nt_trie_remove, (struct nt_trie * trie, struct nt_node *node))
{
	needs_mutex(trie);
	__real_nt_trie_remove(trie, node);
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

int probe_blocks(void)
{
	return blocks;
}

int probe_end(void)
{
	nt_process_end(process);
	nt_domain_end(process->domain);
	return !nt_count_read(&process->domain->bytes) && !blocks;
}
