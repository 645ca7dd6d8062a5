// SPDX-License-Identifier: GPL-2.0-only
#include "handle.h"

#include "name.h"

#define NONE U32_MAX

void nt_handles_init(struct nt_handles *handles)
{
	*handles = (struct nt_handles){.free = NONE};
	nt_lock_init(&handles->lock);
}

/* One handle less. */
static void let_go(struct nt_object *object)
{
	if (!nt_count_add(&object->handles, -1)) {
		if (object->name)
			nt_name_unused(object);
		nt_object_unreachable(object, 1);
	}
	nt_object_put(object);
}

void nt_handles_free(struct nt_handles *handles)
{
	for (u32 i = 0; i < handles->used; i++) {
		struct nt_object *object = nt_handle_entry(handles, i)->object;

		if (object)
			let_go(object);
		nt_pause();
	}
	while (handles->chunks)
		nt_free(handles->chunk[--handles->chunks]);
	handles->used = 0;
}

/* How many handles so many chunks have room for. */
static u32 room(u32 chunks)
{
	return (1u << (NT_CHUNK_BITS + chunks)) - (1u << NT_CHUNK_BITS);
}

/* One chunk more than so many. It is there before the lock is: allocating may sleep. */
static u32 grow(struct nt_handles *handles, u32 chunks)
{
	struct nt_entry *chunk;

	if (chunks == NT_CHUNKS)
		return NT_NO_MEMORY;
	chunk = nt_alloc(sizeof(*chunk) << (NT_CHUNK_BITS + chunks));
	if (!chunk)
		return NT_NO_MEMORY;
	nt_lock(&handles->lock);
	if (handles->chunks == chunks) {
		handles->chunk[chunks] = chunk;
		handles->chunks++;
		chunk = NULL;
	}
	nt_unlock(&handles->lock);
	/* or somebody else was first */
	nt_free(chunk);
	return NT_OK;
}

static u32 take_free(struct nt_handles *handles)
{
	u32 index = handles->free;

	if (index != NONE)
		handles->free = nt_handle_entry(handles, index)->next_free;
	else if (handles->used < room(handles->chunks))
		index = handles->used++;
	return index;
}

u32 nt_handle_new(struct nt_handles *handles, struct nt_object *object, u32 access, u32 *handle)
{
	for (;;) {
		u32 index, chunks;

		nt_lock(&handles->lock);
		chunks = handles->chunks;
		index = take_free(handles);
		if (index != NONE) {
			*nt_handle_entry(handles, index) = (struct nt_entry){object, access, 0};
			nt_object_get(object);
			nt_count_add(&object->handles, 1);
			nt_unlock(&handles->lock);
			*handle = (index + 1) * NT_HANDLE_STEP;
			return NT_OK;
		}
		nt_unlock(&handles->lock);
		if (grow(handles, chunks))
			return NT_NO_MEMORY;
	}
}

u32 nt_handle_duplicate(struct nt_handles *handles, u32 handle, u32 access, u32 *other)
{
	struct nt_object *object;
	struct nt_entry *entry;
	u32 status;

	nt_lock(&handles->lock);
	entry = nt_handle_find(handles, handle);
	if (!entry) {
		nt_unlock(&handles->lock);
		return NT_INVALID_HANDLE;
	}
	object = entry->object;
	if (!access)
		access = entry->access;
	nt_object_get(object);
	nt_unlock(&handles->lock);
	status = nt_handle_new(handles, object, access, other);
	nt_object_put(object);
	return status;
}

u32 nt_handle_close(struct nt_handles *handles, u32 handle)
{
	struct nt_object *object = NULL;
	struct nt_entry *entry;

	nt_lock(&handles->lock);
	entry = nt_handle_find(handles, handle);
	if (entry) {
		object = entry->object;
		entry->object = NULL;
		entry->next_free = handles->free;
		handles->free = handle / NT_HANDLE_STEP - 1;
	}
	nt_unlock(&handles->lock);
	if (!object)
		return NT_INVALID_HANDLE;
	let_go(object);
	return NT_OK;
}
