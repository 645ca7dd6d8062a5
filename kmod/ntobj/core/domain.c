// SPDX-License-Identifier: GPL-2.0-only
#include "domain.h"

#include <tare/ntobj.h>

void nt_domain_init(struct nt_domain *domain)
{
	nt_mutex_init(&domain->whole);
	nt_mutex_init(&domain->naming);
	domain->names.root = NULL;
	nt_handles_init(&domain->threads);
	nt_registry_init(&domain->registry);
	nt_mutex_init(&domain->opening);
	domain->paths.root = NULL;
	nt_count_set(&domain->bytes, 0);
}

void nt_domain_end(struct nt_domain *domain)
{
	nt_handles_free(&domain->threads);
	nt_registry_free(&domain->registry);
}

void nt_process_init(struct nt_process *process, struct nt_domain *domain)
{
	process->domain = domain;
	nt_handles_init(&process->handles);
}

void nt_process_end(struct nt_process *process)
{
	nt_handles_free(&process->handles);
}

void *nt_domain_alloc(struct nt_domain *domain, u32 size)
{
	void *memory = NULL;

	/* what a request brings is small: all CPUs together do not make the sum overflow */
	if (nt_count_add(&domain->bytes, size) <= TARE_NT_BYTES_MAX)
		memory = nt_alloc(size);
	if (!memory)
		nt_count_add(&domain->bytes, -(int)size);
	return memory;
}

void nt_domain_free(struct nt_domain *domain, void *memory, u32 size)
{
	if (!memory)
		return;
	nt_count_add(&domain->bytes, -(int)size);
	nt_free(memory);
}
