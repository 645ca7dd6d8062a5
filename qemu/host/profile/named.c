// SPDX-License-Identifier: GPL-2.0-or-later
#include "named.h"

#include <elf.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define KERNEL_BIT   63
#define STEP         (1ull << 32)
#define UNNAMED      (1ull << 46)
#define FIRST_NUMBER (1u << 24) /* of functions; the layout's have lower ones */
#define MOST_LISTED  4096
#define MOST_SYMBOLS (1u << 20)
#define LONGEST_NAME 512 /* the kernel's KSYM_NAME_LEN */
/* of struct module, from its list's entry: where its name is, and how much is looked through */
#define MODULE_NAME  16
#define MODULE_BYTES 4096

/* QEMU's own, and no part of the API for plugins: where they are not exported nothing has a name */
struct cpu;
struct cpu *qemu_get_cpu(int index) __attribute__((weak));
int cpu_memory_rw_debug(struct cpu *cpu, uint64_t address, void *to, size_t size, bool writes)
	__attribute__((weak));

/* A function, which has been translated. */
struct code {
	uint64_t begin, end, moved;
	uint64_t entry; /* of the list in which it was found */
	bool (*is)(uint64_t entry, uint64_t address, struct code *code);
	uint32_t symbol; /* in its module's table; those before it are not looked at */
	unsigned int function;
	char name[LONGEST_NAME], module[64];
};

/* The kernel's struct mod_kallsyms. */
struct table {
	uint64_t symbols;
	uint32_t n, unused;
	uint64_t names, types;
};

static uint64_t modules, programs, trampolines;
static uint64_t tables_at; /* behind a module's list's entry; differs between kernels; 0: unknown */
static struct code *codes;
static size_t n_codes;

static void *more(void *old, size_t size)
{
	void *new = realloc(old, size);

	if (!new) {
		fprintf(stderr, "profile: no memory for names\n");
		exit(1);
	}
	return new;
}

static bool get(uint64_t address, void *to, size_t size)
{
	return qemu_get_cpu && cpu_memory_rw_debug &&
	       !cpu_memory_rw_debug(qemu_get_cpu(0), address, to, size, false);
}

bool named_word(uint64_t address, char *to, size_t size)
{
	char part[16];
	size_t i;

	for (i = 0; i + 1 < size; i++, address++) {
		/* no part reaches into a page that may not be there */
		if ((!i || address % sizeof(part) == 0) &&
		    !get(address & -sizeof(part), part, sizeof(part)))
			break;
		to[i] = part[address % sizeof(part)];
		if (to[i] <= ' ' || to[i] > '~')
			break;
	}
	to[i] = 0;
	return i;
}

static bool is_table(uint64_t at, struct table *table)
{
	static const Elf64_Sym none;
	Elf64_Sym first;

	return at >> KERNEL_BIT && get(at, table, sizeof(*table)) && table->symbols >> KERNEL_BIT &&
	       table->names >> KERNEL_BIT && table->types >> KERNEL_BIT && table->n &&
	       table->n < MOST_SYMBOLS && get(table->symbols, &first, sizeof(first)) &&
	       !memcmp(&first, &none, sizeof(none));
}

/*
 * The table of a module's symbols. Its address stands right before the table that remains when init
 * is gone, and is that table's address from then on. No kernel tells where, so it is looked for.
 */
static bool get_table(uint64_t entry, struct table *table)
{
	uint64_t i, at;
	struct table remains;

	if (tables_at)
		return get(entry + tables_at, &at, sizeof(at)) && is_table(at, table);
	for (i = MODULE_NAME; i < MODULE_BYTES; i += sizeof(at)) {
		if (get(entry + i, &at, sizeof(at)) && is_table(entry + i + sizeof(at), &remains) &&
		    is_table(at, table)) {
			tables_at = i;
			return true;
		}
	}
	return false;
}

static bool is_of(uint64_t address, const Elf64_Sym *symbol)
{
	unsigned int type = ELF64_ST_TYPE(symbol->st_info);

	return symbol->st_shndx != SHN_UNDEF &&
	       (type == STT_FUNC || type == STT_NOTYPE || type == STT_OBJECT) &&
	       address >= symbol->st_value && address - symbol->st_value < symbol->st_size;
}

static bool is_of_module(uint64_t entry, uint64_t address, struct code *code)
{
	Elf64_Sym symbol[64];
	struct table table;
	uint32_t i, n;

	if (!get_table(entry, &table) ||
	    !named_word(entry + MODULE_NAME, code->module, sizeof(code->module)))
		return false;
	/* a function's own name stands before init_module, which is the same function */
	for (; code->symbol < table.n; code->symbol += n) {
		n = table.n - code->symbol < 64 ? table.n - code->symbol : 64;
		if (!get(table.symbols + code->symbol * sizeof(*symbol), symbol,
			 n * sizeof(*symbol)))
			return false;
		for (i = 0; i < n && !is_of(address, &symbol[i]); i++)
			;
		if (i < n) {
			code->symbol += i;
			code->begin = symbol[i].st_value;
			code->end = code->begin + symbol[i].st_size;
			return named_word(table.names + symbol[i].st_name, code->name,
					  sizeof(code->name));
		}
	}
	return false;
}

