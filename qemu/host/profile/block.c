// SPDX-License-Identifier: GPL-2.0-or-later
#include "block.h"

#include <inttypes.h>
#include <stdlib.h>

#include "named.h"
#include "path.h"

#define BUCKETS      (1u << 18)
#define MOST_ENTRIES 1024
/* QEMU 7.2 may withhold so many bytes of an instruction that crosses a page */
#define UNSEEN 8
/* a call to an address this near behind itself fills the return stack, or is part of a thunk */
#define NEAR 16
/* bytes of a line of the CPU's cache */
#define LINE 64

static struct block *buckets[BUCKETS];
static struct block **all;
static unsigned int n_blocks, room;

static struct {
	uint64_t begin, end;
	enum entry kind;
} entries[MOST_ENTRIES];
static unsigned int n_entries;

static struct function {
	uint64_t begin, end;
	unsigned int number, thunk, copies;
} * functions; /* by address */
static size_t n_functions;

/* An instruction without its prefixes. */
struct opcode {
	const uint8_t *at;
	bool repeats, locked, prefixed; /* prefixed: by 0x0f */
	bool per_cpu, extended;         /* by %gs; of its base register's number */
	uint8_t code, modrm;
};

static struct opcode opcode_of(const struct bytes *bytes)
{
	struct opcode op = {.at = bytes->byte};
	const uint8_t *end = bytes->byte + bytes->n;

	while (op.at < end &&
	       (strchr("\x66\x67\xf0\xf2\xf3\x2e\x36\x3e\x26\x64\x65", *op.at) && *op.at)) {
		op.repeats |= *op.at == 0xf2 || *op.at == 0xf3;
		op.locked |= *op.at == 0xf0;
		op.per_cpu |= *op.at == 0x65;
		op.at++;
	}
	if (op.at < end && (*op.at & 0xf0) == 0x40)
		op.extended = *op.at++ & 1;
	op.prefixed = op.at < end && *op.at == 0x0f;
	op.at += op.prefixed;
	/* struct bytes ends with zeros, so that these may lie behind the instruction */
	op.code = op.at[0];
	op.modrm = op.at[1];
	return op;
}

static bool of_registers(uint8_t modrm)
{
	return modrm >> 6 == 3;
}

static unsigned int digit(uint8_t modrm)
{
	return modrm >> 3 & 7;
}

/* Whether the operand is memory that cannot fault: the kernel's stack, its data, the CPU's data. */
static bool of_kernel_data(struct opcode op)
{
	if (op.modrm >> 6 == 0 && (op.modrm & 7) == 5)
		return true;
	return op.per_cpu || ((op.modrm & 7) == 4 && (op.at[2] & 7) == 4 && !op.extended);
}

bool always_ends(struct bytes bytes, bool user)
{
	struct opcode op = opcode_of(&bytes);
	bool registers = of_registers(op.modrm) || (!user && of_kernel_data(op));

	if (op.locked)
		return false;
	if (op.prefixed)
		return op.code == 0x1e || op.code == 0x1f ||
		       (registers && (op.code >> 4 == 4 || op.code >> 4 == 9 || op.code == 0xaf ||
				      (op.code & 0xf6) == 0xb6));
	if (op.code < 0x40)
		return (op.code & 7) < 4 ? registers : (op.code & 7) < 6;
	switch (op.code) {
	case 0x63:
	case 0x80 ... 0x81:
	case 0x83 ... 0x85:
	case 0x88 ... 0x8b:
	case 0xc0 ... 0xc1:
	case 0xd0 ... 0xd3:
		return registers;
	case 0x50 ... 0x5f:
		return !user;
	case 0x8d:
	case 0x90:
	case 0x98 ... 0x99:
	case 0xa8 ... 0xa9:
	case 0xb0 ... 0xbf:
		return true;
	case 0xf6 ... 0xf7:
		return registers && digit(op.modrm) < 6;
	case 0xfe ... 0xff:
		return registers && digit(op.modrm) < 2;
	}
	return false;
}

bool may_copy(struct bytes bytes)
{
	struct opcode op = opcode_of(&bytes);

	/* only an operand in memory may be a copy: pushes and returns use memory without one */
	if (op.locked)
		return false;
	return op.prefixed || (op.code >= 0xa4 && op.code <= 0xab) ||
	       (op.code < 0xc0 && (op.code & 0xf0) != 0x50 && !of_registers(op.modrm) &&
		!of_kernel_data(op)) ||
	       ((op.code == 0xc6 || op.code == 0xc7) && !of_kernel_data(op));
}

