/* SPDX-License-Identifier: GPL-2.0-only */
/* The user side of task_slot.bpf.h: the option --by, slots, their names. */
#ifndef TARE_TASK_SLOT_USER_H
#define TARE_TASK_SLOT_USER_H

#include "task_slot.h"
#include "tool.h"

/* In the order of enum task_by. */
extern struct tool_by task_by[];

/* The row of --by for the option table that tool_parse() takes; WHAT: the other is in a tool. */
#define TASK_OPTION(first, other, what)                                                            \
	{                                                                                          \
		"by", 'b', first "|cpu|priority|process|" other "|comm|cgroup",                    \
			"What to group by (default: " first "); " other ": " what                  \
			"; comm: the names of threads",                                            \
			TARE_CHOICE(by, task_by)                                                   \
	}

#endif
