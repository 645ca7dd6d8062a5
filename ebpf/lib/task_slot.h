/* SPDX-License-Identifier: GPL-2.0-only */
/* How the tools tell tasks apart. */
#ifndef TARE_TASK_SLOT_H
#define TARE_TASK_SLOT_H

/* The first is what a tool itself tells apart; BY_OTHER is a second such. */
enum task_by { BY_ALL, BY_CPU, BY_PRIORITY, BY_PROCESS, BY_OTHER, BY_COMM, BY_CGROUP };

#define BY_DELAYER BY_OTHER

/* Slots by priority: the deadline class, then the kernel's priorities 0 to 139. */
#define PRIORITY_SLOTS 141

#endif
