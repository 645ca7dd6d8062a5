/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TARE_PROCESS_H
#define TARE_PROCESS_H

#include "error.h"

/*
 * Opens a pidfd of the process PID: poll() finds it readable once the process has ended. Returns
 * -1 with *err filled if there is no such process, if it has ended, or if PID is a thread; the
 * error names the thread's process.
 */
int tare_process_open(unsigned int pid, struct tare_error *err);

/* The same of the thread TID. Kernels before 6.9 tell only that its process has ended. */
int tare_thread_open(unsigned int tid, struct tare_error *err);

#endif
