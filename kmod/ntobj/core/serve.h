/* SPDX-License-Identifier: GPL-2.0-only */
/* One request of a thread, whatever brought it here. */
#ifndef NT_SERVE_H
#define NT_SERVE_H

#include <tare/ntobj.h>

#include "domain.h"
#include "thread.h"

/*
 * All of enum tare_nt_op. call->in and out are not used: in has call->in_size bytes, out has room
 * for call->out_size. What a call gives is in *call. Returns an NT status.
 */
u32 nt_serve(struct nt_process *process, struct nt_thread *thread, struct tare_nt_call *call,
	     const void *in, void *out);

/* Whether a call that succeeded made a handle. */
int nt_gives_handle(const struct tare_nt_call *call);

u32 nt_create(struct nt_process *process, struct nt_thread *thread, u32 type, u32 first,
	      u32 second, u32 *handle);

/* op is one of those that change an object. */
static inline u32 nt_change_object(struct nt_object *object, struct nt_thread *thread, u32 op,
				   u32 count, u32 *previous)
{
	switch (op) {
	case TARE_NT_OP_SET:
		return nt_event_set(object, (s32 *)previous);
	case TARE_NT_OP_RESET:
		return nt_event_reset(object, (s32 *)previous);
	case TARE_NT_OP_PULSE:
		return nt_event_pulse(object, (s32 *)previous);
	case TARE_NT_OP_RELEASE:
		return nt_semaphore_release(object, count, previous);
	default:
		return nt_mutex_release(object, thread, (s32 *)previous);
	}
}

/* Why the handle does not do for the operation: its object's type counts before its access. */
u32 nt_change_refused(struct nt_process *process, u32 op, u32 handle, u32 status);

/*
 * Of the hot ones, for who has no call: op is of TARE_NT_OP_SET to UNLOCK. It is here because a
 * call of it would be a tenth of what it does.
 */
static inline u32 nt_change(struct nt_process *process, struct nt_thread *thread, u32 op,
			    u32 handle, u32 count, u32 *previous)
{
	/* who owns a mutex may release it, whatever the handle is for */
	u32 access = op == TARE_NT_OP_UNLOCK ? 0 : NT_ACCESS_MODIFY, status;
	struct nt_object *object;

	status = nt_handle_get(&process->handles, handle, access, &object);
	if (status)
		return nt_change_refused(process, op, handle, status);
	status = nt_change_object(object, thread, op, count, previous);
	nt_object_put(object);
	return status;
}

#endif
