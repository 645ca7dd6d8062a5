// SPDX-License-Identifier: GPL-2.0-only
/*
 * Threads that own mutexes. A file's release sees neither the death of one thread of a process
 * nor that of a process whose descriptor others have, so the scheduler's tracepoint of exits
 * tells of both. It is not exported, and is found by name.
 */
#include <linux/hashtable.h>
#include <linux/mutex.h>
#include <linux/sched.h>
#include <linux/string.h>
#include <linux/tracepoint.h>
#include <linux/workqueue.h>
#include <tare/compat.h>
#include <trace/events/sched.h>

#include "ntobj.h"

#define EXIT	"sched_process_exit"

struct owner {
	struct nt_thread *thread;
	struct ntobj_client *client;
	const struct task_struct *task; /* never followed: it may be gone */
	struct hlist_node hash;
	struct list_head dead;
};

static DEFINE_HASHTABLE(owners, 8);
static LIST_HEAD(dead);
static DEFINE_RAW_SPINLOCK(owners_lock); /* both; also taken where nothing may sleep */
static DEFINE_MUTEX(ending); /* before all locks of a client */
static struct tracepoint *exits;

static struct owner *find(const struct ntobj_client *client, const struct task_struct *task)
{
	struct owner *owner;

	hash_for_each_possible(owners, owner, hash, (unsigned long)task)
		if (owner->task == task && owner->client == client)
			return owner;
	return NULL;
}

static struct nt_thread *add(struct ntobj_client *client)
{
	struct owner *owner = kzalloc(sizeof(*owner), GFP_KERNEL_ACCOUNT);

	if (!owner)
		return NULL;
	owner->thread = nt_thread_new(&client->domain);
	if (!owner->thread) {
		kfree(owner);
		return NULL;
	}
	owner->client = client;
	owner->task = current;
	/* nobody else adds this thread */
	raw_spin_lock(&owners_lock);
	hash_add(owners, &owner->hash, (unsigned long)current);
	raw_spin_unlock(&owners_lock);
	return owner->thread;
}

struct nt_thread *ntobj_thread(struct ntobj_client *client)
{
	struct owner *owner;

	raw_spin_lock(&owners_lock);
	owner = find(client, current);
	raw_spin_unlock(&owners_lock);
	return owner ? owner->thread : add(client);
}

void ntobj_thread_leave(struct ntobj_client *client)
{
	struct owner *owner;

	raw_spin_lock(&owners_lock);
	owner = find(client, current);
	if (owner)
		hash_del(&owner->hash);
	raw_spin_unlock(&owners_lock);
	if (!owner)
		return;
	nt_thread_exit(owner->thread);
	kfree(owner);
}

static struct owner *first_dead(void)
{
	struct owner *owner;

	raw_spin_lock(&owners_lock);
	owner = list_first_entry_or_null(&dead, struct owner, dead);
	if (owner)
		list_del(&owner->dead);
	raw_spin_unlock(&owners_lock);
	return owner;
}

/* When it is back, all who were dead before have ended, whoever did it. */
static void end_dead(void)
{
	struct owner *owner;

	mutex_lock(&ending);
	while ((owner = first_dead())) {
		nt_thread_exit(owner->thread);
		kfree(owner);
	}
	mutex_unlock(&ending);
}

static void work_on_dead(struct work_struct *unused)
{
	end_dead();
}

static DECLARE_WORK(work, work_on_dead);

/* The dying thread itself, which may not sleep here. */
static void thread_exits(void *unused, TARE_EXIT_ARGS)
{
	struct hlist_node *next;
	struct owner *owner;
	bool any = false;

	raw_spin_lock(&owners_lock);
	hash_for_each_possible_safe(owners, owner, next, hash, (unsigned long)task) {
		if (owner->task != task)
			continue;
		hash_del(&owner->hash);
		list_add_tail(&owner->dead, &dead);
		any = true;
	}
	raw_spin_unlock(&owners_lock);
	if (any)
		schedule_work(&work);
}

void ntobj_threads_of_client_end(struct ntobj_client *client)
{
	struct hlist_node *next;
	struct owner *owner;
	int bucket;

	raw_spin_lock(&owners_lock);
	hash_for_each_safe(owners, bucket, next, owner, hash) {
		if (owner->client != client)
			continue;
		hash_del(&owner->hash);
		list_add_tail(&owner->dead, &dead);
	}
	raw_spin_unlock(&owners_lock);
	/* flush_work() would not do: it knows of no work that another CPU is about to queue */
	end_dead();
}

static void find_exits(struct tracepoint *tracepoint, void *unused)
{
	if (!strcmp(tracepoint->name, EXIT))
		exits = tracepoint;
}

int ntobj_threads_start(void)
{
	/* the compiler compares the types; nothing else would */
	check_trace_callback_type_sched_process_exit(thread_exits);
	for_each_kernel_tracepoint(find_exits, NULL);
	if (!exits) {
		pr_err("this kernel has no tracepoint " EXIT ", which tells of threads that die\n");
		return -EOPNOTSUPP;
	}
	return tracepoint_probe_register(exits, thread_exits, NULL);
}

void ntobj_threads_stop(void)
{
	tracepoint_probe_unregister(exits, thread_exits, NULL);
	tracepoint_synchronize_unregister();
	flush_work(&work);
}
