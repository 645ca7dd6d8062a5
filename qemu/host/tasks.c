// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * How many instructions each task of an emulated guest executes, and what for. A QEMU plugin:
 *
 *   -plugin tasks.so,report=FILE,symbols=FILE
 *
 * symbols: lines of the guest's /proc/kallsyms, in the order of addresses. Each time a task is
 * about to execute the instruction of userspace/events/mark.h, which does nothing and which no
 * compiler makes, the report gets a line of what that task has executed so far:
 *
 *   USER KERNEL SOFTIRQ INTERRUPT CALLS SWITCHES THREADS
 *
 * user: in user mode. softirq: softirqs that the task runs within its own calls. interrupt: what
 * interrupts the task, with the softirqs on the way out of that. kernel: all else of the kernel.
 * calls: syscall instructions. switches: how often the task got the CPU. threads: softirqs that
 * threads of the kernel have run, as ksoftirqd, which may take them over from who made them. The
 * last line is "end".
 *
 * The guest executes not one instruction more under the plugin. The machine has one CPU, so that
 * nothing here is locked.
 */
#include <stdlib.h>

#include "instructions.h"

#define MOST_TASKS  8192 /* a power of two */
#define MOST_PLACES 512
#define MOST_NESTED 16
#define MARK        "\x0f\x1f\x80mark" /* nopl 0x6b72616d(%rax) */

enum what { USER, KERNEL, SOFTIRQ, INTERRUPT, WHATS };
enum entry { BY_INTERRUPT, BY_EXCEPTION };

static struct task {
	uint64_t address; /* of thread.sp in its task_struct; 0: free */
	uint64_t executed[WHATS], calls, switches;
	unsigned int nested, softirqs;
	uint8_t entered[MOST_NESTED]; /* enum entry */
} tasks[MOST_TASKS], *current = &tasks[0];

/* of all tasks, in user mode and in the kernel; how much of that settle() has given to a task */
static struct counter executed[2];
static uint64_t settled[2];

static struct place {
	uint64_t address;
	plugin_at_execution reached;
} places[MOST_PLACES];
static unsigned int n_places;

static uint64_t softirq_begin, softirq_end;
static FILE *report;

static enum what doing(const struct task *task)
{
	unsigned int i;

	for (i = 0; i < task->nested && i < MOST_NESTED; i++)
		if (task->entered[i] == BY_INTERRUPT)
			return INTERRUPT;
	return task->softirqs ? SOFTIRQ : KERNEL;
}

static void settle(void)
{
	uint64_t now[] = {counter_read(&executed[0]), counter_read(&executed[1])};

	current->executed[USER] += now[0] - settled[0];
	current->executed[doing(current)] += now[1] - settled[1];
	memcpy(settled, now, sizeof(settled));
}

static struct task *task_of(uint64_t address)
{
	unsigned int i = address * 0x9e3779b97f4a7c15ull >> 51 & (MOST_TASKS - 1);

	while (tasks[i].address && tasks[i].address != address)
		i = (i + 1) & (MOST_TASKS - 1);
	tasks[i].address = address;
	return &tasks[i];
}

static void on_switch(unsigned int cpu, uint32_t info, uint64_t address, void *data)
{
	(void)cpu, (void)info, (void)data;
	settle();
	current = task_of(address);
	current->switches++;
}

/* A new task begins. Its task_struct may have been another's, whose nesting ends. */
static void on_birth(unsigned int cpu, void *data)
{
	(void)cpu, (void)data;
	settle();
	current->nested = current->softirqs = 0;
}

static void enter(enum entry by)
{
	settle();
	if (current->nested < MOST_NESTED)
		current->entered[current->nested] = by;
	current->nested++;
}

static void on_interrupt(unsigned int cpu, void *data)
{
	(void)cpu, (void)data;
	enter(BY_INTERRUPT);
}

static void on_exception(unsigned int cpu, void *data)
{
	(void)cpu, (void)data;
	enter(BY_EXCEPTION);
}

/* Some system calls return by iret, too, and nothing is kept of their entry. */
static void on_iret(unsigned int cpu, void *data)
{
	(void)cpu, (void)data;
	settle();
	if (current->nested)
		current->nested--;
}

static void on_softirq(unsigned int cpu, void *data)
{
	(void)cpu, (void)data;
	settle();
	current->softirqs = 1;
}

static void on_softirq_end(unsigned int cpu, void *data)
{
	(void)cpu, (void)data;
	settle();
	current->softirqs = 0;
}

static void on_call(unsigned int cpu, void *data)
{
	(void)cpu, (void)data;
	current->calls++;
}

/* What was never in user mode is the kernel's. */
static uint64_t softirqs_of_threads(void)
{
	const struct task *task;
	uint64_t sum = 0;

	for (task = tasks; task < tasks + MOST_TASKS; task++)
		if (!task->executed[USER])
			sum += task->executed[SOFTIRQ];
	return sum;
}

static void on_mark(unsigned int cpu, void *data)
{
	unsigned int what;

	(void)cpu, (void)data;
	settle();
	for (what = 0; what < WHATS; what++)
		fprintf(report, "%llu ", (unsigned long long)current->executed[what]);
	fprintf(report, "%llu %llu %llu\n", (unsigned long long)current->calls,
		(unsigned long long)current->switches, (unsigned long long)softirqs_of_threads());
}

