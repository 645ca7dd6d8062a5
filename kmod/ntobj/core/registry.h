/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * A tree of keys with values, as NT's registry. Names are bytes, with no NUL behind them, and
 * letters of either case are equal; what is kept is the spelling that came first. Nothing here
 * recurses: a path is as deep as a client likes. What fails has changed nothing.
 *
 * Keys are objects (NT_KEY), so that handles hold them; NULL is the root. A key that was deleted
 * and is still open answers NT_KEY_DELETED, and what is no key NT_TYPE_MISMATCH. One mutex of the
 * registry protects all.
 */
#ifndef NT_REGISTRY_H
#define NT_REGISTRY_H

#include "object.h"

struct nt_key;

struct nt_registry {
	nt_mutex_t lock;
	struct nt_key *root; /* NULL: made when it is first asked for */
};

void nt_registry_init(struct nt_registry *registry);
/* Nobody uses it any more; handles of its keys are closed. */
void nt_registry_free(struct nt_registry *registry);

/*
 * A key below `from`, with a reference, in *key. The path's names are separated by '\\'; an empty
 * path is `from` itself. Missing keys are made, all of them or none: *made says whether the last
 * was. Flags, of those that are made: TARE_NT_VOLATILE.
 *
 * NT_INVALID_PARAMETER: a name above TARE_NT_NAME_MAX, a path above TARE_NT_PATH_MAX, an unknown
 * flag. NT_NAME_INVALID: a name of no bytes, or deeper than TARE_NT_DEPTH_MAX.
 * NT_CHILD_MUST_BE_VOLATILE. NT_NO_MEMORY.
 */
u32 nt_key_create(struct nt_domain *domain, struct nt_object *from, const char *path, u32 size,
		  u32 flags, struct nt_object **key, int *made);
/* The same where nothing is made: NT_NAME_NOT_FOUND. */
u32 nt_key_open(struct nt_domain *domain, struct nt_object *from, const char *path, u32 size,
		struct nt_object **key);
/* NT_CANNOT_DELETE: it has keys below, or it is the root. */
u32 nt_key_delete(struct nt_domain *domain, struct nt_object *key);

/* NT_INVALID_PARAMETER: the name or the data is above its limit. NT_NO_MEMORY. */
u32 nt_value_set(struct nt_domain *domain, struct nt_object *key, const char *name, u32 name_size,
		 u32 type, const void *data, u32 size);
/*
 * *size: in: room; out: of the data. NT_BUFFER_OVERFLOW: it is more than there was room for, and
 * nothing was copied (room 0 asks for the size, and is NT_OK); *type is given. NT_NAME_NOT_FOUND.
 */
u32 nt_value_get(struct nt_domain *domain, struct nt_object *key, const char *name, u32 name_size,
		 u32 *type, void *data, u32 *size);

/* For object.c: the last reference of a key is gone. */
void nt_key_free(struct nt_object *object);

#endif
