// SPDX-License-Identifier: GPL-2.0-only
/*
 * A client of nt-server, for who kills it or the server. It says a line once it has begun.
 *
 *   server_client wait NAME    for the event, for ever; then says its status
 *   server_client take NAME    for the mutex, the same
 *   server_client own NAME     the mutex, as long as it lives
 *   server_client set NAME     the event, and ends
 *   server_client handle N     sets the event, if it is this process's
 *   server_client fork NAME    sets the event once a thread has ended, whose pipes a child has
 *   server_client large NAME   a value of 1 MiB, with signals meanwhile, of which it tells
 *   server_client busy SEED    makes, waits, posts and closes, as long as it lives
 */
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "nt/api.h"

extern const struct nt_api nt_client;

/* for api.c: there is no other */
const struct nt_api *const nt_fronts[] = {&nt_client, NULL};

static uint32_t named(enum tare_nt_type type, uint32_t first, const char *name)
{
	struct tare_nt_call call = {
		.op = TARE_NT_OP_CREATE, .a = type, .b = first, .in_size = strlen(name)};

	nt_client.call(&call, name, NULL);
	return call.handle;
}

static int wait_for(enum tare_nt_type type, const char *name)
{
	uint32_t handle = named(type, 0, name);

	puts("waits");
	printf("0x%x\n", nt_client.wait(&handle, 1, 0, NT_FOREVER));
	return 0;
}

static void own(const char *name)
{
	uint32_t handle = named(TARE_NT_MUTEX, 1, name);

	puts("owns");
	for (;;)
		nt_client.wait(&handle, 1, 0, 1000000);
}

static int set(uint32_t handle)
{
	int32_t previous;

	return nt_set_event(&nt_client, handle, &previous) != 0;
}

static int forked[2];

static void *fork_there(void *unused)
{
	char none;
	pid_t child;

	if (nt_client.attach())
		_exit(2);
	child = fork();
	if (!child) {
		/* until the parent is no more */
		close(forked[1]);
		_exit(read(forked[0], &none, 1) != 0);
	}
	nt_client.detach();
	return unused;
}

static int set_after_fork(const char *name)
{
	pthread_t thread;

	if (pipe(forked) || pthread_create(&thread, NULL, fork_there, NULL))
		return 2;
	pthread_join(thread, NULL);
	return set(named(TARE_NT_EVENT, 0, name));
}

static void count_signals(int number)
{
	static int count;

	(void)number;
	if (++count == 20 && write(STDOUT_FILENO, "signals\n", 8) != 8)
		_exit(2);
}

static int set_large(const char *name)
{
	static char data[TARE_NT_VALUE_MAX];
	struct tare_nt_call call = {.op = TARE_NT_OP_KEY_CREATE, .in_size = strlen(name)};
	struct sigaction action = {.sa_handler = count_signals};

	if (nt_client.call(&call, name, NULL))
		return 2;
	puts("sets");
	while (getchar() != '\n')
		;
	sigaction(SIGALRM, &action, NULL);
	ualarm(1000, 1000);
	call = (struct tare_nt_call){
		.op = TARE_NT_OP_VALUE_SET, .handle = call.handle, .in_size = sizeof(data)};
	return nt_client.call(&call, data, NULL) != 0;
}

static void be_busy(unsigned int seed)
{
	char name[8];

	puts("is busy");
	for (;;) {
		uint32_t handle[2];

		snprintf(name, sizeof(name), "%d", rand_r(&seed) % 4);
		handle[0] = named(TARE_NT_MUTEX, rand_r(&seed) % 2, name);
		nt_create_semaphore(&nt_client, &handle[1], rand_r(&seed) % 2, 2);
		nt_client.wait(handle, 2, rand_r(&seed) % 4, rand_r(&seed) % 2000000);
		nt_close(&nt_client, handle[rand_r(&seed) % 2]);
	}
}

int main(int argc, char **argv)
{
	setlinebuf(stdout);
	if (argc != 3 || nt_client.attach())
		return 2;
	if (!strcmp(argv[1], "wait"))
		return wait_for(TARE_NT_EVENT, argv[2]);
	if (!strcmp(argv[1], "take"))
		return wait_for(TARE_NT_MUTEX, argv[2]);
	if (!strcmp(argv[1], "set"))
		return set(named(TARE_NT_EVENT, 0, argv[2]));
	if (!strcmp(argv[1], "handle"))
		return set(atoi(argv[2]));
	if (!strcmp(argv[1], "fork"))
		return set_after_fork(argv[2]);
	if (!strcmp(argv[1], "large"))
		return set_large(argv[2]);
	if (!strcmp(argv[1], "own"))
		own(argv[2]);
	else
		be_busy(atoi(argv[2]));
	return 0;
}
