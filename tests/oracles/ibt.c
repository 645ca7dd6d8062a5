// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Judges the guest's indirect branches as a CPU with IBT would: each must land on an ENDBR64.
 * Which of these the kernel seals, the report's reader knows (ibt.py). A QEMU plugin:
 *
 *   -plugin ibt.so,report=FILE
 *
 * Only branches from, to and within modules are judged: those within the kernel are Linux's own
 * affair. A branch is judged at the start of the next block that is run. When an interrupt
 * comes in between, that is the interrupt's entry: the report has both addresses of each branch, so
 * its reader can tell those by the target, and the interrupted branch goes without a judgement.
 *
 * A notrack prefix (3e) excuses nothing: Linux does not switch it on for itself.
 *
 * The machine must have one CPU: nothing here is locked.
 */
#include "oracle.h"

/* QEMU places the kernel itself: its text is where it was linked to, modules are above */
#define KERNEL      0x81000000u /* low halves: the high one is all ones */
#define MODULES     0xc0000000u
#define MODULES_END 0xff000000u
#define HIGH        0xffffffff00000000ull

static uint32_t branched; /* the last instruction did: its address, or 0 */

static bool in_module(uint32_t address)
{
	return address >= MODULES && address < MODULES_END;
}

static void on_branch(unsigned int cpu, void *data)
{
	(void)cpu;
	branched = (uintptr_t)data;
}

/* DATA: the low half of the address of the block that begins, and whether an ENDBR is there. */
static void on_block(unsigned int cpu, void *data)
{
	uint32_t from = branched, to = (uintptr_t)data;

	(void)cpu;
	branched = 0;
	if (from && (in_module(from) || in_module(to)))
		fprintf(report, "%llx %llx %s\n", HIGH | from, HIGH | to,
			(uintptr_t)data >> 32 ? "ok" : "no-endbr");
}

/* call and jmp through a register or memory, near and far: ff /2 to ff /5 */
static bool is_indirect(struct bytes bytes)
{
	const uint8_t *code = code_of(bytes.byte);
	unsigned int operation = code[1] >> 3 & 7;

	return code[0] == 0xff && operation >= 2 && operation <= 5;
}

static void on_translation(qemu_plugin_id_t id, struct qemu_plugin_tb *tb)
{
	uint64_t address = qemu_plugin_tb_vaddr(tb), data;
	struct qemu_plugin_insn *last;
	bool endbr;

	(void)id;
	if (address < (HIGH | KERNEL) || address >= (HIGH | MODULES_END))
		return;
	endbr = is(bytes_of(qemu_plugin_tb_get_insn(tb, 0)), "\xf3\x0f\x1e\xfa", 4);
	data = (uint32_t)address | (uint64_t)endbr << 32;
	qemu_plugin_register_vcpu_tb_exec_cb(tb, on_block, PLUGIN_CB_NO_REGS,
					     (void *)(uintptr_t)data);
	/* a branch ends its block */
	last = qemu_plugin_tb_get_insn(tb, qemu_plugin_tb_n_insns(tb) - 1);
	if (is_indirect(bytes_of(last)))
		qemu_plugin_register_vcpu_insn_exec_cb(
			last, on_branch, PLUGIN_CB_NO_REGS,
			(void *)(uintptr_t)(uint32_t)qemu_plugin_insn_vaddr(last));
}

static void at_exit(qemu_plugin_id_t id, void *data)
{
	(void)id, (void)data;
	fprintf(report, "end\n");
	oracle_end();
}

int qemu_plugin_install(qemu_plugin_id_t id, const qemu_info_t *info, int argc, char **argv)
{
	if (!oracle_begin("ibt", info, argc, argv))
		return -1;
	qemu_plugin_register_vcpu_tb_trans_cb(id, on_translation);
	qemu_plugin_register_atexit_cb(id, at_exit, NULL);
	return 0;
}
