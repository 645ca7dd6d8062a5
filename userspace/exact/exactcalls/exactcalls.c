// SPDX-License-Identifier: GPL-2.0-only
/*
 * exactcalls: makes system calls, each so often, for a machine that counts what each of them
 * executes. It calls by number: the library's functions may make other calls instead.
 */
#include <arpa/inet.h>
#include <fcntl.h>
#include <linux/futex.h>
#include <linux/sched.h>
#include <net/if.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "lib/error.h"
#include "lib/option.h"
#include "more.h"

#define PROGRAM "exactcalls"
#define PAGE    4096
#define PAGES   100 /* of a round of faults: more than a new process has */

struct options {
	uint64_t count;
	bool all, apart, list;
};

static const struct tare_option option[] = {
	{"count", 'n', "N", "Make each call N times (100)", TARE_NUMBER(count, 1, 1000000)},
	{"all", 'a', NULL, "Make all calls of --list", TARE_FLAG(all)},
	{"apart", 'p', NULL,
	 "Make each of these in processes of its own: N times, 2 N, 3 N, and 4 N",
	 TARE_FLAG(apart)},
	{"list", 'l', NULL, "Print all calls and what is measured of each, and make none",
	 TARE_FLAG(list)},
	{0}};

static const struct tare_options command_line = {
	.option = option,
	.doc = "Make getppid, read, write, pipe, futex, epoll_wait, clone, execve, mmap, open, "
	       "stat and sendmsg, and page faults, N times each.",
};

/* What the calls use. */
static int zero, null, epoll, sender, receiver;
static char *pages;

static bool getppid_once(void)
{
	return syscall(SYS_getppid) >= 0;
}

static bool read_once(void)
{
	char byte;

	return syscall(SYS_read, zero, &byte, 1) == 1;
}

static bool write_once(void)
{
	return syscall(SYS_write, null, "", 1) == 1;
}

/* close, by another call: what counts calls of close would not know it apart. */
static long undo(int file)
{
	return syscall(SYS_close_range, file, file, 0);
}

static bool pipe_once(void)
{
	int end[2];

	return !syscall(SYS_pipe, end) && !undo(end[0]) && !undo(end[1]);
}

static bool futex_once(void)
{
	static uint32_t word;

	return syscall(SYS_futex, &word, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0) == 0;
}

static bool epoll_once(void)
{
	struct epoll_event event;

	return syscall(SYS_epoll_wait, epoll, &event, 1, 0) == 1;
}

/* Waits for a child; false if there is none, or its status is not 0. wait4 does not sleep. */
static bool ended(long child)
{
	siginfo_t info;
	int status;

	return child > 0 && !waitid(P_PID, child, &info, WEXITED | WNOWAIT) &&
	       syscall(SYS_wait4, child, &status, 0, NULL) == child && !status;
}

static bool clone_once(void)
{
	long child = syscall(SYS_clone, SIGCHLD, NULL, NULL, NULL, NULL);

	if (!child)
		_exit(0);
	return ended(child);
}

static bool clone3_once(void)
{
	struct clone_args given = {.exit_signal = SIGCHLD};
	long child = syscall(SYS_clone3, &given, sizeof(given));

	if (!child)
		_exit(0);
	return ended(child);
}

static bool execve_once(void)
{
	char *const words[] = {MORE_SMALL, NULL}, *const none[] = {NULL};
	long child = syscall(SYS_clone, SIGCHLD, NULL, NULL, NULL, NULL);

	if (!child) {
		syscall(SYS_execve, MORE_SMALL, words, none);
		_exit(1);
	}
	return ended(child);
}

static bool fault_once(void)
{
	unsigned int i;

	for (i = 0; i < PAGES; i++)
		((volatile char *)pages)[i * PAGE] = 1;
	return !madvise(pages, PAGES * PAGE, MADV_DONTNEED);
}

static bool mmap_once(void)
{
	long address = syscall(SYS_mmap, NULL, PAGE, PROT_READ | PROT_WRITE,
			       MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	return address != -1 && !munmap((void *)address, PAGE);
}

static bool open_once(void)
{
	long file = syscall(SYS_open, "/dev/null", O_RDONLY);

	return file >= 0 && !undo(file);
}

static bool stat_once(void)
{
	struct stat stat;

	return !syscall(SYS_stat, "/dev/null", &stat);
}

static bool sendmsg_once(void)
{
	char byte = 0;
	struct iovec part = {&byte, 1};
	struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};

	return syscall(SYS_sendmsg, sender, &message, 0) == 1 &&
	       recvmsg(receiver, &message, 0) == 1;
}

