// SPDX-License-Identifier: GPL-2.0-only
/* 20,000 calls of getpid for each of its words, four instructions each of its own. Without any library. */

__asm__(".globl _start\n"
	"_start:\tmov (%rsp), %r12\n"
	"\timul $20000, %r12\n"
	"1:\tmov $39, %eax\n"
	"\tsyscall\n"
	"\tdec %r12\n"
	"\tjnz 1b\n"
	"\tmov $231, %eax\n"
	"\txor %edi, %edi\n"
	"\tsyscall\n");
