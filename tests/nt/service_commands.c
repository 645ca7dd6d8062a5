// SPDX-License-Identifier: GPL-2.0-only
/*
 * Several threads of a front end, one step at a time, as lines on stdin tell:
 *
 *	THREAD OP HANDLE A B C IN NEW ENDS    a call; NEW: the slot of the handle that it gives
 *	THREAD wait FLAGS TIMEOUT_NS ENDS HANDLE ...
 *	THREAD die ENDS                       the thread detaches, and another takes its place
 *
 * OP is a number of enum tare_nt_op. HANDLE: "sN" is what a slot holds, else a number. A: "tN" is
 * a thread's number. IN: "-", a name, or "#N" for the message N. ENDS: how many waits this line
 * ends, its own with them. A line on stdout answers each: the status, of a call that succeeded the
 * value and a word more, and THREAD=STATUS of each wait that has ended since. A wait that does not
 * end goes on, and its thread is asked nothing. "MISSING" tells of fewer ends than there should be.
 */
#include <pthread.h>
#include <sched.h>
#include <semaphore.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "core/status.h"
#include "nt/api.h"

#define THREADS 6
#define SLOTS	64
#define WORDS	80
#define OBJECTS 64
/* A wait whose end is due ends at once: this is for what never would. */
#define PATIENCE_S 20

extern const struct nt_api nt_threads, nt_client;
const struct nt_api *const nt_fronts[] = {&nt_threads, &nt_client, NULL};

enum job { NOTHING, CALL, WAIT, DIE };

struct worker {
	sem_t given;
	_Atomic enum job job; /* given, until it is done */
	_Atomic bool begun;
	bool waits;
	pid_t tid;
	uint32_t number, status;
	struct tare_nt_call call;
	struct tare_nt_message message;
	char in[300];
	uint32_t handle[OBJECTS];
	int count;
	unsigned int flags;
	int64_t timeout_ns;
};

static const struct nt_api *api;
static struct worker worker[THREADS];
static uint32_t slot[SLOTS];

static void give_up(const char *what)
{
	fflush(stdout);
	fprintf(stderr, "service_commands: %s\n", what);
	_exit(2);
}

static uint32_t number_of_self(void)
{
	struct tare_nt_call call = {.op = TARE_NT_OP_SELF};

	if (api->call(&call, NULL, NULL))
		give_up("a thread has no number");
	return call.value;
}

static void join(struct worker *own)
{
	if (api->attach())
		give_up("a thread cannot attach");
	own->number = number_of_self();
}

static void work(struct worker *own)
{
	switch (own->job) {
	case CALL:
		own->status = api->call(&own->call, own->in, &own->message);
		break;
	case WAIT:
		own->begun = true;
		own->status = api->wait(own->handle, own->count, own->flags, own->timeout_ns);
		break;
	default:
		api->detach();
		join(own);
		own->status = NT_OK;
	}
}

static void *run(void *of)
{
	struct worker *own = of;

	join(own);
	own->tid = gettid();
	for (;;) {
		own->job = NOTHING;
		sem_wait(&own->given);
		work(own);
	}
	return NULL;
}

static void give(struct worker *to, enum job job)
{
	to->begun = false;
	to->job = job;
	sem_post(&to->given);
}

static void until_done(struct worker *of)
{
	while (of->job != NOTHING)
		sched_yield();
}

static bool is_asleep(const struct worker *of)
{
	char path[64], state = 0;
	FILE *file;

	if (!of->begun)
		return false;
	snprintf(path, sizeof(path), "/proc/self/task/%d/stat", of->tid);
	file = fopen(path, "r");
	if (!file)
		give_up("a thread has no state");
	fscanf(file, "%*[^)]) %c", &state);
	fclose(file);
	return state == 'S';
}

/* Until it has ended or sleeps in its wait, and a server has read what it asked. */
static void until_settled(struct worker *of)
{
	while (of->job != NOTHING && !is_asleep(of))
		sched_yield();
	number_of_self();
}

static bool has_ended(struct worker *of)
{
	return of->waits && of->job == NOTHING;
}

static int count_ended(void)
{
	int ended = 0;

	for (int i = 0; i < THREADS; i++)
		ended += has_ended(&worker[i]);
	return ended;
}

