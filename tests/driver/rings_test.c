// SPDX-License-Identifier: GPL-2.0-only
/* pcnet.c and queue.c against a chip that is played. Speaks KTAP. */
#include <endian.h>
#include <stdlib.h>
#include <string.h>

#include "checks.h"
#include "fake_chip.h"
#include "driver/pcnet32/queue.h"

static struct chip chip;
static struct pcnet nic;
static struct counters counters;
static struct tare_error err;

/* what the driver handed on */
static struct {
	unsigned int frames, wrong;
	size_t length;
	uint8_t frame[PCNET_BUFFER];
} got;

static void take(void *context, const uint8_t *frame, size_t length)
{
	(void)context;
	got.frames++;
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

static uint32_t random32(void)
{
	static uint64_t state = 1;

	state = state * 6364136223846793005u + 1442695040888963407u;
	return state >> 32;
}

static bool starts_after_a_reset(void)
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
	return true;
}

static bool a_dead_chip_is_told(void)
{
	CHECK(start(true));
	pcnet_stop(&nic);
	chip.deaf = true;
	CHECK(pcnet_start(&nic, true, &err));
	CHECK(strstr(err.text, "initialisation block"));
	CHECK(!chip.master && !chip.wide && chip.csr[0] == PCNET_CSR0_STOP);
	CHECK(pcnet_transmit(&nic, numbered(0), 60));
	return true;
}

static bool every_frame_comes_once_in_order(void)
{
	CHECK(start(true));
	for (unsigned int i = 0; i < 1000; i++) {
		CHECK(chip_receive(&chip, numbered(i), 60 + i));
		CHECK(receive() == 1);
		CHECK(got.frames == i + 1 && got.length == 60 + i && is_numbered(i));
	}
	CHECK(counters.nic_received == 1000 && !counters.driver_dropped);
	return true;
}

static bool a_full_ring_is_emptied(void)
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
	return true;
}

/* QEMU clears OWN first and sets ENP later. */
static bool own_without_enp_is_not_ready(void)
{
	CHECK(start(true));
	for (unsigned int i = 0; i < 3 * PCNET_RX_RING; i++) {
		CHECK(chip_begin(&chip, numbered(i), 60));
		CHECK(!pcnet_has_frame(&nic));
		CHECK(receive() == 0);
		chip_finish(&chip, PCNET_ENP);
		CHECK(receive() == 1);
		CHECK(is_numbered(i));
	}
	CHECK(counters.nic_received == got.frames && !counters.driver_dropped);
	return true;
}

static bool a_frame_of_several_buffers_is_dropped(void)
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
	return true;
}

static bool frames_without_end_are_dropped(void)
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
	CHECK(chip_receive(&chip, numbered(1), 60));
	CHECK(receive() == 1);
	CHECK(is_numbered(1));
	return true;
}

/* The chip, its ring full, goes on at a later descriptor than the first that comes back. */
static bool it_follows_a_chip_that_jumps(void)
{
	unsigned int n = 0;

	for (unsigned int jump = 1; jump < PCNET_RX_RING; jump++) {
		CHECK(start(true));
		for (n = 0; n < PCNET_RX_RING; n++)
			CHECK(chip_receive(&chip, numbered(n), 60));
		CHECK(pcnet_receive(&nic, jump + 1, take, NULL) == jump + 1);
		chip.rx = jump;
		CHECK(chip_receive(&chip, numbered(n++), 60));
		CHECK(receive() == PCNET_RX_RING - jump);
		CHECK(is_numbered(PCNET_RX_RING));
		for (; n < 4 * PCNET_RX_RING; n++) {
			CHECK(chip_begin(&chip, numbered(n), 60));
			CHECK(receive() == 0);
			chip_finish(&chip, PCNET_ENP);
			CHECK(receive() == 1);
			CHECK(is_numbered(n));
		}
		CHECK(!counters.driver_dropped);
	}
	return true;
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

/* A ring of which nothing says that the chip has jumped is not searched. */
static bool it_looks_no_further_without_a_sign(void)
{
	CHECK(start(true));
	for (unsigned int n = 0; n < 3 * PCNET_RX_RING; n++) {
		CHECK(chip_receive(&chip, numbered(n), 60));
		CHECK(receive() == 1);
	}
	chip.rx = 5;
	CHECK(chip_receive(&chip, numbered(1), 60));
	CHECK(receive() == 0 && !pcnet_has_frame(&nic));
	return true;
}

/* Those before it and after it come in the same moment, so that no second interrupt helps. */
static bool a_descriptor_that_the_chip_cannot_use_is_passed(void)
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
	return true;
}

/* Two side by side: at the latest when the chip has filled all the others. */
static bool it_does_not_wait_for_ever_at_what_the_chip_cannot_use(void)
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
	return true;
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

/* However the two meet: when the chip rests and the driver finds no more, there is no more. */
static bool no_frame_stays_behind(void)
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
		CHECK(!pcnet_has_frame(&nic));
	}
	CHECK(steps.missed > 1000 && steps.jumped > 1000 && steps.jumped_far > 1000);
	CHECK(!counters.driver_dropped && !got.wrong);
	return true;
}

