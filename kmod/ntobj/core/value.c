// SPDX-License-Identifier: GPL-2.0-only
#include "key.h"

struct value {
	struct nt_named named; /* among those of the key */
	u32 type, size;
	void *data; /* NULL: none */
	char name[];
};

static struct value *value_at(struct nt_named *named)
{
	return named ? nt_holder(named, struct value, named) : NULL;
}

static struct value *find(const struct nt_key *key, const char *name, u32 size)
{
	return value_at(nt_named_find(&key->values, name, size, 1));
}

static void free_value(struct nt_domain *domain, struct value *value)
{
	nt_domain_free(domain, value->data, value->size);
	nt_domain_free(domain, value, sizeof(*value) + value->named.size);
}

void nt_values_free(struct nt_domain *domain, struct nt_trie *values)
{
	struct value *value;

	while ((value = value_at(nt_named_take(values)))) {
		free_value(domain, value);
		nt_pause();
	}
}

/* Changes nothing where it fails. */
static u32 set_data(struct nt_domain *domain, struct value *value, u32 type, const void *data,
		    u32 size)
{
	void *old = value->data;

	if (size != value->size) {
		void *room = NULL;

		if (size)
			room = nt_domain_alloc(domain, size);
		if (size && !room)
			return NT_NO_MEMORY;
		value->data = room;
		nt_domain_free(domain, old, value->size);
		value->size = size;
	}
	if (size)
		nt_copy(value->data, data, size);
	value->type = type;
	return NT_OK;
}

static u32 add_value(struct nt_domain *domain, struct nt_key *key, const char *name, u32 name_size,
		     u32 type, const void *data, u32 size)
{
	struct value *value = nt_domain_alloc(domain, sizeof(*value) + name_size);
	u32 status;

	if (!value)
		return NT_NO_MEMORY;
	nt_named_set(&value->named, value->name, name, name_size);
	status = set_data(domain, value, type, data, size);
	if (status)
		free_value(domain, value);
	else
		nt_trie_add(&key->values, &value->named.node);
	return status;
}

u32 nt_value_set(struct nt_domain *domain, struct nt_object *object, const char *name,
		 u32 name_size, u32 type, const void *data, u32 size)
{
	struct value *value;
	struct nt_key *key;
	u32 status;

	if (name_size > TARE_NT_VALUE_NAME_MAX || size > TARE_NT_VALUE_MAX)
		return NT_INVALID_PARAMETER;
	status = nt_key_lock(domain, object, &key);
	if (status)
		return status;
	value = find(key, name, name_size);
	if (value)
		status = set_data(domain, value, type, data, size);
	else
		status = add_value(domain, key, name, name_size, type, data, size);
	nt_key_unlock(domain);
	return status;
}

/* Copies what there is where it fits. */
static u32 give(const struct value *value, void *out, u32 *size)
{
	u32 room = *size;

	*size = value->size;
	if (room && room < value->size)
		return NT_BUFFER_OVERFLOW;
	if (room && value->size)
		nt_copy(out, value->data, value->size);
	return NT_OK;
}

u32 nt_value_get(struct nt_domain *domain, struct nt_object *object, const char *name,
		 u32 name_size, u32 *type, void *data, u32 *size)
{
	struct value *value;
	struct nt_key *key;
	u32 status = nt_key_lock(domain, object, &key);

	if (status)
		return status;
	value = find(key, name, name_size);
	if (value) {
		*type = value->type;
		status = give(value, data, size);
	} else {
		status = NT_NAME_NOT_FOUND;
	}
	nt_key_unlock(domain);
	return status;
}
