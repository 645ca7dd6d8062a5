/* SPDX-License-Identifier: GPL-2.0-only */
/* Keys, for registry.c and value.c. */
#ifndef NT_KEY_H
#define NT_KEY_H

#include <tare/ntobj.h>

#include "domain.h"
#include "text.h"

/*
 * A key's parent holds a reference of it. A key that has others below cannot be deleted: so the
 * one above is there for as long as the key is among its keys.
 */
struct nt_key {
	struct nt_object object;
	struct nt_named named; /* among those below the same key */
	struct nt_key *above;  /* NULL: the root */
	struct nt_trie keys, values;
	u32 depth; /* 0: the root */
	int is_volatile, deleted;
	char name[];
};

/*
 * The key of an object (NULL: the root), with the registry's mutex, which nt_key_unlock gives
 * back. Without it where it fails: NT_TYPE_MISMATCH, NT_KEY_DELETED, NT_NO_MEMORY.
 */
u32 nt_key_lock(struct nt_domain *domain, struct nt_object *object, struct nt_key **key);
void nt_key_unlock(struct nt_domain *domain);

/* Of a key that nobody reaches any more. */
void nt_values_free(struct nt_domain *domain, struct nt_trie *values);

#endif
