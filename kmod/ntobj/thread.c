// SPDX-License-Identifier: GPL-2.0-only
/*
 * The threads of clients, by task. A file's release sees neither the death of one thread of a
 * process nor that of a process whose descriptor others have, so the scheduler's tracepoint of
 * exits tells of both. It is not exported, and is found by name.
 *
 * A client finds the calling thread by its own lock and table. The tracepoint must find a task's
 * threads in all clients, and a task that is no client's must not notice it. So each task that has
 * a thread is a `mortal` in a table of all clients, and other tasks look at one bucket of it.
 *
 * Locks, in the order in which they are taken:
 *
 *	client->ending	of whoever ends threads of the client, so that each is ended once
 *	client->lock	of client->threads
 *	the core's	see core/object.h
 *	mortals_lock	of mortals, of their owners, and of dead; raw, since the tracepoint may not
 *			sleep
 */
#include <linux/hashtable.h>
#include <linux/mutex.h>
#include <linux/sched.h>
#include <linux/sched/task.h>
#include <linux/string.h>
#include <linux/tracepoint.h>
#include <linux/workqueue.h>
#include <tare/compat.h>
#include <trace/events/sched.h>

#include "ntobj.h"

#define EXIT	"sched_process_exit"

/* A task that has threads. */
struct mortal {
	struct task_struct *task;
	struct list_head owners; /* never empty for long: who takes the last one out frees it */
	struct hlist_node hash;
	struct list_head dead; /* empty: it lives */
};

/* A thread of a client. */
struct owner {
	struct nt_thread thread; /* first: the core frees it with its last reference */
	struct nt_node node;
	struct ntobj_client *client;
	struct task_struct *task; /* a reference, so that no other task has this address */
	struct mortal *mortal;
	struct list_head of_task;
};

static DEFINE_HASHTABLE(mortals, 12);
static LIST_HEAD(dead);
static DEFINE_RAW_SPINLOCK(mortals_lock);
static struct tracepoint *exits;

static struct owner *owner_of(struct nt_node *node)
{
	return node ? container_of(node, struct owner, node) : NULL;
}

/* The low bits of a task's address are the same for all. */
static u32 hash_of(const struct task_struct *task)
{
	return hash_ptr(task, 32);
}

/* The calling thread's, or NULL. Nobody else adds or, while it asks, ends it. */
static struct owner *find(struct ntobj_client *client)
{
	struct owner *owner;
	struct nt_node *node;

	spin_lock(&client->lock);
	node = nt_trie_find(&client->threads, hash_of(current));
	while (node && owner_of(node)->task != current)
		node = node->older;
	owner = owner_of(node);
	spin_unlock(&client->lock);
	return owner;
}

bool nt_thread_exiting(const struct nt_thread *thread)
{
	const struct owner *owner = container_of(thread, const struct owner, thread);

	return READ_ONCE(owner->task->flags) & PF_EXITING;
}

/* NULL: the task is none. */
static struct mortal *mortal_of(const struct task_struct *task) __must_hold(&mortals_lock)
{
	struct mortal *mortal;

	lockdep_assert_held(&mortals_lock);
	hash_for_each_possible(mortals, mortal, hash, (unsigned long)task)
		if (mortal->task == task)
			return mortal;
	return NULL;
}

/*
 * The owner is one of the calling task's. `fresh` becomes its mortal if the task has none, else it
 * is given back.
 */
static struct mortal *join_mortal(struct owner *owner, struct mortal *fresh)
{
	struct mortal *mortal;

	raw_spin_lock(&mortals_lock);
	mortal = mortal_of(current);
	if (!mortal) {
		mortal = fresh;
		fresh = NULL;
		hash_add(mortals, &mortal->hash, (unsigned long)current);
	}
	owner->mortal = mortal;
	list_add(&owner->of_task, &mortal->owners);
	raw_spin_unlock(&mortals_lock);
	return fresh;
}

static void leave_mortal(struct owner *owner)
{
	struct mortal *mortal = owner->mortal;

	raw_spin_lock(&mortals_lock);
	list_del(&owner->of_task);
	if (list_empty(&mortal->owners)) {
		hash_del(&mortal->hash);
		list_del(&mortal->dead);
	} else {
		mortal = NULL;
	}
	raw_spin_unlock(&mortals_lock);
	kfree(mortal);
}

static void end(struct owner *owner)
{
	struct task_struct *task = owner->task;

	lockdep_assert_held(&owner->client->ending);
	leave_mortal(owner);
	spin_lock(&owner->client->lock);
	nt_trie_remove(&owner->client->threads, &owner->node);
	spin_unlock(&owner->client->lock);
	nt_thread_exit(&owner->thread);
	put_task_struct(task);
}

