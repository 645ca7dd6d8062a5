/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What the plugin does while the guest executes. Of nearly all blocks it need only ask where they
 * lead, so it tells those apart and does them quickly.
 */
#ifndef TARE_PROFILE_EXECUTION_H
#define TARE_PROFILE_EXECUTION_H

#include "block.h"

/* copies: also tells what the kernel copies and sets. sums: tells the sums of spans alone. */
void execution_begin(bool copies, bool sums);

/* QEMU translates BLOCK: asks to be called when the CPU comes to it. */
void execution_of_block(struct qemu_plugin_tb *tb, struct block *block);

/* The same for INSN, the INDEXth instruction of BLOCK; before: the one before it, or NULL. */
void execution_of(struct qemu_plugin_insn *insn, struct qemu_plugin_insn *before,
		  struct bytes bytes, struct bytes bytes_before, struct bytes bytes_after,
		  const struct block *block, size_t index);

/* The same for INSN as the last instruction of BLOCK. */
void execution_of_last(struct qemu_plugin_insn *insn, const struct block *block);

/* INSN, as it begins, counts itself and those before it that are not counted, BY in all. */
void execution_count(struct qemu_plugin_insn *insn, uint64_t by);

#endif /* TARE_PROFILE_EXECUTION_H */