bool may_be_wide(struct bytes bytes)
{
	struct opcode op = opcode_of(&bytes);

	/* of SSE; of the x87; of AVX */
	return op.prefixed || (op.code >= 0xd8 && op.code <= 0xdf) || op.code == 0xc4 ||
	       op.code == 0xc5 || op.code == 0x62;
}

bool has_two_operands(struct bytes bytes)
{
	struct opcode op = opcode_of(&bytes);

	/* movs; pop; call and push of memory */
	return !op.prefixed &&
	       (op.code == 0xa4 || op.code == 0xa5 || op.code == 0x8f ||
		(op.code == 0xff && (digit(op.modrm) & ~1u) != 0 && digit(op.modrm) != 4));
}

enum guess guess_of(struct bytes bytes)
{
	struct opcode op = opcode_of(&bytes);

	if (op.prefixed)
		return op.code >> 4 == 8 ? GUESS_CONDITION : GUESS_NOT;
	if (op.code >> 4 == 7 || (op.code >= 0xe0 && op.code <= 0xe3))
		return GUESS_CONDITION;
	return op.code == 0xff && (digit(op.modrm) == 2 || digit(op.modrm) == 4) ? GUESS_TARGET
										 : GUESS_NOT;
}

enum forgets forgets_of(struct bytes bytes)
{
	struct opcode op = opcode_of(&bytes);

	if (!op.prefixed)
		return FORGETS_NOTHING;
	/* mov to a control register: CR3 has the page tables, and others switch what they mean */
	if (op.code == 0x22)
		return digit(op.modrm) == 3 ? FORGETS_USER : FORGETS_ALL;
	/* invlpg, of which Linux has the address in a register */
	if (op.code == 0x01 && digit(op.modrm) == 7 && !of_registers(op.modrm))
		return op.modrm >> 6 == 0 && (op.modrm & 7) != 4 && (op.modrm & 7) != 5
			       ? FORGETS_PAGE + (op.modrm & 7) + 8 * op.extended
			       : FORGETS_ALL;
	/* invpcid */
	return op.code == 0x38 && op.modrm == 0x82 ? FORGETS_ALL : FORGETS_NOTHING;
}

bool repeats_a_copy(struct bytes bytes)
{
	struct opcode op = opcode_of(&bytes);

	return op.repeats && !op.prefixed &&
	       (op.code == 0xa4 || op.code == 0xa5 || op.code == 0xaa || op.code == 0xab);
}

bool is_halt(struct bytes bytes)
{
	return is(bytes, "\xf4", 1) || is(bytes, "\x0f\x01\xc9", 3);
}

/* rdgsbase or wrgsbase */
static bool is_gs_base(struct bytes bytes)
{
	const uint8_t *end = bytes.byte + bytes.n;

	return bytes.n >= 4 && bytes.byte[0] == 0xf3 && end[-3] == 0x0f && end[-2] == 0xae &&
	       ((end[-1] & 0xf8) == 0xc8 || (end[-1] & 0xf8) == 0xd8);
}

bool is_crossing(struct bytes before, struct bytes bytes, struct bytes next)
{
	return is(bytes, "\x0f\x01\xf8", 3) && !is_gs_base(before) && !is_gs_base(next);
}

enum mark mark_of(struct bytes bytes)
{
	if (bytes.n != 7 || !is(bytes, "\x0f\x1f\x80", 3) || memcmp(bytes.byte + 4, "rat", 3))
		return NO_MARK;
	switch (bytes.byte[3]) {
	case MARK_BEGIN:
	case MARK_EMPTY:
	case MARK_END:
		return bytes.byte[3];
	}
	return NO_MARK;
}

static uint64_t relative(const struct block *block, const uint8_t *at, size_t size)
{
	int32_t distance = (int8_t)*at;

	if (size == sizeof(distance))
		memcpy(&distance, at, sizeof(distance));
	return block->end + distance;
}

/* QEMU refuses these to user space when it translates them, and its clock counts them executed. */
static bool is_of_kernel(struct opcode op)
{
	if (!op.prefixed)
		return op.code == 0xf4 || op.code == 0xfa || op.code == 0xfb;
	switch (op.code) {
	case 0x00:
		return digit(op.modrm) == 2 || digit(op.modrm) == 3;
	case 0x01:
		return op.modrm == 0xf8 || digit(op.modrm) == 2 || digit(op.modrm) == 3 ||
		       digit(op.modrm) == 6 || (digit(op.modrm) == 7 && !of_registers(op.modrm));
	case 0x06:
	case 0x08 ... 0x09:
	case 0x20 ... 0x23:
	case 0x30:
	case 0x32:
		return true;
	}
	return false;
}

