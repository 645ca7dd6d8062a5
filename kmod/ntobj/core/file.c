// SPDX-License-Identifier: GPL-2.0-only
#include "file.h"

#include <tare/ntobj.h>

#include "domain.h"
#include "text.h"

#define ALL_ACCESS (TARE_NT_FILE_READ | TARE_NT_FILE_WRITE | TARE_NT_FILE_DELETE)

struct nt_file {
	struct nt_object object;
	struct nt_link link;
	u32 access, sharing, size;
	char path[];
};

static int excludes(const struct nt_file *file, u32 access, u32 sharing)
{
	return (access & ~file->sharing) || (file->access & ~sharing);
}

/* With `opening`. */
static int excluded(struct nt_domain *domain, const struct nt_file *file)
{
	for (struct nt_link *at = domain->files.next; at != &domain->files; at = at->next) {
		const struct nt_file *other = nt_holder(at, struct nt_file, link);

		if (other->size == file->size &&
		    nt_text_same(other->path, file->path, file->size, 1) &&
		    excludes(other, file->access, file->sharing))
			return 1;
	}
	return 0;
}

u32 nt_file_open(struct nt_domain *domain, const char *path, u32 size, u32 access, u32 sharing,
		 struct nt_object **object)
{
	struct nt_file *file;
	int violates;

	if ((access | sharing) & ~ALL_ACCESS)
		return NT_INVALID_PARAMETER;
	if (!size || size > TARE_NT_PATH_MAX)
		return NT_NAME_INVALID;
	file = nt_domain_alloc(domain, sizeof(*file) + size);
	if (!file)
		return NT_NO_MEMORY;
	nt_object_init(&file->object, domain, NT_OPEN_FILE);
	file->access = access;
	file->sharing = sharing;
	file->size = size;
	nt_text_copy(file->path, path, size);
	nt_mutex_lock(&domain->opening);
	violates = excluded(domain, file);
	if (!violates)
		nt_link_add(&file->link, &domain->files);
	nt_mutex_unlock(&domain->opening);
	if (violates) {
		nt_domain_free(domain, file, sizeof(*file) + size);
		return NT_SHARING_VIOLATION;
	}
	*object = &file->object;
	return NT_OK;
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

	nt_mutex_lock(&domain->opening);
	nt_link_remove(&file->link);
	nt_mutex_unlock(&domain->opening);
	nt_domain_free(domain, file, sizeof(*file) + file->size);
}
