// SPDX-License-Identifier: GPL-2.0-only
/*
 * A program without any library, whose accesses no CPU and no kernel changes: its addresses are
 * fixed, and so is its stack. The argument is a letter, its part. All of its memory is there before
 * the mark B, and the clock has just ticked, so that the kernel does not run until the mark E
 * unless a part calls it.
 */
#include <asm/signal.h>
#include <asm/unistd.h>

#define PAGE   4096ul
#define LINE   64
#define KIB    1024
#define USED   __attribute__((used))
#define NUMBER 2500
#define FRESH  ((char *)0x10001000) /* not where a huge page begins */
#define MASK   8191
#define HUGE   (2l << 20)
/* of mmap() */
#define SHARED     1
#define PRIVATE    2
#define POPULATE   0x8000
#define HUGE_PAGES 0x40000

USED static struct {
	char stack[2 * PAGE];
	long sockets, part;
	long patience[2];
	char data[96 * KIB] __attribute__((aligned(4096)));
	long numbers[NUMBER];
	unsigned int keys[MASK + 1];
} all __attribute__((aligned(4096))) = {.patience = {0, 1000}};

USED static long call(long number, long a, long b, long c, long d, long e)
{
	register long fourth __asm__("r10") = d;
	register long fifth __asm__("r8") = e;
	register long sixth __asm__("r9") = 0;

	__asm__ volatile("syscall"
			 : "+a"(number)
			 : "D"(a), "S"(b), "d"(c), "r"(fourth), "r"(fifth), "r"(sixth)
			 : "rcx", "r11", "memory");
	return number;
}

static void nothing(void)
{
}

static long up(long a, long b)
{
	return a - b;
}

static long down(long a, long b)
{
	return b - a;
}

static long by_low_bits(long a, long b)
{
	return (a & 0xfff) - (b & 0xfff);
}

static long (*const volatile orders[])(long a, long b) = {up, down, by_low_bits};

static void sort(long *from, long *to, long (*order)(long a, long b))
{
	long pivot, one, *low = from, *high = to;

	if (to - from < 1)
		return;
	pivot = from[(to - from) / 2];
	while (low <= high) {
		while (order(*low, pivot) < 0)
			low++;
		while (order(*high, pivot) > 0)
			high--;
		if (low <= high) {
			one = *low;
			*low++ = *high;
			*high-- = one;
		}
	}
	sort(from, high, order);
	sort(low, to, order);
}

/* quicksort, a hash table, indirect calls */
static void irregular(void)
{
	unsigned long random = 1;
	int i, j;

	for (i = 0; i < 3; i++) {
		for (j = 0; j < NUMBER; j++) {
			random = random * 6364136223846793005ul + 1442695040888963407ul;
			all.numbers[j] = random >> 40;
		}
		sort(all.numbers, all.numbers + NUMBER - 1, orders[i]);
		for (j = 0; j < NUMBER; j++) {
			unsigned int at = all.numbers[j] * 2654435761u >> 7 & MASK;

			/* one condition, not two: cachegrind takes those for one */
			while (all.keys[at])
				at = (at + 1) & MASK;
			all.keys[at] = all.numbers[j];
		}
	}
}

/* WORDS once for each of N addresses, STRIDE apart */
#define WALK(words, at, n, stride)                                                                 \
	do {                                                                                       \
		char *to = (at);                                                                   \
		long left = (n);                                                                   \
		__asm__ volatile("1: " words "\n\tadd %2, %0\n\tdec %1\n\tjnz 1b"                  \
				 : "+&r"(to), "+&r"(left)                                          \
				 : "r"((long)(stride))                                             \
				 : "rax", "rdx", "rsi", "rdi", "xmm0", "memory", "cc");            \
	} while (0)

