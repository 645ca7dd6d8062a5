/* SPDX-License-Identifier: GPL-2.0-only */
/* What clients share that can name the same objects, and what each of them has. */
#ifndef NT_DOMAIN_H
#define NT_DOMAIN_H

#include "handle.h"
#include "registry.h"
#include "trie.h"

struct nt_domain {
	nt_mutex_t whole; /* object.h */
	nt_mutex_t naming;
	struct nt_trie names;
	struct nt_handles threads; /* by number */
	struct nt_registry registry;
	nt_mutex_t opening;
	struct nt_trie paths; /* of open files */
	nt_count_t bytes;     /* of objects, names, keys, values, messages */
};

struct nt_process {
	struct nt_domain *domain;
	struct nt_handles handles;
};

void nt_domain_init(struct nt_domain *domain);
/* All its threads and processes have ended. */
void nt_domain_end(struct nt_domain *domain);

void nt_process_init(struct nt_process *process, struct nt_domain *domain);
/* Closes its handles. */
void nt_process_end(struct nt_process *process);

/* Zeros that count as the domain's; NULL: no memory, or it has TARE_NT_BYTES_MAX. */
void *nt_domain_alloc(struct nt_domain *domain, u32 size);
void nt_domain_free(struct nt_domain *domain, void *memory, u32 size);

#endif
