// SPDX-License-Identifier: GPL-2.0-only
/*
 * The first process of every machine: makes a small Linux out of the initramfs, runs one
 * command and reports through virtio-serial ports, so that nothing the kernel or the
 * command prints on the console can be mistaken for a result.
 *
 * What to do is told by files that the host put into the initramfs:
 *   /etc/tare/modules   modules to load, in this order, one path a line
 *   /etc/tare/command   the command, each word ended by a zero byte; none: a shell
 *   /etc/tare/root      a block device to run the command on; none: the initramfs
 *   /etc/tare/save      there: stop, to be saved; all else comes when a host sets it going again
 *   /etc/tare/now       what a clock shows by then, as SECONDS.NANOSECONDS
 *   /etc/tare/seed      random bytes, so that restored machines draw unlike numbers
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/netlink.h>
#include <linux/random.h>
#include <net/if.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/io.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <sys/reboot.h>
#include <sys/signalfd.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "payload.h"

enum port { OUT, ERR, RESULT, FILES, KLOG, PORTS };

static const char *const port_names[PORTS] = {
	"tare.stdout", "tare.stderr", "tare.result", "tare.files", "tare.klog",
};

/* QEMU's isa-debug-exit device: it ends QEMU at once with status 2 * value + 1. */
#define DEBUG_EXIT_PORT 0xf4
#define EXIT_DONE 16
#define EXIT_BROKEN 17

static int port[PORTS];
static char buffer[1 << 16];

static void leave(int value)
{
	if (!ioperm(DEBUG_EXIT_PORT, 1, 1)) {
		outb(value, DEBUG_EXIT_PORT);
		/* since 9.2 QEMU ends a little later: in an exact machine once the CPU is idle */
		for (;;)
			pause();
	}
	/* a kernel that is locked down refuses ioperm */
	reboot(RB_POWER_OFF);
	_exit(1);
}

static void broken(const char *what, const char *name)
{
	fprintf(stderr, "tare-init: %s %s: %s\n", what, name, strerror(errno));
	leave(EXIT_BROKEN);
}

static void write_all(int fd, const char *data, size_t size)
{
	while (size) {
		ssize_t n = write(fd, data, size);

		if (n < 0 && errno == EINTR)
			continue;
		if (n <= 0)
			broken("cannot write to", "a port");
		data += n;
		size -= n;
	}
}

static void tell(const char *format, ...)
{
	char line[256];
	va_list args;
	int n;

	va_start(args, format);
	n = vsnprintf(line, sizeof(line), format, args);
	va_end(args);
	write_all(port[RESULT], line, n);
}

/* Returns the length of the file's contents in buffer, -1 if there is no such file. */
static ssize_t slurp(const char *path)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	ssize_t n, size = 0;

	if (fd < 0)
		return -1;
	while ((n = read(fd, buffer + size, sizeof(buffer) - 1 - size)) > 0)
		size += n;
	close(fd);
	buffer[size] = 0;
	return size;
}

static void mount_on(const char *type, const char *where, const char *options, int flags)
{
	mkdir(where, 0755);
	if (mount(type, where, type, flags, options) && errno != EBUSY)
		broken("cannot mount", where);
}

/* A kernel may be built without it; the command will miss it, not we. */
static void mount_if_known(const char *type, const char *where)
{
	if (mount(type, where, type, 0, NULL) && errno != ENODEV && errno != ENOENT &&
	    errno != EBUSY)
		broken("cannot mount", where);
}

static void mount_system(void)
{
	mount_on("devtmpfs", "/dev", "mode=0755", MS_NOSUID);
	mount_on("proc", "/proc", NULL, MS_NOSUID | MS_NODEV | MS_NOEXEC);
	mount_on("sysfs", "/sys", NULL, MS_NOSUID | MS_NODEV | MS_NOEXEC);
	mount_on("devpts", "/dev/pts", "gid=5,mode=620,ptmxmode=666", MS_NOSUID | MS_NOEXEC);
	mount_on("tmpfs", "/dev/shm", "mode=1777", MS_NOSUID | MS_NODEV);
	mount_on("tmpfs", "/run", "mode=0755", MS_NOSUID | MS_NODEV);
	mount_on("tmpfs", "/tmp", "mode=1777", MS_NOSUID | MS_NODEV);
	mount_if_known("debugfs", "/sys/kernel/debug");
	mount_if_known("tracefs", "/sys/kernel/tracing");
	mount_if_known("bpf", "/sys/fs/bpf");
	mkdir("/out", 0755);
	symlink("/proc/self/fd", "/dev/fd");
	symlink("/proc/self/fd/0", "/dev/stdin");
	symlink("/proc/self/fd/1", "/dev/stdout");
	symlink("/proc/self/fd/2", "/dev/stderr");
}

