// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Counts how often instructions were executed, by what they were at that time. A QEMU plugin:
 *
 *   -plugin entries.so,report=FILE,at=ADDRESS[,at=ADDRESS...]
 *
 * A line of the report: ADDRESS TAPPED BREAKPOINTS OTHERS. Tapped: a jump to a module stood
 * there. An emulator translates code anew when it is changed, so each way is counted exactly.
 *
 * The machine must have one CPU: nothing here is locked.
 */
#include <stdlib.h>

#include "qemu_plugin.h"

#define MODULES     0xffffffffc0000000ull
#define MAX_ENTRIES 64

enum kind { TAPPED, BREAKPOINT, OTHER, KINDS };

static struct entry {
	uint64_t address, count[KINDS];
} entries[MAX_ENTRIES];
static unsigned int n_entries;
static FILE *report;

static enum kind look_at(const struct qemu_plugin_insn *insn, uint64_t address)
{
	uint8_t bytes[5] = {0};
	size_t n = plugin_insn_bytes(insn, bytes, sizeof(bytes));
	int32_t distance;

	if (n == 1 && bytes[0] == 0xcc)
		return BREAKPOINT;
	memcpy(&distance, bytes + 1, sizeof(distance));
	if (n == 5 && bytes[0] == 0xe9 && address + 5 + distance >= MODULES)
		return TAPPED;
	return OTHER;
}

static void on_execution(unsigned int cpu, void *count)
{
	(void)cpu;
	++*(uint64_t *)count;
}

static void on_translation(qemu_plugin_id_t id, struct qemu_plugin_tb *tb)
{
	size_t i, n = qemu_plugin_tb_n_insns(tb);
	struct qemu_plugin_insn *insn;
	unsigned int e;

	(void)id;
	for (i = 0; i < n; i++) {
		insn = qemu_plugin_tb_get_insn(tb, i);
		for (e = 0; e < n_entries; e++)
			if (qemu_plugin_insn_vaddr(insn) == entries[e].address)
				qemu_plugin_register_vcpu_insn_exec_cb(
					insn, on_execution, PLUGIN_CB_NO_REGS,
					&entries[e].count[look_at(insn, entries[e].address)]);
	}
}

static void at_exit(qemu_plugin_id_t id, void *data)
{
	unsigned int e;

	(void)id, (void)data;
	for (e = 0; e < n_entries; e++)
		fprintf(report, "%llx %llu %llu %llu\n", (unsigned long long)entries[e].address,
			(unsigned long long)entries[e].count[TAPPED],
			(unsigned long long)entries[e].count[BREAKPOINT],
			(unsigned long long)entries[e].count[OTHER]);
	fprintf(report, "end\n");
	if (fclose(report))
		perror("entries");
}

int qemu_plugin_install(qemu_plugin_id_t id, const qemu_info_t *info, int argc, char **argv)
{
	const char *path = plugin_argument(argc, argv, "report");
	int i;

	if (!plugin_check("entries", info))
		return -1;
	for (i = 0; i < argc && n_entries < MAX_ENTRIES; i++)
		if (!strncmp(argv[i], "at=", 3))
			entries[n_entries++].address = strtoull(argv[i] + 3, NULL, 16);
	report = path ? fopen(path, "w") : NULL;
	if (!report || !n_entries) {
		fprintf(stderr, "entries: needs report=FILE and at=ADDRESS\n");
		return -1;
	}
	qemu_plugin_register_vcpu_tb_trans_cb(id, on_translation);
	qemu_plugin_register_atexit_cb(id, at_exit, NULL);
	return 0;
}