/* what misses is known for caches of 32 KiB and 8 ways */
static void strides(void)
{
	int i;

	/* it does not fit: each misses, each time */
	for (i = 0; i < 3; i++)
		WALK("mov (%0), %%rax", all.data, 64 * KIB / LINE, LINE);
	/* it fits */
	for (i = 0; i < 4; i++)
		WALK("mov (%0), %%rax", all.data, 16 * KIB / LINE, LINE);
	/* a read finds what was written; what is modified is read */
	WALK("mov %%rax, (%0)", all.data + 64 * KIB, 16 * KIB / LINE, LINE);
	WALK("mov (%0), %%rax", all.data + 64 * KIB, 16 * KIB / LINE, LINE);
	WALK("incq (%0)", all.data, 16 * KIB / LINE, LINE);
	/* of those with a lock the only one in which cachegrind sees one read and no branch */
	WALK("lock cmpxchg %%rax, (%0)", all.data, 48 * KIB / LINE, LINE);
	/* in two lines, some of them in two pages; by more bytes than QEMU takes at once */
	WALK("mov 60(%0), %%rax", all.data, 4 * PAGE / LINE, LINE);
	WALK("mov %%rax, 59(%0)", all.data, 10 * PAGE / LINE, 2 * LINE);
	WALK("movups 7(%0), %%xmm0", all.data, 1000, 24);
	WALK("movups %%xmm0, 57(%0)", all.data, 23 * PAGE / LINE, LINE);
	WALK("push (%0)\n\tpop 8(%0)", all.data, 40 * KIB / LINE, LINE);
	/* what is read and written lies at one address, and is not modified there */
	WALK("mov %%rsp, %%rdi\n\tlea 8(%0), %%rsp\n\tbswap %%rsp\n\tbswap %%rsp\n\tpush "
	     "(%0)\n\tmov %%rdi, %%rsp",
	     all.data, 40 * KIB / LINE, LINE);
	WALK("mov %0, %%rsi\n\tmov %0, %%rdi\n\tbswap %%rdi\n\tbswap %%rdi\n\tmovsq", all.data,
	     40 * KIB / LINE, LINE);
	/* nine lines of one set, of which the first is used between all others */
	for (i = 0; i < 10; i++) {
		WALK("mov (%0), %%rax", all.data, 8, PAGE);
		WALK("mov (%0), %%rax", all.data, 1, 0);
		WALK("mov (%0), %%rax", all.data + 8 * PAGE, 1, 0);
		WALK("mov (%0), %%rax", all.data, 1, 0);
	}
}

/*
 * more code than I1 holds, with instructions in two lines and two pages, that read and write; all
 * that is read is used: cachegrind does not see other reads
 */
__asm__("large:\n\tmov $3, %ecx\n\tlea all+12288(%rip), %rsi\n1:\n\t"
	".set i, 0\n\t.rept 2600\n\t"
	"add $0x12345678, %eax\n\tlea 0x11223344(%rax, %rcx), %edx\n\t"
	".if i % 3 == 0\n\tadd i * 24 % 65536(%rsi), %rdi\n\t.endif\n\t"
	".if i % 5 == 0\n\tmov %edi, i * 40 % 65536(%rsi)\n\t.endif\n\t"
	".if i % 7 == 0\n\ttest %eax, %eax\n\tjs 2f\n\tnop\n2:\n\t.endif\n\t"
	".set i, i + 1\n\t.endr\n\t"
	"dec %ecx\n\tjnz 1b\nlarge_end:\n\tret\n");

void large(void);
extern char large_end[];

/* code, and then the same lines as data */
static void large_code(void)
{
	large();
	WALK("mov (%0), %%rax", (char *)large, (large_end - (char *)large) / LINE, LINE);
}

static void map(char *at, long pages, long flags)
{
	call(__NR_mmap, (long)at, pages * PAGE, 7, 0x10 | 0x20 | flags, -1);
}

