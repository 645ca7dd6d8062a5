/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What the plugins here ask of x86 instructions, and how they count them.
 */
#ifndef TARE_INSTRUCTIONS_H
#define TARE_INSTRUCTIONS_H

#include "qemu_plugin.h"

#define INSTRUCTION_BYTES 15
#define KERNEL_BIT        63

struct bytes {
	uint8_t byte[INSTRUCTION_BYTES + 1];
	size_t n;
};

static inline bool is_user(uint64_t address)
{
	return !(address >> KERNEL_BIT);
}

static inline struct bytes bytes_of(const struct qemu_plugin_insn *insn)
{
	struct bytes bytes = {0};

	bytes.n = plugin_insn_bytes(insn, bytes.byte, sizeof(bytes.byte));
	return bytes;
}

static inline bool is(struct bytes bytes, const char *text, size_t n)
{
	return bytes.n >= n && !memcmp(bytes.byte, text, n);
}

/*
 * Whether two instructions change from one task's stack to another's: mov %rsp, N(%rdi); mov
 * N(%rsi), %rsp. Every kernel switches by these two and uses them for nothing else, so that no
 * symbol is needed.
 */
static inline bool is_switch(struct bytes store, struct bytes load)
{
	return is(store, "\x48\x89\xa7", 3) && is(load, "\x48\x8b\xa6", 3) &&
	       !memcmp(store.byte + 3, load.byte + 3, 4);
}

/* A number that instructions add to as they begin; there is one CPU. */
struct counter {
	struct plugin_scoreboard *board; /* has the number; NULL before QEMU 9.1: `value` has it */
	uint64_t value;
};

static inline void counter_begin(struct counter *counter)
{
	if (qemu_plugin_scoreboard_new)
		counter->board = qemu_plugin_scoreboard_new(sizeof(uint64_t));
}

static inline uint64_t counter_read(const struct counter *counter)
{
	return counter->board ? *(uint64_t *)qemu_plugin_scoreboard_find(counter->board, 0)
			      : counter->value;
}

/* INSN adds BY when it begins, whether or not it comes to its end. */
static inline void count(struct qemu_plugin_insn *insn, struct counter *counter, uint64_t by)
{
	if (counter->board)
		qemu_plugin_register_vcpu_insn_exec_inline_per_vcpu(
			insn, PLUGIN_INLINE_ADD, (struct plugin_u64){counter->board, 0}, by);
	else
		qemu_plugin_register_vcpu_insn_exec_inline(insn, PLUGIN_INLINE_ADD, &counter->value,
							   by);
}

#endif /* TARE_INSTRUCTIONS_H */
