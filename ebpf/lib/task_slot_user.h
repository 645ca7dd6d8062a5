/* SPDX-License-Identifier: GPL-2.0-only */
/* The user side of task_slot.bpf.h: the option --by, slots, their names. */
#ifndef TARE_TASK_SLOT_USER_H
#define TARE_TASK_SLOT_USER_H

#include "task_slot.h"
#include "tool.h"

struct task_options {
	struct tool_options tool;
	enum task_by by;
};

/* The command line with the option -b. */
void task_parse(int argc, char **argv, const char *what_it_does, struct task_options *options);

unsigned int task_slots(enum task_by by);

/* Whether slots are processes. */
bool task_processes(enum task_by by);

/* For struct tool; its self is the struct task_options. */
void task_name_slot(const struct tool *tool, unsigned int slot, char *text, size_t size);

#endif
