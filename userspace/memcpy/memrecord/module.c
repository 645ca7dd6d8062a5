// SPDX-License-Identifier: GPL-2.0-only
/*
 * Loads and unloads tare_memtap.ko by system call: a machine under test may have
 * neither modprobe nor a module tree that knows it.
 */
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <poll.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/utsname.h>
#include <time.h>
#include <unistd.h>

#include "lib/host.h"
#include "device.h"

#define NAME "tare_memtap"

/* of linux/module.h, which came with 5.17 */
#define COMPRESSED_FILE 4

/*
 * Tries one place; its path is left in *found for messages. DKMS packs modules as the kernel's own
 * are packed.
 */
static int try_place(char *found, size_t size, const char *folder, const char *rest)
{
	int fd;

	snprintf(found, size, "%s%s/" NAME ".ko.xz", folder, rest);
	fd = open(found, O_RDONLY | O_CLOEXEC);
	if (fd >= 0)
		return fd;
	found[strlen(found) - strlen(".xz")] = '\0';
	return open(found, O_RDONLY | O_CLOEXEC);
}

static int flags_of(const char *path)
{
	size_t length = strlen(path);

	return length > 3 && !strcmp(path + length - 3, ".xz") ? COMPRESSED_FILE : 0;
}

/* Beside this program, as in a guest, or in the running kernel's module tree. */
static int find_module(char *found, size_t size)
{
	static const char *const folders[] = {"/updates/dkms", "/updates", "/updates/memtap",
					      "/extra"};
	char here[512] = "/proc/self/exe", tree[128];
	struct utsname uts;
	ssize_t n;
	int fd;

	n = readlink("/proc/self/exe", here, sizeof(here) - 1);
	if (n > 0) {
		here[n] = '\0';
		*strrchr(here, '/') = '\0';
	}
	fd = try_place(found, size, here, "/../kmod");
	uname(&uts);
	snprintf(tree, sizeof(tree), "/lib/modules/%s", uts.release);
	for (size_t i = 0; fd < 0 && i < sizeof(folders) / sizeof(folders[0]); i++)
		fd = try_place(found, size, tree, folders[i]);
	return fd;
}

static int open_module(const char *path, char *found, size_t size, struct tare_error *err)
{
	int fd;

	if (path) {
		snprintf(found, size, "%s", path);
		fd = open(path, O_RDONLY | O_CLOEXEC);
		if (fd < 0)
			tare_error(err, TARE_USAGE, "%s: %m", path);
		return fd;
	}
	fd = find_module(found, size);
	if (fd < 0)
		tare_error(err, TARE_CANNOT,
			   "no " NAME ".ko for this kernel was found; name it with --module");
	return fd;
}

/* Whoever had it loaded has not renewed its deadline. */
static bool has_lapsed(void)
{
	struct pollfd device = {.fd = open(DEVICE_PATH, O_RDONLY | O_CLOEXEC)};

	if (device.fd < 0)
		return false;
	poll(&device, 1, 0);
	close(device.fd);
	return device.revents & POLLHUP;
}

/*
 * A recorder that was killed leaves the module loaded but not armed, which is how
 * only recorders load it. One that somebody armed by hand is theirs, until its deadline passes.
 */
static bool is_left_over(void)
{
	char armed[4];

	if (!tare_host_line("/sys/module/" NAME "/parameters/arm", armed, sizeof(armed)) &&
	    armed[0] == 'N')
		return true;
	return has_lapsed();
}

/* A recorder that was killed may still be at its end, and hold it. */
static int unload_left_over(void)
{
	static const struct timespec pause = {.tv_nsec = 100000000};
	struct tare_error ignored;

	for (int tries = 0; tries < 20; tries++) {
		if (!module_unload(&ignored))
			return 0;
		nanosleep(&pause, NULL);
	}
	return -1;
}

static int load(int fd, const char *parameters, int flags)
{
	if (!syscall(SYS_finit_module, fd, parameters, flags))
		return 0;
	if (errno != EEXIST || !is_left_over())
		return -1;
	if (unload_left_over()) {
		errno = EEXIST;
		return -1;
	}
	fputs("memrecord: unloaded a " NAME " that no process used any more, and its records\n",
	      stderr);
	return syscall(SYS_finit_module, fd, parameters, flags);
}

static int explain(struct tare_error *err, const char *found, int error)
{
	switch (error) {
	case EEXIST:
		return tare_error(err, TARE_CANNOT,
				  NAME " is loaded and in use; finish that, then: rmmod " NAME);
	case EPERM:
		return tare_error(err, TARE_CANNOT,
				  "cannot load %s: not permitted; be root, without lockdown",
				  found);
	case EKEYREJECTED:
		return tare_error(err, TARE_CANNOT,
				  "cannot load %s: this kernel takes signed modules only; "
				  "sign it with an enrolled key",
				  found);
	case ENXIO:
		return tare_error(err, TARE_USAGE, "no such callers to record; dmesg tells why");
	case ENOEXEC:
		return tare_error(err, TARE_CANNOT,
				  "cannot load %s: built for another kernel; build it for this one",
				  found);
	default:
		return tare_error(err, TARE_CANNOT, "cannot load %s: %s; dmesg tells why", found,
				  strerror(error));
	}
}

int module_load(const struct module_options *options, struct tare_error *err)
{
	const char *const parameter[][2] = {
		{"mode", options->mode},
		{"functions", options->functions},
		{"only", options->only},
		{"buffer_kb", options->buffer_kb},
		{"cost_every", options->cost_every},
		{"dose_turns", options->dose_turns},
		{"dose_low", options->dose_low},
		{"dose_high", options->dose_high},
	};
	char found[1024], parameters[1024];
	int fd, error, used;

	used = snprintf(parameters, sizeof(parameters), "arm=0 deadline_ms=%" PRIu64,
			options->deadline_ms);
	for (size_t i = 0; i < sizeof(parameter) / sizeof(*parameter); i++)
		if (parameter[i][1] && strpbrk(parameter[i][1], " \t\n\""))
			return tare_error(err, TARE_USAGE, "%s '%s': must be one word",
					  parameter[i][0], parameter[i][1]);
	for (size_t i = 0; i < sizeof(parameter) / sizeof(*parameter); i++)
		if (parameter[i][1] && (size_t)used < sizeof(parameters))
			used += snprintf(parameters + used, sizeof(parameters) - used, " %s=%s",
					 parameter[i][0], parameter[i][1]);
	fd = open_module(options->path, found, sizeof(found), err);
	if (fd < 0)
		return -1;
	error = load(fd, parameters, flags_of(found)) ? errno : 0;
	close(fd);
	return error ? explain(err, found, error) : 0;
}

int module_unload(struct tare_error *err)
{
	if (syscall(SYS_delete_module, NAME, O_NONBLOCK))
		return tare_error(err, TARE_FAILED, "cannot unload " NAME ": %m; try: rmmod " NAME);
	return 0;
}