/* instructions that meet an exception at their first access, or at their second, or at none */
static void restarted(void)
{
	char *const at = FRESH;
	int i;

	map(at, 600, 2);
	WALK("mov (%0), %%rax", at, 300, PAGE);
	/* these read a page of zeros, and then get one of their own to write to */
	WALK("incq (%0)", at, 50, PAGE);
	WALK("xadd %%rax, (%0)", at + 50 * PAGE, 50, PAGE);
	WALK("push %0\n\tmov %0, %%rsi\n\tlea 10 * 4096(%0), %%rdi\n\tmovsq\n\tpop %0",
	     at + 100 * PAGE, 10, PAGE);
	WALK("mov %%rsp, %%rax\n\tmov %0, %%rsp\n\tpush -8 * 4096(%0)\n\tmov %%rax, %%rsp",
	     at + 158 * PAGE, 10, PAGE);
	WALK("mov %%rsp, %%rax\n\tmov %0, %%rsp\n\tpush %%rax\n\tmov %%rax, %%rsp", at + 560 * PAGE, 10,
	     PAGE);
	WALK("mov %%rax, -4(%0)", at + 201 * PAGE, 50, 2 * PAGE);
	WALK("movups %%xmm0, -8(%0)", at + 302 * PAGE, 50, 2 * PAGE);
	WALK("xor %%eax, %%eax\n\tlock cmpxchg %%rax, (%0)", at + 500 * PAGE, 50, PAGE);
	for (i = 0; i < 200; i++)
		call(__NR_getppid, 0, 0, 0, 0, 0);
}

static void move(long from, long to)
{
	call(__NR_mremap, (long)FRESH + from * PAGE, PAGE, PAGE, 3, (long)FRESH + to * PAGE);
}

/* pages change places: at an address there is another one */
static void exchange(long pages)
{
	int i;

	map(FRESH, pages, 2);
	WALK("mov %%rax, (%0)", FRESH, pages, PAGE);
	for (i = 0; i < pages / 2; i++) {
		move(i, 80);
		move(pages - 1 - i, i);
		move(80, pages - 1 - i);
		WALK("mov (%0), %%rax", FRESH, pages, PAGE);
	}
}

/* in one page: a trace does not tell where the second part of an instruction lies */
static __attribute__((aligned(1024))) void system_calls(void)
{
	long zero = call(__NR_open, (long)"/dev/zero", 0, 0, 0, 0);
	int i;

	for (i = 0; i < 3; i++) {
		call(__NR_getppid, 0, 0, 0, 0, 0);
		call(__NR_stat, (long)"/bin", (long)all.data, 0, 0, 0);
		call(__NR_read, zero, (long)all.data + 1, 3 * PAGE, 0, 0);
	}
	exchange(10);
}

/* pages of which the TLB of data lacks 1,096, and of another twice as many where that fits */
static void translated(void)
{
	char *const huge = (char *)0x20000000;
	long i;

	map(FRESH, 2 * 1000 + 1, POPULATE | SHARED); /* else huge pages */
	map(huge, 8 * HUGE / PAGE, POPULATE | PRIVATE | HUGE_PAGES);
	for (i = 0; i < 40; i++)
		map((char *)((i + 1) << 39), 1, POPULATE | PRIVATE);
	/* two pages that one instruction misses; the second one is there then */
	WALK("movups -8(%0), %%xmm0\n\tmov 64(%0), %%rax", FRESH + PAGE, 1000, 2 * PAGE);
	WALK("mov (%0), %%rax", huge, 8 * HUGE / PAGE, PAGE);
	WALK("mov (%0), %%rax", huge, 8 * HUGE / PAGE, PAGE);
	WALK("mov (%0), %%rax", (char *)(1l << 39), 40, 1l << 39);
	/* 16 bytes with a lock are one read */
	WALK("lock cmpxchg16b (%0)", all.data, 1000, 16);
}

/* long enough for the clock to interrupt it, right behind an indirect branch */
static void interrupted(void)
{
	long turns = 2000000;

	__asm__ volatile("jmp 2f\n1: ret\n2: call 1b\n\tdec %0\n\tjnz 2b" : "+r"(turns));
}

/* instructions that count for themselves, jump far or change the flags */
static void odd(void)
{
	long turns = 1000;

	__asm__ volatile("1: loop 1b\n\t"
			 "jrcxz 2f\n\tnop\n2: pushf\n\tpopf\n\tpause\n\tmfence\n\t"
			 "lock incq %1\n\txchg %%rax, %1\n\tlock cmpxchg %%rdx, %1\n\t"
			 "rdtsc\n\txor %%eax, %%eax\n\tcpuid\n\tenter $16, $0\n\tleave\n\t"
			 "fld1\n\tfsqrt\n\tfstp %%st\n\tpaddd %%xmm0, %%xmm0"
			 : "+c"(turns), "+m"(all.part)
			 :
			 : "rax", "rbx", "rdx", "memory", "cc");
}

