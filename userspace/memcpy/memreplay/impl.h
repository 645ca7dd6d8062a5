/* SPDX-License-Identifier: GPL-2.0-only */
/* The copy routines that are compared. */
#ifndef MEMREPLAY_IMPL_H
#define MEMREPLAY_IMPL_H

#include <stdbool.h>
#include <stddef.h>

#include "lib/error.h"

typedef void *(*copy_fn)(void *dst, const void *src, size_t len);

struct impl {
	const char *name;
	const char *description;
	copy_fn copy;
	copy_fn (*find)(void);      /* for what no constant can name: fills copy; or NULL */
	const char *(*lacks)(void); /* why this machine cannot run it, or NULL; NULL: any can */
	bool overlap;               /* meant for overlapping ranges too */
	bool baseline;              /* copies nothing: what the replay itself costs */
	bool pages;                 /* of whole pages alone; only where it is named */
	bool clears;                /* writes zeros, and reads nothing */
};

/* Ours, `ret` first; ends with a NULL name. */
extern const struct impl builtin_impls[];

/* Loads FILE.so:FUNCTION. 0, or -1 with *err filled; a static build refuses. */
int impl_load(struct impl *impl, const char *spec, struct tare_error *err);

/* void *memcpy(void *, const void *, size_t), each in its own way. */
void *copy_ret(void *dst, const void *src, size_t len);
void *copy_rep_movsl(void *dst, const void *src, size_t len);
void *copy_rep_movsb(void *dst, const void *src, size_t len);
void *copy_rep_movsq(void *dst, const void *src, size_t len);
void *copy_kernel(void *dst, const void *src, size_t len);
void *copy_mmx_prefetch(void *dst, const void *src, size_t len);
void *copy_sse2(void *dst, const void *src, size_t len);
void *copy_sse2_nt(void *dst, const void *src, size_t len);
void *copy_avx2(void *dst, const void *src, size_t len);
void *copy_avx512(void *dst, const void *src, size_t len);
void *copy_c_loop(void *dst, const void *src, size_t len);

/* Of len bytes that are whole pages; those that clear take no notice of src. */
void *copy_page_movsq(void *dst, const void *src, size_t len);
void *copy_page_movsb(void *dst, const void *src, size_t len);
void *copy_page_kernel(void *dst, const void *src, size_t len);
void *copy_page_regs(void *dst, const void *src, size_t len);
void *clear_page_stosb(void *dst, const void *src, size_t len);
void *clear_page_stosq(void *dst, const void *src, size_t len);
void *clear_page_regs(void *dst, const void *src, size_t len);
void *clear_run_stosb(void *dst, const void *src, size_t len);
void *clear_run_stosq(void *dst, const void *src, size_t len);

/* The C library's, as dlsym() would find them: behind its choice for this CPU, and any PLT. */
copy_fn libc_memcpy(void);
copy_fn libc_memmove(void);

#endif
