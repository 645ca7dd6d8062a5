// SPDX-License-Identifier: GPL-2.0-only
/*
 * Reads the first instructions of a function and decides whether they can be
 * moved. Only instructions named here pass: each means the same at any address.
 * Everything else is refused, which is the safe answer for code not seen before.
 */
#define pr_fmt(fmt) KBUILD_MODNAME ": " fmt

#include <linux/kernel.h>
#include <linux/string.h>
#include <asm/insn.h>

#include "memtap.h"

#define JMP_LEN 5

static bool begins_with_endbr64(const u8 *b)
{
	static const u8 endbr64[] = { 0xf3, 0x0f, 0x1e, 0xfa };

	return !memcmp(b, endbr64, sizeof(endbr64));
}

static unsigned int nop_len(const u8 *b)
{
	static const u8 nops[][9] = {
		{ 1, 0x90 },
		{ 2, 0x66, 0x90 },
		{ 3, 0x0f, 0x1f, 0x00 },
		{ 4, 0x0f, 0x1f, 0x40, 0x00 },
		{ 4, 0x0f, 0x1f, 0x40, 0xd6 },	/* an endbr64 that was sealed */
		{ 4, 0x66, 0x0f, 0x1f, 0x00 },	/* the same before 6.15 */
		{ 5, 0x0f, 0x1f, 0x44, 0x00, 0x00 },
		{ 6, 0x66, 0x0f, 0x1f, 0x44, 0x00, 0x00 },
		{ 7, 0x0f, 0x1f, 0x80, 0x00, 0x00, 0x00, 0x00 },
		{ 8, 0x0f, 0x1f, 0x84, 0x00, 0x00, 0x00, 0x00, 0x00 },
	};
	unsigned int i;

	for (i = 0; i < ARRAY_SIZE(nops); i++)
		if (!memcmp(b, nops[i] + 1, nops[i][0]))
			return nops[i][0];
	return 0;
}

/* A 64-bit or 32-bit operation between registers, without memory. */
static bool is_reg_reg(u8 opcode, u8 modrm)
{
	if ((modrm & 0xc0) != 0xc0)
		return false;
	switch (opcode) {
	case 0x89: case 0x8b:	/* mov */
	case 0x31: case 0x33:	/* xor */
	case 0x85:		/* test */
	case 0x01: case 0x29: case 0x39:	/* add, sub, cmp */
		return true;
	}
	return false;
}

/* Length of an instruction that can be moved as it is, 0 if it is not known. */
static unsigned int movable_len(const u8 *b)
{
	unsigned int rex, n = nop_len(b);

	if (n)
		return n;
	if (b[0] >= 0x50 && b[0] <= 0x57)		/* push r64 */
		return 1;
	if (b[0] == 0x41 && b[1] >= 0x50 && b[1] <= 0x57)
		return 2;
	rex = (b[0] & 0xf0) == 0x40;	/* 1: a REX prefix comes first */
	if (is_reg_reg(b[rex], b[rex + 1]))
		return rex + 2;
	/* add, or, and, sub, xor, cmp of a register and a byte: 83 /r ib */
	if (b[rex] == 0x83 && (b[rex + 1] & 0xc0) == 0xc0)
		return rex + 3;
	/* shl, shr of a register by a byte: c1 /r ib */
	if (b[rex] == 0xc1 && (b[rex + 1] & 0xc0) == 0xc0)
		return rex + 3;
	/* mov $imm32, r32, or $imm64, r64 */
	if (b[rex] >= 0xb8 && b[rex] <= 0xbf)
		return rex + (rex && (b[0] & 8) ? 9 : 5);
	/* movzbl %sil, %ecx and its like, between registers */
	if (b[rex] == 0x0f && b[rex + 1] == 0xb6 && (b[rex + 2] & 0xc0) == 0xc0)
		return rex + 3;
	return 0;
}

