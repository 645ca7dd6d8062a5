/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef _NTOBJ_H
#define _NTOBJ_H

#ifdef pr_fmt
#undef pr_fmt
#endif
#define pr_fmt(fmt) "tare_ntobj: " fmt

#include <linux/compiler.h>
#include <linux/mutex.h>
#include <linux/refcount.h>
#include <linux/spinlock.h>
#include <tare/ntobj.h>

#include "core/serve.h"
#include "core/trie.h"
#include "core/wait.h"

/* One open of the device. */
struct ntobj_client {
	struct nt_domain domain;
	struct nt_process process;
	struct mutex ending;    /* of threads that end: thread.c */
	spinlock_t lock;        /* of threads */
	struct nt_trie threads; /* by their task */
	refcount_t holders;     /* its file, and who ends threads of it */
};

/* call.c: all that has no ioctl of its own. */
long ntobj_call(struct ntobj_client *client, struct tare_nt_call __user *from);

/* wait.c */
long ntobj_wait(struct ntobj_client *client, const struct tare_nt_wait __user *from);

/*
 * thread.c: who owns mutexes. The calling thread as a client knows it, made when it is first
 * asked for; NULL: no memory. It lasts until the thread's death or the client's end.
 */
struct nt_thread *ntobj_thread(struct ntobj_client *client);
/* As if the calling thread had died. */
void ntobj_thread_leave(struct ntobj_client *client);
void ntobj_threads_of_client_end(struct ntobj_client *client);
int ntobj_threads_start(void);
void ntobj_threads_stop(void);

/* dev.c */
void ntobj_client_put(struct ntobj_client *client);

#endif /* _NTOBJ_H */
