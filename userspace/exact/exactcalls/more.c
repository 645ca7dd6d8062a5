// SPDX-License-Identifier: GPL-2.0-only
#include "more.h"

#include <asm/prctl.h>
#include <elf.h>
#include <fcntl.h>
#include <linux/random.h>
#include <poll.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/rseq.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/xattr.h>
#include <time.h>
#include <unistd.h>

#define PAGE 4096
#define FILE "/tmp/exactcalls"
#define MADE "/tmp/exactcalls.made"
#define MASK 8  /* bytes of a set of signals */
#define AREA 32 /* and of an area of restartable sequences */

/* Descriptors, whose numbers have to be known here. FREE: the first that is not in use. */
enum { FREE = 20, A_FILE = 100, A_FOLDER, ANOTHER_FILE, ZERO, A_SOCKET, ITS_PEER, LAST };

static char buffer[PAGE];
static char pages[2 * PAGE] __attribute__((aligned(PAGE)));
static struct iovec parts[] = {{buffer, 1}, {buffer + 1, 1}};
static long offset[2];
static struct iovec to_offset = {offset, sizeof(offset)};
static struct pollfd ready = {.fd = A_FILE, .events = POLLIN};
static struct timespec over;
static char area[AREA] __attribute__((aligned(AREA)));
static char robust[24];
static int number = 1;

