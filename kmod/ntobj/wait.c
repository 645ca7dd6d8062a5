// SPDX-License-Identifier: GPL-2.0-only
/* Waits: handles become objects, and the thread sleeps until its wait is claimed. */
#include <linux/hrtimer.h>
#include <linux/sched.h>
#include <linux/sched/signal.h>
#include <linux/time_namespace.h>
#include <linux/uaccess.h>

#include "ntobj.h"

/* Waits for no more objects need no memory but the stack. */
#define FEW 4

struct sleeper {
	struct nt_wait wait;
	struct task_struct *task;
};

void nt_wake(struct nt_wait *wait)
{
	wake_up_process(container_of(wait, struct sleeper, wait)->task);
}

/*
 * The caller's CLOCK_MONOTONIC may be set off against the machine's. What does this for system
 * calls is not exported by all kernels.
 */
static ktime_t of_machine(u64 deadline_ns)
{
	struct timespec64 offset = {};
	s64 deadline = min_t(u64, deadline_ns, KTIME_MAX / 2);

	timens_add_monotonic(&offset);
	/* which is no more than that half, either */
	return max_t(s64, deadline - timespec64_to_ns(&offset), 0);
}

/* Until it is claimed, or why not. */
static u32 sleep_until(struct nt_wait *wait, u64 deadline_ns)
{
	ktime_t deadline = of_machine(deadline_ns);
	u32 otherwise = NT_TIMEOUT;

	for (;;) {
		/* a suspend leaves the wait where it is in the queues */
		set_current_state(TASK_INTERRUPTIBLE | TASK_FREEZABLE);
		if (nt_wait_over(wait))
			break;
		if (signal_pending(current)) {
			otherwise = NT_PENDING;
			break;
		}
		if (deadline_ns == U64_MAX)
			schedule();
		else if (!schedule_hrtimeout(&deadline, HRTIMER_MODE_ABS))
			break;
	}
	__set_current_state(TASK_RUNNING);
	return otherwise;
}

static bool has_mutex(const struct nt_place *place, u32 count)
{
	for (u32 i = 0; i < count; i++)
		if (place[i].object->type == NT_MUTEX)
			return true;
	return false;
}

static long wait_for(struct ntobj_client *client, const struct tare_nt_wait *asked,
		     struct nt_place *place)
{
	struct sleeper sleeper = {.wait.place = place, .task = current};
	struct nt_thread *thread = NULL;
	u32 status;

	if (has_mutex(place, asked->count)) {
		thread = ntobj_thread(client);
		if (!thread)
			return NT_NO_MEMORY;
	}
	status = nt_wait_begin(&sleeper.wait, &client->domain, thread, asked->count,
			       asked->flags & TARE_NT_WAIT_ALL);
	if (status != NT_PENDING)
		return status;
	status = asked->deadline_ns ? sleep_until(&sleeper.wait, asked->deadline_ns) : NT_TIMEOUT;
	status = nt_wait_end(&sleeper.wait, &client->domain, status);
	/* the deadline is absolute: the same call goes on after the signal */
	return status == NT_PENDING ? -ERESTARTSYS : status;
}

/* The object of the handle at an address, with a reference. An NT status, or -EFAULT. */
static long get_object(struct ntobj_client *client, const u32 __user *from,
		       struct nt_object **object)
{
	u32 handle;

	if (get_user(handle, from))
		return -EFAULT;
	return nt_handle_get(&client->process.handles, handle, NT_ACCESS_SYNCHRONIZE, object);
}

static long wait_for_handles(struct ntobj_client *client, const struct tare_nt_wait *asked,
			     struct nt_place *place)
{
	const u32 __user *handle = u64_to_user_ptr(asked->handles);
	long ret = NT_OK;
	u32 got = 0;

	while (got < asked->count) {
		ret = get_object(client, handle + got, &place[got].object);
		if (ret)
			break;
		got++;
	}
	if (!ret)
		ret = wait_for(client, asked, place);
	while (got)
		nt_object_put(place[--got].object);
	return ret;
}

long ntobj_wait(struct ntobj_client *client, const struct tare_nt_wait __user *from)
{
	struct nt_place few[FEW], *place = few;
	struct tare_nt_wait asked;
	long ret;

	if (copy_from_user(&asked, from, sizeof(asked)))
		return -EFAULT;
	if (asked.flags & ~TARE_NT_WAIT_ALL)
		return -EINVAL;
	if (!asked.count || asked.count > NT_WAIT_MAX)
		return NT_INVALID_PARAMETER;
	if (asked.count > FEW)
		place = kmalloc_array(asked.count, sizeof(*place), GFP_KERNEL_ACCOUNT);
	if (!place)
		return NT_NO_MEMORY;
	ret = wait_for_handles(client, &asked, place);
	if (place != few)
		kfree(place);
	return ret;
}
