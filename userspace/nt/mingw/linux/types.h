/* SPDX-License-Identifier: GPL-2.0-only */
/* For compilers of Win32: what the headers of <tare/> need of it. */
#ifndef NT_MINGW_LINUX_TYPES_H
#define NT_MINGW_LINUX_TYPES_H

typedef unsigned int __u32;
typedef int __s32;
typedef unsigned long long __u64;

#endif
