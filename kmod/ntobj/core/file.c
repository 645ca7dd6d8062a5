// SPDX-License-Identifier: GPL-2.0-only
#include "file.h"

#include <tare/ntobj.h>

#include "domain.h"
#include "text.h"

#define ALL_ACCESS (TARE_NT_FILE_READ | TARE_NT_FILE_WRITE | TARE_NT_FILE_DELETE)
#define ACCESSES   3

/*
 * A path that is open: by how many files, by how many for some access, for each, and how many share
 * that. Who asks for no access excludes nobody, and is not excluded.
 */
struct nt_path {
	struct nt_named named;
	u32 files, opens, uses[ACCESSES], shares[ACCESSES];
	char text[];
};

struct nt_file {
	struct nt_object object;
	struct nt_path *path;
	u32 access, sharing;
};

/* The following have the domain's `opening`. */

static int excluded(const struct nt_path *path, u32 access, u32 sharing)
{
	for (int i = 0; i < ACCESSES; i++)
		if ((access & 1u << i && path->shares[i] < path->opens) ||
		    (path->uses[i] && !(sharing & 1u << i)))
			return 1;
	return 0;
}

static void count(struct nt_file *file, u32 more)
{
	file->path->files += more;
	if (!file->access)
		return;
	file->path->opens += more;
	for (int i = 0; i < ACCESSES; i++) {
		file->path->uses[i] += file->access & 1u << i ? more : 0;
		file->path->shares[i] += file->sharing & 1u << i ? more : 0;
	}
}

/* NULL: no memory. */
static struct nt_path *path_of(struct nt_domain *domain, const char *text, u32 size)
{
	struct nt_named *there = nt_named_find(&domain->paths, text, size, 1);
	struct nt_path *path;

	if (there)
		return nt_holder(there, struct nt_path, named);
	path = nt_domain_alloc(domain, sizeof(*path) + size);
	if (!path)
		return NULL;
	nt_named_set(&path->named, path->text, text, size);
	nt_trie_add(&domain->paths, &path->named.node);
	return path;
}

static u32 open_path(struct nt_domain *domain, struct nt_file *file, const char *text, u32 size)
{
	file->path = path_of(domain, text, size);
	if (!file->path)
		return NT_NO_MEMORY;
	/* a path that nobody had open excludes nobody */
	if (file->access && excluded(file->path, file->access, file->sharing))
		return NT_SHARING_VIOLATION;
	count(file, 1);
	return NT_OK;
}

u32 nt_file_open(struct nt_domain *domain, const char *path, u32 size, u32 access, u32 sharing,
		 struct nt_object **object)
{
	struct nt_file *file;
	u32 status;

	if ((access | sharing) & ~ALL_ACCESS)
		return NT_INVALID_PARAMETER;
	if (!size || size > TARE_NT_PATH_MAX)
		return NT_NAME_INVALID;
	file = nt_domain_alloc(domain, sizeof(*file));
	if (!file)
		return NT_NO_MEMORY;
	nt_object_init(&file->object, domain, NT_OPEN_FILE);
	file->access = access;
	file->sharing = sharing;
	nt_mutex_lock(&domain->opening);
	status = open_path(domain, file, path, size);
	nt_mutex_unlock(&domain->opening);
	if (status)
		nt_domain_free(domain, file, sizeof(*file));
	else
		*object = &file->object;
	return status;
}

u32 nt_file_access(const struct nt_object *object, u32 *access)
{
	if (object->type != NT_OPEN_FILE)
		return NT_TYPE_MISMATCH;
	*access = nt_holder(object, struct nt_file, object)->access;
	return NT_OK;
}

void nt_file_free(struct nt_object *object)
{
	struct nt_file *file = nt_holder(object, struct nt_file, object);
	struct nt_domain *domain = object->domain;
	struct nt_path *path = file->path;

	nt_mutex_lock(&domain->opening);
	count(file, -1);
	if (path->files)
		path = NULL;
	else
		nt_trie_remove(&domain->paths, &path->named.node);
	nt_mutex_unlock(&domain->opening);
	if (path)
		nt_domain_free(domain, path, sizeof(*path) + path->named.size);
	nt_domain_free(domain, file, sizeof(*file));
}
