/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * What a program's call of memcpy runs into: one indirect jump, the body of a PLT entry.
 * In assembly, because a compiler would take the address of the resolved routine,
 * or put its own code in the place of the call.
 */
	.text
	.macro through_plt name, function
	.globl \name
	.type \name, @function
	.balign 64
\name:
	jmp *\function@GOTPCREL(%rip)
	.size \name, . - \name
	.endm

	through_plt copy_libc, memcpy
	through_plt copy_libc_memmove, memmove

	.section .note.GNU-stack, "", @progbits
