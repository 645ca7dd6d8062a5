/* SPDX-License-Identifier: GPL-2.0-only */
/* Copies that are not calls; void NAME(void *to, const void *from, unsigned long times). */
#include <linux/linkage.h>
#include <linux/objtool.h>
#include <asm/asm.h>

	.text

SYM_FUNC_START(copies_bytes)
	mov %rdx, %rcx
	rep movsb
	RET
SYM_FUNC_END(copies_bytes)

SYM_FUNC_START(copies_words)
	mov %rdx, %rcx
	rep movsq
	RET
SYM_FUNC_END(copies_words)

/* to and from point at the last byte */
SYM_FUNC_START(copies_downwards)
	mov %rdx, %rcx
	std
	rep movsb
	cld
	RET
SYM_FUNC_END(copies_downwards)

SYM_FUNC_START(copies_sets)
	mov %rdx, %rcx
	xor %eax, %eax
	rep stosl
	RET
SYM_FUNC_END(copies_sets)

/* Sets nothing, so often that interrupts come right behind it. */
SYM_FUNC_START(copies_nothing)
	xor %eax, %eax
1:	xor %ecx, %ecx
	rep stosl
	dec %rdx
	jnz 1b
	RET
SYM_FUNC_END(copies_nothing)

/* Sets nothing; an interrupt that waits comes right behind it, at the end of a page. */
	.balign 4096, 0xcc
	.skip 4096 - (2f - 1f), 0xcc
1:
SYM_FUNC_START_NOALIGN(copies_interrupted)
	xor %ecx, %ecx
	sti
	rep stosl
2:	RET
SYM_FUNC_END(copies_interrupted)

/* What is not there is left: the fixup goes on behind the instruction. Returns what is left. */
SYM_FUNC_START(copies_faults)
	mov %rdx, %rcx
1:	rep movsb
2:	mov %rcx, %rax
	RET
	_ASM_EXTABLE(1b, 2b)
SYM_FUNC_END(copies_faults)