static void load_modules(void)
{
	static char list[1 << 16];
	char *path, *rest = list;

	if (slurp("/etc/tare/modules") < 0)
		return;
	snprintf(list, sizeof(list), "%s", buffer);
	while ((path = strsep(&rest, "\n"))) {
		int fd;

		if (!*path)
			continue;
		fd = open(path, O_RDONLY | O_CLOEXEC);
		if (fd < 0)
			broken("cannot open", path);
		/* ENODEV: made for a CPU that this one is not; another does its work */
		if (syscall(SYS_finit_module, fd, "", 0) && errno != EEXIST && errno != ENODEV)
			broken("cannot load", path);
		close(fd);
	}
}

static void loopback_up(void)
{
	struct ifreq request = { .ifr_name = "lo", .ifr_flags = IFF_UP | IFF_RUNNING };
	int fd = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);

	if (fd >= 0) {
		ioctl(fd, SIOCSIFFLAGS, &request);
		close(fd);
	}
}

/* Opened before the drivers are loaded, so that no event is missed. */
static int listen_for_devices(void)
{
	struct sockaddr_nl address = { .nl_family = AF_NETLINK, .nl_groups = 1 };
	int fd = socket(AF_NETLINK, SOCK_DGRAM | SOCK_CLOEXEC, NETLINK_KOBJECT_UEVENT);

	if (fd < 0 || bind(fd, (struct sockaddr *)&address, sizeof(address)))
		broken("cannot listen for", "devices");
	return fd;
}

/* Returns a descriptor of the port that the host has given this name, -1 if there is none yet. */
static int open_port(const char *wanted)
{
	DIR *folder = opendir("/sys/class/virtio-ports");
	struct dirent *entry;
	int fd = -1;

	if (!folder)
		return -1;
	while (fd < 0 && (entry = readdir(folder))) {
		char path[320];

		snprintf(path, sizeof(path), "/sys/class/virtio-ports/%s/name", entry->d_name);
		if (slurp(path) <= 0)
			continue;
		buffer[strcspn(buffer, "\n")] = 0;
		if (strcmp(buffer, wanted))
			continue;
		snprintf(path, sizeof(path), "/dev/%s", entry->d_name);
		fd = open(path, O_RDWR | O_CLOEXEC);
	}
	closedir(folder);
	return fd;
}

/* A port comes with its driver, and its name a moment later: each is an event. */
static void open_ports(int devices)
{
	struct pollfd wait = { .fd = devices, .events = POLLIN };

	for (int i = 0; i < PORTS; i++)
		while ((port[i] = open_port(port_names[i])) < 0) {
			if (poll(&wait, 1, 10000) <= 0)
				broken("no port", port_names[i]);
			if (recv(devices, buffer, sizeof(buffer), 0) < 0 && errno != ENOBUFS)
				broken("cannot listen for", "devices");
		}
	close(devices);
}

static void bind_into_root(const char *from)
{
	char to[64];

	snprintf(to, sizeof(to), "/sysroot%s", from);
	mkdir(to, 0755);
	if (mount(from, to, NULL, MS_BIND | MS_REC, NULL))
		broken("cannot bind", from);
}

/* The disk becomes the root of whoever calls chroot("."): init itself stays outside. */
static void mount_root(const char *device)
{
	static const char *const shared[] = {
		"/dev", "/proc", "/sys", "/run", "/tmp", "/out", "/tare", "/lib/modules",
	};

	mkdir("/sysroot", 0755);
	if (mount(device, "/sysroot", "ext4", MS_NOATIME, NULL))
		broken("cannot mount", device);
	for (size_t i = 0; i < sizeof(shared) / sizeof(*shared); i++)
		bind_into_root(shared[i]);
}

