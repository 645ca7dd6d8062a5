// SPDX-License-Identifier: GPL-2.0-only
/* What befalls a chip, and what pcnet.c and receiver.c do then; and counters that are counted
 * meanwhile. Speaks KTAP.
 */
#include <semaphore.h>
#include <string.h>
#include <time.h>

#include "checks.h"
#include "fake_chip.h"
#include "driver/pcnet32/leave.h"
#include "driver/pcnet32/receiver.h"

#define SECOND 1000000000ull
#define READS  2000000

static struct chip chip;
static struct pcnet nic;
static struct counters counters;
static struct tare_error err, told;
static unsigned int taken;
static sem_t line, left;

/* The interrupt line, which receiver.c waits at. */
void vfio_await_interrupt(struct vfio *vfio)
{
	(void)vfio;
	while (sem_wait(&line))
		;
}

void vfio_unmask_interrupt(struct vfio *vfio)
{
	(void)vfio;
}

void vfio_wake(struct vfio *vfio)
{
	(void)vfio;
	sem_post(&line);
}

static void take(void *context, const uint8_t *frame, size_t length)
{
	(void)context;
	(void)frame;
	(void)length;
	taken++;
}

static bool start(void)
{
	struct pcnet_bus bus;

	memset(&chip, 0, sizeof(chip));
	memset(&counters, 0, sizeof(counters));
	taken = 0;
	bus = chip_bus(&chip);
	return !pcnet_open(&nic, &bus, &counters, &err) && !pcnet_start(&nic, true, &err);
}

static int send_one(void)
{
	static const uint8_t frame[PCNET_FRAME_MIN];

	return pcnet_transmit(&nic, frame, sizeof(frame));
}

static bool tells(const char *fault, const char *word)
{
	return fault && strstr(fault, word);
}

/* It sends and receives, and there is nothing to complain of. */
static bool is_well(void)
{
	static const uint8_t frame[PCNET_FRAME_MIN];
	unsigned int sent = chip.sent;

	CHECK(!pcnet_watch(&nic, 100 * SECOND) && !pcnet_watch(&nic, 200 * SECOND));
	CHECK(chip.csr[0] & PCNET_CSR0_RXON && chip.csr[0] & PCNET_CSR0_INEA && chip.master);
	CHECK(!send_one() && chip.sent == sent + 1);
	CHECK(chip_receive(&chip, frame, sizeof(frame)));
	CHECK(pcnet_receive(&nic, 1, take, NULL) == 1);
	return true;
}

static bool a_memory_error_is_told_until_the_chip_is_restarted(void)
{
	CHECK(start());
	chip.csr[0] |= PCNET_CSR0_MERR;
	CHECK(pcnet_acknowledge(&nic) & PCNET_CSR0_MERR);
	CHECK(!(chip.csr[0] & PCNET_CSR0_MERR));
	for (unsigned int i = 0; i < 3; i++)
		CHECK(tells(pcnet_watch(&nic, i), "MERR"));
	CHECK(!pcnet_restart(&nic, &err));
	CHECK(counters.restarts == 1);
	return is_well();
}

static bool a_memory_error_is_seen_where_nobody_acknowledges(void)
{
	CHECK(start());
	CHECK(!pcnet_watch(&nic, 0));
	chip.csr[0] |= PCNET_CSR0_MERR;
	CHECK(tells(pcnet_watch(&nic, 1), "MERR"));
	CHECK(!pcnet_restart(&nic, &err));
	return is_well();
}

static bool a_chip_that_does_not_send_is_told_after_five_seconds(void)
{
	CHECK(start());
	chip.hold_transmit = true;
	CHECK(!send_one());
	CHECK(!pcnet_watch(&nic, 7 * SECOND));
	CHECK(!pcnet_watch(&nic, 12 * SECOND - 1));
	CHECK(tells(pcnet_watch(&nic, 12 * SECOND), "does not send"));
	chip.hold_transmit = false;
	CHECK(!pcnet_restart(&nic, &err));
	return is_well();
}

static bool frames_that_find_no_room_are_counted_and_postpone_nothing(void)
{
	CHECK(start());
	chip.hold_transmit = true;
	for (unsigned int i = 0; i < PCNET_TX_RING; i++)
		CHECK(!send_one());
	CHECK(!counters.transmit_dropped && !pcnet_watch(&nic, 0));
	for (unsigned int second = 1; second < 5; second++) {
		CHECK(send_one() && counters.transmit_dropped == second);
		CHECK(!pcnet_watch(&nic, second * SECOND));
	}
	CHECK(pcnet_watch(&nic, 5 * SECOND));
	return true;
}

