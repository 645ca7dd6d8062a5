// SPDX-License-Identifier: GPL-2.0-only
#include "serve.h"

#include "file.h"
#include "name.h"

static struct nt_object *new_object(struct nt_domain *domain, struct nt_thread *thread, u32 type,
				    u32 first, u32 second, u32 *status)
{
	*status = NT_NO_MEMORY;
	switch (type) {
	case TARE_NT_EVENT:
		return nt_event_new(domain, first, second);
	case TARE_NT_SEMAPHORE:
		if (second && first <= second)
			return nt_semaphore_new(domain, first, second);
		break;
	case TARE_NT_MUTEX:
		return nt_mutex_new(domain, first ? thread : NULL);
	}
	*status = NT_INVALID_PARAMETER;
	return NULL;
}

u32 nt_create(struct nt_process *process, struct nt_thread *thread, u32 type, u32 first, u32 second,
	      u32 *handle)
{
	u32 status;
	struct nt_object *object =
		new_object(process->domain, thread, type, first, second, &status);

	if (!object)
		return status;
	status = nt_handle_new(&process->handles, object, NT_ACCESS_ALL, handle);
	nt_object_drop(object, thread);
	return status;
}

static u32 create_named(struct nt_process *process, struct nt_thread *thread,
			struct tare_nt_call *call, const char *name)
{
	u32 status;
	struct nt_object *object =
		new_object(process->domain, thread, call->a, call->b, call->c, &status);

	if (!object)
		return status;
	status = nt_name_create(process, name, call->in_size, object, &call->handle);
	nt_object_drop(object, thread);
	return status;
}

/* Of what has no access to ask for: a key, a file. It takes the reference over. */
static u32 give(struct nt_process *process, struct nt_object *object, u32 *handle)
{
	u32 status = nt_handle_new(&process->handles, object, 0, handle);

	nt_object_put(object);
	return status;
}

static u32 query(struct nt_process *process, struct tare_nt_call *call)
{
	struct nt_object *object;
	u32 status = nt_handle_get(&process->handles, call->handle, 0, &object);

	if (status)
		return status;
	status = nt_object_query(object, &call->value, &call->a);
	nt_object_put(object);
	return status;
}

static int may_change(const struct nt_object *object, u32 op)
{
	switch (op) {
	case TARE_NT_OP_RELEASE:
		return object->type == NT_SEMAPHORE;
	case TARE_NT_OP_UNLOCK:
		return object->type == NT_MUTEX;
	default:
		return object->type == NT_EVENT_AUTO || object->type == NT_EVENT_MANUAL;
	}
}

u32 nt_change_refused(struct nt_process *process, u32 op, u32 handle, u32 status)
{
	struct nt_object *object;

	if (status != NT_ACCESS_DENIED || nt_handle_get(&process->handles, handle, 0, &object))
		return status;
	if (!may_change(object, op))
		status = NT_TYPE_MISMATCH;
	nt_object_put(object);
	return status;
}

static u32 serve_object(struct nt_process *process, struct nt_thread *thread,
			struct tare_nt_call *call, const void *in)
{
	switch (call->op) {
	case TARE_NT_OP_CREATE:
		if (call->in_size)
			return create_named(process, thread, call, in);
		return nt_create(process, thread, call->a, call->b, call->c, &call->handle);
	case TARE_NT_OP_OPEN:
		return nt_name_open(process, in, call->in_size, call->c, call->a, call->b,
				    &call->handle);
	case TARE_NT_OP_DUPLICATE:
		return nt_handle_duplicate(&process->handles, call->handle, call->a, &call->handle);
	case TARE_NT_OP_CLOSE:
		return nt_handle_close(&process->handles, call->handle);
	case TARE_NT_OP_QUERY:
		return query(process, call);
	default:
		return nt_change(process, thread, call->op, call->handle, call->a, &call->value);
	}
}

static u32 open_key(struct nt_process *process, struct nt_object *from, struct tare_nt_call *call,
		    const void *in)
{
	struct nt_object *key;
	int made;
	u32 status;

	if (call->op == TARE_NT_OP_KEY_OPEN) {
		status = nt_key_open(process->domain, from, in, call->in_size, &key);
	} else {
		status = nt_key_create(process->domain, from, in, call->in_size, call->a, &key,
				       &made);
		call->value = made ? TARE_NT_NEW : TARE_NT_THERE;
	}
	return status ? status : give(process, key, &call->handle);
}

static u32 set_value(struct nt_domain *domain, struct nt_object *key, struct tare_nt_call *call,
		     const char *in)
{
	if (call->b > call->in_size)
		return NT_INVALID_PARAMETER;
	return nt_value_set(domain, key, in, call->b, call->a, in + call->b,
			    call->in_size - call->b);
}

