// SPDX-License-Identifier: GPL-2.0-only
/* pcnet.c, queue.c and receiver.c against a chip that is played and fails, and counters that are
 * read while they are counted. Speaks KTAP.
 */
#include <endian.h>
#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "fake_chip.h"
#include "driver/pcnet32/leave.h"
#include "driver/pcnet32/queue.h"
#include "driver/pcnet32/receiver.h"

#define SECOND 1000000000ull
#define READS  2000000

static struct {
	const char *name;
	void (*run)(void);
} tests[64];
static unsigned int known;
static bool failed;

/* Ends the function; a test that called it goes on, and has failed. */
#define CHECK(condition)                                                                           \
	do {                                                                                       \
		if (!(condition)) {                                                                \
			printf("# %s:%d: %s\n", __FILE__, __LINE__, #condition);                   \
			failed = true;                                                             \
			return;                                                                    \
		}                                                                                  \
	} while (0)

/* Each is run in its turn: test_pcnet_rings.py looks for their names here. */
#define TEST(test)                                                                                 \
	static void test(void);                                                                    \
	__attribute__((constructor)) static void know_##test(void)                                 \
	{                                                                                          \
		tests[known].name = #test;                                                         \
		tests[known++].run = test;                                                         \
	}                                                                                          \
	static void test(void)

static struct chip chip;
static struct pcnet nic;
static struct counters counters;
static struct tare_error err, told;
static sem_t line, left;

/* what the driver handed on */
static struct {
	unsigned int frames, wrong;
	uint64_t sum; /* of first words */
	size_t length;
	uint8_t frame[PCNET_BUFFER];
} got;

static void take(void *context, const uint8_t *frame, size_t length)
{
	uint32_t word;

	(void)context;
	memcpy(&word, frame, sizeof(word));
	got.frames++;
	got.sum += word;
	got.length = length;
	got.wrong += length < PCNET_RX_MIN - PCNET_FCS || length > PCNET_BUFFER - PCNET_FCS;
	memcpy(got.frame, frame, length);
}

static bool start(bool interrupts)
{
	struct pcnet_bus bus;

	memset(&chip, 0, sizeof(chip));
	memset(&counters, 0, sizeof(counters));
	memset(&got, 0, sizeof(got));
	chip.wide = true; /* as a driver that died leaves it */
	chip.csr[0] = PCNET_CSR0_RXON | PCNET_CSR0_TXON;
	bus = chip_bus(&chip);
	return !pcnet_open(&nic, &bus, &counters, &err) && !pcnet_start(&nic, interrupts, &err);
}

static unsigned int receive(void)
{
	return pcnet_receive(&nic, 4 * PCNET_RX_RING, take, NULL);
}

/* A frame that can be told from others. */
static const void *numbered(uint32_t number)
{
	static uint32_t frame[1024];

	for (unsigned int i = 0; i < 1024; i++)
		frame[i] = number + i;
	return frame;
}

static bool is_numbered(uint32_t number)
{
	return !memcmp(got.frame, numbered(number), got.length);
}

/* Whether a frame comes in, alone, and is handed on as it was. */
static bool passes(uint32_t number)
{
	return chip_receive(&chip, numbered(number), 60) && receive() == 1 && is_numbered(number);
}

static uint32_t random32(void)
{
	static uint64_t state = 1;

	state = state * 6364136223846793005u + 1442695040888963407u;
	return state >> 32;
}

TEST(starts_after_a_reset)
{
	static const uint8_t mac[] = {0x52, 0x54, 0x00, 0x00, 0x77, 0x02};

	CHECK(start(true));
	CHECK(!chip.master_before_reset);
	CHECK(chip.master);
	CHECK(!memcmp(nic.mac, mac, sizeof(mac)));
	CHECK(chip.csr[0] & PCNET_CSR0_RXON && chip.csr[0] & PCNET_CSR0_INEA);
	CHECK(!(chip.csr[0] & PCNET_CSR0_IDON));
	CHECK(!(chip.csr[PCNET_CSR3] & (PCNET_CSR3_RINTM | PCNET_CSR3_MISSM)));
	CHECK(chip.csr[PCNET_CSR3] & PCNET_CSR3_TINTM);
	CHECK(start(false));
	CHECK(!(chip.csr[0] & PCNET_CSR0_INEA));
}

TEST(a_full_ring_is_emptied)
{
	CHECK(start(true));
	for (unsigned int i = 0; i < PCNET_RX_RING; i++)
		CHECK(chip_receive(&chip, numbered(i), 100));
	CHECK(!chip_receive(&chip, numbered(9999), 100));
	CHECK(pcnet_receive(&nic, 10, take, NULL) == 10);
	CHECK(is_numbered(9));
	CHECK(pcnet_has_frame(&nic));
	CHECK(receive() == PCNET_RX_RING - 10);
	CHECK(is_numbered(PCNET_RX_RING - 1) && !pcnet_has_frame(&nic));
	pcnet_acknowledge(&nic);
	CHECK(counters.nic_missed == 1);
	for (unsigned int i = 0; i < PCNET_RX_RING; i++)
		CHECK(chip_receive(&chip, numbered(i), 100));
}

TEST(a_frame_of_several_buffers_is_dropped)
{
	CHECK(start(true));
	for (unsigned int i = 1; i <= 2 * PCNET_RX_RING; i++) {
		CHECK(chip_begin(&chip, numbered(i), 4000));
		CHECK(receive() == 0);
		chip_finish(&chip, PCNET_ENP);
		CHECK(chip_receive(&chip, numbered(i), 60));
		CHECK(receive() == 4);
		CHECK(got.frames == i && is_numbered(i));
		CHECK(counters.driver_dropped == i && counters.nic_received == 2 * i);
	}
}

TEST(frames_without_end_are_dropped)
{
	CHECK(start(true));
	memset(chip.shared.rx, 0, sizeof(chip.shared.rx));
	CHECK(receive() == PCNET_RX_RING);
	CHECK(counters.driver_dropped == 1);
	memset(chip.shared.rx, 0, sizeof(chip.shared.rx));
	chip.shared.rx[8].status = htole16(PCNET_STP);
	chip.shared.rx[PCNET_RX_RING - 1].status = htole16(PCNET_ENP);
	CHECK(receive() == PCNET_RX_RING);
	CHECK(counters.driver_dropped == 3 && !got.frames);
	CHECK(passes(1));
}

static bool chip_owns(unsigned int slot)
{
	const struct pcnet_descriptor *d = &chip.shared.rx[slot % PCNET_RX_RING];

	return le16toh(d->status) & PCNET_OWN && le16toh(d->length) >> 12 == 15;
}

/* As the chip does at a descriptor that it does not own: on to the first one that it does. */
static bool receive_anywhere(uint32_t number)
{
	for (unsigned int n = 0; n < PCNET_RX_RING && !chip_owns(chip.rx); n++)
		chip.rx = (chip.rx + 1) % PCNET_RX_RING;
	return chip_receive(&chip, numbered(number), 60);
}

/* Those before it and after it come in the same moment, so that no second interrupt helps. */
TEST(a_descriptor_that_the_chip_cannot_use_is_passed)
{
	for (unsigned int bad = 0; bad < PCNET_RX_RING; bad++) {
		CHECK(start(true));
		chip.shared.rx[bad].length = 0;
		for (unsigned int n = 0; n < 100; n += 5) {
			for (unsigned int i = 0; i < 5; i++)
				CHECK(receive_anywhere(n + i));
			CHECK(receive() == 5);
			CHECK(is_numbered(n + 4));
		}
		CHECK(!counters.nic_missed);
	}
}

/* Two side by side: at the latest when the chip has filled all the others. */
TEST(it_does_not_wait_for_ever_at_what_the_chip_cannot_use)
{
	unsigned int n, sent = 0;

	CHECK(start(true));
	chip.shared.rx[3].length = 0;
	chip.shared.rx[4].length = 0;
	for (n = 0; n < 1000; n++) {
		sent += receive_anywhere(n);
		receive();
	}
	CHECK(sent > 990);
	CHECK(sent - got.frames < PCNET_RX_RING);
}

/* QEMU's chip step by step, so that the driver can do anything between two of them. */
static struct {
	enum { AT_REST, SEEKING, FILLING, ENDING } state;
	unsigned int ahead;
	unsigned int filled, missed, jumped, jumped_far;
} steps;

static void step(void)
{
	switch (steps.state) {
	case AT_REST:
		steps.ahead = 0;
		/* fall through */
	case SEEKING:
		steps.state = SEEKING;
		if (chip_owns(chip.rx + steps.ahead)) {
			chip.rx = (chip.rx + steps.ahead) % PCNET_RX_RING;
			steps.jumped += steps.ahead > 0;
			steps.jumped_far += steps.ahead > 1;
			steps.state = FILLING;
		} else if (++steps.ahead == PCNET_RX_RING) {
			steps.missed++;
			steps.state = AT_REST;
		}
		return;
	case FILLING:
		chip_begin(&chip, numbered(steps.filled++), 60);
		steps.state = ENDING;
		return;
	case ENDING:
		chip_finish(&chip, PCNET_ENP);
		steps.state = AT_REST;
	}
}

/*
 * However the two meet, and however long the chip, which clears OWN, takes to set ENP: when it
 * rests and the driver finds no more, there is no more, and each has come once.
 */
TEST(no_frame_stays_behind)
{
	CHECK(start(true));
	memset(&steps, 0, sizeof(steps));
	for (unsigned int round = 0; round < 200000; round++) {
		unsigned int mine = random32() % 4 ? random32() % 6 : random32() % 100;

		for (unsigned int n = random32() % 4 ? random32() % 6 : random32() % 200; n; n--)
			step();
		while (mine && pcnet_receive(&nic, 1, take, NULL))
			mine--;
		if (random32() % 8)
			continue;
		while (steps.state != AT_REST)
			step();
		receive();
		CHECK(got.frames == steps.filled);
		CHECK(got.sum == steps.filled * (steps.filled - 1ull) / 2);
		CHECK(!pcnet_has_frame(&nic));
	}
	CHECK(steps.missed > 1000 && steps.jumped > 1000 && steps.jumped_far > 1000);
	CHECK(!counters.driver_dropped && !got.wrong);
}

/* And it comes round to where we wait before we look. */
TEST(a_half_written_frame_is_not_dropped)
{
	CHECK(start(true));
	chip.rx = 1;
	for (unsigned int n = 1; n < PCNET_RX_RING; n++)
		CHECK(chip_receive(&chip, numbered(n), 60));
	CHECK(chip_begin(&chip, numbered(PCNET_RX_RING), 60));
	chip.finish_when_read = true;
	CHECK(receive() == PCNET_RX_RING);
	CHECK(got.frames == PCNET_RX_RING && !counters.driver_dropped);
}

/* The longest and the shortest that the driver in the kernel takes, too. */
TEST(lengths_are_checked)
{
	const size_t least = PCNET_RX_MIN - PCNET_FCS, most = PCNET_BUFFER - PCNET_FCS;

	CHECK(start(true));
	CHECK(chip_receive(&chip, numbered(1), least));
	CHECK(receive() == 1);
	CHECK(got.length == least);
	CHECK(chip_receive(&chip, numbered(2), most));
	CHECK(receive() == 1);
	CHECK(got.length == most);
	CHECK(chip_receive(&chip, numbered(3), least - 1));
	CHECK(chip_receive(&chip, numbered(4), most + 1));
	CHECK(receive() == 3);
	CHECK(got.frames == 2 && counters.driver_dropped == 2 && counters.nic_received == 4);
}

TEST(bad_frames_are_counted)
{
	static const uint16_t errors[] = {PCNET_RX_CRC, PCNET_RX_FRAM | PCNET_RX_CRC, PCNET_RX_OFLO,
					  PCNET_RX_BUFF};

	CHECK(start(true));
	for (unsigned int i = 0; i < 4; i++) {
		CHECK(chip_begin(&chip, numbered(i), 60));
		chip_finish(&chip, PCNET_ERR | errors[i] | (i < 2 ? PCNET_ENP : 0));
	}
	/* and one over several buffers, cut off */
	CHECK(chip_begin(&chip, numbered(4), 2000));
	chip_finish(&chip, PCNET_ERR | PCNET_RX_BUFF);
	CHECK(receive() == 6);
	CHECK(counters.nic_errors == 5 && !counters.nic_received && !got.frames);
	CHECK(passes(6));
}

static void miss(unsigned int n)
{
	while (n--)
		chip_receive(&chip, numbered(0), 60);
}

TEST(missed_frames_are_counted_over_wraps)
{
	CHECK(start(true));
	miss(PCNET_RX_RING);
	for (unsigned int i = 1; i <= 5; i++) {
		miss(65535);
		pcnet_count_missed(&nic);
		CHECK(counters.nic_missed == 65535ull * i);
	}
	CHECK(receive() == PCNET_RX_RING);
	miss(PCNET_RX_RING + 7);
	CHECK(pcnet_acknowledge(&nic) & PCNET_CSR0_MISS);
	CHECK(counters.nic_missed == 65535ull * 5 + 7);
	CHECK(!(chip.csr[0] & (PCNET_CSR0_MISS | PCNET_CSR0_RINT)));
}

TEST(what_is_sent_arrives)
{
	CHECK(start(true));
	for (unsigned int i = 0; i < 3 * PCNET_TX_RING; i++) {
		size_t length = 1 + (3 * PCNET_TX_RING - 1 - i) * 30;

		CHECK(!pcnet_transmit(&nic, numbered(i), length));
		CHECK(chip.sent == i + 1);
		CHECK(chip.log[i].length == (length < 60 ? 60 : length));
		CHECK(!memcmp(chip.log[i].frame, numbered(i), length));
		for (size_t pad = length; pad < 60; pad++)
			CHECK(!chip.log[i].frame[pad]);
	}
	CHECK(!pcnet_transmit(&nic, numbered(0), PCNET_FRAME_MAX));
	CHECK(pcnet_transmit(&nic, numbered(0), PCNET_FRAME_MAX + 1));
	CHECK(pcnet_transmit(&nic, numbered(0), 0));
}

TEST(it_stops_and_starts_again)
{
	CHECK(start(true));
	for (unsigned int round = 1; round <= 5; round++) {
		miss(PCNET_RX_RING + 3);
		CHECK(receive() == PCNET_RX_RING);
		miss(5); /* left in the ring: gone with it */
		pcnet_stop(&nic);
		CHECK(counters.nic_missed == 3 * round);
		CHECK(!chip.master && !chip.wide && chip.csr[0] == PCNET_CSR0_STOP);
		CHECK(pcnet_transmit(&nic, numbered(0), 60));
		chip.was_reset = false;
		CHECK(!pcnet_start(&nic, true, &err));
		CHECK(!chip.master_before_reset);
		CHECK(receive() == 0);
		CHECK(passes(round));
		CHECK(!pcnet_transmit(&nic, numbered(round), 60));
		CHECK(chip.sent == round);
	}
}

TEST(a_descriptor_that_was_spoiled_is_whole_again)
{
	CHECK(start(true));
	CHECK(chip_receive(&chip, numbered(0), 60));
	chip.shared.rx[0].address = htole32(1);
	chip.shared.rx[0].length = 0;
	CHECK(receive() == 1);
	for (unsigned int i = 1; i <= PCNET_RX_RING; i++)
		CHECK(passes(i));
}

/* Whatever lies in the ring: what is handed on is a frame, and every descriptor comes back. */
TEST(it_survives_any_words)
{
	uint64_t accounted = 0;

	CHECK(start(true));
	for (unsigned int round = 0; round < 100000; round++) {
		unsigned int done, first = random32() % PCNET_RX_RING, n = random32() % 40;

		for (unsigned int i = 0; i < n; i++) {
			struct pcnet_descriptor *d = &chip.shared.rx[(first + i) % PCNET_RX_RING];

			d->address = random32();
			d->length = random32();
			d->message = random32();
			d->reserved = random32();
			d->status = random32() & (random32() % 4 ? 0x7fff : 0xffff);
		}
		done = receive();
		CHECK(done <= 4 * PCNET_RX_RING + PCNET_RX_RING);
		CHECK(!got.wrong);
		CHECK(counters.nic_received == got.frames + counters.driver_dropped);
		CHECK(counters.nic_received + counters.nic_errors - accounted <= done);
		accounted = counters.nic_received + counters.nic_errors;
		CHECK(!pcnet_has_frame(&nic));
	}
	CHECK(got.frames > 1000 && counters.nic_errors > 1000 && counters.driver_dropped > 1000);
}

TEST(a_queue_is_bounded_and_ordered)
{
	struct queue *queue = queue_new(3);
	char items[5];

	for (unsigned int round = 0; round < 4; round++) {
		CHECK(queue_put(queue, &items[0]) && queue_put(queue, &items[1]));
		CHECK(queue_get(queue) == &items[0]);
		CHECK(queue_put(queue, &items[2]) && queue_put(queue, &items[3]));
		CHECK(!queue_put(queue, &items[4]));
		for (unsigned int i = 1; i <= 3; i++)
			CHECK(queue_get(queue) == &items[i]);
	}
	CHECK(queue_put(queue, &items[0]));
	queue_close(queue);
	CHECK(!queue_put(queue, &items[1]));
	CHECK(queue_get(queue) == &items[0]);
	CHECK(!queue_get(queue));
	free(queue);
}

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

static int send_one(void)
{
	return pcnet_transmit(&nic, numbered(0), 60);
}

static bool tells(const char *fault, const char *word)
{
	return fault && strstr(fault, word);
}

/* It sends and receives, and there is nothing to complain of. */
static void is_well(void)
{
	unsigned int sent = chip.sent;

	CHECK(!pcnet_watch(&nic, 100 * SECOND) && !pcnet_watch(&nic, 200 * SECOND));
	CHECK(chip.csr[0] & PCNET_CSR0_RXON && chip.csr[0] & PCNET_CSR0_INEA && chip.master);
	CHECK(!send_one() && chip.sent == sent + 1);
	CHECK(passes(0));
}

TEST(a_memory_error_is_told_until_the_chip_is_restarted)
{
	CHECK(start(true));
	chip.csr[0] |= PCNET_CSR0_MERR;
	CHECK(pcnet_acknowledge(&nic) & PCNET_CSR0_MERR);
	CHECK(!(chip.csr[0] & PCNET_CSR0_MERR));
	for (unsigned int i = 0; i < 3; i++)
		CHECK(tells(pcnet_watch(&nic, i), "MERR"));
	CHECK(!pcnet_restart(&nic, &err));
	CHECK(counters.restarts == 1);
	is_well();
	/* and where nobody acknowledges */
	chip.csr[0] |= PCNET_CSR0_MERR;
	CHECK(tells(pcnet_watch(&nic, 300 * SECOND), "MERR"));
	CHECK(!pcnet_restart(&nic, &err));
	is_well();
}

TEST(frames_that_find_no_room_are_counted_and_postpone_nothing)
{
	CHECK(start(true));
	chip.hold_transmit = true;
	for (unsigned int i = 0; i < PCNET_TX_RING; i++)
		CHECK(!send_one());
	CHECK(!counters.transmit_dropped && !pcnet_watch(&nic, 0));
	for (unsigned int second = 1; second < 5; second++) {
		CHECK(send_one() && counters.transmit_dropped == second);
		CHECK(!pcnet_watch(&nic, second * SECOND));
	}
	CHECK(!pcnet_watch(&nic, 5 * SECOND - 1));
	CHECK(tells(pcnet_watch(&nic, 5 * SECOND), "does not send"));
	pcnet_stop(&nic);
	CHECK(!pcnet_watch(&nic, 100 * SECOND));
	chip.hold_transmit = false;
	CHECK(!pcnet_start(&nic, true, &err));
	is_well();
}

TEST(a_chip_that_sends_slowly_or_nothing_is_left_alone)
{
	CHECK(start(true));
	chip.hold_transmit = true;
	for (unsigned int i = 0; i < 10; i++) {
		CHECK(!send_one());
		CHECK(!pcnet_watch(&nic, i * 5 * SECOND));
	}
	chip_transmit(&chip);
	CHECK(!pcnet_watch(&nic, 1000 * SECOND));
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
static void a_receiver_restarts(enum receiver_mode mode)
{
	struct receiver receiver = {.mode = mode, .nic = &nic, .take = take};

	CHECK(start(true));
	sem_init(&line, 0, 0);
	for (unsigned int i = 0; i < 3; i++)
		CHECK(chip_receive(&chip, numbered(i), 60));
	CHECK(!receiver_start(&receiver, &err));
	receiver_restart_chip(&receiver, "for a test");
	CHECK(await_restart());
	receiver_stop(&receiver);
	CHECK(got.frames == 3 && counters.restarts == 1 && counters.nic_received == 3);
	is_well();
}

TEST(a_receiver_that_waits_restarts_the_chip)
{
	a_receiver_restarts(MODE_INTERRUPT);
}

TEST(a_receiver_that_looks_restarts_the_chip)
{
	a_receiver_restarts(MODE_POLL);
}

TEST(a_chip_that_cannot_be_restarted_ends_all)
{
	struct receiver receiver = {.mode = MODE_INTERRUPT, .nic = &nic, .take = take};

	CHECK(start(true));
	sem_init(&line, 0, 0);
	sem_init(&left, 0, 0);
	chip.deaf = true;
	CHECK(!receiver_start(&receiver, &err));
	receiver_restart_chip(&receiver, "for a test");
	while (sem_wait(&left))
		;
	receiver_stop(&receiver);
	CHECK(strstr(told.text, "initialisation block"));
	CHECK(!chip.master && !chip.wide && chip.csr[0] == PCNET_CSR0_STOP && send_one());
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

TEST(counters_fit_together_while_they_are_counted)
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
}

int main(void)
{
	unsigned int failures = 0;

	puts("KTAP version 1");
	for (unsigned int i = 0; i < known; i++) {
		failed = false;
		tests[i].run();
		printf("%sok %u %s\n", failed ? "not " : "", i + 1, tests[i].name);
		failures += failed;
	}
	printf("1..%u\n", known);
	return failures > 0;
}
