// SPDX-License-Identifier: GPL-2.0-only
/*
 * nt_switch REGION FIRST LAST: a thread asks, and at a moment of its call another of higher
 * priority has the CPU and sets the event. FIRST to LAST: after so many times 10 ns; at each ten
 * more beginnings, of which each is an instruction or a few later than the one before.
 */
#include <sched.h>
#include <semaphore.h>

#include "nt_guest.h"

static int device;
static uint32_t handle;
static sem_t go;
static uint64_t after_ns;
static _Atomic bool done;

static void *other(void *unused)
{
	struct sched_param param = {.sched_priority = 10};

	if (sched_setscheduler(0, SCHED_FIFO, &param))
		die("sched_setscheduler");
	for (;;) {
		uint64_t at;
		struct timespec until;

		while (sem_wait(&go))
			;
		at = now_ns() + after_ns;
		until = (struct timespec){at / 1000000000, at % 1000000000};
		clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &until, NULL);
		must_be(change(device, TARE_NT_SET, handle, 0), NT_OK);
		done = true;
	}
	return unused;
}

int main(int argc, char **argv)
{
	bool sleeps = argc > 1 && !strcmp(argv[1], "sleep");
	int first = atoi(argv[2]), last = atoi(argv[3]), bad = 0;
	char was = 0;
	int since = 0;

	device = open_device();
	must_be(create(device, TARE_NT_EVENT, 0, 0, &handle), NT_OK);
	sem_init(&go, 0, 0);
	begin(other, NULL);
	usleep(1000);
	for (int at = first; at <= last; at++) {
		for (int pad = 0; pad < 10; pad++) {
			uint64_t start, took;
			int64_t one, two;
			char is;
			bool in;

			done = false;
			after_ns = at * 10;
			sem_post(&go);
			for (int i = 0; i < pad; i++)
				asm volatile("nop");
			start = now_ns();
			one = wait_for(device, &handle, 1, 0, sleeps ? start + 10 * MS : 0);
			in = done;
			took = now_ns() - start;
			while (!done)
				usleep(100);
			two = wait_for(device, &handle, 1, 0, 0);
			is = took > 5 * MS ? 'L' : one == two ? 'X' : one ? (in ? 'b' : 'a') : 'w';
			if (is >= 'A' && is <= 'Z') {
				bad++;
				if (bad < 50)
					printf("bad %c at %d pad %d: %llx %llx took %llu\n", is, at, pad, (long long)one, (long long)two, (unsigned long long)took);
			}
			if (is != was) {
				if (was)
					printf("%c %d..%d\n", was, since, (at - first) * 10 + pad);
				was = is;
				since = (at - first) * 10 + pad;
			}
		}
	}
	printf("%c %d.. end, %d bad\n", was, since, bad);
	return !!bad;
}
