/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef LIBCMEM_H
#define LIBCMEM_H

/* Slots. If libc has one piece of code for two functions, the first slot counts both. */
enum libcmem_function { LIBCMEM_MEMCPY, LIBCMEM_MEMMOVE, LIBCMEM_MEMSET, LIBCMEM_FUNCTIONS };

#endif
