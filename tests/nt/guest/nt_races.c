// SPDX-License-Identifier: GPL-2.0-only
/*
 *   nt_races FRONT ROUNDS
 *
 * What a front end does where threads meet, time passes or signals come: what fails seldom is tried
 * ROUNDS times.
 */
#include <sched.h>
#include <signal.h>
#include <sys/syscall.h>

#include "nt/api.h"
#include "nt_guest.h"

#define LONG (60000 * (int64_t)MS) /* for waits that must end by themselves */

static const struct nt_api *api;
static unsigned int rounds;
static uint32_t both[2];
/* rounds of those who wait */
static _Atomic unsigned int begun, ended;

static uint32_t an_event(void)
{
	uint32_t handle;

	must_be(nt_create_event(api, &handle, 0, 0), NT_OK);
	return handle;
}

static uint32_t wait_one(uint32_t handle, int64_t timeout_ns)
{
	return api->wait(&handle, 1, 0, timeout_ns);
}

/* Returns whether it was. */
static bool set(uint32_t handle)
{
	int32_t previous;

	must_be(nt_set_event(api, handle, &previous), NT_OK);
	return previous;
}

struct side {
	void (*run)(void);
	int nth;
};

static __thread int nth; /* of those that are together */

static void *run_there(void *of)
{
	const struct side *side = of;

	nth = side->nth;
	if (api->attach())
		exit(77);
	side->run();
	api->detach();
	return NULL;
}

/* Each in a thread of its own, until all have ended; NULL: no more. */
static void together(void (*const run[5])(void))
{
	struct side side[4];
	pthread_t thread[4];
	int threads = 0;

	begun = ended = 0;
	for (; run[threads]; threads++) {
		side[threads] = (struct side){run[threads], threads};
		thread[threads] = begin(run_there, &side[threads]);
	}
	while (threads)
		pthread_join(thread[--threads], NULL);
}

#define TOGETHER(...) together((void (*const[5])(void)){__VA_ARGS__})

/* Two threads wait for all of a semaphore and an event, in either order; two others give them. */

static unsigned int given; /* sets of an event that was not set */

static void take_both(void)
{
	const uint32_t order[] = {both[nth], both[!nth]};

	for (unsigned int i = 0; i < rounds; i++)
		must_be(api->wait(order, 2, TARE_NT_WAIT_ALL, LONG), NT_OK);
	ended++;
}

static void give_counts(void)
{
	uint32_t previous;

	for (unsigned int i = 0; i < 2 * rounds; i++)
		must_be(nt_release_semaphore(api, both[0], 1, &previous), NT_OK);
}

static void give_sets(void)
{
	while (ended < 2)
		if (set(both[1]))
			sched_yield();
		else
			given++;
}

static void two_orders_of_all(void)
{
	must_be(nt_create_semaphore(api, &both[0], 0, INT32_MAX), NT_OK);
	both[1] = an_event();
	TOGETHER(take_both, take_both, give_counts, give_sets);
	/* each wait took one of each, and nothing else did */
	must_be(wait_one(both[0], 0), NT_TIMEOUT);
	must_be(given, 2 * rounds + (wait_one(both[1], 0) == NT_OK));
}

/* A wait with a time-out, and a set at about the same time. */

static uint32_t event, result;

#define TIMEOUT 20000

static void wait_each_round(void)
{
	for (unsigned int i = 1; i <= rounds; i++) {
		while (begun < i)
			sched_yield();
		result = wait_one(event, TIMEOUT);
		ended = i;
	}
}

/* Returns whether the event ended the wait. */
static bool race_once(unsigned int round, int64_t delay_ns)
{
	uint64_t start = now_ns();

	begun = round;
	while (now_ns() - start < (uint64_t)delay_ns)
		sched_yield();
	set(event);
	while (ended < round)
		sched_yield();
	must_be(wait_one(event, 0), result == NT_OK ? NT_TIMEOUT : NT_OK);
	if (result != NT_OK)
		must_be(result, NT_TIMEOUT);
	return result == NT_OK;
}

static void set_each_round(void)
{
	unsigned int was_set = 0;
	int64_t delay_ns = TIMEOUT;

	/* the delay goes to where either is as likely, however quick the machine is */
	for (unsigned int i = 1; i <= rounds; i++) {
		bool now = race_once(i, delay_ns);

		was_set += now;
		delay_ns += now ? delay_ns / 16 + 16 : -(delay_ns / 16);
	}
	/* or else there was no race */
	must_be(was_set > 0 && was_set < rounds, true);
}

static void set_and_expiry(void)
{
	event = an_event();
	TOGETHER(wait_each_round, set_each_round);
}

/* Whether the counter is one's own is what the mutex is for, so nothing else protects it. */

static uint32_t mutex;
static unsigned int counter;

static void count_up(void)
{
	int32_t previous;

	for (unsigned int i = 0; i < rounds; i++) {
		unsigned int before;

		must_be(wait_one(mutex, LONG), NT_OK);
		before = counter;
		if (i % 64 == 0)
			sched_yield();
		counter = before + 1;
		must_be(nt_release_mutex(api, mutex, &previous), NT_OK);
	}
}

static void one_owner_at_a_time(void)
{
	must_be(nt_create_mutex(api, &mutex, 0), NT_OK);
	TOGETHER(count_up, count_up, count_up, count_up);
	must_be(counter, 4 * rounds);
}

