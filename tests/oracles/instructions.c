// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * How often each instruction of an emulated guest is executed between the marks of exactrun. A QEMU
 * plugin:
 *
 *   -plugin instructions.so,report=FILE,entries=FILE
 *
 * entries: as the plugin qemu/host/profile reads them. Each instruction is told by QEMU when it
 * begins, one by one: nothing is known here of blocks, calls and paths. Of those that an exception
 * ended, and that began again or never ended, one is subtracted, when the CPU comes back from it.
 *
 * The report: lines `span KIND EXECUTED IN-VAIN`, then `at ADDRESS EXECUTED` of the spans B,
 * address 0 being all of user space; `end`.
 */
#include "oracle.h"

#define MOST_ENTRIES 1024
#define MOST_TASKS   65536
#define MOST_NESTED  64

/* where the CPU goes by itself, as in the file */
enum role { PLAIN, FAULT = 'e', BIRTH = 'b' };

struct instruction {
	struct instruction *next;
	uint64_t address, end, executed;
	char role;
	unsigned int accesses; /* of what leaves, to user space's memory */
	bool user, leaves, rep, iret, privileged, harmless;
	char mark;
};

static struct task {
	uint64_t address;
	unsigned int nested;
	/* what faults ended, if that is known by its address alone */
	struct instruction *entered[MOST_NESTED];
} * tasks[MOST_TASKS], booting, *current = &booting;

static struct {
	uint64_t begin, end;
	char kind;
} entries[MOST_ENTRIES];
static unsigned int n_entries;

static struct instruction *all, *last;
static uint64_t executed, in_vain;
static unsigned int accessed;
static char running;

static void take_back(struct instruction *one)
{
	executed--;
	in_vain++;
	if (running == 'B')
		one->executed--;
}

static void come_back(struct instruction *from, uint64_t resume)
{
	if (from && (resume == from->address || (resume != from->end && !from->harmless)))
		take_back(from);
}

/* Whether the next instruction may not be there, as none of the kernel's. */
static bool ends_page(const struct instruction *one)
{
	return one->user && one->address >> 12 != (one->end + 15) >> 12;
}

static void enter(char role)
{
	struct instruction *unsure = NULL;

	if (role == FAULT && last->leaves) {
		if (accessed < last->accesses)
			take_back(last);
	} else if (role == FAULT && ends_page(last)) {
		unsure = last;
	} else if (role == FAULT && !last->privileged) {
		take_back(last);
	}
	if (current->nested == MOST_NESTED) {
		fprintf(stderr, "instructions: more than %d nested\n", MOST_NESTED);
		exit(1);
	}
	current->entered[current->nested++] = unsure;
}

static void on_mark(char mark)
{
	if (running)
		fprintf(report, "span %c %" PRIu64 " %" PRIu64 "\n", running, executed, in_vain);
	executed = in_vain = 0;
	running = mark == 'E' ? 0 : mark;
}

static void on_begin(unsigned int cpu, void *data)
{
	struct instruction *one = data;

	(void)cpu;
	if (last && one->user && !last->user) {
		if (current->nested)
			come_back(current->entered[0], one->address);
		current->nested = 0;
	} else if (one->role == BIRTH) {
		current->nested = 0;
	} else if (last && last->iret && one->address != last->end) {
		if (current->nested)
			come_back(current->entered[--current->nested], one->address);
	}
	/* the second instruction of an entry has been gone on to */
	if (last && one->role != PLAIN && one->role != BIRTH && one->address != last->end)
		enter(one->role);
	else if (last && last->user && !one->user)
		enter(PLAIN);
	else if (last && one->address == last->address && !last->leaves && !last->rep)
		/* it has written to the code around it, and begins once more */
		take_back(last);
	if (one->mark)
		on_mark(one->mark);
	last = one;
	accessed = 0;
	executed++;
	if (running == 'B')
		one->executed++;
}

static void on_switch(unsigned int cpu, uint32_t info, uint64_t address, void *data)
{
	unsigned int i = (address >> 6) % MOST_TASKS;

	(void)cpu, (void)info, (void)data;
	while (tasks[i] && tasks[i]->address != address)
		i = (i + 1) % MOST_TASKS;
	if (!tasks[i]) {
		tasks[i] = calloc(1, sizeof(*tasks[i]));
		tasks[i]->address = address;
	}
	current = tasks[i];
}

static void on_access(unsigned int cpu, uint32_t info, uint64_t address, void *data)
{
	(void)cpu, (void)info, (void)data;
	accessed += is_user(address);
}

static char role_of(uint64_t address)
{
	unsigned int i;

	for (i = 0; i < n_entries; i++)
		if (address >= entries[i].begin && address < entries[i].end)
			return entries[i].kind;
	return PLAIN;
}

