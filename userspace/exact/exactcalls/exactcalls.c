// SPDX-License-Identifier: GPL-2.0-only
/*
 * exactcalls: makes system calls, each so often, for a machine that counts what each of them
 * executes. It calls by number: the library's functions may make other calls instead.
 */
#include <arpa/inet.h>
#include <fcntl.h>
#include <linux/futex.h>
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
#define NOTHING "-" /* under this name the program ends at once: execve runs that */

struct options {
	uint64_t count;
	bool all, list;
};

static const struct tare_option option[] = {
	{"count", 'n', "N", "Make each call N times (100)", TARE_NUMBER(count, 1, 1000000)},
	{"all", 'a', NULL, "Make the calls of --list, too", TARE_FLAG(all)},
	{"list", 'l', NULL, "Print the names of further calls, and make none", TARE_FLAG(list)},
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

static bool pipe_once(void)
{
	int end[2];

	return !syscall(SYS_pipe, end) && !close(end[0]) && !close(end[1]);
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

/* Waits for a child; false if there is none, or its status is not 0. */
static bool ended(long child)
{
	int status;

	return child > 0 && waitpid(child, &status, 0) == child && !status;
}

static bool clone_once(void)
{
	long child = syscall(SYS_clone, SIGCHLD, NULL, NULL, NULL, NULL);

	if (!child)
		_exit(0);
	return ended(child);
}

static bool execve_once(void)
{
	char *const words[] = {NOTHING, NULL}, *const none[] = {NULL};
	long child = syscall(SYS_clone, SIGCHLD, NULL, NULL, NULL, NULL);

	if (!child) {
		syscall(SYS_execve, "/proc/self/exe", words, none);
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

	return file >= 0 && !close(file);
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
	       recv(receiver, &byte, 1, MSG_DONTWAIT) == 1;
}

static const struct {
	const char *name;
	bool (*once)(void);
} call[] = {
	{"getppid", getppid_once}, {"read", read_once},     {"write", write_once},
	{"pipe", pipe_once},       {"futex", futex_once},   {"epoll_wait", epoll_once},
	{"clone", clone_once},     {"execve", execve_once}, {"page fault", fault_once},
	{"mmap", mmap_once},       {"open", open_once},     {"stat", stat_once},
	{"sendmsg", sendmsg_once},
};

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

static int run(const struct options *o, struct tare_error *err)
{
	const char *failed;
	uint64_t n;
	size_t i;

	if (o->list) {
		more_list();
		return 0;
	}
	if (!prepare_files() || !prepare_pages() || !prepare_sockets())
		return tare_error(err, TARE_CANNOT, "what the calls need cannot be had: %m");
	for (i = 0; i < sizeof(call) / sizeof(*call); i++)
		for (n = 0; n < o->count; n++)
			if (!call[i].once())
				return tare_error(err, TARE_FAILED, "%s: %m", call[i].name);
	failed = o->all ? more_run(o->count) : NULL;
	return failed ? tare_error(err, TARE_FAILED, "%s: %m", failed) : 0;
}

int main(int argc, char **argv)
{
	struct options options = {.count = 100};
	struct tare_error err;

	if (argc && !strcmp(argv[0], NOTHING))
		return 0;
	tare_options_parse(&command_line, argc, argv, &options);
	return run(&options, &err) ? tare_error_report(&err, PROGRAM) : 0;
}