static void call_at(struct qemu_plugin_insn *insn, plugin_at_execution reached)
{
	qemu_plugin_register_vcpu_insn_exec_cb(insn, reached, PLUGIN_CB_NO_REGS, NULL);
}

/* Whether it is ret, or a jump out of the function, to the kernel's thunk for ret. */
static bool is_return(struct bytes bytes, uint64_t address)
{
	int32_t distance;
	uint64_t target;

	if (is(bytes, "\xc3", 1))
		return true;
	if (!is(bytes, "\xe9", 1))
		return false;
	memcpy(&distance, bytes.byte + 1, sizeof(distance));
	target = address + 5 + distance;
	return target < softirq_begin || target >= softirq_end;
}

static void look_at_kernel(struct qemu_plugin_insn *insn, uint64_t address,
			   const struct qemu_plugin_insn *before)
{
	struct bytes bytes = bytes_of(insn);
	unsigned int i;

	for (i = 0; i < n_places; i++)
		if (places[i].address == address)
			call_at(insn, places[i].reached);
	if (is(bytes, "\x48\xcf", 2))
		call_at(insn, on_iret);
	if (address >= softirq_begin && address < softirq_end && is_return(bytes, address))
		call_at(insn, on_softirq_end);
	if (before && is_switch(bytes_of(before), bytes))
		/* this is a load, but QEMU 7.2 takes "loads" for stores */
		qemu_plugin_register_vcpu_mem_cb(insn, on_switch, PLUGIN_CB_NO_REGS, PLUGIN_MEM_RW,
						 NULL);
}

static void on_translation(qemu_plugin_id_t id, struct qemu_plugin_tb *tb)
{
	size_t i, n = qemu_plugin_tb_n_insns(tb);
	struct qemu_plugin_insn *insn, *before = NULL;

	(void)id;
	for (i = 0; i < n; i++, before = insn) {
		uint64_t address;

		insn = qemu_plugin_tb_get_insn(tb, i);
		address = qemu_plugin_insn_vaddr(insn);
		if (is_user(address)) {
			if (is(bytes_of(insn), MARK, sizeof(MARK) - 1))
				call_at(insn, on_mark);
			count(insn, &executed[0], 1);
			if (is(bytes_of(insn), "\x0f\x05", 2))
				call_at(insn, on_call);
		} else {
			look_at_kernel(insn, address, before);
			count(insn, &executed[1], 1);
		}
	}
}

static void at_exit(qemu_plugin_id_t id, void *data)
{
	(void)id, (void)data;
	fprintf(report, "end\n");
	if (fclose(report))
		perror("tasks: report");
}

static void add_place(uint64_t address, plugin_at_execution reached)
{
	if (n_places < MOST_PLACES)
		places[n_places++] = (struct place){address, reached};
}

/* Until 6.9 softirqs are run by __do_softirq(), since then by what that jumps to. */
static bool runs_softirqs(const char *name)
{
	return !strcmp(name, "handle_softirqs") || !strcmp(name, "__do_softirq");
}

static void take_symbol(uint64_t address, const char *name)
{
	if (!strncmp(name, "asm_sysvec_", 11) || !strcmp(name, "asm_common_interrupt") ||
	    !strcmp(name, "asm_spurious_interrupt"))
		add_place(address, on_interrupt);
	else if (!strncmp(name, "asm_exc_", 8))
		add_place(address, on_exception);
	else if (!strcmp(name, "ret_from_fork_asm") || !strcmp(name, "ret_from_fork"))
		add_place(address, on_birth);
}

static bool read_symbols(const char *path)
{
	FILE *file = path ? fopen(path, "r") : NULL;
	char line[256], name[128], softirqs[128] = "";
	unsigned long long address;
	bool ends = false;

	while (file && fgets(line, sizeof(line), file)) {
		if (sscanf(line, "%llx %*c %127s", &address, name) != 2)
			continue;
		if (ends && address > softirq_begin) {
			softirq_end = address;
			ends = false;
		}
		if (runs_softirqs(name) && strcmp(softirqs, "handle_softirqs")) {
			strcpy(softirqs, name);
			softirq_begin = address;
			ends = true;
		}
		take_symbol(address, name);
	}
	if (file)
		fclose(file);
	if (softirq_begin)
		add_place(softirq_begin, on_softirq);
	return n_places && softirq_begin < softirq_end && n_places < MOST_PLACES;
}

int qemu_plugin_install(qemu_plugin_id_t id, const qemu_info_t *info, int argc, char **argv)
{
	const char *path = plugin_argument(argc, argv, "report");

	if (!plugin_check("tasks", info))
		return -1;
	if (!path || !read_symbols(plugin_argument(argc, argv, "symbols"))) {
		fprintf(stderr, "tasks: needs report=FILE, and symbols=FILE of a kernel with "
				"softirqs and interrupts\n");
		return -1;
	}
	report = fopen(path, "w");
	if (!report) {
		perror(path);
		return -1;
	}
	counter_begin(&executed[0]);
	counter_begin(&executed[1]);
	qemu_plugin_register_vcpu_tb_trans_cb(id, on_translation);
	qemu_plugin_register_atexit_cb(id, at_exit, NULL);
	return 0;
}