/* what: NULL: not of --list; more: with --all alone. */
static const struct {
	const char *name, *what;
	bool (*once)(void);
	bool more;
} call[] = {
	{"getppid", "", getppid_once, false},
	{"read", "1 byte of /dev/zero", read_once, false},
	{"write", "1 byte to /dev/null", write_once, false},
	{"pipe", NULL, pipe_once, false},
	{"futex", "FUTEX_WAKE, with nobody who waits", futex_once, false},
	{"epoll_wait", "1 event of an eventfd, which is there", epoll_once, false},
	{"clone", "a process, as fork does", clone_once, false},
	{"execve", "a program of 129 bytes without libraries, from tmpfs", execve_once, false},
	{"page fault", NULL, fault_once, false},
	{"mmap", "1 page of private memory, not touched", mmap_once, false},
	{"munmap", "1 page of private memory, not touched", mmap_once, true},
	{"open", "of /dev/null, for reading", open_once, false},
	{"stat", "/dev/null, in the dcache", stat_once, false},
	{"sendmsg", "1 byte by UDP on loopback, and what receives it there", sendmsg_once, false},
	{"wait4", "a process that has ended", clone_once, true},
	{"clone3", "a process, as fork does", clone3_once, true},
};

#define N_CALLS (sizeof(call) / sizeof(*call))
#define ROUNDS  4

/* Sets the loopback interface up, since a machine without an init leaves it down. */
static bool loopback_up(int any)
{
	struct ifreq request = {.ifr_name = "lo"};

	if (ioctl(any, SIOCGIFFLAGS, &request))
		return false;
	if (request.ifr_flags & IFF_UP)
		return true;
	request.ifr_flags |= IFF_UP;
	return !ioctl(any, SIOCSIFFLAGS, &request);
}

static bool prepare_sockets(void)
{
	struct sockaddr_in to = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
	socklen_t size = sizeof(to);

	receiver = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
	sender = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
	return receiver >= 0 && sender >= 0 && loopback_up(sender) &&
	       !bind(receiver, (struct sockaddr *)&to, size) &&
	       !getsockname(receiver, (struct sockaddr *)&to, &size) &&
	       !connect(sender, (struct sockaddr *)&to, size);
}

static bool prepare_files(void)
{
	struct epoll_event event = {.events = EPOLLIN};
	int ready = eventfd(1, EFD_CLOEXEC);

	zero = open("/dev/zero", O_RDONLY | O_CLOEXEC);
	null = open("/dev/null", O_WRONLY | O_CLOEXEC);
	epoll = epoll_create1(EPOLL_CLOEXEC);
	return zero >= 0 && null >= 0 && !epoll_ctl(epoll, EPOLL_CTL_ADD, ready, &event);
}

static bool prepare_pages(void)
{
	pages = mmap(NULL, PAGES * PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1,
		     0);
	/* not checked: a kernel without huge pages refuses this advice */
	if (pages != MAP_FAILED)
		madvise(pages, PAGES * PAGE, MADV_NOHUGEPAGE);
	return pages != MAP_FAILED;
}

/* Call AT of those here and of more.c; NULL: there are no more. */
static const char *name_of(size_t at)
{
	return at < N_CALLS ? call[at].name : more_name(at - N_CALLS);
}

static bool make(size_t at, uint64_t n)
{
	while (n--)
		if (!(at < N_CALLS ? call[at].once() : more_once(at - N_CALLS)))
			return false;
	return true;
}

/* Returns the name of a call that failed, errno set, or NULL. */
static const char *run_here(uint64_t n, bool all)
{
	size_t at;

	for (at = 0; name_of(at); at++)
		if ((all || (at < N_CALLS && !call[at].more)) && !make(at, n))
			return name_of(at);
	return NULL;
}

/* Each call in ROUNDS processes of its own, by a call of getpgid told from those that calls make.
 */
static const char *run_apart(uint64_t n)
{
	unsigned int i;
	size_t at;
	int child;

	for (at = 0; name_of(at); at++) {
		for (i = 1; i <= ROUNDS && (at >= N_CALLS || call[at].what); i++) {
			child = fork();
			if (!child) {
				syscall(SYS_getpgid, 0);
				_exit(make(at, i * n) ? 0 : 1);
			}
			if (!ended(child))
				return name_of(at);
		}
	}
	return NULL;
}

static int run(const struct options *o, struct tare_error *err)
{
	const char *failed;
	size_t at;

	if (o->list) {
		for (at = 0; at < N_CALLS; at++)
			if (call[at].what)
				printf("%s\t%s\n", call[at].name, call[at].what);
		more_list();
		return 0;
	}
	if (!more_small() || !prepare_files() || !prepare_pages() || !prepare_sockets() ||
	    ((o->all || o->apart) && !more_prepare()))
		return tare_error(err, TARE_CANNOT,
				  "cannot prepare the files and sockets of the calls: %m");
	if (o->apart)
		failed = run_apart(o->count);
	else
		failed = run_here(o->count, o->all);
	more_end();
	return failed ? tare_error(err, TARE_FAILED, "%s: %m", failed) : 0;
}

int main(int argc, char **argv)
{
	struct options options = {.count = 100};
	struct tare_error err;

	tare_options_parse(&command_line, argc, argv, &options);
	return run(&options, &err) ? tare_error_report(&err, PROGRAM) : 0;
}