static void time_outs(void)
{
	uint64_t least = UINT64_MAX, before = now_ns();

	event = an_event();
	must_be(wait_one(event, 50 * MS), NT_TIMEOUT);
	must_be(now_ns() - before >= 50 * MS, true);
	must_be(wait_one(event, 1), NT_TIMEOUT);
	/* one of many is in time on the busiest machine, unless it counts by another clock */
	for (int i = 0; i < 20; i++) {
		before = now_ns();
		must_be(wait_one(event, MS), NT_TIMEOUT);
		least = now_ns() - before < least ? now_ns() - before : least;
	}
	must_be(least < 50 * MS, true);
}

/* Signals during a wait neither end nor prolong it, nor one of centuries. */

static volatile sig_atomic_t handled;
static _Atomic pid_t waiter;

static void caught(int number)
{
	handled = number;
}

static int64_t patience;
static uint64_t took;

static void be_interrupted(void)
{
	uint64_t start = now_ns();

	waiter = gettid();
	result = wait_one(event, patience);
	took = now_ns() - start;
	waiter = 0;
}

/* As long as it waits; one of centuries is set after a while. */
static void interrupt(void)
{
	pid_t to;

	while (!waiter)
		sched_yield();
	for (int sent = 0; (to = waiter); sent++) {
		syscall(SYS_tgkill, getpid(), to, SIGUSR1);
		usleep(5000);
		if (sent == 10 && patience == INT64_MAX)
			set(event);
	}
}

/* Those that restart calls, and those that end them. */
static void signals(void)
{
	event = an_event();
	for (int i = 0; i < 4; i++) {
		bool centuries = i % 2;

		sigaction(SIGUSR1,
			  &(struct sigaction){.sa_handler = caught,
					      .sa_flags = i / 2 ? SA_RESTART : 0},
			  NULL);
		patience = centuries ? INT64_MAX : 100 * MS;
		handled = 0;
		TOGETHER(be_interrupted, interrupt);
		must_be(result, centuries ? NT_OK : NT_TIMEOUT);
		must_be(handled && took >= (centuries ? 50 : 100) * MS && took < 20000 * MS, true);
	}
	must_be(wait_one(event, 0), NT_TIMEOUT);
}

/* Who waits for either of two events keeps none of the second's from who waits for that alone. */

static void wait_for_last(void)
{
	for (unsigned int i = 1; i <= rounds; i++) {
		while (begun < i)
			sched_yield();
		must_be(api->wait(&both[2 - nth], nth, 0, LONG), NT_OK);
		ended++;
	}
}

static void set_both(void)
{
	for (unsigned int i = 1; i <= rounds; i++) {
		uint64_t start = now_ns();

		begun = i;
		/* both sleep, then: who still looked at one after the other might miss the first */
		usleep(200);
		set(both[0]);
		set(both[1]);
		while (ended < 2 * i)
			sched_yield();
		/* a wait that its time ends looks once more, and has it */
		must_be(now_ns() - start < LONG / 2, true);
	}
}

static void two_at_once(void)
{
	both[0] = an_event();
	both[1] = an_event();
	TOGETHER(set_both, wait_for_last, wait_for_last);
}

/*
 * The last of many events is set only while the first is: who waits for any finds no moment in
 * which the last comes before the first.
 */

#define MANY 64

static uint32_t many[MANY];
static _Atomic unsigned int found_first, found_none;

static void set_first_and_last(void)
{
	int32_t previous;

	for (unsigned int i = 0; i < 10 * rounds || !found_first || !found_none; i++) {
		set(many[0]);
		set(many[MANY - 1]);
		must_be(nt_reset_event(api, many[MANY - 1], &previous), NT_OK);
		must_be(nt_reset_event(api, many[0], &previous), NT_OK);
	}
	ended = 1;
}

static void look_at_many(void)
{
	while (!ended) {
		uint32_t status = api->wait(many, MANY, 0, 0);

		if (status != NT_TIMEOUT)
			must_be(status, NT_OK);
		found_first += status == NT_OK;
		found_none += status == NT_TIMEOUT;
	}
}

static void any_in_order(void)
{
	for (int i = 0; i < MANY; i++)
		must_be(nt_create_event(api, &many[i], 1, 0), NT_OK);
	TOGETHER(look_at_many, set_first_and_last);
}

static const struct {
	const char *name;
	void (*run)(void);
	unsigned int needs;
} races[] = {{"two orders of all", two_orders_of_all, NT_LACKS_ALL},
	     {"set and expiry", set_and_expiry, 0},
	     {"one owner at a time", one_owner_at_a_time, 0},
	     {"two at once", two_at_once, 0},
	     {"any in order", any_in_order, NT_LACKS_CORE},
	     {"time-outs", time_outs, 0},
	     {"signals", signals, 0}};

int main(int argc, char **argv)
{
	rounds = argc == 3 ? atoi(argv[2]) : 0;
	api = rounds ? nt_front(argv[1]) : NULL;
	if (!api) {
		fprintf(stderr, "nt_races FRONT ROUNDS\n");
		return 2;
	}
	if (api->attach())
		return 77;
	for (size_t i = 0; i < sizeof(races) / sizeof(*races); i++) {
		if (races[i].needs & api->lacks)
			continue;
		strcpy(doing, races[i].name);
		races[i].run();
		puts(races[i].name);
	}
	return 0;
}
