// SPDX-License-Identifier: GPL-2.0-only
/*
 *   nt_fuzz SEED COUNT [PROCESSES [THREADS [faults]]]
 *
 * COUNT ioctls on /dev/tare_ntobj: sequences that make sense, and every fourth request with a
 * field of it spoiled (nt_fuzz_ask.c); what is asked comes from the tables of nt_fuzz_make.c. All
 * processes share two opens, and each has one of its own. Threads die, with what they own, and
 * others take their place; signals meet all of them.
 *
 * What a thread draws depends on SEED alone; which handles it meets depends on the others, too. With
 * "faults" the kernel injects one into every eighth request, at its first to twelfth place that can
 * fail; status 77: this kernel injects none.
 *
 * Prints how each operation ended. Fails where an answer is none of those that the request may
 * have, and where an operation of many never succeeded: then nothing was tried.
 */
#include <pthread.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "nt_fail.h"
#include "nt_fuzz.h"

#define LIFE 3000 /* ioctls of a thread, at most */
#define MANY 100  /* tries after which an operation should have succeeded */

struct worker {
	struct run *run;
	int opens[OPENS];
	uint64_t seed;
	long left;
	_Atomic pid_t tid;
};

static void caught(int number)
{
	(void)number;
}

static void *live(void *arg)
{
	struct worker *worker = arg;
	struct fuzzer fuzzer = {.run = worker->run, .draw = {worker->seed}};
	long life = 1 + below(&fuzzer.draw, LIFE);

	memcpy(fuzzer.opens, worker->opens, sizeof(fuzzer.opens));
	fuzzer.fail = worker->run->faults ? fail_open() : -1;
	fuzz_memory(&fuzzer);
	worker->tid = gettid();
	for (; life && worker->left; life--, worker->left--)
		fuzz_ask(&fuzzer);
	worker->seed = draw(&fuzzer.draw);
	worker->tid = 0;
	fuzz_forget(&fuzzer);
	if (fuzzer.fail >= 0)
		close(fuzzer.fail);
	return NULL;
}

/* One thread after the other, until this one's share is done. */
static void *succession(void *arg)
{
	struct worker *worker = arg;
	pthread_t thread;

	while (worker->left) {
		errno = pthread_create(&thread, NULL, live, worker);
		if (errno)
			die("pthread_create");
		pthread_join(thread, NULL);
	}
	return NULL;
}

struct ticker {
	struct worker *worker;
	int workers;
	uint64_t seed;
	_Atomic bool over;
};

/* One signal restarts a call and the other does not. A wait for ever ends by them alone. */
static void *tick(void *arg)
{
	static const int signals[] = {SIGUSR1, SIGUSR2};
	struct ticker *ticker = arg;
	struct draw seed = {ticker->seed};

	while (!ticker->over) {
		struct timespec some = {.tv_nsec = 200000 + below(&seed, 800000)};
		pid_t tid = ticker->worker[below(&seed, ticker->workers)].tid;

		if (tid)
			syscall(SYS_tgkill, getpid(), tid, signals[below(&seed, 2)]);
		nanosleep(&some, NULL);
	}
	return NULL;
}

static void be_process(struct run *run, const int *shared, int process, int threads, long count,
		       uint64_t seed)
{
	struct worker worker[threads];
	struct ticker ticker = {worker, threads, seed + process, false};
	struct draw from = {seed * 1000 + process};
	pthread_t thread[threads], ticking;
	int own = open_device();

	sigaction(SIGUSR1, &(struct sigaction){.sa_handler = caught, .sa_flags = SA_RESTART}, NULL);
	sigaction(SIGUSR2, &(struct sigaction){.sa_handler = caught}, NULL);
	for (int i = 0; i < threads; i++)
		worker[i] = (struct worker){.run = run,
					    .opens = {shared[0], shared[1], own},
					    .seed = draw(&from),
					    .left = count / threads + (i < count % threads)};
	for (int i = 0; i < threads; i++)
		if ((errno = pthread_create(&thread[i], NULL, succession, &worker[i])))
			die("pthread_create");
	if ((errno = pthread_create(&ticking, NULL, tick, &ticker)))
		die("pthread_create");
	for (int i = 0; i < threads; i++)
		pthread_join(thread[i], NULL);
	ticker.over = true;
	pthread_join(ticking, NULL);
	exit(0);
}

static int judge(const struct run *run, long count)
{
	long asked = 0;
	int bad = run->wrong != 0;

	for (int i = 0; i < run->kinds; i++) {
		const struct tally *tally = &run->tally[i];
		long whole = tally->ok + tally->refused + tally->failed;

		printf("%-14s %8ld: %8ld ok, %8ld refused, %8ld errno\n", fuzz_name(i), whole,
		       tally->ok, tally->refused, tally->failed);
		asked += whole;
		if (!tally->ok && whole >= MANY && fuzz_can_succeed(i)) {
			printf("%s never succeeded\n", fuzz_name(i));
			bad = 1;
		}
	}
	if (run->faults) {
		printf("%ld faults\n", run->met);
		bad |= !run->met;
	}
	if (asked != count) {
		printf("%ld ioctls were made, not %ld\n", asked, count);
		bad = 1;
	}
	return bad;
}

/* Whoever died of something else than its share's end. */
static int reap(int processes)
{
	int bad = 0, status;

	while (processes--) {
		if (wait(&status) < 0)
			die("wait");
		if (status) {
			printf("a process ended with status 0x%x\n", status);
			bad = 1;
		}
	}
	return bad;
}

int main(int argc, char **argv)
{
	struct run *run =
		mmap(NULL, sizeof(*run), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	int processes = argc > 3 ? atoi(argv[3]) : 2, threads = argc > 4 ? atoi(argv[4]) : 4, bad;
	long count = argc > 2 ? atol(argv[2]) : 0;
	uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 0) : 0;
	int shared[2];

	if (count < 1 || processes < 1 || threads < 1 || run == MAP_FAILED) {
		fprintf(stderr, "nt_fuzz SEED COUNT [PROCESSES [THREADS [faults]]]\n");
		return 2;
	}
	run->faults = argc > 5;
	if (run->faults && !fail_prepare()) {
		puts("this kernel injects no faults");
		return 77;
	}
	printf("nt_fuzz %llu %ld %d %d%s\n", (unsigned long long)seed, count, processes, threads,
	       run->faults ? " faults" : "");
	fflush(stdout);
	run->kinds = fuzz_kinds();
	for (int i = 0; i < 2; i++)
		shared[i] = open_device();
	for (int i = 0; i < processes; i++)
		if (!fork())
			be_process(run, shared, i, threads,
				   count / processes + (i < count % processes), seed);
	bad = reap(processes);
	return judge(run, count) | bad;
}