static void enter_root(void)
{
	if (access("/sysroot", F_OK))
		return;
	if (unshare(CLONE_NEWNS) || chdir("/sysroot") || mount(".", "/", NULL, MS_MOVE, NULL) ||
	    chroot(".") || chdir("/"))
		broken("cannot enter", "/sysroot");
}

static void set_environment(void)
{
	clearenv();
	setenv("PATH", "/tare/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", 1);
	setenv("HOME", "/root", 1);
	setenv("LANG", "C", 1);
	setenv("TERM", "linux", 1);
}

static pid_t start(char **argv, int in, int out, int err)
{
	pid_t pid = fork();

	if (pid < 0)
		broken("cannot fork for", argv[0]);
	if (pid)
		return pid;
	sigset_t none;

	sigemptyset(&none);
	sigprocmask(SIG_SETMASK, &none, NULL);
	setsid();
	dup2(in, 0);
	dup2(out, 1);
	dup2(err, 2);
	enter_root();
	execvp(argv[0], argv);
	fprintf(stderr, "%s: %s\n", argv[0], strerror(errno));
	_exit(errno == ENOENT ? 127 : 126);
}

static void pump(int from, int to)
{
	ssize_t n;

	while ((n = read(from, buffer, sizeof(buffer))) > 0)
		write_all(to, buffer, n);
}

/*
 * The command writes to pipes, not to the ports: a port can be opened only once, so
 * that "> /dev/stderr" would fail. Returns the wait status.
 */
static int run(char **argv)
{
	int out[2], err[2], null = open("/dev/null", O_RDWR | O_CLOEXEC);
	int status = 0, reaped = 0;
	sigset_t children;
	pid_t pid, child;

	sigemptyset(&children);
	sigaddset(&children, SIGCHLD);
	sigprocmask(SIG_BLOCK, &children, NULL);
	if (pipe2(out, O_CLOEXEC) || pipe2(err, O_CLOEXEC))
		broken("cannot make", "a pipe");
	fcntl(out[0], F_SETFL, O_NONBLOCK);
	fcntl(err[0], F_SETFL, O_NONBLOCK);

	struct pollfd events[] = {
		{ .fd = signalfd(-1, &children, SFD_CLOEXEC | SFD_NONBLOCK), .events = POLLIN },
		{ .fd = out[0], .events = POLLIN },
		{ .fd = err[0], .events = POLLIN },
	};

	child = start(argv, null, out[1], err[1]);
	while (!reaped) {
		int one;

		poll(events, 3, -1);
		pump(out[0], port[OUT]);
		pump(err[0], port[ERR]);
		while (read(events[0].fd, buffer, sizeof(buffer)) > 0)
			;
		while ((pid = waitpid(-1, &one, WNOHANG)) > 0)
			if (pid == child) {
				status = one;
				reaped = 1;
			}
	}
	/* what the command left behind must not write into what is collected now */
	kill(-1, SIGKILL);
	while (waitpid(-1, NULL, 0) > 0)
		;
	pump(out[0], port[OUT]);
	pump(err[0], port[ERR]);
	return status;
}

static void send_files(void)
{
	static char *const argv[] = { "/bin/busybox", "tar", "-cf", "-", "-C", "/out", ".", NULL };
	pid_t pid = fork();
	int status;

	if (!pid) {
		dup2(port[FILES], 1);
		execv(argv[0], argv);
		_exit(127);
	}
	waitpid(pid, &status, 0);
	tell("files %d\n", WIFEXITED(status) ? WEXITSTATUS(status) : -1);
}

static void send_kernel_log(void)
{
	int fd = open("/dev/kmsg", O_RDONLY | O_NONBLOCK | O_CLOEXEC);
	size_t size = 0;

	if (fd < 0)
		broken("cannot open", "/dev/kmsg");
	for (;;) {
		ssize_t n;

		if (sizeof(buffer) - size < 16384) {
			write_all(port[KLOG], buffer, size);
			size = 0;
		}
		n = read(fd, buffer + size, sizeof(buffer) - size);
		if (n < 0 && errno == EPIPE) /* overwritten while we read; the next one is there */
			continue;
		if (n <= 0)
			break;
		size += n;
	}
	write_all(port[KLOG], buffer, size);
	close(fd);
}

