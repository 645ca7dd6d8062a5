// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Judges the guest's indirect branches as a CPU with IBT would: each must land on an ENDBR64
 * that the kernel does not seal. A QEMU plugin:
 *
 *   -plugin ibt.so,report=FILE[,seal=FILE]
 *
 * seal: a hexadecimal address a line, of the ENDBRs that the kernel overwrites when it boots. The
 * kernels known do so on any CPU; the list is for others, and to tell why an ENDBR is not there.
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
#include <stdlib.h>

#include "qemu_plugin.h"

/* QEMU places the kernel itself: its text is where it was linked to, modules are above */
#define KERNEL       0x81000000u /* low halves: the high one is all ones */
#define MODULES      0xc0000000u
#define MODULES_END  0xff000000u
#define HIGH         0xffffffff00000000ull
#define MAX_BRANCHES (1 << 16)

enum target { OK, NO_ENDBR, SEALED };

struct branch {
	uint32_t from, to; /* from 0: free */
	enum target target;
	uint64_t count;
};

static const char *const target_name[] = {"ok", "no-endbr", "sealed"};
static struct branch branches[MAX_BRANCHES];
static unsigned int n_branches;
static bool full;
static uint32_t *seals;
static size_t n_seals;
static uint32_t branched; /* the last instruction did: its address, or 0 */
static char *report_path;

static int compare(const void *a, const void *b)
{
	uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;

	return (x > y) - (x < y);
}

static bool in_module(uint32_t address)
{
	return address >= MODULES && address < MODULES_END;
}

/* An endbr that has become something else since is told apart by its target. */
static struct branch *find_branch(uint32_t from, uint32_t to, enum target target)
{
	unsigned int i = (from * 0x9e3779b1u ^ to * 0x85ebca6bu) % MAX_BRANCHES;

	while (branches[i].from &&
	       (branches[i].from != from || branches[i].to != to || branches[i].target != target))
		i = (i + 1) % MAX_BRANCHES;
	return &branches[i];
}

static void judge(uint32_t from, uint64_t data)
{
	enum target target = data >> 32;
	uint32_t to = data;
	struct branch *b = find_branch(from, to, target);

	if (!b->from) {
		if (n_branches == MAX_BRANCHES / 2) {
			full = true;
			return;
		}
		n_branches++;
		*b = (struct branch){.from = from, .to = to, .target = target};
	}
	b->count++;
}

static void on_branch(unsigned int cpu, void *data)
{
	(void)cpu;
	branched = (uintptr_t)data;
}

static void on_kernel_block(unsigned int cpu, void *data)
{
	uint32_t from = branched;

	(void)cpu;
	if (!from)
		return;
	branched = 0;
	if (in_module(from))
		judge(from, (uintptr_t)data);
}

static void on_module_block(unsigned int cpu, void *data)
{
	uint32_t from = branched;

	(void)cpu;
	if (!from)
		return;
	branched = 0;
	judge(from, (uintptr_t)data);
}

static enum target look_at(uint32_t address, const struct qemu_plugin_insn *first)
{
	static const uint8_t endbr64[] = {0xf3, 0x0f, 0x1e, 0xfa};
	uint8_t bytes[sizeof(endbr64)];

	if (bsearch(&address, seals, n_seals, sizeof(*seals), compare))
		return SEALED;
	if (plugin_insn_bytes(first, bytes, sizeof(bytes)) != sizeof(bytes) ||
	    memcmp(bytes, endbr64, sizeof(bytes)))
		return NO_ENDBR;
	return OK;
}

static bool is_prefix(uint8_t byte)
{
	return strchr("\x26\x2e\x36\x3e\x64\x65\x66\x67\xf0\xf2\xf3", byte) ||
	       (byte & 0xf0) == 0x40; /* REX */
}

/* call and jmp through a register or memory, near and far: ff /2 to ff /5 */
static bool is_indirect(const struct qemu_plugin_insn *insn)
{
	uint8_t b[16];
	size_t n = plugin_insn_bytes(insn, b, sizeof(b)), i = 0;

	while (i < n && b[i] && is_prefix(b[i]))
		i++;
	return i + 1 < n && b[i] == 0xff && (b[i + 1] >> 3 & 7) >= 2 && (b[i + 1] >> 3 & 7) <= 5;
}

static void on_translation(qemu_plugin_id_t id, struct qemu_plugin_tb *tb)
{
	uint64_t address = qemu_plugin_tb_vaddr(tb), data;
	struct qemu_plugin_insn *last;

	(void)id;
	if (address < (HIGH | KERNEL) || address >= (HIGH | MODULES_END))
		return;
	data = (uint32_t)address | (uint64_t)look_at(address, qemu_plugin_tb_get_insn(tb, 0)) << 32;
	qemu_plugin_register_vcpu_tb_exec_cb(tb,
					     in_module(address) ? on_module_block : on_kernel_block,
					     PLUGIN_CB_NO_REGS, (void *)(uintptr_t)data);
	/* a branch ends its block */
	last = qemu_plugin_tb_get_insn(tb, qemu_plugin_tb_n_insns(tb) - 1);
	if (is_indirect(last))
		qemu_plugin_register_vcpu_insn_exec_cb(
			last, on_branch, PLUGIN_CB_NO_REGS,
			(void *)(uintptr_t)(uint32_t)qemu_plugin_insn_vaddr(last));
}

static void at_exit(qemu_plugin_id_t id, void *data)
{
	FILE *file = fopen(report_path, "w");
	unsigned int i;

	(void)id, (void)data;
	if (!file) {
		perror(report_path);
		return;
	}
	fprintf(file, "api %d\nseals %zu\n", plugin_api, n_seals);
	for (i = 0; i < MAX_BRANCHES; i++)
		if (branches[i].from)
			fprintf(file, "branch %llx %llx %s %llu\n", HIGH | branches[i].from,
				HIGH | branches[i].to, target_name[branches[i].target],
				(unsigned long long)branches[i].count);
	fprintf(file, full ? "full\n" : "end\n");
	if (fclose(file))
		perror(report_path);
}

static bool read_seals(const char *path)
{
	unsigned long long address;
	FILE *file = fopen(path, "r");

	if (!file) {
		perror(path);
		return false;
	}
	while (fscanf(file, "%llx", &address) == 1) {
		seals = realloc(seals, (n_seals + 1) * sizeof(*seals));
		if (!seals)
			abort();
		seals[n_seals++] = address;
	}
	if (!feof(file)) {
		fprintf(stderr, "%s: line %zu is no address\n", path, n_seals + 1);
		return false;
	}
	fclose(file);
	qsort(seals, n_seals, sizeof(*seals), compare);
	return true;
}

int qemu_plugin_install(qemu_plugin_id_t id, const qemu_info_t *info, int argc, char **argv)
{
	const char *report = plugin_argument(argc, argv, "report");
	const char *seal = plugin_argument(argc, argv, "seal");

	if (!plugin_check("ibt", info))
		return -1;
	if (!report) {
		fprintf(stderr, "ibt: needs report=FILE\n");
		return -1;
	}
	report_path = strdup(report);
	if (!report_path || (seal && !read_seals(seal)))
		return -1;
	qemu_plugin_register_vcpu_tb_trans_cb(id, on_translation);
	qemu_plugin_register_atexit_cb(id, at_exit, NULL);
	return 0;
}