static unsigned int accesses_of(struct opcode op)
{
	bool memory = !of_registers(op.modrm);

	if (op.prefixed)
		return 0;
	if (op.code == 0xff)
		return digit(op.modrm) == 2 ? 1 + memory : digit(op.modrm) == 4 && memory;
	return op.code == 0xe8 || op.code == 0xc2 || op.code == 0xc3;
}

static void find_ending(struct block *block, struct bytes bytes)
{
	struct opcode op = opcode_of(&bytes);

	block->branch = true;
	block->traps = block->user && is_of_kernel(op);
	block->accesses = block->user ? accesses_of(op) : 0;
	if (op.prefixed && op.code >> 4 == 8) {
		block->target = relative(block, op.at + 1, 4);
	} else if (op.prefixed) {
		/* ud2 traps: the CPU goes on elsewhere, and QEMU has counted it */
		block->branch =
			op.code == 0x05 || op.code == 0x07 || op.code == 0x34 || op.code == 0x0b;
		if (op.code == 0x05 || op.code == 0x34)
			block->ending = ENDS_SYSCALL;
		else if (op.code == 0x07)
			block->ending = ENDS_SYSRET;
	} else if (op.code == 0xe8) {
		block->target = relative(block, op.at + 1, 4);
		if (block->target < block->end || block->target > block->end + NEAR)
			block->ending = ENDS_CALL;
	} else if (op.code == 0xe9) {
		block->target = relative(block, op.at + 1, 4);
	} else if (op.code == 0xeb || op.code >> 4 == 7 || (op.code >= 0xe0 && op.code <= 0xe3)) {
		block->target = relative(block, op.at + 1, 1);
	} else if (op.code == 0xc2 || op.code == 0xc3) {
		block->ending = ENDS_RETURN;
	} else if (op.code == 0xcf) {
		block->ending = ENDS_IRET;
	} else if (op.code == 0xff && digit(op.modrm) == 2) {
		block->ending = ENDS_CALL;
	} else if (op.code != 0xcc && op.code != 0xcd && op.code != 0xf1 &&
		   (op.code != 0xff || digit(op.modrm) != 4)) {
		block->branch = false;
		block->rep = op.repeats && ((op.code >= 0xa4 && op.code <= 0xa7) ||
					    (op.code >= 0xaa && op.code <= 0xaf) ||
					    (op.code >= 0x6c && op.code <= 0x6f));
	}
}

static enum entry entry_at(uint64_t address)
{
	unsigned int i;

	for (i = 0; i < n_entries; i++)
		if (address >= entries[i].begin && address < entries[i].end)
			return entries[i].kind;
	return NO_ENTRY;
}

bool block_read_entries(const char *path)
{
	FILE *file = path ? fopen(path, "r") : NULL;
	unsigned long long begin, end;
	char kind;

	while (file && n_entries < MOST_ENTRIES &&
	       fscanf(file, "%llx %llx %c", &begin, &end, &kind) == 3) {
		entries[n_entries].begin = begin;
		entries[n_entries].end = end;
		entries[n_entries++].kind = kind == 'i'   ? BY_INTERRUPT
					    : kind == 'e' ? BY_FAULT
					    : kind == 't' ? BY_TRAP
							  : BY_BIRTH;
	}
	if (file)
		fclose(file);
	return n_entries && n_entries < MOST_ENTRIES;
}

bool block_read_layout(const char *path)
{
	FILE *file = path ? fopen(path, "r") : NULL;
	struct function one;
	size_t space = 0;

	while (file && fscanf(file, "%" SCNx64 " %" SCNx64 " %u %u %u", &one.begin, &one.end,
			      &one.number, &one.thunk, &one.copies) == 5) {
		if (n_functions == space) {
			space = space ? 2 * space : 65536;
			functions = realloc(functions, space * sizeof(*functions));
			if (!functions)
				return false;
		}
		functions[n_functions++] = one;
	}
	if (file)
		fclose(file);
	return n_functions;
}

static const struct function *function_at(uint64_t address)
{
	size_t low = 0, high = n_functions;

	while (low < high) {
		size_t middle = (low + high) / 2;

		if (functions[middle].end <= address)
			low = middle + 1;
		else
			high = middle;
	}
	return low < n_functions && functions[low].begin <= address ? &functions[low] : NULL;
}

