// SPDX-License-Identifier: GPL-2.0-only
/*
 * What an emulator's CMPXCHG16B does to the flags: QEMU before 8.0 takes for flags what the addition
 * before it added. That shows at once, and stays in the CPU if an emulated timer fires before flags
 * are computed again. Prints the impossible bits of the flags, in hexadecimal: those seen at once,
 * and those that stayed within half a second.
 */
#include <stdint.h>
#include <stdio.h>
#include <time.h>

/* 3, 5 and 15 are zero, and there are no flags from 22 on. */
#define IMPOSSIBLE 0xffc08028ul
/* Of these. Others would trap single steps, or turn string instructions round. */
#define ADDED 0x0f000000ul

static uint64_t flags_after(void)
{
	static uint64_t pair[2] __attribute__((aligned(16)));
	uint64_t flags, low = 0, high = 0, sum = 0;

	asm volatile("pushfq\n\t"
		     "popfq\n\t" /* flags are what was loaded, and nothing is left to compute */
		     "add %[added], %[sum]\n\t"
		     "cmpxchg16b %[pair]\n\t"
		     ".rept 400\n\t"
		     "nop\n\t"
		     ".endr\n\t"
		     "pushfq\n\t"
		     "pop %[flags]"
		     : [flags] "=r"(flags), [sum] "+r"(sum), [pair] "+m"(pair), "+a"(low), "+d"(high)
		     : [added] "r"(ADDED), "b"(0ul), "c"(0ul)
		     : "cc", "memory");
	return flags & IMPOSSIBLE;
}

static uint64_t flags_that_stayed(void)
{
	uint64_t flags;

	asm volatile("test %%rsp, %%rsp; pushfq; pop %0" : "=r"(flags) : : "cc", "memory");
	return flags & IMPOSSIBLE;
}

int main(void)
{
	uint64_t at_once, stayed;

	do {
		at_once = flags_after();
		stayed = flags_that_stayed();
	} while (at_once && !stayed && clock() < CLOCKS_PER_SEC / 2);
	printf("%llx %llx\n", (unsigned long long)at_once, (unsigned long long)stayed);
	return 0;
}
