// SPDX-License-Identifier: GPL-2.0-or-later
#include "named.h"

#include <elf.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define KERNEL_BIT   63
#define STEP         (1ull << 40)
#define UNNAMED      (1ull << 46)
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

/* Reads a word that the report can hold; false if there is none. */
static bool get_word(uint64_t address, char *to, size_t size)
{
	size_t i = 0;

	while (i + 1 < size && get(address + i, &to[i], 1) && to[i] > ' ' && to[i] <= '~')
		i++;
	to[i] = 0;
	return i;
}

static bool is_table(uint64_t at, struct table *table)
{
	static const Elf64_Sym none;
	Elf64_Sym first;

	return at >> KERNEL_BIT && get(at, table, sizeof(*table)) &&
	       table->symbols >> KERNEL_BIT && table->names >> KERNEL_BIT &&
	       table->types >> KERNEL_BIT && table->n && table->n < MOST_SYMBOLS &&
	       get(table->symbols, &first, sizeof(first)) && !memcmp(&first, &none, sizeof(none));
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

	return symbol->st_shndx != SHN_UNDEF && (type == STT_FUNC || type == STT_NOTYPE) &&
	       address >= symbol->st_value && address - symbol->st_value < symbol->st_size;
}

static bool is_of_module(uint64_t entry, uint64_t address, struct code *code)
{
	static Elf64_Sym *symbols;
	struct table table;
	uint32_t i;

	if (!get_table(entry, &table) ||
	    !get_word(entry + MODULE_NAME, code->module, sizeof(code->module)))
		return false;
	symbols = more(symbols, table.n * sizeof(*symbols));
	if (!get(table.symbols, symbols, table.n * sizeof(*symbols)))
		return false;
	/* a function's own name stands before init_module, which is the same function */
	for (i = 0; i < table.n; i++) {
		if (is_of(address, &symbols[i]) &&
		    get_word(table.names + symbols[i].st_name, code->name, sizeof(code->name))) {
			code->begin = symbols[i].st_value;
			code->end = code->begin + symbols[i].st_size;
			return true;
		}
	}
	return false;
}

/* struct bpf_ksym: begin, end, name, and the list's entry. */
static bool is_of_program(uint64_t entry, uint64_t address, struct code *code)
{
	uint64_t name = entry - LONGEST_NAME, range[2];

	if (!get(name - sizeof(range), range, sizeof(range)) || address < range[0] ||
	    address >= range[1] || !get_word(name, code->name, sizeof(code->name)))
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

/* Asks `is` of each entry of the list that begins at HEAD. */
static bool is_in(uint64_t head, bool (*is)(uint64_t entry, uint64_t address, struct code *code),
		  uint64_t address, struct code *code)
{
	uint64_t entry = head;
	unsigned int i;

	for (i = 0; head && i < MOST_LISTED; i++) {
		if (!get(entry, &entry, sizeof(entry)) || entry == head)
			return false;
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

bool named_read_lists(const char *text)
{
	return text && sscanf(text, "%" SCNx64 ":%" SCNx64 ":%" SCNx64, &modules, &programs,
			      &trampolines) == 3;
}

uint64_t named_moved(uint64_t address)
{
	struct code code = {0};
	size_t i;

	if (!is_in(modules, is_of_module, address, &code) &&
	    !is_in(programs, is_of_program, address, &code) &&
	    !is_in(trampolines, is_of_trampoline, address, &code))
		return UNNAMED;
	for (i = 0; i < n_codes; i++) {
		if (is_same(&codes[i], &code))
			return codes[i].moved;
		if (codes[i].begin < code.end && code.begin < codes[i].end &&
		    codes[i].moved >= code.moved)
			code.moved = codes[i].moved + STEP;
	}
	if (code.moved >= UNNAMED)
		return UNNAMED;
	codes = more(codes, (n_codes + 1) * sizeof(code));
	codes[n_codes++] = code;
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
