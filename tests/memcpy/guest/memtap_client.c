// SPDX-License-Identifier: GPL-2.0-only
/*
 * What the guest's checks of tare_memtap.ko need a program for. Each word is one of them:
 *
 *   hostile N          calls of the device that must be refused; of 32 bits, too, unless N is 0
 *   nobody             who is not root cannot open the device, whatever its mode
 *   arm                arms through the device and tells the error
 *   addresses          opens the device for a trace: how many records hold raw addresses
 *   name TEXT ADDRESS  asks the device for the name there; TEXT is where the kernel begins
 *   preempted COMMAND  COMMAND must not end while a task is preempted inside a tap
 *   asleep COMMAND     COMMAND ends while a user copy sleeps in a page fault
 *   awaited COMMAND    COMMAND waits for a user copy that sleeps in a page fault
 *
 * Ends with 0 if it was so, 1 if not, 77 if this kernel cannot show it.
 */
#include <errno.h>
#include <fcntl.h>
#include <linux/userfaultfd.h>
#include <poll.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <tare/memtap.h>

#define DEVICE "/dev/tare_memtap"
#define RUN    "/sys/module/tare_memtest/parameters/run"
#define PAGE   4096
/* what memtap.sh loads the module with for `hostile`: of fewer, rings of half the size would do */
#define BUFFER_KB 48

static int failed;

#define EXPECT(condition)                                                                          \
	do {                                                                                       \
		if (!(condition)) {                                                                \
			printf("line %d: not so: %s (errno %d, %s)\n", __LINE__, #condition,       \
			       errno, strerror(errno));                                            \
			failed = 1;                                                                \
		}                                                                                  \
	} while (0)

#define REFUSED(call, error) EXPECT((call) < 0 && errno == (error))

static int open_device(void)
{
	int device = open(DEVICE, O_RDWR | O_CLOEXEC);

	if (device < 0) {
		printf("%s: %s\n", DEVICE, strerror(errno));
		exit(1);
	}
	return device;
}

static struct tare_memtap_info info_of(int device)
{
	struct tare_memtap_info info = {0};

	EXPECT(!ioctl(device, TARE_MEMTAP_INFO, &info));
	return info;
}

static void run_in_kernel(const char *command)
{
	int file = open(RUN, O_WRONLY | O_CLOEXEC);

	if (write(file, command, strlen(command)) < 0) {
		printf("%s: %s: %s\n", RUN, command, strerror(errno));
		failed = 1;
	}
	close(file);
}

/* An ioctl by the 32-bit entry; device and argument lie below 4 GiB. */
static long ioctl_32(int device, unsigned int command, void *argument)
{
	long result;

	__asm__ volatile("int $0x80"
			 : "=a"(result)
			 : "a"(54L), "b"((long)device), "c"((long)command), "d"(argument)
			 : "memory", "r8", "r9", "r10", "r11");
	return (int)result;
}

static int nobody(void)
{
	int status;
	pid_t pid;

	EXPECT(!chmod(DEVICE, 0666));
	pid = fork();
	if (!pid) {
		if (setuid(65534))
			_exit(2);
		_exit(open(DEVICE, O_RDWR) < 0 && errno == EPERM ? 0 : 1);
	}
	EXPECT(waitpid(pid, &status, 0) == pid && status == 0);
	return chmod(DEVICE, 0600);
}

static void hostile_mmaps(int device, const struct tare_memtap_info *info)
{
	static const unsigned int beyond[] = {0, 1, 7, 1u << 16, 1u << 28};
	size_t size = info->ring_bytes;
	unsigned int i;
	void *ring;

#define MMAP_REFUSED(length, offset)                                                               \
	EXPECT(mmap(NULL, length, PROT_READ | PROT_WRITE, MAP_SHARED, device, offset) ==           \
		       MAP_FAILED &&                                                               \
	       errno == EINVAL)
	for (i = 0; i < sizeof(beyond) / sizeof(*beyond); i++)
		MMAP_REFUSED(size, (off_t)(info->cpus + beyond[i]) * (off_t)info->ring_stride);
	MMAP_REFUSED(size, PAGE);
	MMAP_REFUSED(size - PAGE, 0);
	MMAP_REFUSED(size + PAGE, 0);
	MMAP_REFUSED(PAGE, 0);
	MMAP_REFUSED(size, (off_t)1 << 43);
	ring = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, device, 0);
	EXPECT(ring != MAP_FAILED);
	if (ring == MAP_FAILED)
		return;
	/* whatever is written there spoils nothing but what is read there */
	memset(ring, 0xff, size);
	run_in_kernel("call memcpy task 100 0 0 1000");
	memset(ring, 0, size);
	run_in_kernel("call memcpy task 100 0 0 1000");
	munmap(ring, size);
}