static struct mortal *new_mortal(void)
{
	struct mortal *mortal = kzalloc(sizeof(*mortal), GFP_KERNEL_ACCOUNT);

	if (!mortal)
		return NULL;
	mortal->task = current;
	INIT_LIST_HEAD(&mortal->owners);
	INIT_LIST_HEAD(&mortal->dead);
	return mortal;
}

static struct owner *add(struct ntobj_client *client)
{
	struct mortal *mortal = new_mortal();
	struct owner *owner = mortal ? nt_alloc(sizeof(*owner)) : NULL;

	if (!owner)
		goto no_memory;
	owner->client = client;
	owner->task = current;
	owner->node.hash = hash_of(current);
	if (nt_thread_init(&owner->thread, &client->domain))
		goto no_memory;
	get_task_struct(current);
	kfree(join_mortal(owner, mortal));
	spin_lock(&client->lock);
	nt_trie_add(&client->threads, &owner->node);
	spin_unlock(&client->lock);
	return owner;

no_memory:
	kfree(mortal);
	return NULL;
}

struct nt_thread *ntobj_thread(struct ntobj_client *client)
{
	struct owner *owner = find(client);

	if (!owner)
		owner = add(client);
	return owner ? &owner->thread : NULL;
}

void ntobj_thread_leave(struct ntobj_client *client)
{
	struct owner *owner;

	mutex_lock(&client->ending);
	owner = find(client);
	if (owner)
		end(owner);
	mutex_unlock(&client->ending);
}

void ntobj_threads_of_client_end(struct ntobj_client *client)
{
	mutex_lock(&client->ending);
	/* nobody calls any more: client->lock would lock out nobody */
	while (client->threads.root) {
		end(owner_of(client->threads.root));
		cond_resched();
	}
	mutex_unlock(&client->ending);
}

/* A mortal stays in the list until its last thread is ended. */
static struct owner *first_of_dead(void)
	__must_hold(&mortals_lock)
{
	struct mortal *mortal = list_first_entry_or_null(&dead, struct mortal, dead);

	lockdep_assert_held(&mortals_lock);
	return mortal ? list_first_entry(&mortal->owners, struct owner, of_task) : NULL;
}

/* The client of a dead thread, held so that it stays; or NULL. */
static struct ntobj_client *client_of_dead(void)
{
	struct ntobj_client *client = NULL;
	struct owner *owner;

	raw_spin_lock(&mortals_lock);
	owner = first_of_dead();
	if (owner) {
		client = owner->client;
		refcount_inc(&client->holders);
	}
	raw_spin_unlock(&mortals_lock);
	return client;
}

/* Of the client alone; nobody else ends it. */
static struct owner *dead_of(const struct ntobj_client *client)
{
	struct owner *owner;

	lockdep_assert_held(&client->ending);
	raw_spin_lock(&mortals_lock);
	owner = first_of_dead();
	/* another client may end its own meanwhile */
	if (owner && owner->client != client)
		owner = NULL;
	raw_spin_unlock(&mortals_lock);
	return owner;
}

static void end_dead(struct work_struct *unused)
{
	struct ntobj_client *client;
	struct owner *owner;

	while ((client = client_of_dead())) {
		mutex_lock(&client->ending);
		while ((owner = dead_of(client))) {
			end(owner);
			cond_resched();
		}
		mutex_unlock(&client->ending);
		ntobj_client_put(client);
	}
}

static DECLARE_WORK(work, end_dead);

/* The dying task itself, which may not sleep here. */
static void task_exits(void *unused, TARE_EXIT_ARGS)
{
	struct mortal *mortal;

	/* what this task itself has added is seen */
	if (hlist_empty(&mortals[hash_min((unsigned long)task, HASH_BITS(mortals))]))
		return;
	raw_spin_lock(&mortals_lock);
	mortal = mortal_of(task);
	if (mortal) {
		hash_del(&mortal->hash);
		list_add_tail(&mortal->dead, &dead);
	}
	raw_spin_unlock(&mortals_lock);
	/* which may be gone by now */
	if (mortal)
		schedule_work(&work);
}

static void find_exits(struct tracepoint *tracepoint, void *unused)
{
	if (!strcmp(tracepoint->name, EXIT))
		exits = tracepoint;
}

int ntobj_threads_start(void)
{
	/* the compiler compares the types; nothing else would */
	check_trace_callback_type_sched_process_exit(task_exits);
	for_each_kernel_tracepoint(find_exits, NULL);
	if (!exits) {
		pr_err("this kernel has no tracepoint " EXIT ", which tells of threads that die\n");
		return -EOPNOTSUPP;
	}
	return tracepoint_probe_register(exits, task_exits, NULL);
}

void ntobj_threads_stop(void)
{
	tracepoint_probe_unregister(exits, task_exits, NULL);
	tracepoint_synchronize_unregister();
	flush_work(&work);
}
