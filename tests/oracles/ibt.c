// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Judges the guest's indirect branches as a CPU with IBT would: each must land on an ENDBR64.
 * Which of these the kernel seals, the report's reader knows (ibt.py). A QEMU plugin:
 *
 *   -plugin ibt.so,report=FILE
 *
 * Only branches from, to and within modules are judged: those within the kernel are Linux's own
 * affair. A branch is judged at the start of the next block that is run. When an interrupt
 * comes in between, that is the interrupt's entry: the report has every pair of addresses, so its
 * reader can tell those by the target, and the interrupted branch goes without a judgement.
 *
 * A notrack prefix (3e) excuses nothing: Linux does not switch it on for itself.
 *
 * The machine must have one CPU: nothing here is locked.
 */
#include "oracle.h"

/* QEMU places the kernel itself: its text is where it was linked to, modules are above */
#define KERNEL       0x81000000u /* low halves: the high one is all ones */
#define MODULES      0xc0000000u
#define MODULES_END  0xff000000u
#define HIGH         0xffffffff00000000ull
#define MAX_BRANCHES (1 << 16)

struct branch {
	uint32_t from, to; /* from 0: free */
	bool endbr;
	uint64_t count;
};

static struct branch branches[MAX_BRANCHES];
static unsigned int n_branches;
static bool full;
static uint32_t branched; /* the last instruction did: its address, or 0 */

static bool in_module(uint32_t address)
{
	return address >= MODULES && address < MODULES_END;
}

/* An endbr that has become something else since is told apart by its target. */
static struct branch *find_branch(uint32_t from, uint32_t to, bool endbr)
{
	unsigned int i = (from * 0x9e3779b1u ^ to * 0x85ebca6bu) % MAX_BRANCHES;

	while (branches[i].from &&
	       (branches[i].from != from || branches[i].to != to || branches[i].endbr != endbr))
		i = (i + 1) % MAX_BRANCHES;
	return &branches[i];
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
	bool endbr = (uintptr_t)data >> 32;
	struct branch *b;

	(void)cpu;
	branched = 0;
	if (!from || (!in_module(from) && !in_module(to)))
		return;
	b = find_branch(from, to, endbr);
	if (!b->from) {
		if (n_branches == MAX_BRANCHES / 2) {
			full = true;
			return;
		}
		n_branches++;
		*b = (struct branch){.from = from, .to = to, .endbr = endbr};
	}
	b->count++;
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
	unsigned int i;

	(void)id, (void)data;
	for (i = 0; i < MAX_BRANCHES; i++)
		if (branches[i].from)
			fprintf(report, "branch %llx %llx %s %llu\n", HIGH | branches[i].from,
				HIGH | branches[i].to, branches[i].endbr ? "ok" : "no-endbr",
				(unsigned long long)branches[i].count);
	fprintf(report, full ? "full\n" : "end\n");
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