static double now_s(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return now.tv_sec + now.tv_nsec / 1e9;
}

static void finish(int ends)
{
	double begin = now_s();
	bool late = false;

	while (count_ended() < ends && !late) {
		sched_yield();
		late = now_s() > begin + PATIENCE_S;
	}
	for (int i = 0; i < THREADS; i++)
		if (has_ended(&worker[i])) {
			worker[i].waits = false;
			printf(" %d=%x", i, worker[i].status);
		}
	puts(late ? " MISSING" : "");
}

static uint32_t value_of(const char *word)
{
	if (*word == 's')
		return slot[atoi(word + 1) % SLOTS];
	if (*word == 't')
		return worker[atoi(word + 1) % THREADS].number;
	return strtoul(word, NULL, 0);
}

static void put_in(struct worker *to, const char *word)
{
	struct tare_nt_message message = {.first = 7};

	to->call.in_size = 0;
	if (*word == '#') {
		message.number = strtoul(word + 1, NULL, 0);
		memcpy(to->in, &message, sizeof(message));
		to->call.in_size = sizeof(message);
	} else if (strcmp(word, "-")) {
		to->call.in_size = strnlen(word, sizeof(to->in));
		memcpy(to->in, word, to->call.in_size);
	}
}

static void call(struct worker *by, char **word)
{
	by->call = (struct tare_nt_call){value_of(word[1]), value_of(word[2]), value_of(word[3]),
					 value_of(word[4]), .c = value_of(word[5])};
	put_in(by, word[6]);
	if (by->call.op == TARE_NT_OP_TAKE)
		by->call.out_size = sizeof(by->message);
	give(by, CALL);
	until_done(by);
	printf("%x", by->status);
	if (!by->status || by->status == NT_OBJECT_EXISTS) {
		if (*word[7] == 's')
			slot[atoi(word[7] + 1) % SLOTS] = by->call.handle;
		if (by->call.op == TARE_NT_OP_TAKE)
			printf(" %x %x", by->message.number, (unsigned int)by->message.first);
		else if (by->call.op == TARE_NT_OP_QUERY)
			printf(" %x %x", by->call.value, by->call.a);
		else if (by->call.op >= TARE_NT_OP_SET && by->call.op <= TARE_NT_OP_UNLOCK)
			printf(" %x", by->call.value);
	}
	finish(atoi(word[8]));
}

static void wait(struct worker *by, char **word, int count)
{
	by->flags = value_of(word[2]);
	by->timeout_ns = strtoll(word[3], NULL, 0);
	by->count = count - 5;
	for (int i = 5; i < count; i++)
		by->handle[i - 5] = value_of(word[i]);
	by->waits = true;
	give(by, WAIT);
	until_settled(by);
	printf("wait");
	finish(atoi(word[4]));
}

static void answer(char *line)
{
	char *word[WORDS], *rest;
	struct worker *by;
	int count = 0;

	for (char *at = strtok_r(line, " \n", &rest); at && count < WORDS;
	     at = strtok_r(NULL, " \n", &rest))
		word[count++] = at;
	if (count < 3 || count > OBJECTS + 5)
		give_up("what is this line");
	by = &worker[atoi(word[0]) % THREADS];
	if (by->waits)
		give_up("a thread that waits is asked nothing");
	if (!strcmp(word[1], "wait")) {
		wait(by, word, count);
	} else if (!strcmp(word[1], "die")) {
		give(by, DIE);
		until_done(by);
		printf("dies");
		finish(atoi(word[2]));
	} else if (count == 9) {
		call(by, word);
	} else {
		give_up("what is this line");
	}
}

int main(int argc, char **argv)
{
	char line[1024];
	pthread_t thread;

	api = argc == 2 ? nt_front(argv[1]) : NULL;
	if (!api || api->attach())
		return 2;
	for (int i = 0; i < THREADS; i++) {
		worker[i].job = CALL;
		if (sem_init(&worker[i].given, 0, 0) ||
		    pthread_create(&thread, NULL, run, &worker[i]))
			give_up("no thread");
		until_done(&worker[i]);
	}
	while (fgets(line, sizeof(line), stdin))
		answer(line);
	fflush(stdout);
	/* threads that wait do so until here */
	_exit(0);
}