/* The module is loaded, mode=trace, functions=memcpy, arm=N, buffer_kb=BUFFER_KB. */
static int hostile(int has_32bit_calls)
{
	int device = open_device(), other = open_device();
	struct tare_memtap_info info = info_of(device), *low;
	struct tare_memtap_symbol symbol = {.reserved = 1};
	unsigned int i;

	EXPECT(info.ring_bytes == PAGE + BUFFER_KB * 1024);
	REFUSED(ioctl(device, TARE_MEMTAP_INFO, (void *)8), EFAULT);
	REFUSED(ioctl(device, TARE_MEMTAP_INFO, (void *)-4096L), EFAULT);
	REFUSED(ioctl(device, TARE_MEMTAP_SYMBOL, NULL), EFAULT);
	REFUSED(ioctl(device, TARE_MEMTAP_SYMBOL, &symbol), EINVAL);
	symbol.reserved = 0;
	symbol.caller = INT32_MIN;
	REFUSED(ioctl(device, TARE_MEMTAP_SYMBOL, &symbol), ENOENT);
	for (i = 0; i < 256; i++)
		if (i > 4)
			REFUSED(ioctl(device, _IO(0xD4, i), 0), ENOTTY);

	low = mmap(NULL, PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_32BIT, -1,
		   0);
	if (has_32bit_calls) {
		EXPECT(!ioctl_32(device, TARE_MEMTAP_INFO, low));
		EXPECT(!memcmp(low, &info, sizeof(info)));
	}

	EXPECT(!ioctl(device, TARE_MEMTAP_ARM));
	EXPECT(!ioctl(device, TARE_MEMTAP_ARM));
	REFUSED(ioctl(other, TARE_MEMTAP_ARM), EBUSY);
	hostile_mmaps(device, &info);
	close(other);
	other = open_device();
	EXPECT(info_of(other).armed);
	close(device);
	EXPECT(!info_of(other).armed);
	EXPECT(!ioctl(other, TARE_MEMTAP_ARM));
	close(other);
	return 0;
}

static int arm(void)
{
	int device = open_device();

	if (!ioctl(device, TARE_MEMTAP_ARM))
		return 0;
	printf("%s\n", strerror(errno));
	return 1;
}

/* A raw address lies in the upper half; a hash is there once in 131,072 times. */
static int addresses(void)
{
	int device = open_device();
	struct tare_memtap_info info = info_of(device);
	unsigned int cpu, raw = 0, records = 0;

	EXPECT(!ioctl(device, TARE_MEMTAP_DISARM));
	for (cpu = 0; cpu < info.cpus; cpu++) {
		struct tare_memtap_ring *ring =
			mmap(NULL, info.ring_bytes, PROT_READ | PROT_WRITE, MAP_SHARED, device,
			     (off_t)cpu * (off_t)info.ring_stride);
		struct tare_memtap_record *record = (void *)((char *)ring + PAGE);
		uint64_t i;

		if (ring == MAP_FAILED)
			continue;
		for (i = 0; i < ring->slots && record[i].seq == i + 1; i++) {
			records++;
			raw += record[i].dst >> 47 == 0x1ffff || record[i].src >> 47 == 0x1ffff;
		}
	}
	printf("records %u raw %u hashed %u\n", records, raw, info.hashed);
	return 0;
}

/* What the device says of a return to behind the first byte of a function. */
static int name_of(char **addresses)
{
	uint64_t text = strtoull(addresses[0], NULL, 16), at = strtoull(addresses[1], NULL, 16);
	struct tare_memtap_symbol symbol = {.caller = (int32_t)(at + 1 - text)};

	puts(ioctl(open_device(), TARE_MEMTAP_SYMBOL, &symbol) ? strerror(errno) : symbol.name);
	return 0;
}

static void *wait_for_ring(void *device)
{
	struct pollfd polled = {.fd = *(int *)device, .events = POLLIN};

	return (void *)(intptr_t)(poll(&polled, 1, -1) == 1 ? polled.revents : 0);
}

/* Whether the reader of a ring is told of the end, which wakes it. */
static int hangs_up(int device)
{
	pthread_t reader;
	void *events;

	EXPECT(!pthread_create(&reader, NULL, wait_for_ring, &device));
	EXPECT(!pthread_join(reader, &events));
	return (intptr_t)events == POLLHUP;
}

