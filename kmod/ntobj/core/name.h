/* SPDX-License-Identifier: GPL-2.0-only */
/* Names of events, semaphores and mutexes. A name lives as long as its object has handles. */
#ifndef NT_NAME_H
#define NT_NAME_H

#include <tare/ntobj.h>

#include "domain.h"

/*
 * A handle for an object with a name: NT_OBJECT_EXISTS and a handle for the one that has it, or
 * NT_OK and one for `object`, which has it from now on. Its type must be that of the other
 * (NT_TYPE_MISMATCH). "Local\" before a name changes nothing. NT_NAME_INVALID: too long.
 */
u32 nt_name_create(struct nt_process *process, const char *name, u32 size, struct nt_object *object,
		   u32 *handle);
/* type: of nt_object. NT_NAME_NOT_FOUND, NT_TYPE_MISMATCH. */
u32 nt_name_open(struct nt_process *process, const char *name, u32 size, u32 flags,
		 enum tare_nt_type type, u32 access, u32 *handle);
/* For handle.c: its last handle is gone. */
void nt_name_unused(struct nt_object *object);

#endif
