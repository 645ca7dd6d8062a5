// SPDX-License-Identifier: GPL-2.0-or-later
#include "execution.h"

#include <stdlib.h>

#include "path.h"
#include "simulate.h"

#define NEVER UINT64_MAX

static struct counter began; /* instructions */
static struct left here;     /* the block that is executed */
/* values of `began`: when the CPU came to the block, and up to which its cell has counted */
static uint64_t at_arrival, told;
/* the value of `began` at the end of a block that the CPU executes in the usual way; else NEVER */
static uint64_t whole_at;
static const struct block *looping; /* repeats itself: its cell lacks all from `told` on */
static bool copies;                 /* copies are told, too */
static bool sums;                   /* nothing but the sums of spans is */

static void tell_loops(void)
{
	counts_loops(here.cell, at_arrival - told);
	told = at_arrival;
	looping = NULL;
}

static void tell(void)
{
	uint64_t now = counter_read(&began);

	if (looping)
		tell_loops();
	path_tell(now);
	counts_add(here.cell, now - told, here.repeated && told == at_arrival && now != told);
	told = now;
	whole_at = NEVER;
}

static void come_to(struct block *block, uint64_t now)
{
	here.block = block;
	here.accesses = 0;
	at_arrival = told = now;
	whole_at = now + block->instructions;
}

/* The slow way to come to a block, which is right whatever happened before. */
static void arrive(struct block *block)
{
	struct left next = {.block = block};

	tell();
	here.executed = told - at_arrival;
	if (simulates && here.block)
		here.counted = simulate_leave(here.block, here.executed, block);
	path_arrive(&here, block, &next);
	here = next;
	come_to(block, told);
	if (here.repeated)
		whole_at = NEVER;
	if (counts_running())
		here.cell = counts_enter(path_node(), block);
	if (simulates)
		simulate_come(block, here.cell);
}

static void enter(struct cell *cell)
{
	here.cell->executed += here.block->instructions;
	cell->entered++;
	here.cell = cell;
}

/* The CPU goes on to BLOCK on the path of NODE. */
static void go_on(uint32_t node, struct block *block)
{
	struct cell *next = counts_after(here.cell, block);

	if (!next || next->node != node)
		next = counts_first_after(here.cell, node, block);
	enter(next);
}

/* A block and what it calls determine the path, so the cell of last time tells the node. */
static void call(struct block *block)
{
	struct cell *next = counts_after(here.cell, block);

	if (next)
		path_is_at(next->node);
	else
		next = counts_first_after(here.cell, path_node(), block);
	enter(next);
}

static void on_block(unsigned int cpu, void *data)
{
	(void)cpu;
	arrive(data);
}

/* Whether BLOCK is of the same call as FROM, all of which was executed. */
static bool stays(const struct block *from, const struct block *block)
{
	return from->passes && from->function == block->function &&
	       (from->branch || block->address != from->last);
}

/* simulated: as `simulates`; without it nothing may cost more */
static inline __attribute__((always_inline)) void come_to_kernel(struct block *block,
								 bool simulated)
{
	uint64_t now = counter_read(&began);
	const struct block *from = here.block;

	if (now != whole_at || from->user) {
		arrive(block);
		return;
	}
	if (stays(from, block)) {
		path_take_copies(from, &here.copy, from->instructions);
		if (here.cell)
			go_on(here.cell->node, block);
	} else if (copies_wait()) {
		arrive(block);
		return;
	} else if (from->ending == ENDS_CALL) {
		path_tell(now);
		path_call(from, block);
		if (here.cell)
			call(block);
	} else if (from->ending == ENDS_RETURN ? path_return(block)
					       : from->passes && from->branch) {
		if (from->passes) {
			path_tell(now);
			path_jump(from, block);
		}
		if (here.cell)
			go_on(path_node(), block);
	} else {
		arrive(block);
		return;
	}
	come_to(block, now);
	if (simulated)
		simulate_go(from, block, here.cell);
}

static void on_kernel(unsigned int cpu, void *data)
{
	(void)cpu;
	come_to_kernel(data, false);
}

static void on_kernel_simulated(unsigned int cpu, void *data)
{
	(void)cpu;
	come_to_kernel(data, true);
}

static inline __attribute__((always_inline)) void come_to_user(struct block *block, bool simulated)
{
	uint64_t now = counter_read(&began);
	const struct block *from = here.block;

	if (now != whole_at || !from->user || !stays(from, block)) {
		arrive(block);
		return;
	}
	/* a task's user code is one cell */
	if (here.cell) {
		here.cell->executed += from->instructions;
		here.cell->entered++;
	}
	come_to(block, now);
	if (simulated)
		simulate_go(from, block, here.cell);
}

static void on_user(unsigned int cpu, void *data)
{
	(void)cpu;
	come_to_user(data, false);
}

static void on_user_simulated(unsigned int cpu, void *data)
{
	(void)cpu;
	come_to_user(data, true);
}

/* For a block of one instruction that repeats: QEMU comes to it for each repetition. */
static void on_repeat(unsigned int cpu, void *data)
{
	uint64_t now = counter_read(&began);

	(void)cpu;
	if (data == looping && now == at_arrival + 1) {
		path_take_copies(here.block, &here.copy, 1);
		at_arrival = now;
		if (simulates)
			simulate_again();
		return;
	}
	arrive(data);
	if (here.repeated)
		looping = data;
}

static void on_switch(unsigned int cpu, uint32_t info, uint64_t address, void *data)
{
	(void)cpu, (void)info, (void)data;
	counts_switch();
	if (sums)
		return;
	tell();
	path_switch(address);
}