/* The module is loaded, mode=trace, functions=memcpy, only=tare_memtest, arm=N. */
static int deadline(void)
{
	int device = open_device(), other = open_device(), i;

	REFUSED(ioctl(device, TARE_MEMTAP_RENEW, 86400001), EINVAL);
	REFUSED(ioctl(device, TARE_MEMTAP_RENEW, 1ul << 32), EINVAL);
	REFUSED(ioctl(device, TARE_MEMTAP_RENEW, -1ul), EINVAL);
	EXPECT(!ioctl(device, TARE_MEMTAP_RENEW, 86400000));
	/* it begins with arming, and ends with disarming */
	EXPECT(!ioctl(device, TARE_MEMTAP_RENEW, 50));
	poll(NULL, 0, 200);
	EXPECT(!ioctl(device, TARE_MEMTAP_ARM) && info_of(device).armed);
	REFUSED(ioctl(other, TARE_MEMTAP_RENEW, 0), EBUSY);
	EXPECT(!ioctl(device, TARE_MEMTAP_RENEW, 0));
	poll(NULL, 0, 200);
	EXPECT(info_of(device).armed);
	EXPECT(!ioctl(device, TARE_MEMTAP_RENEW, 600));
	for (i = 0; i < 12; i++) {
		poll(NULL, 0, 100);
		EXPECT(!ioctl(device, TARE_MEMTAP_RENEW, 600));
	}
	EXPECT(!ioctl(device, TARE_MEMTAP_DISARM));
	EXPECT(!ioctl(device, TARE_MEMTAP_ARM));
	run_in_kernel("call memcpy task 100 0 0 5");
	EXPECT(hangs_up(device) && !info_of(device).armed);
	run_in_kernel("call memcpy task 100 0 0 5");
	/* only arming begins anew, for anybody, and with a deadline again */
	REFUSED(ioctl(device, TARE_MEMTAP_RENEW, 600), ETIME);
	REFUSED(ioctl(other, TARE_MEMTAP_RENEW, 0), ETIME);
	EXPECT(!ioctl(other, TARE_MEMTAP_ARM) && info_of(device).armed);
	EXPECT(!poll(&(struct pollfd){.fd = device, .events = POLLIN}, 1, 0));
	close(device);
	EXPECT(info_of(other).armed && hangs_up(other));
	EXPECT(!info_of(other).armed);
	return 0;
}

static pid_t start(char **command)
{
	pid_t pid = fork();

	if (!pid) {
		execvp(command[0], command);
		_exit(127);
	}
	return pid;
}

static int has_ended(pid_t pid, int *status)
{
	return waitpid(pid, status, WNOHANG) == pid;
}

/* Whether the kernel stack of a task that does not run names a function. */
static int is_inside(pid_t pid, const char *name)
{
	char path[64], text[8192];
	int file;
	ssize_t got;

	snprintf(path, sizeof(path), "/proc/%d/stack", pid);
	file = open(path, O_RDONLY | O_CLOEXEC);
	if (file < 0)
		return 0;
	got = read(file, text, sizeof(text) - 1);
	close(file);
	text[got > 0 ? got : 0] = 0;
	return strstr(text, name) != NULL;
}

static void pin(int cpu)
{
	cpu_set_t set;

	CPU_ZERO(&set);
	CPU_SET(cpu, &set);
	EXPECT(!sched_setaffinity(0, sizeof(set), &set));
}

static pid_t start_on_cpu_0(void (*work)(void))
{
	pid_t pid = fork();

	if (!pid) {
		pin(0);
		work();
		_exit(1);
	}
	return pid;
}

static void copy_for_ever(void)
{
	for (;;)
		run_in_kernel("call memcpy task 64 0 0 20000");
}

static void take_the_cpu(void)
{
	struct sched_param fifo = {.sched_priority = 50};

	if (!sched_setscheduler(0, SCHED_FIFO, &fifo))
		for (;;)
			;
}

/* What it ended with: SIGKILL, if it was well until then. */
static int end(pid_t pid)
{
	int status = -1;

	kill(pid, SIGKILL);
	waitpid(pid, &status, 0);
	return status;
}

/* A task that runs may have left the tap before we have read that it is there. */
static int stays_inside(pid_t pid, const char *name)
{
	unsigned int looks;

	for (looks = 0; looks < 20; looks++) {
		if (!is_inside(pid, name))
			return 0;
		sched_yield();
	}
	return 1;
}

/* Hogs come and go until one has preempted the victim inside a tap. */
static pid_t preempt_in_tap(pid_t victim)
{
	unsigned int tries, looks;
	int status;

	for (tries = 0; tries < 500; tries++) {
		pid_t hog = start_on_cpu_0(take_the_cpu);

		while (sched_getscheduler(hog) != SCHED_FIFO && !has_ended(hog, &status))
			sched_yield();
		for (looks = 0; looks < 20; looks++) {
			if (stays_inside(victim, "[tare_memtap]"))
				return hog;
			sched_yield();
		}
		end(hog);
	}
	return 0;
}

