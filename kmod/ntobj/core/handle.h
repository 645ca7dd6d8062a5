/* SPDX-License-Identifier: GPL-2.0-only */
/* Handles of one client: numbers for objects, with what may be done through each. */
#ifndef NT_HANDLE_H
#define NT_HANDLE_H

#include "object.h"

/* As NT's, of those that are asked for here. */
#define NT_ACCESS_MODIFY      0x00000002u /* set, reset, pulse, release */
#define NT_ACCESS_SYNCHRONIZE 0x00100000u
#define NT_ACCESS_ALL         0x001f0003u

/*
 * Handles lie in chunks, of which each is twice as large as the one before, so that a table that
 * grows copies nothing: 64 << n handles are in chunk n. Beyond the last a client has no more: what
 * it holds is the kernel's memory.
 */
#define NT_CHUNK_BITS 6
#define NT_CHUNKS     14

struct nt_entry {
	struct nt_object *object; /* NULL: free */
	u32 access, next_free;
};

struct nt_handles {
	nt_lock_t lock;
	struct nt_entry *chunk[NT_CHUNKS];
	u32 chunks, used, free; /* free: the first of a chain of indexes, or U32_MAX */
};

void nt_handles_init(struct nt_handles *handles);

/* Closes all. Nobody uses them any more. */
void nt_handles_free(struct nt_handles *handles);

/* *handle: a new one, never 0, that holds a reference of its own. NT_OK or NT_NO_MEMORY. */
u32 nt_handle_new(struct nt_handles *handles, struct nt_object *object, u32 access, u32 *handle);

/* Handles are multiples of 4, as NT's: the index comes from the rest; two bits are ignored. */
#define NT_HANDLE_STEP 4u

/* Of an index that was given out. The operators are those that become two instructions. */
static inline struct nt_entry *nt_handle_entry(struct nt_handles *handles, u32 index)
{
	u32 number = index + (1u << NT_CHUNK_BITS);
	unsigned long bits = 31 ^ __builtin_clz(number);

	return &handles->chunk[bits - NT_CHUNK_BITS][number ^ (1ul << bits)];
}

/* NULL: there is none of this number. */
static inline struct nt_entry *nt_handle_find(struct nt_handles *handles, u32 handle)
	__must_hold(&handles->lock)
{
	u32 index = handle / NT_HANDLE_STEP - 1;
	struct nt_entry *entry;

	if (index >= handles->used)
		return NULL;
	entry = nt_handle_entry(handles, index);
	return entry->object ? entry : NULL;
}

static inline u32 nt_entry_get(struct nt_entry *entry, u32 access, struct nt_object **object)
{
	if (!entry)
		return NT_INVALID_HANDLE;
	if (access & ~entry->access)
		return NT_ACCESS_DENIED;
	if ((access & NT_ACCESS_SYNCHRONIZE) && !nt_object_waitable(entry->object))
		return NT_TYPE_MISMATCH;
	*object = entry->object;
	nt_object_get(*object);
	return NT_OK;
}

/* *object: with a reference. NT_INVALID_HANDLE; NT_ACCESS_DENIED where it lacks some access. */
static inline u32 nt_handle_get(struct nt_handles *handles, u32 handle, u32 access,
				struct nt_object **object)
{
	u32 status;

	nt_lock(&handles->lock);
	status = nt_entry_get(nt_handle_find(handles, handle), access, object);
	nt_unlock(&handles->lock);
	return status;
}

/* Another handle for the same object; access 0: what the first has. */
u32 nt_handle_duplicate(struct nt_handles *handles, u32 handle, u32 access, u32 *other);

u32 nt_handle_close(struct nt_handles *handles, u32 handle);

#endif