static void on_leave(unsigned int cpu, uint32_t info, uint64_t address, void *data)
{
	(void)cpu, (void)info, (void)data;
	path_is(address);
}

static void on_access(unsigned int cpu, uint32_t info, uint64_t address, void *data)
{
	(void)cpu, (void)info;
	/*
	 * Not every access that QEMU tells here is the branch's own. An exception's pushes are told
	 * of the instruction before. QEMU 7.2 tells accesses of instructions that it emulates by a
	 * function as those of the last indirect branch: of another block, or before the last
	 * instruction of this block began.
	 */
	here.accesses += data == here.block &&
			 counter_read(&began) >= at_arrival + here.block->instructions &&
			 is_user(address);
}

/* An instruction of a block, for callbacks that take one pointer. */
struct place {
	const struct block *block;
	uint32_t index;
};

/*
 * When `rep` repeats no more, QEMU 7.2 does not end the instruction, and tells accesses of later
 * blocks as its own: those are not of the block that is executed.
 */
static void on_copy(unsigned int cpu, uint32_t info, uint64_t address, void *data)
{
	const struct place *place = data;

	(void)cpu;
	if (place->block == here.block)
		copies_access(place->index, info, address);
}

static void on_repetition(unsigned int cpu, void *data)
{
	const struct place *place = data;

	(void)cpu;
	copies_begin(place->index);
}

static void look_for_copies(struct qemu_plugin_insn *insn, const struct block *block,
			    struct bytes bytes, size_t index)
{
	struct place *place;

	if (!copies_told_by(block, bytes))
		return;
	/* never freed, as the block is not */
	place = malloc(sizeof(*place));
	if (!place) {
		fprintf(stderr, "profile: no memory for places\n");
		exit(1);
	}
	*place = (struct place){block, index};
	if (repeats_a_copy(bytes))
		qemu_plugin_register_vcpu_insn_exec_cb(insn, on_repetition, PLUGIN_CB_NO_REGS,
						       place);
	qemu_plugin_register_vcpu_mem_cb(insn, on_copy, PLUGIN_CB_NO_REGS, PLUGIN_MEM_RW, place);
}

static void on_halt(unsigned int cpu, void *data)
{
	(void)cpu, (void)data;
	counts_halt();
}

static void on_crossing(unsigned int cpu, void *data)
{
	(void)cpu, (void)data;
	counts_crossing();
}

static void on_mark(unsigned int cpu, void *data)
{
	(void)cpu;
	if (sums) {
		counts_mark((uintptr_t)data, counter_read(&began));
		return;
	}
	tell();
	if (simulates)
		simulate_leave(here.block, told - at_arrival, NULL);
	counts_mark((uintptr_t)data, told);
	here.cell = NULL;
	if (counts_running()) {
		path_span();
		here.cell = counts_enter(path_node(), here.block);
	}
	if (simulates)
		simulate_mark(here.block, here.cell, told - at_arrival, here.cell);
}

void execution_of_block(struct qemu_plugin_tb *tb, struct block *block)
{
	plugin_at_execution cb = block->user ? on_user : on_kernel;

	if (sums)
		return;
	if (simulates)
		cb = block->user ? on_user_simulated : on_kernel_simulated;
	if (block->entry || block->watched)
		cb = on_block;
	else if (block->rep && block->instructions == 1)
		cb = on_repeat;
	qemu_plugin_register_vcpu_tb_exec_cb(tb, cb, PLUGIN_CB_NO_REGS, block);
}

void execution_of(struct qemu_plugin_insn *insn, struct qemu_plugin_insn *before,
		  struct bytes bytes, struct bytes bytes_before, struct bytes bytes_after,
		  const struct block *block, size_t index)
{
	if (copies && !block->user)
		look_for_copies(insn, block, bytes, index);
	if (block->user) {
		if (mark_of(bytes))
			qemu_plugin_register_vcpu_insn_exec_cb(insn, on_mark, PLUGIN_CB_NO_REGS,
							       (void *)(uintptr_t)mark_of(bytes));
	} else if (is_halt(bytes)) {
		qemu_plugin_register_vcpu_insn_exec_cb(insn, on_halt, PLUGIN_CB_NO_REGS, NULL);
	} else if (is_crossing(bytes_before, bytes, bytes_after)) {
		qemu_plugin_register_vcpu_insn_exec_cb(insn, on_crossing, PLUGIN_CB_NO_REGS, NULL);
	} else if (is_switch(bytes_before, bytes)) {
		/* this is a load, but QEMU 7.2 takes "loads" for stores */
		qemu_plugin_register_vcpu_mem_cb(insn, on_switch, PLUGIN_CB_NO_REGS, PLUGIN_MEM_RW,
						 NULL);
		qemu_plugin_register_vcpu_mem_cb(before, on_leave, PLUGIN_CB_NO_REGS, PLUGIN_MEM_RW,
						 NULL);
	}
}

void execution_of_last(struct qemu_plugin_insn *insn, const struct block *block)
{
	if (block->accesses && !sums)
		qemu_plugin_register_vcpu_mem_cb(insn, on_access, PLUGIN_CB_NO_REGS, PLUGIN_MEM_RW,
						 (void *)block);
}

void execution_count(struct qemu_plugin_insn *insn, uint64_t by)
{
	count(insn, &began, by);
}

void execution_begin(bool with_copies, bool sums_alone)
{
	copies = with_copies;
	sums = sums_alone;
	counter_begin(&began);
	whole_at = NEVER;
}
