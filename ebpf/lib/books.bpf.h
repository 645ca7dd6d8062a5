/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Holds the waits of each thread against the kernel's own account of them, run_delay of
 * /proc/PID/schedstat. The kernel is asked whenever a wait begins: it has booked all earlier ones
 * then, and the same ones that we have.
 */
#ifndef TARE_BOOKS_BPF_H
#define TARE_BOOKS_BPF_H

#include "books.h"
#include "latency.bpf.h"

const volatile bool check;

struct {
	__uint(type, BPF_MAP_TYPE_HASH);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__uint(max_entries, 1); /* BOOKS, if asked for */
	__type(key, __u32);     /* thread */
	__type(value, struct book);
} books SEC(".maps");

static __always_inline struct book *book_of(struct task_struct *task)
{
	__u32 pid = task->pid;

	return bpf_map_lookup_elem(&books, &pid);
}

/* A wait begins; woken: when its task was woken, 0 if that was not what began it. */
static __always_inline void book_begins(struct task_struct *task, __u64 woken)
{
	struct book *book = book_of(task), empty = {0};
	__u64 run_delay = task->sched_info.run_delay;
	__u32 pid = task->pid;

	if (!book) {
		if (bpf_map_update_elem(&books, &pid, &empty, BPF_NOEXIST))
			lose();
		book = book_of(task);
		if (!book)
			return;
	}
	bpf_probe_read_kernel_str(book->comm, sizeof(book->comm), task->comm);
	/* the pid may be another's now, by a fork or an exec: nobody saw the last one's end booked
	 */
	if (book->task == (__u64)task && run_delay >= book->asked) {
		book->booked += run_delay - book->asked;
		book->waited += book->ended;
		book->unbooked += book->ended_unbooked;
	}
	book->ended = book->ended_unbooked = 0;
	book->task = (__u64)task;
	book->asked = run_delay;
	book->woken = woken;
}

/* A wait ends; the kernel books none of a task that was preempted on its way to sleep. */
static __always_inline void book_ends(struct task_struct *task, __u64 ns, bool unbooked)
{
	struct book *book = book_of(task);

	if (!book)
		return;
	book->woken = 0;
	book->ended += ns;
	if (unbooked)
		book->ended_unbooked += ns;
}

/* From here on the kernel counts the wait of a task that was woken. */
SEC("?tp_btf/sched_wakeup")
int BPF_PROG(book_queued, struct task_struct *task)
{
	struct book *book = book_of(task);

	if (book && book->woken) {
		book->ended_unbooked += bpf_ktime_get_ns() - book->woken;
		book->woken = 0;
	}
	return 0;
}

#endif