/* And it comes round to where we wait before we look. */
static bool a_half_written_frame_is_not_dropped(void)
{
	CHECK(start(true));
	chip.rx = 1;
	for (unsigned int n = 1; n < PCNET_RX_RING; n++)
		CHECK(chip_receive(&chip, numbered(n), 60));
	CHECK(chip_begin(&chip, numbered(PCNET_RX_RING), 60));
	chip.finish_when_read = true;
	CHECK(receive() == PCNET_RX_RING);
	CHECK(got.frames == PCNET_RX_RING && !counters.driver_dropped);
	return true;
}

/* The longest and the shortest that the driver in the kernel takes, too. */
static bool lengths_are_checked(void)
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
	return true;
}

static bool bad_frames_are_counted(void)
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
	CHECK(chip_receive(&chip, numbered(6), 60));
	CHECK(receive() == 1);
	CHECK(is_numbered(6));
	return true;
}

static void miss(unsigned int n)
{
	while (n--)
		chip_receive(&chip, numbered(0), 60);
}

static bool missed_frames_are_counted_over_wraps(void)
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
	return true;
}

static bool acknowledging_keeps_interrupts_on(void)
{
	CHECK(start(true));
	CHECK(chip_receive(&chip, numbered(0), 60));
	CHECK(pcnet_acknowledge(&nic) & PCNET_CSR0_RINT);
	CHECK(chip.csr[0] & PCNET_CSR0_INEA && !(chip.csr[0] & PCNET_CSR0_RINT));
	CHECK(!pcnet_transmit(&nic, numbered(0), 60));
	CHECK(chip.csr[0] & PCNET_CSR0_INEA);
	pcnet_count_missed(&nic);
	pcnet_link_up(&nic);
	CHECK(chip.rap == PCNET_CSR0);
	return true;
}

static bool what_is_sent_arrives(void)
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
	return true;
}

static bool a_full_transmit_ring_refuses(void)
{
	CHECK(start(true));
	chip.hold_transmit = true;
	for (unsigned int i = 0; i < PCNET_TX_RING; i++)
		CHECK(!pcnet_transmit(&nic, numbered(i), 60));
	CHECK(pcnet_transmit(&nic, numbered(99), 60));
	chip_transmit(&chip);
	CHECK(chip.sent == PCNET_TX_RING);
	for (unsigned int i = 0; i < PCNET_TX_RING; i++)
		CHECK(!memcmp(chip.log[i].frame, numbered(i), 60));
	CHECK(!pcnet_transmit(&nic, numbered(99), 60));
	return true;
}

static bool it_stops_and_starts_again(void)
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
		CHECK(chip_receive(&chip, numbered(round), 60));
		CHECK(receive() == 1);
		CHECK(is_numbered(round));
		CHECK(!pcnet_transmit(&nic, numbered(round), 60));
		CHECK(chip.sent == round);
	}
	return true;
}

static bool a_descriptor_that_was_spoiled_is_whole_again(void)
{
	CHECK(start(true));
	CHECK(chip_receive(&chip, numbered(0), 60));
	chip.shared.rx[0].address = htole32(1);
	chip.shared.rx[0].length = 0;
	CHECK(receive() == 1);
	for (unsigned int i = 1; i <= PCNET_RX_RING; i++) {
		CHECK(chip_receive(&chip, numbered(i), 60));
		CHECK(receive() == 1);
		CHECK(is_numbered(i));
	}
	return true;
}

/* Whatever lies in the ring: what is handed on is a frame, and every descriptor comes back. */
static bool it_survives_any_words(void)
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
	return true;
}

static bool a_queue_is_bounded_and_ordered(void)
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
	return true;
}

int main(void)
{
	puts("KTAP version 1");
	RUN(starts_after_a_reset);
	RUN(a_dead_chip_is_told);
	RUN(every_frame_comes_once_in_order);
	RUN(a_full_ring_is_emptied);
	RUN(own_without_enp_is_not_ready);
	RUN(a_frame_of_several_buffers_is_dropped);
	RUN(frames_without_end_are_dropped);
	RUN(it_follows_a_chip_that_jumps);
	RUN(it_looks_no_further_without_a_sign);
	RUN(a_descriptor_that_the_chip_cannot_use_is_passed);
	RUN(it_does_not_wait_for_ever_at_what_the_chip_cannot_use);
	RUN(no_frame_stays_behind);
	RUN(a_half_written_frame_is_not_dropped);
	RUN(lengths_are_checked);
	RUN(bad_frames_are_counted);
	RUN(missed_frames_are_counted_over_wraps);
	RUN(acknowledging_keeps_interrupts_on);
	RUN(what_is_sent_arrives);
	RUN(a_full_transmit_ring_refuses);
	RUN(it_stops_and_starts_again);
	RUN(a_descriptor_that_was_spoiled_is_whole_again);
	RUN(it_survives_any_words);
	RUN(a_queue_is_bounded_and_ordered);
	return end_of_checks();
}