static int refuse(const char *name, const struct memtap_prologue *p)
{
	pr_err("%s: entry bytes %*ph are not known, nothing was changed; please report them with the kernel's version\n",
	       name, 16, (void *)p->at);
	return -EOPNOTSUPP;
}

static bool in_kernel_text(unsigned long address)
{
	return address >= memtap_kernel.text && address < memtap_kernel.etext;
}

/* Where a direct branch goes, 0 for any other instruction. */
static unsigned long branch_target(const struct insn *insn, unsigned long at)
{
	const u8 *op = insn->opcode.bytes;
	bool branch;

	if (op[0] == 0x0f)
		branch = (op[1] & 0xf0) == 0x80;		/* jcc rel32 */
	else
		branch = (op[0] & 0xf0) == 0x70 ||		/* jcc rel8 */
			 (op[0] & 0xfc) == 0xe0 ||		/* loop, jrcxz */
			 op[0] == 0xeb || op[0] == 0xe9 || op[0] == 0xe8;
	return branch ? at + insn->length + (long)insn->immediate.value : 0;
}

/* A branch of the function into the moved bytes would land inside our jump. */
static int check_no_branch_into(const char *name, unsigned long entry,
				const struct memtap_prologue *p)
{
	unsigned long size, offset, target, at = p->at, end;
	struct insn insn;

	if (memtap_kernel.lookup_size_offset(entry, &size, &offset) != 1)
		return refuse(name, p);
	for (end = entry - offset + size; at < end; at += insn.length) {
		if (memtap_kernel.insn_decode(&insn, (void *)at, end - at, INSN_MODE_KERN))
			return refuse(name, p);
		target = branch_target(&insn, at);
		if (target > p->at && target < p->at + JMP_LEN)
			return refuse(name, p);
	}
	return 0;
}

/*
 * The entry is a jump, as an alternative that was patched at boot. What follows
 * a short one is dead, unless something else branches there.
 */
static int read_jump(const char *name, unsigned long entry, struct memtap_prologue *p)
{
	const u8 *b = p->bytes;
	s32 rel;

	if (b[0] == 0xe9) {
		memcpy(&rel, b + 1, sizeof(rel));
		p->target = p->at + 5 + rel;
	} else {
		p->target = p->at + 2 + (s8)b[1];
	}
	p->len = JMP_LEN;
	p->single = true;
	/* a jump into a module is somebody else's patch */
	if (!in_kernel_text(p->target)) {
		pr_err("%s: something else has patched its entry, nothing was changed\n",
		       name);
		return -EBUSY;
	}
	return check_no_branch_into(name, entry, p);
}

/**
 * memtap_read_prologue - find out how a function's entry can be patched
 * @name: the function, for messages
 * @entry: its address
 * @p: filled in
 *
 * Return: 0; -EOPNOTSUPP for bytes that are not known, -EBUSY for an entry that
 * is patched already. Both say why in the log.
 */
int memtap_read_prologue(const char *name, unsigned long entry,
			 struct memtap_prologue *p)
{
	const u8 *b = (const u8 *)entry;
	unsigned int n, insns = 0;

	memset(p, 0, sizeof(*p));
	if (begins_with_endbr64(b))
		b += 4;		/* stays, for indirect calls */
	p->at = (unsigned long)b;
	memcpy(p->bytes, b, sizeof(p->bytes));
	b = p->bytes;
	if (b[0] == 0xcc) {
		pr_err("%s: a breakpoint or probe sits at its entry, nothing was changed\n",
		       name);
		return -EBUSY;
	}
	if (b[0] == 0xe9 || b[0] == 0xeb)
		return read_jump(name, entry, p);
	while (p->len < JMP_LEN) {
		n = movable_len(b + p->len);
		if (!n)
			return refuse(name, p);
		p->len += n;
		insns++;
	}
	p->single = insns == 1;
	return check_no_branch_into(name, entry, p);
}
