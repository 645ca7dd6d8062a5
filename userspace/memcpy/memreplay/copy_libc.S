/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Where the C library's routines begin on this CPU: the loader (or the start-up code of a static
 * program) has chosen them when it filled the GOT. In assembly, because a compiler may take
 * the address of a PLT entry, and a jump through it would be part of every copy.
 */
	.text
	.macro entry_of name, function
	.globl \name
	.type \name, @function
\name:
	mov \function@GOTPCREL(%rip), %rax
	ret
	.size \name, . - \name
	.endm

	entry_of libc_memcpy, memcpy
	entry_of libc_memmove, memmove

	.section .note.GNU-stack, "", @progbits
