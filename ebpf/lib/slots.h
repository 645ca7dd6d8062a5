/* SPDX-License-Identifier: GPL-2.0-only */
/* What the eBPF and the user side of every tool agree on. */
#ifndef TARE_SLOTS_H
#define TARE_SLOTS_H

#include <linux/types.h>

/* Processes that are told apart; the others share slot 0. */
#define PROCESS_SLOTS 1024

struct process {
	__u32 tgid;
	char comm[16];
};

#endif
