/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TARE_PROCESS_H
#define TARE_PROCESS_H

#include "error.h"

/*
 * A pidfd of the process PID: poll() finds it readable once the process has ended. Returns -1 with
 * *err filled where there is no such process, where it has ended, and where PID is a thread of
 * another process, which is named.
 */
int tare_process_open(unsigned int pid, struct tare_error *err);

#endif