static void hash(uint64_t *all_of, const struct bytes *bytes)
{
	size_t i;

	for (i = 0; i < bytes->n; i++)
		*all_of = (*all_of ^ bytes->byte[i]) * 0x100000001b3ull;
}

static struct block *add_empty(const struct block *like)
{
	size_t size = sizeof(struct block) + like->instructions * sizeof(uint16_t);
	struct block *block = aligned_alloc(LINE, (size + LINE - 1) / LINE * LINE);

	if (n_blocks == room) {
		room = room ? 2 * room : 4096;
		all = realloc(all, room * sizeof(*all));
	}
	if (!block || !all) {
		fprintf(stderr, "profile: no memory for %u blocks\n", n_blocks);
		exit(1);
	}
	*block = *like;
	memset(block->offset, 0, like->instructions * sizeof(uint16_t));
	all[n_blocks++] = block;
	block->number = n_blocks;
	return block;
}

static struct block *add(const struct block *like, const struct qemu_plugin_tb *tb,
			 struct bytes last)
{
	struct block *block = add_empty(like);
	const struct function *function;
	unsigned int i;

	for (i = 0; i < block->instructions; i++)
		block->offset[i] =
			qemu_plugin_insn_vaddr(qemu_plugin_tb_get_insn(tb, i)) - block->address;
	block->user = is_user(block->address);
	block->watched = block->user ? 0 : path_watched(block->address);
	block->calm = always_ends(last, block->user);
	block->calm_before =
		block->instructions > 1 &&
		always_ends(bytes_of(qemu_plugin_tb_get_insn(tb, block->instructions - 2)),
			    block->user);
	block->crosses = block->last >> PAGE_SHIFT != (block->end - 1 + UNSEEN) >> PAGE_SHIFT;
	block->entry = block->user ? NO_ENTRY : entry_at(block->address);
	function = block->user ? NULL : function_at(block->address);
	if (function)
		block->function = function->number;
	block->thunk = function && function->thunk;
	block->copies = function && function->copies == 1;
	block->allocates = function && function->copies > 1 ? function->copies : 0;
	find_ending(block, last);
	block->copies_last = block->rep && !block->user && !block->copies && repeats_a_copy(last);
	block->passes =
		!block->rep &&
		(block->ending == ENDS_NOT ||
		 (block->user && (block->ending == ENDS_CALL || block->ending == ENDS_RETURN)));
	return block;
}

struct block *block_of_first(struct block *block, unsigned int n)
{
	struct block like = {.address = block->address,
			     .instructions = n,
			     .user = block->user,
			     .moved = block->moved};
	struct block *one = block->shorter;

	while (one && one->instructions != n)
		one = one->shorter;
	if (!one) {
		like.last = block->address + block->offset[n - 1];
		like.end = block->address + block->offset[n];
		like.shorter = block->shorter;
		one = block->shorter = add_empty(&like);
		memcpy(one->offset, block->offset, n * sizeof(uint16_t));
	}
	return one;
}

struct block *block_of(const struct qemu_plugin_tb *tb, uint64_t place)
{
	struct block like = {.address = qemu_plugin_tb_vaddr(tb),
			     .instructions = qemu_plugin_tb_n_insns(tb),
			     .bytes = 0xcbf29ce484222325ull ^ place};
	struct block **bucket, *block;
	struct bytes bytes = {0};
	unsigned int i;

	for (i = 0; i < like.instructions; i++) {
		const struct qemu_plugin_insn *insn = qemu_plugin_tb_get_insn(tb, i);

		bytes = bytes_of(insn);
		hash(&like.bytes, &bytes);
		like.last = qemu_plugin_insn_vaddr(insn);
	}
	like.end = like.last + bytes.n;
	if (!is_user(like.address) && !function_at(like.address))
		like.moved = named_moved(like.address, &like.function);
	bucket = &buckets[(like.address ^ like.bytes) % BUCKETS];
	for (block = *bucket; block; block = block->next)
		if (block->address == like.address && block->bytes == like.bytes &&
		    block->instructions == like.instructions && block->moved == like.moved)
			return block;
	like.next = *bucket;
	*bucket = add(&like, tb, bytes);
	return *bucket;
}

struct block *block_numbered(unsigned int number)
{
	return all[number - 1];
}

void block_each(void (*cb)(const struct block *block))
{
	unsigned int i;

	for (i = 0; i < n_blocks; i++)
		cb(all[i]);
}
