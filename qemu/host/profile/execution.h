/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What is done while the guest executes: most blocks are told apart from those of which nothing has
 * to be asked but where they lead.
 */
#ifndef TARE_PROFILE_EXECUTION_H
#define TARE_PROFILE_EXECUTION_H

#include "block.h"

/* copies: what the kernel copies and sets is told, too. */
void execution_begin(bool copies);

/* QEMU translates BLOCK. */
void execution_of_block(struct qemu_plugin_tb *tb, struct block *block);

/* INSN, the INDEXth of its instructions; before: the one before it, if any. */
void execution_of(struct qemu_plugin_insn *insn, struct qemu_plugin_insn *before,
		  struct bytes bytes, struct bytes bytes_before, const struct block *block,
		  size_t index);

/* Its last one. */
void execution_of_last(struct qemu_plugin_insn *insn, const struct block *block);

/* So many instructions have begun when INSN does that were not counted. */
void execution_count(struct qemu_plugin_insn *insn, uint64_t by);

#endif /* TARE_PROFILE_EXECUTION_H */