/* before: a call that undoes, or prepares, what this one does; {0}: none. */
static const struct call {
	const char *name, *what;
	long number, given[6];
	struct {
		long number, given[6];
	} before;
} call[] = {
#define P(pointer) ((long)(pointer))
#define CALL(call, words, ...)                                                                     \
	.name = #call, .what = words, .number = SYS_##call, .given = {__VA_ARGS__}
	{CALL(getpid, "")},
	{CALL(gettid, "")},
	{CALL(getuid, "")},
	{CALL(geteuid, "")},
	{CALL(getgid, "")},
	{CALL(getegid, "")},
	{CALL(prlimit64, "reads RLIMIT_NOFILE", 0, RLIMIT_NOFILE, 0, P(buffer))},
	{CALL(arch_prctl, "ARCH_GET_FS", ARCH_GET_FS, P(buffer))},
	{CALL(set_tid_address, "", P(&number))},
	{CALL(set_robust_list, "", P(robust), sizeof(robust))},
	{CALL(rseq, "registers an area, and takes it back: the mean", P(area), AREA, 0, RSEQ_SIG),
	 .before = {SYS_rseq, {P(area), AREA, RSEQ_FLAG_UNREGISTER, RSEQ_SIG}}},
	{CALL(getrandom, "16 bytes", P(buffer), 16)},
	{CALL(clock_nanosleep, "until a time that is over: does not sleep", CLOCK_MONOTONIC,
	      TIMER_ABSTIME, P(&over))},
	{CALL(rt_sigprocmask, "reads the mask", SIG_BLOCK, 0, P(buffer), MASK)},
	{CALL(rt_sigaction, "reads an action", SIGUSR1, 0, P(buffer), MASK)},
	{CALL(brk, "reads the end of the heap")},
	{CALL(mprotect, "1 page, never touched, from writable to read-only", P(pages), PAGE,
	      PROT_READ),
	 .before = {SYS_pkey_mprotect, {P(pages), PAGE, PROT_READ | PROT_WRITE, -1}}},
	{CALL(madvise, "MADV_DONTNEED of 1 page, never touched", P(pages + PAGE), PAGE,
	      MADV_DONTNEED)},
	{CALL(openat, "of a file on tmpfs, for reading; its path has 2 parts", AT_FDCWD, P(FILE),
	      O_RDONLY),
	 .before = {SYS_close, {FREE}}},
	{CALL(close, "of a file on tmpfs, the last descriptor", FREE),
	 .before = {SYS_openat, {AT_FDCWD, P(FILE), O_RDONLY}}},
	{CALL(dup2, "to a free descriptor", A_FILE, LAST),
	 .before = {SYS_close_range, {LAST, LAST}}},
	{CALL(pipe2, "", P(buffer)), .before = {SYS_close_range, {FREE, A_FILE - 1}}},
	{CALL(fcntl, "F_GETFL", A_FILE, F_GETFL)},
	{CALL(ioctl, "FIONREAD of a file", A_FILE, FIONREAD, P(&number))},
	{CALL(newfstatat, "a path of 2 parts, in the dcache", AT_FDCWD, P(FILE), P(buffer))},
	{CALL(statx, "a path of 2 parts, in the dcache", AT_FDCWD, P(FILE), 0, STATX_BASIC_STATS,
	      P(buffer))},
	{CALL(access, "a path of 2 parts, in the dcache", P(FILE), R_OK)},
	{CALL(readlink, "/proc/self/exe", P("/proc/self/exe"), P(buffer), PAGE)},
	{CALL(getcwd, "/", P(buffer), PAGE)},
	{CALL(getdents64, "a folder on tmpfs with 3 files", A_FOLDER, P(buffer), PAGE),
	 .before = {SYS_lseek, {A_FOLDER}}},
	{CALL(getxattr, "1 byte, on tmpfs", P(FILE), P("trusted.a"), P(buffer), 1)},
	{CALL(lgetxattr, "1 byte, on tmpfs", P(FILE), P("trusted.a"), P(buffer), 1)},
	{CALL(fgetxattr, "1 byte, on tmpfs", A_FILE, P("trusted.a"), P(buffer), 1)},
	{CALL(flistxattr, "1 name, on tmpfs", A_FILE, P(buffer), PAGE)},
	{CALL(fsetxattr, "1 byte in place of another, on tmpfs", A_FILE, P("trusted.a"), P(buffer),
	      1)},
	{CALL(utimensat, "to now", AT_FDCWD, P(FILE))},
	{CALL(lseek, "to the begin of a file, or folder", A_FILE)},
	{CALL(pread64, "4 KiB of a file on tmpfs, in memory", A_FILE, P(buffer), PAGE)},
	{CALL(pwrite64, "4 KiB over others, on tmpfs", A_FILE, P(buffer), PAGE)},
	{CALL(writev, "2 x 1 byte over others, on tmpfs", A_FILE, P(parts), 2),
	 .before = {SYS_lseek, {A_FILE}}},
	{CALL(copy_file_range, "4 KiB over others, on tmpfs", A_FILE, P(&offset[0]), ANOTHER_FILE,
	      P(&offset[1]), PAGE),
	 .before = {SYS_preadv, {ZERO, P(&to_offset), 1}}},
	{CALL(fadvise64, "POSIX_FADV_SEQUENTIAL", A_FILE, 0, 0, POSIX_FADV_SEQUENTIAL)},
	{CALL(fdatasync, "on tmpfs, which has nothing to do", A_FILE)},
	{CALL(link, "on tmpfs", P(FILE), P(MADE)), .before = {SYS_unlink, {P(MADE)}}},
	{CALL(unlink, "one of 2 names of a file on tmpfs", P(MADE)),
	 .before = {SYS_link, {P(FILE), P(MADE)}}},
	{CALL(unlinkat, "the only name of an empty file on tmpfs", AT_FDCWD, P(MADE)),
	 .before = {SYS_mknod, {P(MADE), S_IFREG | 0600}}},
	{CALL(poll, "1 file, which is ready", P(&ready), 1)},
	{CALL(sendto, "1 byte to a stream socket of AF_UNIX", A_SOCKET, P(buffer), 1),
	 .before = {SYS_recvfrom, {ITS_PEER, P(buffer), 1, MSG_DONTWAIT}}},
	{CALL(recvfrom, "1 byte, which is there, of a stream socket of AF_UNIX", ITS_PEER,
	      P(buffer), 1, MSG_DONTWAIT),
	 .before = {SYS_sendto, {A_SOCKET, P(buffer), 1}}},
	{CALL(setsockopt, "SO_REUSEADDR of a socket of AF_UNIX", A_SOCKET, SOL_SOCKET, SO_REUSEADDR,
	      P(&number), sizeof(number))},
};

