// SPDX-License-Identifier: GPL-2.0-only
/* A 32-bit program of 11 system calls: 10 times getpid, and its end. Without any library. */

void _start(void);

static void call(long number, long argument)
{
	__asm__ volatile("int $0x80" : "+a"(number) : "b"(argument) : "memory");
}

void _start(void)
{
	for (int i = 0; i < 10; i++)
		call(20, 0);
	call(1, 0);
}
