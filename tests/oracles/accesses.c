// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Each instruction of an emulated guest between the marks B and E, and what it reads and writes, in
 * the guest's order. A QEMU plugin:
 *
 *   -plugin accesses.so,report=FILE
 *
 * The report has lines of hexadecimal digits, for tests that execute little:
 *
 *   f ADDRESS HOST BYTES         an instruction begins; host: where QEMU has it
 *   r ADDRESS SIZE FIRST LAST    it reads; w: it writes; physical addresses of its bytes
 */
#include "oracle.h"

static char running;

struct instruction {
	uint64_t address, host;
	struct bytes bytes;
};

static void on_begin(unsigned int cpu, void *data)
{
	const struct instruction *one = data;
	size_t i;

	(void)cpu;
	if (mark_of(one->bytes)) {
		running = mark_of(one->bytes);
	} else if (running == 'B') {
		fprintf(report, "f %" PRIx64 " %" PRIx64 " ", one->address, one->host);
		for (i = 0; i < one->bytes.n; i++)
			fprintf(report, "%02x", one->bytes.byte[i]);
		fputc('\n', report);
	}
}

static uint64_t physical_of(uint32_t info, uint64_t address)
{
	return qemu_plugin_hwaddr_phys_addr(qemu_plugin_get_hwaddr(info, address));
}

static void on_access(unsigned int cpu, uint32_t info, uint64_t address, void *data)
{
	unsigned int size = 1u << qemu_plugin_mem_size_shift(info);

	(void)cpu, (void)data;
	if (running == 'B')
		fprintf(report, "%c %" PRIx64 " %x %" PRIx64 " %" PRIx64 "\n",
			qemu_plugin_mem_is_store(info) ? 'w' : 'r', address, size,
			physical_of(info, address), physical_of(info, address + size - 1));
}

static void on_translation(qemu_plugin_id_t id, struct qemu_plugin_tb *tb)
{
	size_t i;

	(void)id;
	for (i = 0; i < qemu_plugin_tb_n_insns(tb); i++) {
		struct qemu_plugin_insn *insn = qemu_plugin_tb_get_insn(tb, i);
		struct instruction *one = calloc(1, sizeof(*one));

		*one = (struct instruction){qemu_plugin_insn_vaddr(insn),
					    (uintptr_t)qemu_plugin_insn_haddr(insn),
					    bytes_of(insn)};
		qemu_plugin_register_vcpu_insn_exec_cb(insn, on_begin, PLUGIN_CB_NO_REGS, one);
		qemu_plugin_register_vcpu_mem_cb(insn, on_access, PLUGIN_CB_NO_REGS, PLUGIN_MEM_RW,
						 NULL);
	}
}

static void at_exit(qemu_plugin_id_t id, void *data)
{
	(void)id, (void)data;
	oracle_end();
}

int qemu_plugin_install(qemu_plugin_id_t id, const qemu_info_t *info, int argc, char **argv)
{
	if (!oracle_begin("accesses", info, argc, argv))
		return -1;
	qemu_plugin_register_vcpu_tb_trans_cb(id, on_translation);
	qemu_plugin_register_atexit_cb(id, at_exit, NULL);
	return 0;
}