/* A program that ends at once: the same whatever compiles this one, and no library begins in it. */
static const struct {
	Elf64_Ehdr head;
	Elf64_Phdr segment;
	unsigned char code[9];
} small = {
	.head = {.e_ident = {ELFMAG0, ELFMAG1, ELFMAG2, ELFMAG3, ELFCLASS64, ELFDATA2LSB,
			     EV_CURRENT},
		 .e_type = ET_EXEC,
		 .e_machine = EM_X86_64,
		 .e_version = EV_CURRENT,
		 .e_entry = 0x400000 + sizeof(Elf64_Ehdr) + sizeof(Elf64_Phdr),
		 .e_phoff = sizeof(Elf64_Ehdr),
		 .e_ehsize = sizeof(Elf64_Ehdr),
		 .e_phentsize = sizeof(Elf64_Phdr),
		 .e_phnum = 1},
	.segment = {.p_type = PT_LOAD,
		    .p_flags = PF_R | PF_X,
		    .p_vaddr = 0x400000,
		    .p_filesz = sizeof(Elf64_Ehdr) + sizeof(Elf64_Phdr) + 9,
		    .p_memsz = sizeof(Elf64_Ehdr) + sizeof(Elf64_Phdr) + 9,
		    .p_align = PAGE},
	/* mov $SYS_exit_group, %eax; xor %edi, %edi; syscall */
	.code = {0xb8, 0xe7, 0, 0, 0, 0x31, 0xff, 0x0f, 0x05},
};

bool more_small(void)
{
	int file = open(MORE_SMALL, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0700);

	return file >= 0 &&
	       write(file, &small, offsetof(typeof(small), code) + sizeof(small.code)) > 0 &&
	       !close(file);
}

static long make(long what, const long *given)
{
	return syscall(what, given[0], given[1], given[2], given[3], given[4], given[5]);
}

static bool moved(int from, int to)
{
	return from >= 0 && dup2(from, to) == to && !close(from);
}

bool more_prepare(void)
{
	struct {
		struct rand_pool_info head;
		char entropy[32];
	} given = {.head = {.entropy_count = 256, .buf_size = 32}};
	int pair[2], free = 0;

	/* not checked: who is not root has to wait, a second in a machine that has just begun */
	if (moved(open("/dev/random", O_WRONLY | O_CLOEXEC), LAST))
		ioctl(LAST, RNDADDENTROPY, &given);
	close(LAST);
	if (!moved(open(FILE, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600), A_FILE) ||
	    ftruncate(A_FILE, PAGE) || fsetxattr(A_FILE, "trusted.a", "a", 1, 0) ||
	    !moved(open(FILE ".other", O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600),
		   ANOTHER_FILE) ||
	    !moved(open("/tmp", O_RDONLY | O_CLOEXEC), A_FOLDER) ||
	    !moved(open("/dev/zero", O_RDONLY | O_CLOEXEC), ZERO) ||
	    socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair) || !moved(pair[0], A_SOCKET) ||
	    !moved(pair[1], ITS_PEER))
		return false;
	/* the library's, of which a thread has one; not checked: there may be none */
	syscall(SYS_rseq, (char *)__builtin_thread_pointer() + __rseq_offset, AREA,
		RSEQ_FLAG_UNREGISTER, RSEQ_SIG);
	while (free >= 0 && free < FREE - 1)
		free = fcntl(A_FILE, F_DUPFD_CLOEXEC, 0);
	return free == FREE - 1;
}

void more_end(void)
{
	unlink(FILE);
	unlink(FILE ".other");
	unlink(MORE_SMALL);
}

void more_list(void)
{
	size_t i;

	for (i = 0; i < sizeof(call) / sizeof(*call); i++)
		printf("%s\t%s\n", call[i].name, call[i].what);
}

const char *more_name(size_t at)
{
	return at < sizeof(call) / sizeof(*call) ? call[at].name : NULL;
}

bool more_once(size_t at)
{
	if (call[at].before.number)
		make(call[at].before.number, call[at].before.given);
	return make(call[at].number, call[at].given) >= 0;
}
