/* SPDX-License-Identifier: GPL-2.0-only */
/* What cases need of the system that is none of the services. */
#ifndef NT_SYSTEM_H
#define NT_SYSTEM_H

#include <sys/types.h>

/* The kernel's number of the calling thread. */
pid_t system_tid(void);

/* The text of a file of /proc, with a NUL. 0, or -1: there is none. */
int system_read(const char *path, char *text, int size);

/* At the begin of main: 0, or the status with which to end, after a line: it cannot do this here.
 */
int system_begin(void);

#endif