/* Restored machines would else all have the clock and the random numbers of the one saved. */
static void leave_the_past(void)
{
	static struct {
		struct rand_pool_info info;
		char bytes[256];
	} seed;
	struct timespec now;
	long long seconds;
	int fd;

	if (slurp("/etc/tare/now") > 0 && sscanf(buffer, "%lld.%ld", &seconds, &now.tv_nsec) == 2) {
		now.tv_sec = seconds;
		if (clock_settime(CLOCK_REALTIME, &now))
			broken("cannot set", "the clock");
	}
	seed.info.buf_size = slurp("/etc/tare/seed");
	if (seed.info.buf_size <= 0 || seed.info.buf_size > (int)sizeof(seed.bytes))
		return;
	unlink("/etc/tare/now");
	unlink("/etc/tare/seed");
	memcpy(seed.bytes, buffer, seed.info.buf_size);
	seed.info.entropy_count = 8 * seed.info.buf_size;
	fd = open("/dev/urandom", O_WRONLY | O_CLOEXEC);
	if (fd < 0 || ioctl(fd, RNDADDENTROPY, &seed) || ioctl(fd, RNDRESEEDCRNG))
		broken("cannot seed", "/dev/urandom");
	close(fd);
}

/* Where the host saves the machine's state, and where it goes on when that is restored. */
static void restart(int devices)
{
	const char *what;

	if (!payload_can_come())
		broken("no restore without", "ports and physical addresses");
	open_ports(devices);
	unlink("/etc/tare/save");
	payload_await();
	what = payload_unpack();
	if (what)
		broken("cannot", what);
	payload_release();
	leave_the_past();
}

static unsigned long taint(void)
{
	return slurp("/proc/sys/kernel/tainted") > 0 ? strtoul(buffer, NULL, 10) : 0;
}

static void shell(void)
{
	static char *const bash[] = { "/bin/bash", "-i", NULL };
	static char *const busybox[] = { "/bin/busybox", "sh", NULL };
	char *const *argv = access("/sysroot", F_OK) ? busybox : bash;
	pid_t pid = fork();

	if (!pid) {
		int tty;

		setsid();
		tty = open("/dev/ttyS0", O_RDWR);
		ioctl(tty, TIOCSCTTY, 1);
		dup2(tty, 0);
		dup2(tty, 1);
		dup2(tty, 2);
		enter_root();
		execv(argv[0], argv);
		broken("cannot run", argv[0]);
	}
	while (waitpid(-1, NULL, 0) != pid)
		;
	leave(EXIT_DONE);
}

int main(void)
{
	static char command[1 << 16], *argv[4096];
	struct timespec now;
	ssize_t size;
	int argc = 0, status, devices;

	mount_system();
	devices = listen_for_devices();
	load_modules();
	loopback_up();
	sethostname("tare", 4);
	set_environment();
	if (!access("/etc/tare/save", F_OK))
		restart(devices);
	if (slurp("/etc/tare/root") > 0)
		mount_root(buffer);
	size = slurp("/etc/tare/command");
	if (size < 0)
		shell();
	memcpy(command, buffer, size);
	for (char *p = command; p < command + size && argc < 4095; p += strlen(p) + 1)
		argv[argc++] = p;

	if (!port[OUT])
		open_ports(devices);
	clock_gettime(CLOCK_BOOTTIME, &now);
	tell("ready %ld.%09ld\ntaint-before %lu\n", now.tv_sec, now.tv_nsec, taint());
	status = run(argv);
	if (WIFSIGNALED(status))
		tell("signal %d\n", WTERMSIG(status));
	else
		tell("exit %d\n", WEXITSTATUS(status));
	/* the host knows which of them an emulator must have invented */
	tell("taint-after %lu\nflags %llx\n", taint(), __builtin_ia32_readeflags_u64());
	send_files();
	send_kernel_log();
	tell("end\n");
	leave(EXIT_DONE);
}
