// SPDX-License-Identifier: GPL-2.0-only
/*
 * A program without any library, whose path no CPU and no kernel changes. Without an argument it
 * runs itself once for each of its parts, in turn, each in a process of its own.
 */
#include <asm/signal.h>
#include <asm/unistd.h>
#include <linux/fcntl.h>

#define PAGE  4096ul
#define PAGES 300ul
#define USED  __attribute__((used))

static char fresh[PAGES * PAGE] __attribute__((aligned(4096)));
static volatile long sink;

static long call(long number, long a, long b, long c, long d, long e, long f)
{
	register long fourth __asm__("r10") = d;
	register long fifth __asm__("r8") = e;
	register long sixth __asm__("r9") = f;

	__asm__ volatile("syscall"
			 : "+a"(number)
			 : "D"(a), "S"(b), "d"(c), "r"(fourth), "r"(fifth), "r"(sixth)
			 : "rcx", "r11", "memory");
	return number;
}

#define CALL_OF(number, a, b, c, d, e, f, ...)                                                     \
	call(number, (long)(a), (long)(b), (long)(c), (long)(d), e, f)
#define CALL(...) CALL_OF(__VA_ARGS__, 0, 0, 0, 0, 0, 0, 0)

static void nothing(void)
{
}

/* long enough for the clock to interrupt it */
static void loop(void)
{
	long turns = 5000000;

	__asm__ volatile("1: dec %0\n\tjnz 1b" : "+r"(turns));
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
			 : "+c"(turns), "+m"(sink)
			 :
			 : "rax", "rbx", "rdx", "memory", "cc");
}

#define REPEAT(words, count, character)                                                            \
	do {                                                                                       \
		unsigned long left = (count);                                                      \
		void *to = fresh + 10, *from = fresh + PAGES / 2 * PAGE;                           \
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
	REPEAT("rep stosb", 40 * PAGE, 7);
	REPEAT("rep movsb", 60 * PAGE, 0);
	REPEAT("rep movsb", 0, 0);
	REPEAT("rep movsq", 1, 0);
	REPEAT("rep stosl", 999, 3);
	REPEAT("repne scasb", 5000, 8);
	fresh[1000] = 8;
	REPEAT("repne scasb", 5000, 8);
	REPEAT("repe scasb", 5000, 3);
	REPEAT("repe cmpsb", 5000, 0);
	REPEAT("std\n\trep movsb\n\tcld", 9, 0);
}

static void system_calls(void)
{
	long zero = CALL(__NR_open, "/dev/zero", O_RDONLY);
	int i;

	for (i = 0; i < 1000; i++)
		sink += CALL(__NR_getppid);
	CALL(__NR_read, zero, fresh, sizeof(fresh));
	CALL(__NR_read, -1);
	CALL(__NR_read, zero, 1, 1);
	CALL(__NR_sched_yield);
}

/* each faults at another kind of access, one of them in two pages */
static void faults(void)
{
	char *at;

	for (at = fresh; at < fresh + 100 * PAGE; at += PAGE)
		sink += *at;
	for (at = fresh; at < fresh + 200 * PAGE; at += PAGE)
		(*at)++;
	for (at = fresh + 200 * PAGE - 4; at < fresh + 290 * PAGE; at += 2 * PAGE)
		*(volatile long *)at = 1;
	__asm__ volatile("mov %%rsp, %%rax\n\tmov %0, %%rsp\n\tpush %%rax\n\tpop %%rax\n\t"
			 "mov %%rax, %%rsp" ::"r"(fresh + 298 * PAGE)
			 : "rax", "memory");
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
	sink += number;
}

static void signals(void)
{
	struct action action = {handle, 0x04000000, back, 0};
	long self = CALL(__NR_getpid);
	int i;

	CALL(__NR_rt_sigaction, SIGUSR1, &action, 0, 8);
	for (i = 0; i < 50; i++)
		CALL(__NR_kill, self, SIGUSR1);
}

static void (*const part[])(void) = {
	nothing, loop, odd, repeated, system_calls, faults, signals,
};
#define PARTS (sizeof(part) / sizeof(*part))

/* a child executes the four instructions from test to syscall before it becomes a part */
static void run(char **argv, char **environment, long number)
{
	char word[] = {'a' + number, 0}, *words[] = {argv[0], word, 0};
	long child = __NR_fork;

	__asm__ volatile("syscall\n\ttest %%eax, %%eax\n\tjnz 1f\n\tmov %1, %%eax\n\tsyscall\n1:"
			 : "+a"(child)
			 : "i"(__NR_execve), "D"(argv[0]), "S"(words), "d"(environment)
			 : "rcx", "r11", "memory");
	CALL(__NR_wait4, child);
}

USED static void begin(long *stack)
{
	char **argv = (char **)stack + 1;
	unsigned long i;

	if (*stack > 1)
		part[argv[1][0] - 'a']();
	else
		for (i = 0; i < PARTS; i++)
			run(argv, argv + *stack + 1, i);
	CALL(__NR_exit_group);
}

__asm__(".globl _start\n_start:\n\tmov %rsp, %rdi\n\tand $-16, %rsp\n\tcall begin\n");
