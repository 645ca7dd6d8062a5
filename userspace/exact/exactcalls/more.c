// SPDX-License-Identifier: GPL-2.0-only
#include "more.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/times.h>
#include <sys/uio.h>
#include <sys/utsname.h>
#include <time.h>
#include <unistd.h>

#define PAGE 4096
#define FILE "/tmp/exactcalls"
#define MASK 8 /* bytes of a set of signals */

/* Descriptors, whose numbers have to be known here. */
enum { A_FILE = 100, A_FOLDER, AN_EPOLL, A_SOCKET, ITS_PEER, A_PIPE, LAST };

static char buffer[PAGE] = "/tmp";
static char pages[2 * PAGE] __attribute__((aligned(PAGE)));
static struct iovec parts[] = {{buffer, 1}, {buffer + 1, 1}};
static struct msghdr message = {.msg_iov = parts, .msg_iovlen = 1};
static struct pollfd ready = {.fd = A_FILE, .events = POLLIN};
static struct epoll_event event = {.events = EPOLLIN};
static struct timespec at_once;
static int number = 1;
static socklen_t size = sizeof(number);

/* before: a call that undoes, or prepares, what this one does; {0}: none */
static const struct call {
	const char *name;
	long number, given[6];
	struct {
		long number, given[6];
	} before;
} call[] = {
#define P(pointer)      ((long)(pointer))
#define CALL(call, ...) .name = #call, .number = SYS_##call, .given = {__VA_ARGS__}
	{CALL(getpid)},
	{CALL(gettid)},
	{CALL(getuid)},
	{CALL(getpgid)},
	{CALL(umask, 022)},
	{CALL(clock_gettime, CLOCK_MONOTONIC, P(buffer))},
	{CALL(gettimeofday, P(buffer))},
	{CALL(getcpu, P(buffer))},
	{CALL(prlimit64, 0, RLIMIT_NOFILE, 0, P(buffer))},
	{CALL(sysinfo, P(buffer))},
	{CALL(uname, P(buffer))},
	{CALL(times, P(buffer))},
	{CALL(getrusage, RUSAGE_SELF, P(buffer))},
	{CALL(sched_getaffinity, 0, MASK, P(buffer))},
	{CALL(sched_yield)},
	{CALL(rt_sigprocmask, SIG_BLOCK, 0, P(buffer), MASK)},
	{CALL(rt_sigaction, SIGUSR1, 0, P(buffer), MASK)},
	{CALL(sigaltstack, 0, P(buffer))},
	{CALL(kill, 0, 0)},
	{CALL(brk)},
	{CALL(mprotect, P(pages), PAGE, PROT_READ), .before = {SYS_mprotect, {P(pages), PAGE, 3}}},
	{CALL(madvise, P(pages + PAGE), PAGE, MADV_DONTNEED)},
	{CALL(munmap, 0x10000000, PAGE), .before = {SYS_mmap, {0x10000000, PAGE, 3, 0x32, -1}}},
	{CALL(openat, AT_FDCWD, P(FILE), O_RDONLY), .before = {SYS_close, {LAST}}},
	{CALL(close, LAST), .before = {SYS_dup2, {A_FILE, LAST}}},
	{CALL(dup2, A_FILE, LAST), .before = {SYS_close, {LAST}}},
	{CALL(newfstatat, AT_FDCWD, P(FILE), P(buffer))},
	{CALL(fstat, A_FILE, P(buffer))},
	{CALL(lstat, P(FILE), P(buffer))},
	{CALL(access, P(FILE), R_OK)},
	{CALL(readlink, P("/proc/self/exe"), P(buffer), PAGE)},
	{CALL(getcwd, P(buffer), PAGE)},
	{CALL(getdents64, A_FOLDER, P(buffer), PAGE), .before = {SYS_lseek, {A_FOLDER}}},
	{CALL(lseek, A_FILE)},
	{CALL(pread64, A_FILE, P(buffer), 1)},
	{CALL(pwrite64, A_FILE, P(buffer), 1)},
	{CALL(readv, A_FILE, P(parts), 2), .before = {SYS_lseek, {A_FILE}}},
	{CALL(writev, A_FILE, P(parts), 2), .before = {SYS_lseek, {A_FILE}}},
	{CALL(ftruncate, A_FILE, PAGE)},
	{CALL(fcntl, A_FILE, F_GETFL)},
	{CALL(ioctl, A_FILE, FIONREAD, P(&number))},
	{CALL(poll, P(&ready), 1)},
	{CALL(select, 0, 0, 0, 0, P(&at_once))},
	{CALL(epoll_ctl, AN_EPOLL, EPOLL_CTL_MOD, A_SOCKET, P(&event))},
	{CALL(sendto, A_SOCKET, P(buffer), 1),
	 .before = {SYS_recvfrom, {ITS_PEER, P(buffer), 1, 64}}},
	{CALL(recvfrom, ITS_PEER, P(buffer), 1), .before = {SYS_sendto, {A_SOCKET, P(buffer), 1}}},
	{CALL(recvmsg, ITS_PEER, P(&message)), .before = {SYS_sendto, {A_SOCKET, P(buffer), 1}}},
	{CALL(getsockopt, A_SOCKET, SOL_SOCKET, SO_TYPE, P(&number), P(&size))},
};

static long make(long what, const long *given)
{
	return syscall(what, given[0], given[1], given[2], given[3], given[4], given[5]);
}

static bool moved(int from, int to)
{
	return from >= 0 && dup2(from, to) == to && !close(from);
}

static bool prepare(void)
{
	int pair[2];

	return moved(open(FILE, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600), A_FILE) &&
	       !ftruncate(A_FILE, PAGE) && moved(open("/tmp", O_RDONLY | O_CLOEXEC), A_FOLDER) &&
	       moved(epoll_create1(EPOLL_CLOEXEC), AN_EPOLL) &&
	       !socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair) &&
	       moved(pair[0], A_SOCKET) && moved(pair[1], ITS_PEER) &&
	       !epoll_ctl(AN_EPOLL, EPOLL_CTL_ADD, A_SOCKET, &event);
}

void more_list(void)
{
	size_t i;

	for (i = 0; i < sizeof(call) / sizeof(*call); i++)
		puts(call[i].name);
}

const char *more_run(uint64_t n)
{
	const struct call *one = call;
	uint64_t times;
	long made;

	if (!prepare())
		return "what the calls need";
	for (; one < call + sizeof(call) / sizeof(*call); one++) {
		for (times = 0; times < n; times++) {
			if (one->before.number)
				make(one->before.number, one->before.given);
			made = make(one->number, one->given);
			if (made < 0)
				return one->name;
			/* a descriptor is given the number that is closed before the next one */
			if (one->number == SYS_openat && !moved(made, LAST))
				return one->name;
		}
	}
	return unlink(FILE) ? "unlink" : NULL;
}
