// SPDX-License-Identifier: GPL-2.0-only
/*
 * attacks NAME...: what is easily counted wrong by one who watches a CPU from outside, one after
 * the other. Each ends well, or with status 1 and a word of why not.
 */
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <setjmp.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <ucontext.h>
#include <unistd.h>

#define PAGE 4096

/* no address of anything, which the compiler is not to know */
static void *volatile nothing = (void *)8;

static sigjmp_buf back;
static volatile sig_atomic_t signals;
static unsigned int skip; /* bytes of the instruction that a handler steps over */

static void must(int done, const char *what)
{
	if (done)
		return;
	perror(what);
	exit(1);
}

static uint8_t *pages(unsigned int n, int rights)
{
	uint8_t *at = mmap(NULL, n * PAGE, rights, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	must(at != MAP_FAILED, "mmap");
	return at;
}

static void jump_back(int number)
{
	siglongjmp(back, number);
}

static void step_over(int number, siginfo_t *info, void *context)
{
	ucontext_t *user = context;

	(void)number, (void)info;
	signals++;
	user->uc_mcontext.gregs[REG_RIP] += skip;
}

static void handle(int number, void (*by)(int, siginfo_t *, void *), int flags)
{
	struct sigaction action = {.sa_sigaction = by, .sa_flags = SA_SIGINFO | flags};

	sigaction(number, &action, NULL);
}

/* TIMES times what follows, which a SIGSEGV ends. */
#define ENDED(times)                                                                               \
	signal(SIGSEGV, jump_back);                                                                \
	for (volatile unsigned int turn = 0; turn < (times); turn++)                                 \
		if (!sigsetjmp(back, 1))

static void jumps_back(void)
{
	ENDED(50)
		*(volatile int *)nothing = 1;
}

/* CODE raises the signal, and is stepped over or (0) has been executed. */
#define RAISING(X)                                                                          \
	X(load, SIGSEGV, 3, "xor %%eax, %%eax\n\tmov (%%rax), %%rax")                       \
	X(halt, SIGSEGV, 1, "hlt")                                                          \
	X(cli, SIGSEGV, 1, "cli")                                                           \
	X(ud2, SIGILL, 2, "ud2")                                                            \
	X(unknown, SIGILL, 1, ".byte 0x06")                                                 \
	X(unknown2, SIGILL, 2, ".byte 0x0f, 0x04")                                          \
	X(in_port, SIGSEGV, 1, "in (%%dx), %%al")                                           \
	X(wrmsr, SIGSEGV, 2, "wrmsr")                                                       \
	X(int3, SIGTRAP, 0, "int3")                                                         \
	X(int_5, SIGSEGV, 2, "int $5")                                                      \
	X(noncanonical, SIGSEGV, 3, "mov $1, %%rax\n\tshl $62, %%rax\n\tmov (%%rax), %%rcx")\
	X(divide, SIGFPE, 2, "xor %%ecx, %%ecx\n\tdiv %%ecx")                               \
	X(lgdt, SIGSEGV, 4, "lgdt (%%rsp)")                                                 \
	X(mov_cr, SIGSEGV, 3, "mov %%cr3, %%rax")                                           \
	X(swapgs, SIGSEGV, 3, "swapgs")                                                     \
	X(segment, SIGSEGV, 2, "mov $0x1234, %%eax\n\tmov %%eax, %%fs")                     \
	X(call_far, SIGSEGV, 2, "xor %%eax, %%eax\n\tcall *(%%rax)")                        \
	X(jmp_far, SIGSEGV, 2, "xor %%eax, %%eax\n\tjmp *(%%rax)")

#define RAISES(name, number, bytes, code)                                                          \
	static void name(void)                                                                     \
	{                                                                                          \
		handle(number, step_over, 0);                                                      \
		skip = bytes;                                                                      \
		for (int i = 0; i < 50; i++)                                                       \
			asm volatile(code ::: "rax", "rcx", "rdx", "memory");                      \
		must(signals == 50, "signals");                                                    \
	}

RAISING(RAISES)

/* CODE so that its byte AT is the first of a page. */
static int (*crossing(const void *code, size_t n, unsigned int at, uint8_t **page))(const void *)
{
	uint8_t *two = pages(3, PROT_READ | PROT_WRITE | PROT_EXEC);

	memcpy(two + PAGE - at, code, n);
	*page = two;
	return (int (*)(const void *))(two + PAGE - at);
}

static void crosses(void)
{
	/* mov $1000, %ecx; 1: movabs $.., %rax; lock addl $1, (%rsp); dec %ecx; jnz 1b; ret */
	static const uint8_t code[26] = "\xb9\xe8\x03\0\0\x48\xb8\x01\x02\x03\x04\x05\x06\x07\x08"
					"\xf0\x83\x44\x24\xf0\x01\xff\xc9\x75\xec\xc3";
	uint8_t *page;

	for (unsigned int at = 1; at < sizeof(code); at++) {
		int (*run)(const void *) = crossing(code, sizeof(code), at, &page);

		/* the second page is fetched anew in the middle of an instruction */
		for (int i = 0; i < 5; i++) {
			run(NULL);
			mprotect(page + PAGE, PAGE, PROT_READ | PROT_WRITE);
			mprotect(page + PAGE, PAGE, PROT_READ | PROT_EXEC);
			madvise(page + PAGE, 0, MADV_DONTNEED);
		}
		munmap(page, 3 * PAGE);
	}
}

static void crosses_into_nothing(void)
{
	static const uint8_t code[] = {0x90, 0x90, 0x48, 0xb8, 1, 2, 3, 4, 5, 6, 7, 8, 0xc3};

	ENDED(sizeof(code) - 1) {
		uint8_t *page;
		int (*run)(const void *) = crossing(code, sizeof(code), turn + 1, &page);

		munmap(page + PAGE, PAGE);
		run(NULL);
		must(0, "it went on");
	}
}

static void crosses_and_faults(void)
{
	/* mov %fs:(%rdi) would do; mov disp32(%rdi), %rax, across a page, of a page not there */
	static const uint8_t code[15] = "\x48\x8b\x87\0\0\0\0\x48\x8b\x87\0\x10\0\0\xc3";

	for (unsigned int at = 1; at < sizeof(code); at++) {
		uint8_t *page, *fresh = pages(2, PROT_READ | PROT_WRITE);
		int (*run)(const void *) = crossing(code, sizeof(code), at, &page);

		run(fresh);
		munmap(page, 3 * PAGE);
		munmap(fresh, 2 * PAGE);
	}
}

static void repeats(void)
{
	for (int i = 0; i < 10; i++) {
		uint8_t *to = pages(8, PROT_READ | PROT_WRITE), *from = pages(8, PROT_READ);
		void *at = to + 5, *of = from + 3;
		size_t n = 7 * PAGE;

		asm volatile("rep movsb" : "+D"(at), "+S"(of), "+c"(n)::"memory");
		n = PAGE, at = to + 7 * PAGE + 8;
		n = (PAGE - 8) / 8;
		asm volatile("rep stosq" : "+D"(at), "+c"(n) : "a"(1L) : "memory");
		n = 8 * PAGE, at = to;
		asm volatile("repne scasb" : "+D"(at), "+c"(n) : "a"(77) : "memory", "cc");
		munmap(to, 8 * PAGE);
		munmap(from, 8 * PAGE);
	}
}

static void repeats_into_nothing(void)
{
	ENDED(20) {
		uint8_t *to = pages(2, PROT_READ | PROT_WRITE);
		void *at = to + PAGE - 100;
		size_t n = 200;

		munmap(to + PAGE, PAGE);
		asm volatile("rep stosb" : "+D"(at), "+c"(n) : "a"(1) : "memory");
	}
}

/* Copies of the kernel that come to what is not there, or not yet. */
static void kernel_copies(void)
{
	int zero = open("/dev/zero", O_RDONLY), pipes[2];
	struct iovec vectors[4];

	must(!pipe2(pipes, O_NONBLOCK), "pipe2");
	for (int i = 0; i < 40; i++) {
		uint8_t *at = pages(4, PROT_READ | PROT_WRITE);
		char name[64];

		must(read(zero, at + 100 * i, 3 * PAGE) == 3 * PAGE, "read");
		mprotect(at + 2 * PAGE, PAGE, PROT_NONE);
		must(read(zero, at + PAGE + i, 2 * PAGE) == PAGE - i, "read of less");
		must(write(pipes[1], at + 2 * PAGE - 17 - i, 400) < 400, "write of less");
		read(pipes[0], name, sizeof(name));
		must(read(zero, nothing, 10) < 0 && errno == EFAULT, "EFAULT");
		must(open((char *)at + 2 * PAGE - 3, O_RDONLY) < 0, "open");
		must(open(nothing, O_RDONLY) < 0, "open of nothing");
		for (int v = 0; v < 4; v++)
			vectors[v] = (struct iovec){at + v * PAGE, v == 2 ? 10 : 700};
		must(readv(zero, vectors, 4) > 0, "readv");
		must(syscall(SYS_getcwd, at + 2 * PAGE - 1, 100) < 0, "getcwd");
		must(syscall(SYS_gettimeofday, nothing, 0) < 0, "gettimeofday");
		must(syscall(SYS_rt_sigprocmask, 0, 8, 8, 8) < 0, "sigprocmask");
		munmap(at, 4 * PAGE);
	}
}

static void busy(unsigned long turns)
{
	asm volatile("1: dec %0\n\tjnz 1b" : "+r"(turns));
}

static void count_signal(int number)
{
	(void)number;
	signals++;
}

static void preempted(void)
{
	const struct itimerval often = {{0, 200}, {0, 200}}, never = {0};

	signal(SIGALRM, count_signal);
	if (!fork()) {
		busy(5000000);
		_exit(0);
	}
	setitimer(ITIMER_REAL, &often, NULL);
	while (signals < 50)
		busy(100000);
	setitimer(ITIMER_REAL, &never, NULL);
	must(wait(NULL) > 0, "wait");
}

static void killed_in_a_fault(void)
{
	for (int i = 0; i < 10; i++) {
		pid_t pid = fork();

		while (!pid) {
			uint8_t *at = pages(64, PROT_READ | PROT_WRITE);

			memset(at, 1, 64 * PAGE);
			munmap(at, 64 * PAGE);
		}
		busy(1000000 + 137 * i);
		sched_yield();
		kill(pid, SIGKILL);
		must(waitpid(pid, NULL, 0) == pid, "waitpid");
	}
}

/*
 * The stack's page is not there yet when a call pushes to it. QEMU 7.2 tells what fxsave stores,
 * which it emulates by a function, as of the jump before.
 */
static void calls_onto_a_new_page(void)
{
	static uint8_t saved[512] __attribute__((aligned(16)));

	for (int i = 0; i < 50; i++) {
		uint8_t *at = pages(1, PROT_READ | PROT_WRITE);
		void *to = NULL;

		asm volatile("lea 1f(%%rip), %%rax\n\t"
			     "mov %%rax, (%0)\n\t"
			     "mov %%rsp, %%rbx\n\t"
			     "mov %1, %%rsp\n\t"
			     "jmp *(%0)\n"
			     "1:\tfxsave (%2)\n\t"
			     "call 2f\n\t"
			     ".skip 64, 0xcc\n"
			     "2:\tmov %%rbx, %%rsp"
			     :
			     : "r"(&to), "r"(at + PAGE), "r"(saved)
			     : "rax", "rbx", "memory");
		munmap(at, PAGE);
	}
}

static void deep(volatile char *before)
{
	volatile char here[1000];

	here[0] = *before;
	deep(here);
	here[1] = here[0];
}

static void overflows(void)
{
	const stack_t other = {.ss_sp = malloc(65536), .ss_size = 65536};
	const struct sigaction action = {.sa_handler = jump_back, .sa_flags = SA_ONSTACK};
	const struct rlimit stack = {1 << 20, 1 << 20};

	setrlimit(RLIMIT_STACK, &stack);
	sigaltstack(&other, NULL);
	sigaction(SIGSEGV, &action, NULL);
	for (volatile int i = 0; i < 2; i++)
		if (!sigsetjmp(back, 1))
			deep("");
}

static void traced(void)
{
	pid_t pid = fork();
	int status, steps = 0;

	if (!pid) {
		ptrace(PTRACE_TRACEME, 0, 0, 0);
		raise(SIGSTOP);
		for (int i = 0; i < 20; i++)
			syscall(SYS_getppid);
		kernel_copies();
		_exit(0);
	}
	waitpid(pid, &status, 0);
	while (!WIFEXITED(status)) {
		ptrace(steps++ < 300 ? PTRACE_SINGLESTEP : PTRACE_SYSCALL, pid, 0, 0);
		must(waitpid(pid, &status, 0) == pid && !WIFSIGNALED(status), "a traced child");
	}
}

static void rewrites(void)
{
	uint8_t *code = pages(1, PROT_READ | PROT_WRITE | PROT_EXEC);

	/* mov $i, %eax; ret; and one that rewrites what comes behind itself */
	for (int i = 0; i < 200; i++) {
		const uint8_t next[] = {0xb8, i, 0, 0, 0, 0xc3};

		memcpy(code, next, sizeof(next));
		must(((int (*)(void))code)() == i, "rewritten code");
	}
	/* movb $7, 1+1f(%rip); nop; 1: mov $5, %eax; ret */
	memcpy(code, "\xc6\x05\x02\0\0\0\x07\x90\xb8\5\0\0\0\xc3", 14);
	must(((int (*)(void))code)() == 7, "code that rewrites itself");
}

static void many(void)
{
	for (int i = 0; i < 33500; i++) {
		pid_t pid = vfork();

		if (!pid)
			_exit(0);
		must(waitpid(pid, NULL, 0) == pid, "waitpid");
	}
}

#define ENTRY(name, ...) {#name, name},

static const struct {
	const char *name;
	void (*run)(void);
} attack[] = {
	RAISING(ENTRY)
	ENTRY(jumps_back) ENTRY(crosses) ENTRY(crosses_into_nothing) ENTRY(crosses_and_faults)
	ENTRY(repeats) ENTRY(repeats_into_nothing) ENTRY(kernel_copies) ENTRY(preempted)
	ENTRY(killed_in_a_fault) ENTRY(calls_onto_a_new_page) ENTRY(overflows) ENTRY(traced)
	ENTRY(rewrites) ENTRY(many)
};

/* 0, or -1 where there is none of that name. */
static int run(const char *name)
{
	unsigned int i;

	for (i = 0; i < sizeof(attack) / sizeof(*attack); i++)
		if (!strcmp(name, attack[i].name)) {
			signals = 0;
			attack[i].run();
			return 0;
		}
	return -1;
}

int main(int argc, char **argv)
{
	unsigned int i;

	if (argc == 1)
		for (i = 0; i < sizeof(attack) / sizeof(*attack); i++)
			puts(attack[i].name);
	while (*++argv)
		if (run(*argv))
			return 2;
	return 0;
}