static u32 serve_key(struct nt_domain *domain, struct nt_object *key, struct tare_nt_call *call,
		     const void *in, void *out)
{
	switch (call->op) {
	case TARE_NT_OP_KEY_DELETE:
		return nt_key_delete(domain, key);
	case TARE_NT_OP_VALUE_SET:
		return set_value(domain, key, call, in);
	default:
		return nt_value_get(domain, key, in, call->in_size, &call->value, out,
				    &call->out_size);
	}
}

static u32 serve_registry(struct nt_process *process, struct tare_nt_call *call, const void *in,
			  void *out)
{
	struct nt_object *key = NULL;
	u32 status;

	if (call->handle) {
		status = nt_handle_get(&process->handles, call->handle, 0, &key);
		if (status)
			return status;
	}
	if (call->op == TARE_NT_OP_KEY_CREATE || call->op == TARE_NT_OP_KEY_OPEN)
		status = open_key(process, key, call, in);
	else
		status = serve_key(process->domain, key, call, in, out);
	if (key)
		nt_object_put(key);
	return status;
}

static u32 self(struct nt_process *process, struct nt_thread *thread, struct tare_nt_call *call)
{
	call->value = thread->number;
	if (!call->a)
		return NT_OK;
	return nt_handle_new(&process->handles, nt_thread_takes(thread), NT_ACCESS_SYNCHRONIZE,
			     &call->handle);
}

static u32 post(struct nt_domain *domain, const struct tare_nt_call *call, const void *in)
{
	if (call->in_size != sizeof(struct tare_nt_message))
		return NT_INVALID_PARAMETER;
	return nt_post(domain, call->a, in);
}

static u32 serve_thread(struct nt_process *process, struct nt_thread *thread,
			struct tare_nt_call *call, const void *in, void *out)
{
	switch (call->op) {
	case TARE_NT_OP_SELF:
		return self(process, thread, call);
	case TARE_NT_OP_POST:
		return post(process->domain, call, in);
	}
	if (call->out_size < sizeof(struct tare_nt_message))
		return NT_INVALID_PARAMETER;
	call->out_size = sizeof(struct tare_nt_message);
	return nt_take(thread, call->a, call->b, call->c, out);
}

static u32 serve_file(struct nt_process *process, struct tare_nt_call *call, const void *in)
{
	struct nt_object *file;
	u32 status;

	if (call->op == TARE_NT_OP_FILE_OPEN) {
		status = nt_file_open(process->domain, in, call->in_size, call->a, call->b, &file);
		return status ? status : give(process, file, &call->handle);
	}
	status = nt_handle_get(&process->handles, call->handle, 0, &file);
	if (status)
		return status;
	status = nt_file_access(file, &call->value);
	nt_object_put(file);
	return status;
}

static u32 serve(struct nt_process *process, struct nt_thread *thread, struct tare_nt_call *call,
		 const void *in, void *out)
{
	if (call->op <= TARE_NT_OP_QUERY)
		return serve_object(process, thread, call, in);
	if (call->op <= TARE_NT_OP_VALUE_GET)
		return serve_registry(process, call, in, out);
	if (call->op <= TARE_NT_OP_TAKE)
		return serve_thread(process, thread, call, in, out);
	if (call->op < TARE_NT_OPS)
		return serve_file(process, call, in);
	return NT_NOT_IMPLEMENTED;
}

int nt_gives_handle(const struct tare_nt_call *call)
{
	switch (call->op) {
	case TARE_NT_OP_CREATE:
	case TARE_NT_OP_OPEN:
	case TARE_NT_OP_DUPLICATE:
	case TARE_NT_OP_KEY_CREATE:
	case TARE_NT_OP_KEY_OPEN:
	case TARE_NT_OP_FILE_OPEN:
		return 1;
	case TARE_NT_OP_SELF:
		return call->a;
	default:
		return 0;
	}
}

/* What comes out by `out`; the others leave nothing there. */
static int has_out(u32 op)
{
	return op == TARE_NT_OP_VALUE_GET || op == TARE_NT_OP_TAKE;
}

u32 nt_serve(struct nt_process *process, struct nt_thread *thread, struct tare_nt_call *call,
	     const void *in, void *out)
{
	u32 status = serve(process, thread, call, in, out);

	/* NT_BUFFER_OVERFLOW tells how much room there should have been */
	if (!has_out(call->op) || (status && status != NT_BUFFER_OVERFLOW))
		call->out_size = 0;
	return status;
}
