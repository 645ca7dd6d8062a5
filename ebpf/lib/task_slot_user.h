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

/* -b and the options of all tools; the input is a struct task_options. */
extern const struct argp task_argp;

/* Passes a struct task_options on to task_argp, its first child. */
error_t task_parse_child(int key, char *arg, struct argp_state *state);

unsigned int task_slots(enum task_by by);

/* For struct tool; its self is the struct task_options. */
void task_name_slot(const struct tool *tool, unsigned int slot, char *text, size_t size);

#endif
