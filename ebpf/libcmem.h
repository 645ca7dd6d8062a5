/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef LIBCMEM_H
#define LIBCMEM_H

/* Slots. Where two functions are one piece of code, both are counted in the first. */
enum libcmem_function { LIBCMEM_MEMCPY, LIBCMEM_MEMMOVE, LIBCMEM_MEMSET, LIBCMEM_FUNCTIONS };

#endif