/* struct bpf_ksym: begin, end, name, and the list's entry. */
static bool is_of_program(uint64_t entry, uint64_t address, struct code *code)
{
	uint64_t name = entry - LONGEST_NAME, range[2];

	if (!get(name - sizeof(range), range, sizeof(range)) || address < range[0] ||
	    address >= range[1] || !named_word(name, code->name, sizeof(code->name)))
		return false;
	code->begin = range[0];
	code->end = range[1];
	strcpy(code->module, "bpf");
	return true;
}

/* struct ftrace_ops: the trampoline, its size, and the list's entry. The names are kallsyms'. */
static bool is_of_trampoline(uint64_t entry, uint64_t address, struct code *code)
{
	uint64_t begin[2];

	if (!get(entry - sizeof(begin), begin, sizeof(begin)) || address < begin[0] ||
	    address - begin[0] >= begin[1])
		return false;
	code->begin = begin[0];
	code->end = begin[0] + begin[1];
	strcpy(code->name, "ftrace_trampoline");
	strcpy(code->module, "__builtin__ftrace");
	return true;
}

/* Finds what is at ADDRESS in the list that begins at HEAD. */
static bool is_in(uint64_t head, bool (*is)(uint64_t entry, uint64_t address, struct code *code),
		  uint64_t address, struct code *code)
{
	uint64_t entry = head;
	unsigned int i;

	for (i = 0; head && i < MOST_LISTED; i++) {
		if (!get(entry, &entry, sizeof(entry)) || entry == head)
			return false;
		*code = (struct code){.entry = entry, .is = is};
		if (is(entry, address, code))
			return true;
	}
	return false;
}

static bool is_same(const struct code *one, const struct code *other)
{
	return one->begin == other->begin && one->end == other->end &&
	       !strcmp(one->name, other->name) && !strcmp(one->module, other->module);
}

/* Whether what was found at ADDRESS is there still: its entry is linked, and tells the same. */
static bool is_still(const struct code *code, uint64_t address)
{
	struct code now = *code;
	uint64_t next, back;

	return get(code->entry, &next, sizeof(next)) &&
	       get(next + sizeof(next), &back, sizeof(back)) && back == code->entry &&
	       code->is(code->entry, address, &now) && is_same(&now, code);
}

/* The length of a function's name without what the compiler adds for a part of it. */
static size_t whole(const char *name)
{
	const char *part = strstr(name, ".cold");

	if (!part)
		part = strstr(name, ".part.");
	return part ? (size_t)(part - name) : strlen(name);
}

static bool is_part_of_same(const struct code *one, const struct code *other)
{
	return whole(one->name) == whole(other->name) &&
	       !strncmp(one->name, other->name, whole(one->name)) &&
	       !strcmp(one->module, other->module);
}

bool named_read_lists(const char *text)
{
	if (!qemu_get_cpu || !cpu_memory_rw_debug)
		fprintf(stderr, "profile: this QEMU does not let plugins read the guest's memory: "
				"code of modules and BPF programs is [unknown]\n");
	return text && sscanf(text, "%" SCNx64 ":%" SCNx64 ":%" SCNx64, &modules, &programs,
			      &trampolines) == 3;
}

uint64_t named_moved(uint64_t address, unsigned int *function)
{
	struct code code;
	size_t i;

	for (i = n_codes; i-- > 0;) {
		if (address >= codes[i].begin && address < codes[i].end &&
		    is_still(&codes[i], address)) {
			*function = codes[i].function;
			return codes[i].moved;
		}
	}
	if (!is_in(modules, is_of_module, address, &code) &&
	    !is_in(programs, is_of_program, address, &code) &&
	    !is_in(trampolines, is_of_trampoline, address, &code))
		return UNNAMED;
	code.function = FIRST_NUMBER + n_codes;
	for (i = 0; i < n_codes; i++) {
		if (is_part_of_same(&codes[i], &code))
			code.function = codes[i].function;
		if (codes[i].begin < code.end && code.begin < codes[i].end &&
		    codes[i].moved >= code.moved)
			code.moved = codes[i].moved + STEP;
	}
	if (code.moved >= UNNAMED)
		return UNNAMED;
	codes = more(codes, (n_codes + 1) * sizeof(code));
	codes[n_codes++] = code;
	*function = code.function;
	return code.moved;
}

void named_report(FILE *report)
{
	size_t i;

	for (i = 0; i < n_codes; i++)
		fprintf(report, "function %" PRIx64 " %" PRIx64 " %s %s\n",
			codes[i].begin - codes[i].moved, codes[i].end - codes[i].moved,
			codes[i].name, codes[i].module);
}
