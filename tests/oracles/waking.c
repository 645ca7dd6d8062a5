// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * What the kernel's scheduler executes between the marks of nt-cost. A QEMU plugin:
 *
 *   -plugin waking.so,report=FILE,roles=FILE
 *
 * roles: a byte for each address of the kernel's code: s the scheduler's, l a lock, w the
 * scheduler's that wakes or sleeps, q that puts into the queue, x that switches, i an entry of an
 * interrupt or exception; the first of a function is upper case.
 *
 * No paths are known here: a function that wakes or sleeps ends by the return that no call in it
 * has, since it does not switch, and a lock is of who calls it. That does not hold below an
 * interrupt, so those of a span are told. The report has the counts of each span.
 */
#include <ctype.h>

#include "oracle.h"

#define CODE      0xffffffff81000000ull
#define CODE_SIZE (1u << 26)

enum { WAKING, SCHEDULING, QUEUED, SWITCHES, CROSSINGS, INTERRUPTS, COUNTS };

struct instruction {
	bool user, calls, returns;
	char role, mark;
};

static char roles[CODE_SIZE];
static uint64_t counts[COUNTS];
static const struct instruction booting, *last = &booting;
static unsigned int depth; /* of calls, from the function that wakes or sleeps on; 0: in none */
static bool of_scheduler;  /* who called the lock */

static bool is_any(const struct instruction *one, const char *of)
{
	return one->role && strchr(of, tolower(one->role));
}

static void on_begin(unsigned int cpu, void *data)
{
	const struct instruction *one = data;

	(void)cpu;
	if (one->mark == 'E')
		fwrite(counts, sizeof(counts), 1, report);
	if (one->mark)
		memset(counts, 0, sizeof(counts));
	if (one->role == 'L' && !is_any(last, "l"))
		of_scheduler = is_any(last, "swqx");
	if (one->user || (one->role == 'W' && !depth))
		depth = !one->user;
	counts[QUEUED] += one->role == 'Q';
	counts[SWITCHES] += one->role == 'X';
	counts[INTERRUPTS] += is_any(one, "i") && !is_any(last, "i");
	counts[CROSSINGS] += last->user && !one->user && !is_any(one, "i");
	if (is_any(one, "swqx") || (is_any(one, "l") && of_scheduler)) {
		counts[SCHEDULING]++;
		counts[WAKING] += depth > 0;
	}
	if (depth)
		depth += one->calls - one->returns;
	last = one;
}

static void on_translation(qemu_plugin_id_t id, struct qemu_plugin_tb *tb)
{
	(void)id;
	for (size_t i = 0; i < qemu_plugin_tb_n_insns(tb); i++) {
		struct qemu_plugin_insn *insn = qemu_plugin_tb_get_insn(tb, i);
		uint64_t address = qemu_plugin_insn_vaddr(insn);
		struct instruction *one = calloc(1, sizeof(*one));
		struct bytes bytes = bytes_of(insn);
		const uint8_t *code = code_of(bytes.byte);

		one->user = is_user(address);
		one->calls = *code == 0xe8 || (*code == 0xff && (code[1] & 0x38) == 0x10);
		one->returns = *code == 0xc2 || *code == 0xc3;
		one->mark = one->user ? mark_of(bytes) : 0;
		one->role = address - CODE < CODE_SIZE ? roles[address - CODE] : 0;
		qemu_plugin_register_vcpu_insn_exec_cb(insn, on_begin, PLUGIN_CB_NO_REGS, one);
	}
}

int qemu_plugin_install(qemu_plugin_id_t id, const qemu_info_t *info, int argc, char **argv)
{
	FILE *file = fopen(plugin_argument(argc, argv, "roles"), "r");

	if (!oracle_begin("waking", info, argc, argv) || fread(roles, CODE_SIZE, 1, file) != 1)
		return -1;
	setvbuf(report, NULL, _IONBF, 0);
	qemu_plugin_register_vcpu_tb_trans_cb(id, on_translation);
	return 0;
}
