// SPDX-License-Identifier: GPL-2.0-only
#include "handle.h"

#include "name.h"

#define FIRST_ROOM 64u
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
		nt_object_unreachable(object);
	}
	nt_object_put(object);
}

void nt_handles_free(struct nt_handles *handles)
{
	for (u32 i = 0; i < handles->used; i++) {
		if (handles->entry[i].object)
			let_go(handles->entry[i].object);
		nt_pause();
	}
	nt_free(handles->entry);
	handles->entry = NULL;
	handles->used = 0;
	handles->room = 0;
}

/* The new room is there before the lock is: allocating may sleep. */
static u32 grow(struct nt_handles *handles, u32 room)
{
	u32 wanted = room ? 2 * room : FIRST_ROOM;
	struct nt_entry *entry, *old;

	if (wanted > NT_HANDLES_MAX)
		return NT_NO_MEMORY;
	entry = nt_alloc(wanted * sizeof(*entry));
	if (!entry)
		return NT_NO_MEMORY;
	nt_lock(&handles->lock);
	if (handles->room == room) {
		for (u32 i = 0; i < handles->used; i++)
			entry[i] = handles->entry[i];
		handles->room = wanted;
		old = handles->entry;
		handles->entry = entry;
	} else {
		old = entry;
	}
	nt_unlock(&handles->lock);
	nt_free(old);
	return NT_OK;
}

static u32 take_free(struct nt_handles *handles)
{
	u32 index = handles->free;

	if (index != NONE)
		handles->free = handles->entry[index].next_free;
	else if (handles->used < handles->room)
		index = handles->used++;
	return index;
}

u32 nt_handle_new(struct nt_handles *handles, struct nt_object *object, u32 access, u32 *handle)
{
	for (;;) {
		u32 index, room;

		nt_lock(&handles->lock);
		room = handles->room;
		index = take_free(handles);
		if (index != NONE) {
			handles->entry[index] = (struct nt_entry){object, access, 0};
			nt_object_get(object);
			nt_count_add(&object->handles, 1);
			nt_unlock(&handles->lock);
			*handle = (index + 1) * NT_HANDLE_STEP;
			return NT_OK;
		}
		nt_unlock(&handles->lock);
		if (grow(handles, room))
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
		handles->free = entry - handles->entry;
	}
	nt_unlock(&handles->lock);
	if (!object)
		return NT_INVALID_HANDLE;
	let_go(object);
	return NT_OK;
}
