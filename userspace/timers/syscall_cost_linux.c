// SPDX-License-Identifier: GPL-2.0-only
#include "syscall_cost.h"

#include <fcntl.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "portable.h"

#define SELF "/proc/self/exe"

static int zero, null;
static char byte;

static void call_getppid(void)
{
	syscall(SYS_getppid);
}

static void call_read(void)
{
	if (read(zero, &byte, 1) != 1)
		fail("reading /dev/zero");
}

static void call_write(void)
{
	if (write(null, &byte, 1) != 1)
		fail("writing /dev/null");
}

static void call_open(void)
{
	int fd = open("/dev/null", O_RDONLY);

	if (fd < 0 || close(fd))
		fail("opening /dev/null");
}

static void call_stat(void)
{
	struct stat status;

	if (stat("/dev/null", &status))
		fail("stat of /dev/null");
}

static void call_mmap(void)
{
	void *page = mmap(NULL, PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	if (page == MAP_FAILED || munmap(page, PAGE))
		fail("mmap");
}

static void await(pid_t child, const char *what)
{
	int status;

	if (child < 0 || waitpid(child, &status, 0) != child)
		fail(what);
	if (!WIFEXITED(status) || WEXITSTATUS(status))
		fail("the new process");
}

static void call_fork(void)
{
	pid_t child = fork();

	if (!child)
		_exit(0);
	await(child, "fork");
}

static void call_exec(void)
{
	pid_t child = fork();

	if (!child) {
		execl(SELF, SELF, ARGUMENT_TO_END, NULL);
		_exit(127);
	}
	await(child, "fork");
}

static void call_spawn(void)
{
	static char *const arguments[] = {SELF, ARGUMENT_TO_END, NULL};
	pid_t child;

	if (posix_spawn(&child, SELF, NULL, NULL, arguments, NULL))
		fail("posix_spawn");
	await(child, "posix_spawn");
}

static double faults_before, faults;

static double faults_so_far(void)
{
	struct rusage usage;

	if (getrusage(RUSAGE_SELF, &usage))
		fail("getrusage");
	return (double)usage.ru_minflt;
}

static void forget_pages(struct bench_case *one)
{
	if (madvise(one->context, (size_t)FAULT_PAGES * PAGE, MADV_DONTNEED))
		fail("madvise");
	faults_before = faults_so_far();
}

static bool count_faults(struct bench_case *one)
{
	(void)one;
	faults += faults_so_far() - faults_before;
	return true;
}

/* the kernel's count: below 1 an operation if there were huge pages, or pages had stayed */
static void tell_faults(struct bench_case *one)
{
	bench_fact(one, "faults_per_operation", faults / (double)one->done);
}

static void add_counted_faults(struct bench *bench, char *pages)
{
	struct bench_case *one = add_faults(bench, pages);

	one->prepare = forget_pages;
	one->settle = count_faults;
	one->finish = tell_faults;
}

static char *new_pages(void)
{
	size_t size = (size_t)FAULT_PAGES * PAGE;
	char *pages = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	if (pages == MAP_FAILED)
		fail("mmap");
	/* a huge page would be one fault for many pages; a kernel without them may refuse this */
	madvise(pages, size, MADV_NOHUGEPAGE);
	return pages;
}

void add_system_calls(struct bench *bench)
{
	zero = open("/dev/zero", O_RDONLY | O_CLOEXEC);
	null = open("/dev/null", O_WRONLY | O_CLOEXEC);
	if (zero < 0 || null < 0)
		fail("opening /dev/zero and /dev/null");
	add_call(bench, "getppid", call_getppid);
	add_call(bench, "read", call_read);
	add_call(bench, "write", call_write);
	add_call(bench, "open+close", call_open);
	add_call(bench, "stat", call_stat);
	add_call(bench, "mmap+munmap", call_mmap);
	add_counted_faults(bench, new_pages());
	add_call(bench, "fork+exit", call_fork);
	add_call(bench, "fork+exec", call_exec);
	add_call(bench, "spawn", call_spawn);
}
