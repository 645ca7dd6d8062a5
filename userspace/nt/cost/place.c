// SPDX-License-Identifier: GPL-2.0-only
#include "place.h"

#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

struct cost_places cost_places = {COST_ANYWHERE, COST_ANYWHERE, 0};

static int go_to(int cpu)
{
	cpu_set_t set;

	if (cpu == COST_ANYWHERE)
		return 0;
	CPU_ZERO(&set);
	CPU_SET(cpu, &set);
	if (!sched_setaffinity(0, sizeof(set), &set))
		return 0;
	fprintf(stderr, "nt-cost: there is no CPU %d to run on\n", cpu);
	return -1;
}

int cost_place_first(void)
{
	return go_to(cost_places.asks);
}

int cost_place_partner(void)
{
	return go_to(cost_places.server ? cost_places.asks : cost_places.answers);
}

int cost_place_server(void)
{
	return go_to(cost_places.answers);
}

/* What keeps CPUs awake; 0: none. */
static pid_t spinner[2];

static void spin(int cpu, pid_t parent)
{
	const struct sched_param none = {0};

	prctl(PR_SET_PDEATHSIG, SIGKILL);
	/* it may have died before we asked to be told */
	if (getppid() != parent || go_to(cpu) || sched_setscheduler(0, SCHED_IDLE, &none))
		_exit(1);
	/* without PAUSE: a hypervisor takes a loop of it for a lock's, and runs others meanwhile */
	for (;;)
		__asm__ volatile("");
}

int cost_keep_awake(void)
{
	const int cpu[] = {cost_places.asks, cost_places.answers};
	int count = cpu[0] == cpu[1] ? 1 : 2;
	pid_t parent = getpid();

	for (int i = 0; i < count; i++) {
		spinner[i] = fork();
		if (!spinner[i])
			spin(cpu[i], parent);
		if (spinner[i] < 0) {
			perror("nt-cost: cannot keep a CPU awake");
			return -1;
		}
	}
	return 0;
}

bool cost_kept_awake(void)
{
	for (int i = 0; i < 2; i++)
		if (spinner[i] && waitpid(spinner[i], NULL, WNOHANG))
			return false;
	return true;
}
