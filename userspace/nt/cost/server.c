// SPDX-License-Identifier: GPL-2.0-only
#include "server.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include "place.h"

#define TRIES     5000 /* of a millisecond each */
#define PATH_MAX_ 4096

static char folder[] = "/tmp/nt-cost-XXXXXX", path[sizeof(folder) + sizeof("/socket")];

/* The program of that name where this one lies. */
static int beside(char program[PATH_MAX_], struct tare_error *err)
{
	ssize_t size = readlink("/proc/self/exe", program, PATH_MAX_ - sizeof("nt-server"));

	if (size < 0)
		return tare_error(err, TARE_CANNOT, "/proc/self/exe: %m; is /proc mounted?");
	program[size] = 0;
	strcpy(strrchr(program, '/') + 1, "nt-server");
	return 0;
}

static void run(const char *program, pid_t parent)
{
	prctl(PR_SET_PDEATHSIG, SIGKILL);
	/* it may have died before we asked to be told */
	if (getppid() == parent && !cost_place_server()) {
		execl(program, program, path, (char *)NULL);
		fprintf(stderr, "nt-cost: %s: %s\n", program, strerror(errno));
	}
	_exit(127);
}

static int try_socket(void)
{
	struct sockaddr_un address = {.sun_family = AF_UNIX};
	int connection = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0), failed;

	strcpy(address.sun_path, path);
	failed =
		connection < 0 || connect(connection, (struct sockaddr *)&address, sizeof(address));
	if (connection >= 0)
		close(connection);
	return failed ? -1 : 0;
}

static int wait_for_socket(struct tare_error *err)
{
	for (int tries = 0; tries < TRIES; tries++) {
		if (!try_socket())
			return 0;
		if (waitpid(cost_places.server, NULL, WNOHANG))
			return tare_error(err, TARE_FAILED, "nt-server has ended");
		usleep(1000);
	}
	return tare_error(err, TARE_FAILED, "nt-server does not listen");
}

int cost_server_start(struct tare_error *err)
{
	char program[PATH_MAX_];
	pid_t parent = getpid();

	if (beside(program, err))
		return -1;
	if (!mkdtemp(folder))
		return tare_error(err, TARE_FAILED, "%s: %m", folder);
	snprintf(path, sizeof(path), "%s/socket", folder);
	cost_places.server = fork();
	if (!cost_places.server)
		run(program, parent);
	if (cost_places.server < 0)
		return tare_error(err, TARE_FAILED, "cannot start nt-server: %m");
	setenv("NT_SERVER", path, 1);
	return wait_for_socket(err);
}

void cost_server_end(void)
{
	if (!*path)
		return;
	unlink(path);
	rmdir(folder);
}
