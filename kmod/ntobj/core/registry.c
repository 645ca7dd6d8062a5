// SPDX-License-Identifier: GPL-2.0-only
#include "key.h"

#define SEPARATOR '\\'

static struct nt_key *key_of(struct nt_object *object)
{
	return nt_holder(object, struct nt_key, object);
}

static struct nt_key *key_at(struct nt_named *named)
{
	return named ? nt_holder(named, struct nt_key, named) : NULL;
}

/* Not among the keys of the one above yet, though it knows which that will be. */
static struct nt_key *new_key(struct nt_domain *domain, struct nt_key *above, const char *name,
			      u32 size, u32 flags)
{
	struct nt_key *key = nt_domain_alloc(domain, sizeof(*key) + size);

	if (!key)
		return NULL;
	nt_object_init(&key->object, domain, NT_KEY);
	nt_named_set(&key->named, key->name, name, size);
	key->above = above;
	key->depth = above ? above->depth + 1 : 0;
	key->is_volatile = !!(flags & TARE_NT_VOLATILE);
	return key;
}

void nt_key_free(struct nt_object *object)
{
	struct nt_key *key = key_of(object);

	nt_values_free(object->domain, &key->values);
	nt_domain_free(object->domain, key, sizeof(*key) + key->named.size);
}

void nt_registry_init(struct nt_registry *registry)
{
	nt_mutex_init(&registry->lock);
	registry->root = NULL;
}

void nt_registry_free(struct nt_registry *registry)
{
	struct nt_key *key = registry->root;

	/* down to one that has nothing below, and up again without it */
	while (key) {
		struct nt_key *below = key_at(nt_named_take(&key->keys)), *above = key->above;

		if (below) {
			key = below;
			continue;
		}
		key->deleted = 1;
		nt_object_put(&key->object);
		key = above;
		nt_pause();
	}
	registry->root = NULL;
}

u32 nt_key_lock(struct nt_domain *domain, struct nt_object *object, struct nt_key **key)
{
	struct nt_registry *registry = &domain->registry;
	u32 status = NT_OK;

	if (object && object->type != NT_KEY)
		return NT_TYPE_MISMATCH;
	nt_mutex_lock(&registry->lock);
	if (!object && !registry->root)
		registry->root = new_key(domain, NULL, "", 0, 0);
	*key = object ? key_of(object) : registry->root;
	if (!*key)
		status = NT_NO_MEMORY;
	else if ((*key)->deleted)
		status = NT_KEY_DELETED;
	if (status)
		nt_mutex_unlock(&registry->lock);
	return status;
}

void nt_key_unlock(struct nt_domain *domain)
{
	nt_mutex_unlock(&domain->registry.lock);
}

/* What is left of a path, and its first name. */
struct names {
	const char *name, *end;
	u32 size; /* of the name */
};

static void first_name(struct names *left)
{
	const char *at = left->name;

	while (at < left->end && *at != SEPARATOR)
		at++;
	left->size = at - left->name;
}

/* Whether there is one. The path is good: behind a separator there is a name. */
static int next_name(struct names *left)
{
	left->name += left->size;
	if (left->name == left->end)
		return 0;
	left->name++;
	first_name(left);
	return 1;
}

/* Begins with the first name of a good path; *depth: of its names. */
static u32 begin_path(struct names *left, const char *text, u32 size, u32 *depth)
{
	struct names at = {text, text + size, 0};

	*depth = 0;
	if (size > TARE_NT_PATH_MAX)
		return NT_INVALID_PARAMETER;
	first_name(&at);
	*left = at;
	if (!size)
		return NT_OK;
	do {
		if (!at.size)
			return NT_NAME_INVALID;
		if (at.size > TARE_NT_NAME_MAX)
			return NT_INVALID_PARAMETER;
		++*depth;
	} while (next_name(&at));
	return NT_OK;
}

/* As far as there are keys; what is then left is missing, and of no size where nothing is. */
static struct nt_key *walk(struct nt_key *key, struct names *left)
{
	while (left->size) {
		struct nt_key *below = key_at(nt_named_find(&key->keys, left->name, left->size, 1));

		if (!below)
			break;
		key = below;
		if (!next_name(left))
			left->size = 0;
	}
	return key;
}

/* Among those of the one above. */
static void list(struct nt_key *key)
{
	nt_trie_add(&key->above->keys, &key->named.node);
}

/* Makes all names that are left; `from` has no key of the first. */
static u32 make(struct nt_domain *domain, struct nt_key *from, struct names *left, u32 flags,
		struct nt_key **made)
{
	struct nt_key *key = from, *first = NULL;

	if (from->is_volatile && !(flags & TARE_NT_VOLATILE))
		return NT_CHILD_MUST_BE_VOLATILE;
	do {
		struct nt_key *below = new_key(domain, key, left->name, left->size, flags);

		if (!below)
			goto no_memory;
		if (first)
			list(below);
		else
			first = below;
		key = below;
	} while (next_name(left));
	list(first);
	*made = key;
	return NT_OK;

no_memory:
	/* nobody has seen them */
	while (key != from) {
		struct nt_key *above = key->above;

		nt_object_put(&key->object);
		key = above;
	}
	return NT_NO_MEMORY;
}

/* *key: in: where a path of `depth` names begins. made: NULL to make nothing. */
static u32 reach(struct nt_domain *domain, struct nt_key **key, struct names *left, u32 depth,
		 u32 flags, int *made)
{
	u32 status;

	nt_mutex_held(&domain->registry.lock);
	if ((*key)->depth + depth > TARE_NT_DEPTH_MAX)
		return NT_NAME_INVALID;
	*key = walk(*key, left);
	if (!left->size)
		return NT_OK;
	if (!made)
		return NT_NAME_NOT_FOUND;
	status = make(domain, *key, left, flags, key);
	*made = !status;
	return status;
}

static u32 find_key(struct nt_domain *domain, struct nt_object *from, const char *path, u32 size,
		    u32 flags, struct nt_object **object, int *made)
{
	struct nt_key *key;
	struct names left;
	u32 depth, status = begin_path(&left, path, size, &depth);

	if (status)
		return status;
	status = nt_key_lock(domain, from, &key);
	if (status)
		return status;
	status = reach(domain, &key, &left, depth, flags, made);
	if (!status) {
		nt_object_get(&key->object);
		*object = &key->object;
	}
	nt_key_unlock(domain);
	return status;
}

u32 nt_key_create(struct nt_domain *domain, struct nt_object *from, const char *path, u32 size,
		  u32 flags, struct nt_object **key, int *made)
{
	*made = 0;
	if (flags & ~TARE_NT_VOLATILE)
		return NT_INVALID_PARAMETER;
	return find_key(domain, from, path, size, flags, key, made);
}

u32 nt_key_open(struct nt_domain *domain, struct nt_object *from, const char *path, u32 size,
		struct nt_object **key)
{
	return find_key(domain, from, path, size, 0, key, NULL);
}

u32 nt_key_delete(struct nt_domain *domain, struct nt_object *object)
{
	struct nt_key *key;
	u32 status = nt_key_lock(domain, object, &key);

	if (status)
		return status;
	if (!key->above || key->keys.root) {
		status = NT_CANNOT_DELETE;
	} else {
		nt_trie_remove(&key->above->keys, &key->named.node);
		key->deleted = 1;
	}
	nt_key_unlock(domain);
	if (!status)
		nt_object_put(&key->object);
	return status;
}
