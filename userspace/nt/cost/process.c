// SPDX-License-Identifier: GPL-2.0-only
/* Processes beside nt-cost, which end with it: nt-server, and what keeps CPUs from going idle. */
#include <errno.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cost.h"
#include "timers/portable.h"

#define TRIES 5000 /* of a millisecond each */

static char program[4096], folder[] = "/tmp/nt-cost-XXXXXX";
static struct sockaddr_un address = {.sun_family = AF_UNIX};
/* 0: none */
static pid_t spinner[2];

int cost_process(int cpu, void (*does)(void))
{
	pid_t parent = getpid(), child = fork();

	if (child < 0)
		perror("nt-cost: cannot start a process");
	if (child)
		return child;
	prctl(PR_SET_PDEATHSIG, SIGKILL);
	/* it may have died before we asked to be told */
	if (getppid() == parent && !move_to(cpu))
		does();
	_exit(EXIT_FAILURE);
}

static void serve(void)
{
	execl(program, program, address.sun_path, (char *)NULL);
	fprintf(stderr, "nt-cost: %s: %s\n", program, strerror(errno));
}

static bool listens(void)
{
	int connection = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0);
	bool there = !connect(connection, (struct sockaddr *)&address, sizeof(address));

	close(connection);
	return there;
}

static int wait_for(pid_t server, struct tare_error *err)
{
	for (int tries = 0; tries < TRIES; tries++) {
		if (listens())
			return 0;
		if (waitpid(server, NULL, WNOHANG))
			return tare_error(err, TARE_FAILED, "nt-server has ended");
		usleep(1000);
	}
	return tare_error(err, TARE_FAILED, "nt-server does not listen");
}

static void remove_socket(void)
{
	unlink(address.sun_path);
	rmdir(folder);
}

static int start_server(struct tare_error *err)
{
	if (readlink("/proc/self/exe", program, sizeof(program) - sizeof("nt-server")) < 0)
		return tare_error(err, TARE_CANNOT, "/proc/self/exe: %m; is /proc mounted?");
	strcpy(strrchr(program, '/') + 1, "nt-server");
	if (!mkdtemp(folder))
		return tare_error(err, TARE_FAILED, "%s: %m", folder);
	sprintf(address.sun_path, "%s/socket", folder);
	atexit(remove_socket);
	setenv("NT_SERVER", address.sun_path, 1);
	cost_places.server = true;
	return wait_for(cost_process(cost_places.answers, serve), err);
}

static void spin(void)
{
	const struct sched_param none = {0};

	/* only where nothing else runs */
	if (sched_setscheduler(0, SCHED_IDLE, &none))
		return;
	/* without PAUSE: a hypervisor takes a loop of it for a lock's, and runs others meanwhile */
	for (;;)
		__asm__ volatile("");
}

int cost_begin(const struct cost_conditions *conditions, struct tare_error *err)
{
	if (!strcmp(conditions->front->name, "server") && start_server(err))
		return -1;
	if (!conditions->awake)
		return 0;
	spinner[0] = cost_process(cost_places.asks, spin);
	if (cost_places.answers != cost_places.asks)
		spinner[1] = cost_process(cost_places.answers, spin);
	return cost_kept_awake(err);
}

int cost_kept_awake(struct tare_error *err)
{
	for (int i = 0; i < 2; i++)
		/* below 0 there is none, and waitpid() would look at the server */
		if (spinner[i] < 0 || (spinner[i] && waitpid(spinner[i], NULL, WNOHANG)))
			return tare_error(err, TARE_FAILED,
					  "a CPU was not kept awake: what spins on it has ended");
	return 0;
}
