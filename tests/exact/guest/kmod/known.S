/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Functions that execute as many instructions as can be counted by looking at them. Returns are
 * bare, so that no thunk is in them.
 */
#include <linux/linkage.h>
#include <asm/asm.h>
#include <asm/nospec-branch.h>

#define BARE_RETURN ANNOTATE_UNRET_SAFE; .byte 0xc3; int3

#define FUNCTION(name) .globl name; .type name, @function; .balign 16; name
#define DONE(name)     .size name, . - name

	.text

/* 2 * turns + 2; edi: turns. One for each who calls it. */
#define LOOP(name)         \
	FUNCTION(name):         \
	mov	%edi, %ecx;      \
1:	dec	%ecx;           \
	jnz	1b;             \
	BARE_RETURN;           \
	DONE(name)

LOOP(known_loop)
LOOP(known_work)
LOOP(known_thread)

/* 5 * depth + 3, in depth + 1 calls; edi: depth */
FUNCTION(known_recursion):
	test	%edi, %edi
	jz	1f
	dec	%edi
	call	known_recursion
1:	BARE_RETURN
DONE(known_recursion)

/* 2: it is called indirectly without endbr64, which would be one more */
FUNCTION(known_leaf):
	ANNOTATE_NOENDBR
	nop
	BARE_RETURN
DONE(known_leaf)

/* 2 + 4 * times, and as many thunks; edi: times */
FUNCTION(known_indirect):
	mov	%edi, %ecx
1:	lea	known_leaf(%rip), %rax
	call	__x86_indirect_thunk_rax
	dec	%ecx
	jnz	1b
	BARE_RETURN
DONE(known_indirect)

/* 3, and 2 of what it jumps to, which returns for it */
FUNCTION(known_tail):
	nop
	nop
	jmp	known_jumped_to
DONE(known_tail)

FUNCTION(known_jumped_to):
	nop
	BARE_RETURN
DONE(known_jumped_to)

/* 2 * turns, and turns + 1 of what it jumps to, which jumps back; edi: turns */
FUNCTION(known_there):
	dec	%edi
	jmp	known_back
DONE(known_there)

FUNCTION(known_back):
	jnz	known_there
	BARE_RETURN
DONE(known_back)

/* 3: the load faults, which is not an execution of it; nothing is at the address */
FUNCTION(known_fault):
	mov	$-0x1000, %rax
1:	mov	(%rax), %rax
	/* it is fixed up right behind, where it would have gone on to */
2:	nop
	BARE_RETURN
	_ASM_EXTABLE(1b, 2b)
DONE(known_fault)

/* 4, and size that are repeated; rdi: to; esi: size */
FUNCTION(known_repeat):
	mov	%esi, %ecx
	xor	%eax, %eax
	rep	stosb
	BARE_RETURN
DONE(known_repeat)

	.section .note.GNU-stack, "", @progbits