/* What QEMU refuses to user space when it translates it. */
static bool is_privileged(const uint8_t *byte)
{
	if (*byte != 0x0f)
		return *byte == 0xf4 || *byte == 0xfa || *byte == 0xfb;
	return byte[1] == 0x01 || byte[1] == 0x06 || (byte[1] & 0xfc) == 0x20 || byte[1] == 0x30 ||
	       byte[1] == 0x32;
}

/* To memory, by call, jmp and ret. */
static unsigned int accesses(const uint8_t *byte)
{
	bool memory = byte[1] >> 6 != 3;

	if (*byte == 0xff)
		return (byte[1] & 0x38) == 0x10 ? 1 + memory : (byte[1] & 0x38) == 0x20 && memory;
	return *byte == 0xe8 || *byte == 0xc2 || *byte == 0xc3;
}

/* What goes elsewhere than behind itself. */
static bool leaves(const uint8_t *byte)
{
	static const uint8_t after_0f[] = {0x05, 0x07, 0x0b, 0x34};
	static const uint8_t others[] = {0xc2, 0xc3, 0xcc, 0xcd, 0xce, 0xcf, 0xe0,
					 0xe1, 0xe2, 0xe3, 0xe8, 0xe9, 0xeb, 0xf1};

	if (*byte == 0x0f)
		return byte[1] >> 4 == 8 || memchr(after_0f, byte[1], sizeof(after_0f));
	if (*byte == 0xff)
		return (byte[1] & 0x38) == 0x10 || (byte[1] & 0x38) == 0x20;
	return *byte >> 4 == 7 || memchr(others, *byte, sizeof(others));
}

static void on_translation(qemu_plugin_id_t id, struct qemu_plugin_tb *tb)
{
	struct bytes before = {0}, bytes;
	const uint8_t *code;
	size_t i;

	(void)id;
	for (i = 0; i < qemu_plugin_tb_n_insns(tb); i++, before = bytes) {
		struct qemu_plugin_insn *insn = qemu_plugin_tb_get_insn(tb, i);
		struct instruction *one = calloc(1, sizeof(*one));

		bytes = bytes_of(insn);
		one->next = all;
		all = one;
		one->address = qemu_plugin_insn_vaddr(insn);
		one->end = one->address + bytes.n;
		one->user = is_user(one->address);
		one->role = one->user ? PLAIN : role_of(one->address);
		code = code_of(bytes.byte);
		one->leaves = leaves(code);
		one->accesses = one->user && one->leaves ? accesses(code) : 0;
		one->rep = (*code & 0xfc) == 0xa4 || (*code >= 0xaa && *code <= 0xaf) ||
			   (*code & 0xfc) == 0x6c;
		one->privileged = one->user && is_privileged(code);
		one->harmless = one->privileged || *code == 0x90 || (*code & 0xf0) == 0xb0;
		if (one->accesses)
			qemu_plugin_register_vcpu_mem_cb(insn, on_access, PLUGIN_CB_NO_REGS,
							 PLUGIN_MEM_RW, NULL);
		one->iret = is(bytes, "\x48\xcf", 2);
		one->mark = one->user ? mark_of(bytes) : 0;
		qemu_plugin_register_vcpu_insn_exec_cb(insn, on_begin, PLUGIN_CB_NO_REGS, one);
		if (!one->user && is_switch(before, bytes))
			qemu_plugin_register_vcpu_mem_cb(insn, on_switch, PLUGIN_CB_NO_REGS,
							 PLUGIN_MEM_RW, NULL);
	}
}

static void at_exit(qemu_plugin_id_t id, void *data)
{
	struct instruction *one;
	uint64_t of_users = 0;

	(void)id, (void)data;
	for (one = all; one; one = one->next)
		if (one->user)
			of_users += one->executed;
		else if (one->executed)
			fprintf(report, "at %" PRIx64 " %" PRIu64 "\n", one->address,
				one->executed);
	fprintf(report, "at 0 %" PRIu64 "\nend\n", of_users);
	oracle_end();
}

int qemu_plugin_install(qemu_plugin_id_t id, const qemu_info_t *info, int argc, char **argv)
{
	FILE *file = fopen(plugin_argument(argc, argv, "entries"), "r");

	if (!file || !oracle_begin("instructions", info, argc, argv))
		return -1;
	while (n_entries < MOST_ENTRIES &&
	       fscanf(file, "%" SCNx64 " %" SCNx64 " %c", &entries[n_entries].begin,
		      &entries[n_entries].end, &entries[n_entries].kind) == 3)
		n_entries++;
	fclose(file);
	qemu_plugin_register_vcpu_tb_trans_cb(id, on_translation);
	qemu_plugin_register_atexit_cb(id, at_exit, NULL);
	return 0;
}
