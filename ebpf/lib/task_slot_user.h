/* SPDX-License-Identifier: GPL-2.0-only */
/* The user side of task_slot.bpf.h: the option --by, slots, their names. */
#ifndef TARE_TASK_SLOT_USER_H
#define TARE_TASK_SLOT_USER_H

#include "task_slot.h"
#include "tool.h"

/* In the order of enum task_by. */
extern const struct tool_by task_by[];

/* For tool_parse. */
extern const struct tare_option task_option[];

#endif