/* Nobody takes the CPU from a real-time task; 6.12 and later have a server for the others. */
static void let_hogs_run(void)
{
	int throttle = open("/proc/sys/kernel/sched_rt_runtime_us", O_WRONLY | O_CLOEXEC);
	int server = open("/sys/kernel/debug/sched/fair_server/cpu0/runtime", O_WRONLY | O_CLOEXEC);

	EXPECT(write(throttle, "-1", 2) == 2);
	EXPECT(server < 0 || write(server, "0", 1) == 1);
	close(throttle);
	close(server);
}

static int preempted(char **command)
{
	pid_t victim, hog, pid;
	unsigned int looks;
	int status = 0;

	if (sysconf(_SC_NPROCESSORS_ONLN) < 2)
		return 77;
	let_hogs_run();
	pin(1);
	victim = start_on_cpu_0(copy_for_ever);
	hog = preempt_in_tap(victim);
	if (!hog) {
		printf("no task was preempted inside a tap\n");
		end(victim);
		return 77;
	}
	pid = start(command);
	/* how long it takes else, with room to spare */
	for (looks = 0; looks < 200 && !has_ended(pid, &status); looks++)
		poll(NULL, 0, 10);
	EXPECT(looks == 200);
	EXPECT(is_inside(victim, "[tare_memtap]"));
	EXPECT(end(hog) == SIGKILL && end(victim) == SIGKILL);
	if (looks == 200)
		EXPECT(waitpid(pid, &status, 0) == pid && !status);
	return 0;
}

static char *fault_page;
static int fault_pipe[2];

static void *read_into_fault(void *unused)
{
	(void)unused;
	return (void *)read(fault_pipe[0], fault_page, 100);
}

/* A page on which the kernel's copy to user space sleeps; -1: not on this kernel. */
static int make_fault(void)
{
	struct uffdio_register range = {.mode = UFFDIO_REGISTER_MODE_MISSING};
	struct uffdio_api api = {.api = UFFD_API};
	int faults = (int)syscall(SYS_userfaultfd, O_CLOEXEC);

	if (faults < 0)
		return -1;
	fault_page = mmap(NULL, PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	range.range.start = (uintptr_t)fault_page;
	range.range.len = PAGE;
	EXPECT(!ioctl(faults, UFFDIO_API, &api) && !ioctl(faults, UFFDIO_REGISTER, &range));
	return faults;
}

static void end_fault(int faults)
{
	struct uffdio_zeropage zero = {.range = {.start = (uintptr_t)fault_page, .len = PAGE}};

	EXPECT(!ioctl(faults, UFFDIO_ZEROPAGE, &zero));
}

static int sleeping(char **command, int waits)
{
	int faults = make_fault(), status = -1;
	struct uffd_msg message;
	pthread_t reader;
	void *got;
	pid_t pid;

	if (faults < 0)
		return 77;
	EXPECT(!pipe(fault_pipe));
	EXPECT(write(fault_pipe[1], "0123456789", 10) == 10);
	EXPECT(!pthread_create(&reader, NULL, read_into_fault, NULL));
	/* comes when the copy sleeps */
	EXPECT(read(faults, &message, sizeof(message)) == sizeof(message));
	pid = start(command);
	if (waits) {
		while (!is_inside(pid, "memtap_cost_wait_idle") && !has_ended(pid, &status))
			sched_yield();
		EXPECT(status == -1);
	} else {
		EXPECT(waitpid(pid, &status, 0) == pid && !status);
	}
	end_fault(faults);
	EXPECT(!pthread_join(reader, &got));
	EXPECT(got == (void *)10 && !memcmp(fault_page, "0123456789", 10));
	if (waits && status == -1)
		EXPECT(waitpid(pid, &status, 0) == pid && !status);
	return 0;
}

int main(int argc, char **argv)
{
	const char *word = argc > 1 ? argv[1] : "";
	int status;

	setvbuf(stdout, NULL, _IOLBF, 0);
	status = !strcmp(word, "hostile")     ? hostile(argc > 2 && atoi(argv[2]))
		 : !strcmp(word, "nobody")    ? nobody()
		 : !strcmp(word, "arm")       ? arm()
		 : !strcmp(word, "deadline")  ? deadline()
		 : !strcmp(word, "addresses") ? addresses()
		 : argc < 3                   ? 2
		 : !strcmp(word, "preempted") ? preempted(argv + 2)
		 : !strcmp(word, "asleep")    ? sleeping(argv + 2, 0)
		 : !strcmp(word, "awaited")   ? sleeping(argv + 2, 1)
		 : argc < 4                   ? 2
		 : !strcmp(word, "name")      ? name_of(argv + 2)
					      : 2;
	return failed ? 1 : status;
}
