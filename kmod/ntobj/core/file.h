/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Files that are open, by path: who may open one that others have. What is in them is the
 * client's own business, as it is with Wine, whose server reads and writes none.
 */
#ifndef NT_FILE_H
#define NT_FILE_H

#include "object.h"

/*
 * A file with a reference, in *file. access, sharing: TARE_NT_FILE_*. NT_SHARING_VIOLATION: it is
 * open for what is not shared now, or open with no sharing of what is wanted; what is open for no
 * access counts for neither. NT_NAME_INVALID.
 */
u32 nt_file_open(struct nt_domain *domain, const char *path, u32 size, u32 access, u32 sharing,
		 struct nt_object **file);
u32 nt_file_access(const struct nt_object *file, u32 *access);

/* For object.c: the last reference of a file is gone. */
void nt_file_free(struct nt_object *object);

#endif
