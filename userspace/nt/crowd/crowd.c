// SPDX-License-Identifier: GPL-2.0-only
/*
 * nt-crowd N [COMMAND...]: N clients of tare_ntobj that are there while COMMAND works. They are all
 * of one task, which goes on as the command: so whoever looks for a task among all clients finds
 * all of them. Without one it closes them, and prints the ns that a client takes to open and close.
 */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <tare/ntobj.h>
#include <time.h>
#include <unistd.h>

#include "lib/error.h"

#define PROGRAM "nt-crowd"
#define DEVICE  "/dev/tare_ntobj"
/* Descriptors that are not ours. */
#define OTHERS 64

static double now_ns(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return now.tv_sec * 1e9 + now.tv_nsec;
}

/* Its descriptor stays over exec. It has a thread, which owns something. */
static int open_client(struct tare_error *err)
{
	struct tare_nt_create mutex = {.type = TARE_NT_MUTEX, .first = 1};
	int fd = open(DEVICE, O_RDWR);

	if (fd < 0)
		return tare_error(err, TARE_CANNOT, DEVICE ": %m; load tare_ntobj, as root");
	if (ioctl(fd, TARE_NT_CREATE, &mutex))
		return tare_error(err, TARE_FAILED, DEVICE ": no mutex: %m");
	return fd;
}

static int come_and_go(long count, char **command, struct tare_error *err)
{
	const struct rlimit room = {count + OTHERS, count + OTHERS};
	int *fd = calloc(count, sizeof(*fd));
	double start, opened;

	if (!fd || setrlimit(RLIMIT_NOFILE, &room))
		return tare_error(err, TARE_CANNOT, "no room for %ld descriptors: %m", count);
	start = now_ns();
	for (long i = 0; i < count; i++) {
		fd[i] = open_client(err);
		if (fd[i] < 0)
			return -1;
	}
	if (*command) {
		execvp(*command, command);
		return tare_error(err, TARE_CANNOT, "%s: %m", *command);
	}
	opened = now_ns();
	for (long i = 0; i < count; i++)
		close(fd[i]);
	printf("open %.1f\nclose %.1f\n", (opened - start) / count, (now_ns() - opened) / count);
	free(fd);
	return 0;
}

int main(int argc, char **argv)
{
	long count = argc > 1 ? atol(argv[1]) : 0;
	struct tare_error err;

	if (count < 1) {
		fprintf(stderr, PROGRAM " N [COMMAND...]\n");
		return TARE_USAGE;
	}
	return come_and_go(count, argv + 2, &err) ? tare_error_report(&err, PROGRAM) : TARE_OK;
}
