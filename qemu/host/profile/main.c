// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Which instructions an emulated guest executes, on which path of calls. A QEMU plugin:
 *
 *   -plugin profile.so,report=FILE,entries=FILE,layout=FILE,lists=ADDRESS:ADDRESS:ADDRESS
 *           [,calls=ADDRESS:...][,functions=ADDRESS:...][,copies=yes][,sums=yes]
 *           [,simulate=NAME:...,geometry=SIZE:WAYS:LINE:...[,memory=FILE][,pollution=yes]]
 *
 * entries: lines "BEGIN END KIND" of the kernel's addresses to which the CPU goes by itself: i for
 * an interrupt, e for a fault, t for a trap behind an instruction, b where a new task begins.
 * layout: lines as block.h has them. lists: as named.h has them. functions, calls: the report tells
 * each call of such a function, or each system call that comes to it, apart. copies: it also tells
 * what the kernel copies and sets. sums: only the spans are told, in less time, and nothing is
 * taken back. simulate: of cache, branch, tlb; geometry: of I1, D1 and LL, in bytes. memory: lines
 * as memory.h has them; the report tells what memory it was that caches lacked. pollution: it tells
 * what each call of `calls` evicts of its caller.
 *
 * A program of the guest marks spans by instructions that do nothing, nopl N(%rax), in which N has
 * the bytes K, 'r', 'a', 't'. K is B where paths are counted from here on, C where only the sum is,
 * and E at the end of either. The report has lines of numbers, addresses in hexadecimal digits:
 *
 *   span KIND EXECUTED TAKEN-BACK HALTS SWITCHES CROSSINGS   into the kernel and back
 *   version 1
 *   function BEGIN END NAME MODULE               of code that came after the kernel
 *   node NUMBER PARENT TASK KIND SITE TARGET     kind: as enum kind in path.h; parent 0: none
 *                                                none: its site is the task, its target how many
 *                                                spans with paths were before its own
 *   block NUMBER ADDRESS BYTES OFFSET...         an offset for each instruction
 *   cell NODE BLOCK ENTERED EXECUTED REPEATED    block 0: the task's user code
 *   simulated NAME...                            of what is simulated
 *   event NODE BLOCK INDEX COUNT...              a count for each name; index: of the instruction
 *   slab NUMBER BYTES USERS NAME                 a slab cache: of an object; caches merged into it
 *   data NODE REGION WHAT SITE COUNT...          misses of reads, in the first cache, in the last;
 *                                                of writes. region: as in memory.c. what: an
 *                                                address, an offset, or a slab's number << 32 | one
 *   pollution ADDRESS TASK WHOLE CODE DATA SWITCHES EVICTED...
 *                                                a system call; whole: neither interrupted nor
 *                                                asleep; lines that it touched, how often it
 *                                                changed the page tables, and lines of
 *                                                working sets of 4 to 64 KiB that it evicted from
 *                                                I1, from D1, and pages from the TLB of data
 *   call ADDRESS EXECUTED TIMES                  without what interrupts the call
 *   copy NODE SITE CALL BYTES TO FROM COUNT      those that ended
 *   end
 *
 * Addresses of code that came after the kernel are moved by multiples of 4 GiB, so that all code
 * that was in one place, one after the other, has addresses of its own.
 *
 * A cell has executed and repeated apart, a span has their sum. repeated: what `rep` executes of an
 * instruction after the first time; QEMU's clock counts each as an instruction. taken back:
 * instructions that began, met an exception and began again; they are in no other figure. site: the
 * function that copies if call is 1, else the instruction that repeats, in another function. to,
 * from: the least address modulo 64, plus 128 in user space; 64: nothing was written, or read.
 *
 * The guest executes not one instruction more under the plugin. The machine has one CPU, so that
 * nothing here is locked.
 */
#include <stdlib.h>

#include "counts.h"
#include "execution.h"
#include "memory.h"
#include "named.h"
#include "path.h"
#include "simulate.h"

static void on_translation(qemu_plugin_id_t id, struct qemu_plugin_tb *tb)
{
	size_t i, n = qemu_plugin_tb_n_insns(tb);
	struct block *block = block_of(tb, simulates ? simulate_place(tb) : 0);
	struct bytes before = {0}, bytes = bytes_of(qemu_plugin_tb_get_insn(tb, 0)), next = {0};
	struct qemu_plugin_insn *last = NULL;
	uint64_t uncounted = 0;

	(void)id;
	execution_of_block(tb, block);
	if (simulates)
		simulate_block(tb, block);
	for (i = 0; i < n; i++, before = bytes, bytes = next) {
		struct qemu_plugin_insn *insn = qemu_plugin_tb_get_insn(tb, i);

		next = (struct bytes){0};
		if (i + 1 < n)
			next = bytes_of(qemu_plugin_tb_get_insn(tb, i + 1));
		execution_of(insn, last, bytes, before, next, block, i);
		last = insn;
		uncounted++;
		/*
		 * To count is slow, so instructions that always end are counted with the next one
		 * that may not. A mark reads the count, so it must be exact there; the last
		 * instruction of a block that crosses a page may never begin.
		 */
		if (i + 1 == n)
			execution_of_last(insn, block);
		if (i + 1 == n || (i + 2 == n && block->crosses) || mark_of(bytes) ||
		    mark_of(next) || !always_ends(bytes, block->user)) {
			execution_count(insn, uncounted);
			uncounted = 0;
		}
	}
}

static void at_exit(qemu_plugin_id_t id, void *data)
{
	(void)id, (void)data;
	counts_end();
}

/* Watches the addresses of the argument NAME, with colons between them. */
static bool watch(int argc, char **argv, const char *name, bool whole)
{
	const char *text = plugin_argument(argc, argv, name);
	char *end;

	for (; text; text = *end == ':' ? end + 1 : NULL) {
		if (!path_watch(strtoull(text, &end, 16), whole)) {
			fprintf(stderr, "profile: too many functions to watch\n");
			return false;
		}
	}
	return true;
}

int qemu_plugin_install(qemu_plugin_id_t id, const qemu_info_t *info, int argc, char **argv)
{
	const char *path = plugin_argument(argc, argv, "report");

	if (!plugin_check("profile", info))
		return -1;
	if (!path || !block_read_entries(plugin_argument(argc, argv, "entries")) ||
	    !block_read_layout(plugin_argument(argc, argv, "layout")) ||
	    !named_read_lists(plugin_argument(argc, argv, "lists"))) {
		fprintf(stderr,
			"profile: needs report=FILE, entries=FILE, layout=FILE and lists=ADDRESS:"
			"ADDRESS:ADDRESS of a kernel with interrupts\n");
		return -1;
	}
	if (!counts_begin(path))
		return -1;
	if (!watch(argc, argv, "calls", true) || !watch(argc, argv, "functions", false))
		return -1;
	if (!simulate_begin(plugin_argument(argc, argv, "simulate"),
			    plugin_argument(argc, argv, "geometry"),
			    plugin_argument(argc, argv, "pollution")))
		return -1;
	if (!memory_begin(plugin_argument(argc, argv, "memory")))
		return -1;
	if (plugin_argument(argc, argv, "pollution") && !plugin_argument(argc, argv, "memory")) {
		fprintf(stderr, "profile: pollution needs memory=FILE\n");
		return -1;
	}
	execution_begin(plugin_argument(argc, argv, "copies"), plugin_argument(argc, argv, "sums"));
	path_begin();
	qemu_plugin_register_vcpu_tb_trans_cb(id, on_translation);
	qemu_plugin_register_atexit_cb(id, at_exit, NULL);
	return 0;
}
