// SPDX-License-Identifier: GPL-2.0-only
#include "key.h"

struct value {
	struct nt_node node; /* among those of the key */
	u32 type, size;
	void *data; /* NULL: none */
	char name[];
};

static struct value *value_at(struct nt_node *node)
{
	return node ? nt_holder(node, struct value, node) : NULL;
}

static struct value *find(const struct nt_key *key, const char *name, u32 size)
{
	return value_at(nt_tree_find(&key->values, name, size));
}

static void free_value(struct nt_domain *domain, struct value *value)
{
	nt_domain_free(domain, value->data, value->size);
	nt_domain_free(domain, value, sizeof(*value) + value->node.size);
}

void nt_values_free(struct nt_domain *domain, struct nt_tree *values)
{
	struct value *value;

	while ((value = value_at(nt_tree_empty(values)))) {
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
	if (name_size)
		nt_copy(value->name, name, name_size);
	value->node.name = value->name;
	value->node.size = name_size;
	status = set_data(domain, value, type, data, size);
	if (status)
		free_value(domain, value);
	else
		nt_tree_add(&key->values, &value->node);
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
		status = nt_key_give(value->data, value->size, data, size);
	} else {
		status = NT_NAME_NOT_FOUND;
	}
	nt_key_unlock(domain);
	return status;
}

u32 nt_value_delete(struct nt_domain *domain, struct nt_object *object, const char *name,
		    u32 name_size)
{
	struct value *value;
	struct nt_key *key;
	u32 status = nt_key_lock(domain, object, &key);

	if (status)
		return status;
	value = find(key, name, name_size);
	if (value)
		nt_tree_remove(&key->values, &value->node);
	nt_key_unlock(domain);
	if (!value)
		return NT_NAME_NOT_FOUND;
	free_value(domain, value);
	return NT_OK;
}

u32 nt_value_name(struct nt_domain *domain, struct nt_object *object, u32 index, char *name,
		  u32 *size)
{
	struct nt_node *node;
	struct nt_key *key;
	u32 status = nt_key_lock(domain, object, &key);

	if (status)
		return status;
	node = nt_tree_at(&key->values, index);
	status = node ? nt_key_give(node->name, node->size, name, size) : NT_NO_MORE;
	nt_key_unlock(domain);
	return status;
}
