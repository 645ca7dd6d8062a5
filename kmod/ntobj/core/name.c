// SPDX-License-Identifier: GPL-2.0-only
#include "name.h"

#include "text.h"

struct nt_name {
	struct nt_named named;
	struct nt_object *object; /* no reference: the name goes before the last handle does */
	char text[];
};

/* Each session's own names, which are the only ones here. */
#define OWN      "Local\\"
#define OWN_SIZE (sizeof(OWN) - 1)

static void shorten(const char **name, u32 *size)
{
	if (*size < OWN_SIZE || !nt_text_same(*name, OWN, OWN_SIZE, 1))
		return;
	*name += OWN_SIZE;
	*size -= OWN_SIZE;
}

/* Who has the name, or NULL. */
static struct nt_object *find(struct nt_domain *domain, const char *name, u32 size, int no_case)
{
	struct nt_named *named = nt_named_find(&domain->names, name, size, no_case);

	nt_mutex_held(&domain->naming);
	return named ? nt_holder(named, struct nt_name, named)->object : NULL;
}

static enum tare_nt_type kind(const struct nt_object *object)
{
	switch (object->type) {
	case NT_SEMAPHORE:
		return TARE_NT_SEMAPHORE;
	case NT_MUTEX:
		return TARE_NT_MUTEX;
	default:
		return TARE_NT_EVENT;
	}
}

static u32 give(struct nt_domain *domain, const char *name, u32 size, struct nt_object *object)
{
	struct nt_name *made = nt_domain_alloc(domain, sizeof(*made) + size);

	if (!made)
		return NT_NO_MEMORY;
	made->object = object;
	nt_named_set(&made->named, made->text, name, size);
	nt_trie_add(&domain->names, &made->named.node);
	object->name = made;
	return NT_OK;
}

/* A name of an object that no handle has any more is none. */
static void take(struct nt_object *object)
{
	struct nt_name *name = object->name;

	nt_mutex_held(&object->domain->naming);
	if (!name || nt_count_read(&object->handles))
		return;
	nt_trie_remove(&object->domain->names, &name->named.node);
	object->name = NULL;
	nt_domain_free(object->domain, name, sizeof(*name) + name->named.size);
}

static u32 create(struct nt_process *process, const char *name, u32 size, struct nt_object *object,
		  u32 *handle)
{
	struct nt_object *there = find(process->domain, name, size, 0);
	u32 status;

	if (there) {
		if (kind(there) != kind(object))
			return NT_TYPE_MISMATCH;
		status = nt_handle_new(&process->handles, there, NT_ACCESS_ALL, handle);
		return status ? status : NT_OBJECT_EXISTS;
	}
	status = give(process->domain, name, size, object);
	if (status)
		return status;
	status = nt_handle_new(&process->handles, object, NT_ACCESS_ALL, handle);
	if (status)
		take(object);
	return status;
}

u32 nt_name_create(struct nt_process *process, const char *name, u32 size, struct nt_object *object,
		   u32 *handle)
{
	u32 status;

	shorten(&name, &size);
	if (!size || size > TARE_NT_NAME_MAX)
		return NT_NAME_INVALID;
	nt_mutex_lock(&process->domain->naming);
	status = create(process, name, size, object, handle);
	nt_mutex_unlock(&process->domain->naming);
	return status;
}

u32 nt_name_open(struct nt_process *process, const char *name, u32 size, u32 flags,
		 enum tare_nt_type type, u32 access, u32 *handle)
{
	struct nt_object *there;
	u32 status;

	if (flags & ~TARE_NT_NO_CASE)
		return NT_INVALID_PARAMETER;
	shorten(&name, &size);
	if (!size || size > TARE_NT_NAME_MAX)
		return NT_NAME_INVALID;
	nt_mutex_lock(&process->domain->naming);
	there = find(process->domain, name, size, flags & TARE_NT_NO_CASE);
	if (!there)
		status = NT_NAME_NOT_FOUND;
	else if (kind(there) != type)
		status = NT_TYPE_MISMATCH;
	else
		status = nt_handle_new(&process->handles, there, access ? access : NT_ACCESS_ALL,
				       handle);
	nt_mutex_unlock(&process->domain->naming);
	return status;
}

void nt_name_unused(struct nt_object *object)
{
	nt_mutex_lock(&object->domain->naming);
	take(object);
	nt_mutex_unlock(&object->domain->naming);
}
