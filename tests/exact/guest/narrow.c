// SPDX-License-Identifier: GPL-2.0-only
/* A 32-bit program of system calls by int 0x80 and by the vDSO's way. Without any library. */

#define AT_SYSINFO 32
#define GETPID     20
#define EXIT       1
#define TIMES      100

static long by_interrupt(long number, long argument)
{
	__asm__ volatile("int $0x80" : "+a"(number) : "b"(argument) : "memory");
	return number;
}

static long by_vdso(long (*vdso)(void), long number)
{
	__asm__ volatile("call *%1" : "+a"(number) : "r"(vdso) : "memory");
	return number;
}

__attribute__((used)) static void run(long *stack)
{
	long (*vdso)(void) = 0;
	long *at = stack + 1 + *stack + 1;
	int i, wrong = 0;

	while (*at++)
		;
	for (; *at; at += 2)
		if (*at == AT_SYSINFO)
			vdso = (long (*)(void))at[1];
	for (i = 0; i < TIMES; i++)
		wrong |= !vdso || by_interrupt(GETPID, 0) != by_vdso(vdso, GETPID);
	by_interrupt(EXIT, wrong);
}

__asm__(".globl _start\n_start:\n\tmov %esp, %eax\n\tpush %eax\n\tcall run\n");