#define REPEAT(words, count, character)                                                            \
	do {                                                                                       \
		unsigned long left = (count);                                                      \
		void *to = FRESH + 10, *from = FRESH + 150 * PAGE;                                 \
		__asm__ volatile(words                                                             \
				 : "+c"(left), "+D"(to), "+S"(from)                                \
				 : "a"(character)                                                  \
				 : "memory", "cc");                                                \
	} while (0)

/*
 * Through pages that were not touched before; none at all; until something is found.
 * No `rep lods`: valgrind 3.19 does not repeat it, and leaves rcx as it was.
 */
static void repeated(void)
{
	map(FRESH, 300, PRIVATE);
	REPEAT("rep stosb", 40 * PAGE, 7);
	REPEAT("rep movsb", 60 * PAGE, 0);
	REPEAT("rep movsb", 0, 0);
	REPEAT("rep movsq", 1, 0);
	REPEAT("rep stosl", 999, 3);
	REPEAT("repne scasb", 5000, 8);
	FRESH[1000] = 8;
	REPEAT("repne scasb", 5000, 8);
	REPEAT("repe scasb", 5000, 3);
	REPEAT("repe cmpsb", 5000, 0);
	REPEAT("std\n\trep movsb\n\tcld", 9, 0);
}

struct action {
	void (*handler)(int number);
	unsigned long flags;
	void (*restorer)(void);
	unsigned long mask;
};

void back(void);
__asm__("back:\n\tmov $15, %eax\n\tsyscall\n");

static void handle(int number)
{
	all.part += number;
}

static void signals(void)
{
	struct action action = {handle, 0x04000000, back, 0};
	long self = call(__NR_getpid, 0, 0, 0, 0, 0);
	int i;

	call(__NR_rt_sigaction, SIGUSR1, (long)&action, 0, 8, 0);
	for (i = 0; i < 50; i++)
		call(__NR_kill, self, SIGUSR1, 0, 0, 0);
}

USED static void (*const parts[])(void) = {
	nothing,      irregular,  strides, large_code, restarted, interrupted,
	system_calls, translated, odd,     repeated,   signals,
};

#define MARK(letter) ".byte 0x0f, 0x1f, 0x80, '" letter "', 'r', 'a', 't'\n\t"
/*
 * mlockall(); socketpair(), setsockopt() to wait no longer than a tick; recvfrom(). No part has
 * code in lines of this, and all from the mark B on lies in one line of any cache,
 * so that what comes behind the mark E misses nothing.
 */
__asm__(".globl _start\n\t.balign 64\n_start:\n\t"
	"mov 16(%rsp), %rbx\n\tmovzbl (%rbx), %ebx\n\tmov $all + 8192, %esp\n\t"
	"mov $151, %eax\n\tmov $1, %edi\n\tsyscall\n\t"
	"mov $53, %eax\n\tmov $1, %edi\n\tmov $2, %esi\n\txor %edx, %edx\n\t"
	"mov $all + 8192, %r10d\n\tsyscall\n\t"
	"mov $54, %eax\n\tmov all + 8192, %edi\n\tmov $1, %esi\n\tmov $20, %edx\n\t"
	"mov $all + 8208, %r10d\n\tmov $16, %r8d\n\tsyscall\n\t"
	"mov $45, %eax\n\tmov $all, %esi\n\tmov $1, %edx\n\txor %r10d, %r10d\n\t"
	"xor %r8d, %r8d\n\txor %r9d, %r9d\n\tsyscall\n\t.balign 64\n\t" MARK(
		"B") "call *parts - 8 * 'a'(, %rbx, 8)\n\tnop\n\t" MARK("E") "mov $231, "
									     "%eax\n\txor %edi, "
									     "%edi\n\tsyscall\n\t."
									     "balign 64\n");
