/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * As much of QEMU's plugin API as is used here and by tests/oracles, since Debian ships no header.
 * It fits API versions 1 to 5, QEMU 7.2 to 10.2; plugin_check() refuses others.
 *
 * QEMU 7.2 accepts plugins of versions 0 and 1, QEMU 10.0 those from 2 on, and both read the
 * version before they call the plugin. So a constructor sets the version, by whether this QEMU has
 * a function that came with version 2.
 */
#ifndef TARE_QEMU_PLUGIN_H
#define TARE_QEMU_PLUGIN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define PLUGIN_EXPORT     __attribute__((visibility("default")))
#define PLUGIN_API_FIRST  1
#define PLUGIN_API_LAST   5
#define PLUGIN_API_COPIES 3 /* from here on qemu_plugin_insn_data() copies */
#define PLUGIN_CB_NO_REGS 0
#define PLUGIN_CB_R_REGS  1
#define PLUGIN_MEM_RW     3
#define PLUGIN_INLINE_ADD 0

typedef uint64_t qemu_plugin_id_t;
struct qemu_plugin_tb;
struct qemu_plugin_insn;

typedef struct {
	const char *target_name;
	struct {
		int min, cur;
	} version;
	bool system_emulation;
	struct {
		int smp_vcpus, max_vcpus;
	} system;
} qemu_info_t;

typedef void (*plugin_at_translation)(qemu_plugin_id_t id, struct qemu_plugin_tb *tb);
typedef void (*plugin_at_execution)(unsigned int cpu, void *data);
typedef void (*plugin_at_access)(unsigned int cpu, uint32_t info, uint64_t address, void *data);

void qemu_plugin_register_vcpu_tb_trans_cb(qemu_plugin_id_t id, plugin_at_translation cb);
void qemu_plugin_register_vcpu_tb_exec_cb(struct qemu_plugin_tb *tb, plugin_at_execution cb,
					  int flags, void *data);
void qemu_plugin_register_vcpu_insn_exec_cb(struct qemu_plugin_insn *insn, plugin_at_execution cb,
					    int flags, void *data);
void qemu_plugin_register_vcpu_mem_cb(struct qemu_plugin_insn *insn, plugin_at_access cb, int flags,
				      int accesses, void *data);
bool qemu_plugin_mem_is_store(uint32_t info);
unsigned int qemu_plugin_mem_size_shift(uint32_t info);
/* QEMU has this before 9.1 */
void qemu_plugin_register_vcpu_insn_exec_inline(struct qemu_plugin_insn *insn, int operation,
						void *counter, uint64_t by) __attribute__((weak));
/* and this from 9.1 on */
struct plugin_scoreboard;
struct plugin_u64 {
	struct plugin_scoreboard *board;
	size_t offset;
};
struct plugin_scoreboard *qemu_plugin_scoreboard_new(size_t size) __attribute__((weak));
void *qemu_plugin_scoreboard_find(struct plugin_scoreboard *board, unsigned int cpu)
	__attribute__((weak));
void qemu_plugin_register_vcpu_insn_exec_inline_per_vcpu(struct qemu_plugin_insn *insn,
							 int operation, struct plugin_u64 counter,
							 uint64_t by) __attribute__((weak));
/* of an address that a callback of an access was told, in that callback only */
struct qemu_plugin_hwaddr *qemu_plugin_get_hwaddr(uint32_t info, uint64_t address);
bool qemu_plugin_hwaddr_is_io(const struct qemu_plugin_hwaddr *where);
uint64_t qemu_plugin_hwaddr_phys_addr(const struct qemu_plugin_hwaddr *where);
void qemu_plugin_register_atexit_cb(qemu_plugin_id_t id, void (*cb)(qemu_plugin_id_t, void *),
				    void *data);
size_t qemu_plugin_tb_n_insns(const struct qemu_plugin_tb *tb);
uint64_t qemu_plugin_tb_vaddr(const struct qemu_plugin_tb *tb);
struct qemu_plugin_insn *qemu_plugin_tb_get_insn(const struct qemu_plugin_tb *tb, size_t index);
uint64_t qemu_plugin_insn_vaddr(const struct qemu_plugin_insn *insn);
void *qemu_plugin_insn_haddr(const struct qemu_plugin_insn *insn);
size_t qemu_plugin_insn_size(const struct qemu_plugin_insn *insn);
/* one function, whose signature depends on the version: see plugin_insn_bytes() */
const void *
plugin_insn_data_points(const struct qemu_plugin_insn *insn) __asm__("qemu_plugin_insn_data");
size_t plugin_insn_data_copies(const struct qemu_plugin_insn *insn, void *to,
			       size_t size) __asm__("qemu_plugin_insn_data");
int qemu_plugin_num_vcpus(void) __attribute__((weak)); /* from version 2 on */

/* weak: a plugin may be made of several files */
PLUGIN_EXPORT __attribute__((weak)) int qemu_plugin_version;
PLUGIN_EXPORT int qemu_plugin_install(qemu_plugin_id_t id, const qemu_info_t *info, int argc,
				      char **argv);

__attribute__((weak)) int plugin_api;

__attribute__((constructor)) static void plugin_claim_version(void)
{
	qemu_plugin_version = qemu_plugin_num_vcpus ? 2 : 1;
}

/* A plugin calls this before all else. Returns false, told on stderr, if it cannot run here. */
static inline bool plugin_check(const char *plugin, const qemu_info_t *info)
{
	plugin_api = info->version.cur;
	if (plugin_api < PLUGIN_API_FIRST || plugin_api > PLUGIN_API_LAST) {
		fprintf(stderr, "%s: QEMU's plugin API is version %d, only %d to %d are known\n",
			plugin, plugin_api, PLUGIN_API_FIRST, PLUGIN_API_LAST);
		return false;
	}
	if (!info->system_emulation || strcmp(info->target_name, "x86_64")) {
		fprintf(stderr, "%s: is for whole x86_64 machines\n", plugin);
		return false;
	}
	/* QEMU 10.0 shows plugins no code that a second CPU translates in the same thread */
	if (info->system.max_vcpus != 1) {
		fprintf(stderr, "%s: is for machines with one CPU, not %d\n", plugin,
			info->system.max_vcpus);
		return false;
	}
	return true;
}

/* Copies the first bytes of an instruction, at most `size`. Returns how many. */
static inline size_t plugin_insn_bytes(const struct qemu_plugin_insn *insn, void *to, size_t size)
{
	size_t n = qemu_plugin_insn_size(insn);

	if (n > size)
		n = size;
	if (plugin_api >= PLUGIN_API_COPIES)
		return plugin_insn_data_copies(insn, to, n);
	memcpy(to, plugin_insn_data_points(insn), n);
	return n;
}

/* The value of the argument NAME=VALUE, or NULL. */
static inline const char *plugin_argument(int argc, char **argv, const char *name)
{
	size_t n = strlen(name);
	int i;

	for (i = 0; i < argc; i++)
		if (!strncmp(argv[i], name, n) && argv[i][n] == '=')
			return argv[i] + n + 1;
	return NULL;
}

#endif /* TARE_QEMU_PLUGIN_H */
