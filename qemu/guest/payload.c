// SPDX-License-Identifier: GPL-2.0-only
/*
 * QEMU's docs/specs/fw_cfg describes the device. Its DMA copies a page in one instruction; its data
 * port would take one for each byte, each of which an exact machine executes alone.
 */
#define _GNU_SOURCE
#include <endian.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/io.h>
#include <sys/mman.h>
#include <sys/statvfs.h>
#include <sys/wait.h>
#include <unistd.h>

#include "payload.h"

#define PANIC_PORT     0x505
#define PANICKED       1
#define FW_CFG_PORT    0x510
#define FW_CFG_PORTS   12
#define DMA_PORT       0x514
#define DMA_ERROR      1
#define DMA_READ       2
#define DMA_SKIP       4
#define DMA_SELECT     8
#define DIRECTORY      0x19
#define PAGE	       4096
#define PAGES	       512
#define PFN(entry)     ((entry) & ((1ull << 55) - 1))
#define PRESENT(entry) ((entry) >> 63)

struct request {
	uint32_t control, length;
	uint64_t address;
};

struct file {
	uint32_t size;
	uint16_t select, reserved;
	char name[56];
};

/*
 * What the device reads and writes. A child has none of these pages, since a fork would give init
 * copies of them elsewhere; so nothing else may lie on the last one.
 */
static struct {
	char pages[PAGES][PAGE];
	union {
		struct request request;
		char page[PAGE];
	};
} shared __attribute__((aligned(PAGE)));

static int pagemap = -1;

void payload_release(void)
{
	ioperm(FW_CFG_PORT, FW_CFG_PORTS, 0);
	ioperm(PANIC_PORT, 1, 0);
	munlock(&shared, sizeof(shared));
	close(pagemap);
}

/* The frame of each page from PLACE on, as the kernel has it now. */
static bool frames(const void *place, uint64_t *frame, size_t n)
{
	off_t at = (uintptr_t)place / PAGE * sizeof(*frame);
	size_t i;

	if (pread(pagemap, frame, n * sizeof(*frame), at) != (ssize_t)(n * sizeof(*frame)))
		return false;
	for (i = 0; i < n; i++) {
		/* without CAP_SYS_ADMIN each frame is 0 */
		if (!PRESENT(frame[i]) || !PFN(frame[i])) {
			errno = EPERM;
			return false;
		}
		frame[i] = PFN(frame[i]);
	}
	return true;
}

bool payload_can_come(void)
{
	uint64_t frame;

	pagemap = open("/proc/self/pagemap", O_RDONLY | O_CLOEXEC);
	return pagemap >= 0 && !ioperm(FW_CFG_PORT, FW_CFG_PORTS, 1) &&
	       !ioperm(PANIC_PORT, 1, 1) && !mlock(&shared, sizeof(shared)) &&
	       !madvise(&shared, sizeof(shared), MADV_DONTFORK) &&
	       frames(&shared.request, &frame, 1);
}

void payload_await(void)
{
	outb(PANICKED, PANIC_PORT);
}

/* Waits for nothing: the device has done it when the last outl() returns. */
static bool ask(uint32_t control, uint32_t length, uint64_t address)
{
	volatile struct request *request = &shared.request;
	uint64_t frame, at;

	if (!frames(&shared.request, &frame, 1))
		return false;
	at = frame * PAGE + (uintptr_t)request % PAGE;
	*request = (struct request){htobe32(control), htobe32(length), htobe64(address)};
	outl(htobe32(at >> 32), DMA_PORT);
	outl(htobe32(at), DMA_PORT + 4);
	if (!request->control)
		return true;
	errno = EIO;
	return false;
}

static bool choose(uint16_t item)
{
	return ask((uint32_t)item << 16 | DMA_SELECT | DMA_SKIP, 0, 0);
}

/* Reads the next SIZE bytes, at most of all pages, frames that follow one another at once. */
static bool read_next(size_t size)
{
	size_t n = (size + PAGE - 1) / PAGE, i, run;
	static uint64_t before[PAGES], after[PAGES];

	if (!frames(shared.pages, before, n))
		return false;
	for (i = 0; i < n; i += run) {
		size_t part;

		for (run = 1; i + run < n && before[i + run] == before[i] + run;)
			run++;
		part = i + run == n ? size - i * PAGE : run * PAGE;
		if (!ask(DMA_READ, part, before[i] * PAGE))
			return false;
	}
	/* the kernel may move a page that is locked; then the bytes are another's by now */
	if (!frames(shared.pages, after, n))
		return false;
	if (!memcmp(before, after, n * sizeof(*before)))
		return true;
	errno = EAGAIN;
	return false;
}

/* How many bytes the file NAME has, and chooses it; -1 where there is none, or with an errno. */
static int64_t find(const char *name)
{
	uint32_t count;

	if (!choose(DIRECTORY) || !read_next(sizeof(count)))
		return -1;
	memcpy(&count, shared.pages, sizeof(count));
	for (count = be32toh(count); count; count--) {
		struct file file;

		if (!read_next(sizeof(file)))
			return -1;
		memcpy(&file, shared.pages, sizeof(file));
		if (!strncmp(file.name, name, sizeof(file.name)))
			return choose(be16toh(file.select)) ? (int64_t)be32toh(file.size) : -1;
	}
	errno = ENOENT;
	return -1;
}

static const char *unpack(int64_t size)
{
	static char *const argv[] = {"/bin/busybox", "cpio", "-idmu", NULL};
	struct statvfs root;
	int to[2], status;
	pid_t pid;

	if (pipe2(to, O_CLOEXEC))
		return "make a pipe";
	pid = fork();
	if (pid < 0)
		return "fork";
	if (!pid) {
		dup2(to[0], 0);
		dup2(open("/dev/null", O_WRONLY), 2);
		execv(argv[0], argv);
		_exit(127);
	}
	close(to[0]);
	while (size) {
		int64_t most = sizeof(shared.pages), part = size < most ? size : most;

		if (!read_next(part))
			return "read from fw_cfg";
		/* cpio has ended: behind the archive's end is padding, or its status tells */
		if (write(to[1], shared.pages, part) != part)
			break;
		size -= part;
	}
	close(to[1]);
	errno = EIO;
	if (waitpid(pid, &status, 0) == pid && !status)
		return NULL;
	if (statvfs("/", &root) || root.f_bavail)
		return "unpack the payload with cpio";
	errno = ENOSPC;
	return "fit what is copied into the machine's memory";
}

const char *payload_unpack(void)
{
	const char *what;
	unsigned int i;

	for (i = 0;; i++) {
		char name[56];
		int64_t size;

		snprintf(name, sizeof(name), "opt/tare/payload.%u", i);
		size = find(name);
		if (size < 0)
			return errno == ENOENT && i ? NULL : "find the payload";
		what = unpack(size);
		if (what)
			return what;
	}
}
