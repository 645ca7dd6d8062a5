// SPDX-License-Identifier: GPL-2.0-only
/*
 * Decides whether the first instructions of a function can be moved. Only those named here pass:
 * they are position-independent. To refuse the rest is the safe answer for code not seen before.
 */
#define pr_fmt(fmt) KBUILD_MODNAME ": " fmt

#include <linux/kernel.h>
#include <linux/string.h>

#include "memtap.h"

/* An ENDBR, or what the kernel writes over one that it seals: since 6.15, and before. */
static bool is_landing(const u8 *b)
{
	static const u8 landings[][4] = {
		{ 0xf3, 0x0f, 0x1e, 0xfa }, { 0x0f, 0x1f, 0x40, 0xd6 }, { 0x66, 0x0f, 0x1f, 0x00 },
	};
	unsigned int i;

	for (i = 0; i < ARRAY_SIZE(landings); i++)
		if (!memcmp(b, landings[i], sizeof(landings[i])))
			return true;
	return false;
}

/* An instruction that can be moved as it is: between registers, without memory. */
static bool is_movable(const struct insn *insn)
{
	const u8 *op = insn->opcode.bytes;
	unsigned int mod = X86_MODRM_MOD(insn->modrm.value);
	bool registers = mod == 3;

	if (insn->vex_prefix.nbytes || insn->prefixes.nbytes > 1 ||
	    (insn->prefixes.nbytes && insn->prefixes.bytes[0] != 0x66))
		return false;
	switch (op[0]) {
	case 0x50 ... 0x57:	/* push */
	case 0x90:		/* nop, xchg */
	case 0xb8 ... 0xbf:	/* mov of a constant */
		return true;
	case 0x01: case 0x29: case 0x31: case 0x33: case 0x39:	/* add, sub, xor, cmp */
	case 0x83: case 0xc1:	/* the same and shifts, with a constant */
	case 0x85:		/* test */
	case 0x89: case 0x8b:	/* mov */
		return registers;
	case 0x8d:	/* lea, unless relative to itself */
		return mod || X86_MODRM_RM(insn->modrm.value) != 5;
	case 0x0f:		/* nop; movzx of a byte */
		return op[1] == 0x1f || (op[1] == 0xb6 && registers);
	}
	return false;
}

static int refuse(const char *name, const struct memtap_prologue *p)
{
	pr_err("%s: entry bytes %*ph are not known, nothing was changed; please report them with the kernel's version\n",
	       name, 16, (void *)p->at);
	return -EOPNOTSUPP;
}

/* Where a direct branch goes, 0 for any other instruction. */
static unsigned long branch_target(const struct insn *insn, unsigned long at)
{
	const u8 *op = insn->opcode.bytes;
	bool branch = (op[0] & 0xf0) == 0x70 ||				/* jcc rel8 */
		      (op[0] & 0xfc) == 0xe0 ||				/* loop, jrcxz */
		      (op[0] == 0x0f && (op[1] & 0xf0) == 0x80) ||	/* jcc rel32 */
		      op[0] == 0xeb || op[0] == 0xe9 || op[0] == 0xe8;

	return branch ? at + insn->length + (long)insn->immediate.value : 0;
}

/* A branch of the function into the moved bytes would land inside our jump. */
static int check_no_branch_into(const char *name, unsigned long entry,
				const struct memtap_prologue *p)
{
	unsigned long size, offset, target, at = p->at, end;
	struct insn insn;

	if (static_call(memtap_lookup_size_offset)(entry, &size, &offset) != 1)
		return refuse(name, p);
	for (end = entry - offset + size; at < end; at += insn.length) {
		if (static_call(memtap_insn_decode)(&insn, (void *)at, end - at, INSN_MODE_KERN))
			return refuse(name, p);
		target = branch_target(&insn, at);
		if (target > p->at && target < p->at + MEMTAP_JMP_LEN)
			return refuse(name, p);
	}
	return 0;
}

/*
 * Reads whole instructions until our jump fits, or one jump: an alternative patched at boot. The
 * last one may be a conditional branch, which the trampoline has in its long form.
 */
static int read_instructions(const char *name, struct memtap_prologue *p)
{
	unsigned int insns = 0;
	struct insn insn;

	while (p->len < MEMTAP_JMP_LEN) {
		if (static_call(memtap_insn_decode)(&insn, p->bytes + p->len,
						    sizeof(p->bytes) - p->len, INSN_MODE_KERN))
			return refuse(name, p);
		p->moved = p->len;
		p->len += insn.length;
		if (p->len >= MEMTAP_JMP_LEN && (insn.opcode.bytes[0] & 0xf0) == 0x70) {
			p->target = branch_target(&insn, p->at + p->moved);
			p->condition = 0x80 | (insn.opcode.bytes[0] & 0xf);
			insns++;
			break;
		}
		if (!insns++ && (insn.opcode.bytes[0] == 0xe9 || insn.opcode.bytes[0] == 0xeb)) {
			p->target = branch_target(&insn, p->at);
			/* bytes behind a short jump are dead, unless something branches there */
			p->len = MEMTAP_JMP_LEN;
			break;
		}
		if (!is_movable(&insn))
			return refuse(name, p);
		p->moved = p->len;
	}
	p->single = insns == 1;
	return 0;
}

/*
 * Finds out how the function @name at @entry can be patched, and fills @p. Return: 0;
 * -EOPNOTSUPP for bytes that are not known, -EBUSY for an entry that somebody else changes.
 * Both say why in the log.
 */
int memtap_read_prologue(const char *name, unsigned long entry,
			 struct memtap_prologue *p)
{
	int err;

	memset(p, 0, sizeof(*p));
	/* the ENDBR stays: indirect calls land on it, and some direct ones right behind it */
	p->at = entry + (is_landing((void *)entry) ? 4 : 0);
	memcpy(p->bytes, (void *)p->at, sizeof(p->bytes));
	if (p->bytes[0] == 0xcc) {
		pr_err("%s: a breakpoint or probe sits at its entry, nothing was changed\n",
		       name);
		return -EBUSY;
	}
	err = read_instructions(name, p);
	if (err)
		return err;
	/* a jump into a module is somebody else's patch */
	if ((p->target && !memtap_in_text(p->target)) ||
	    memtap_kernel_changes(p->at, p->at + p->len - 1)) {
		pr_err("%s: something else changes its entry, nothing was changed\n", name);
		return -EBUSY;
	}
	return check_no_branch_into(name, entry, p);
}