static bool a_chip_that_sends_slowly_or_nothing_is_left_alone(void)
{
	CHECK(start());
	chip.hold_transmit = true;
	for (unsigned int i = 0; i < 10; i++) {
		CHECK(!send_one());
		CHECK(!pcnet_watch(&nic, i * 5 * SECOND));
	}
	chip_transmit(&chip);
	CHECK(!pcnet_watch(&nic, 1000 * SECOND));
	return true;
}

static bool one_that_was_stopped_is_not_watched(void)
{
	CHECK(start());
	chip.hold_transmit = true;
	CHECK(!send_one());
	pcnet_stop(&nic);
	CHECK(!pcnet_watch(&nic, 0) && !pcnet_watch(&nic, 100 * SECOND));
	return true;
}

/* In place of the program's. */
void leave(const struct tare_error *why)
{
	told = *why;
	sem_post(&left);
}

static bool await_restart(void)
{
	const struct timespec moment = {.tv_nsec = 1000000};

	for (unsigned int i = 0; i < 60000; i++) {
		if (__atomic_load_n(&counters.restarts, __ATOMIC_ACQUIRE))
			return true;
		nanosleep(&moment, NULL);
	}
	return false;
}

/* What lay in the ring before is not lost. */
static bool a_receiver_restarts(enum receiver_mode mode)
{
	static const uint8_t frame[PCNET_FRAME_MIN];
	struct receiver receiver = {.mode = mode, .nic = &nic, .take = take};

	CHECK(start());
	sem_init(&line, 0, 0);
	for (unsigned int i = 0; i < 3; i++)
		CHECK(chip_receive(&chip, frame, sizeof(frame)));
	CHECK(!receiver_start(&receiver, &err));
	receiver_restart_chip(&receiver, "for a test");
	CHECK(await_restart());
	receiver_stop(&receiver);
	CHECK(taken == 3 && counters.restarts == 1 && counters.nic_received == 3);
	return is_well();
}

static bool a_receiver_that_waits_restarts_the_chip(void)
{
	return a_receiver_restarts(MODE_INTERRUPT);
}

static bool a_receiver_that_looks_restarts_the_chip(void)
{
	return a_receiver_restarts(MODE_POLL);
}

static bool a_chip_that_cannot_be_restarted_ends_all(void)
{
	struct receiver receiver = {.mode = MODE_INTERRUPT, .nic = &nic, .take = take};

	CHECK(start());
	sem_init(&line, 0, 0);
	sem_init(&left, 0, 0);
	chip.deaf = true;
	CHECK(!receiver_start(&receiver, &err));
	receiver_restart_chip(&receiver, "for a test");
	while (sem_wait(&left))
		;
	receiver_stop(&receiver);
	CHECK(strstr(told.text, "initialisation block"));
	return true;
}

static bool over;

/* As a receiver does whose every frame is dropped at a queue. */
static void *count(void *unused)
{
	while (!__atomic_load_n(&over, __ATOMIC_RELAXED)) {
		counter_add(&counters.nic_received, 1);
		counter_add(&counters.queue_dropped, 1);
	}
	return unused;
}

static bool counters_fit_together_while_they_are_counted(void)
{
	unsigned int wrong = 0;
	pthread_t thread;

	memset(&counters, 0, sizeof(counters));
	over = false;
	CHECK(!pthread_create(&thread, NULL, count, NULL));
	for (unsigned int i = 0; i < READS; i++) {
		struct counters now = counters_snapshot(&counters);

		wrong += now.nic_received - now.queue_dropped > 1;
	}
	__atomic_store_n(&over, true, __ATOMIC_RELAXED);
	pthread_join(thread, NULL);
	CHECK(!wrong);
	return true;
}

int main(void)
{
	puts("KTAP version 1");
	RUN(a_memory_error_is_told_until_the_chip_is_restarted);
	RUN(a_memory_error_is_seen_where_nobody_acknowledges);
	RUN(a_chip_that_does_not_send_is_told_after_five_seconds);
	RUN(frames_that_find_no_room_are_counted_and_postpone_nothing);
	RUN(a_chip_that_sends_slowly_or_nothing_is_left_alone);
	RUN(one_that_was_stopped_is_not_watched);
	RUN(a_receiver_that_waits_restarts_the_chip);
	RUN(a_receiver_that_looks_restarts_the_chip);
	RUN(a_chip_that_cannot_be_restarted_ends_all);
	RUN(counters_fit_together_while_they_are_counted);
	return end_of_checks();
}
