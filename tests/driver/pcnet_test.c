// SPDX-License-Identifier: GPL-2.0-only
/*
 * pcnet.c against a chip that is played: how the two meet in the rings, step by step. Guests have
 * QEMU's chip, which is never half way. And counters that are read while they are counted.
 *
 *   pcnet_test NAME    status 0: that test has passed
 */
#include <assert.h>
#include <endian.h>
#include <string.h>

#include "driver/pcnet32/pcnet.h"
#include "driver/pcnet32/registers.h"
#include "lib/prng.h"

#define READS 2000000

static struct pcnet_memory memory;
static struct vfio vfio = {.memory = &memory};
static struct pcnet nic;
static struct counters counters;

static struct {
	uint16_t csr[128];
	unsigned int rap, rx; /* rx: where it is in its ring */
	enum { AT_REST, SEEKING, FILLING, ENDING } state;
	unsigned int ahead;
	unsigned int filled, missed, jumped, jumped_far;
} chip;

/* what the driver handed on */
static struct {
	unsigned int frames, wrong;
	uint64_t sum; /* of first words */
} got;

/* A frame's end, of which QEMU's chip tells only after it has given the descriptor away. */
static void finish(void)
{
	struct pcnet_descriptor *d = &memory.shared.rx[chip.rx];

	__atomic_store_n(&d->status, d->status | htole16(PCNET_ENP), __ATOMIC_RELEASE);
	chip.rx = (chip.rx + 1) % PCNET_RX_RING;
	chip.state = AT_REST;
}

uint16_t registers_read16(const struct vfio *of, unsigned int offset)
{
	(void)of;
	return offset;
}

uint32_t registers_read32(const struct vfio *of, unsigned int offset)
{
	(void)of;
	if (offset == PCNET_RESET)
		memset(chip.csr, 0, sizeof(chip.csr));
	chip.csr[PCNET_CSR0] |= offset == PCNET_RESET ? PCNET_CSR0_STOP : 0;
	/* by PCI's rules it answers after its writes */
	if (chip.state == ENDING)
		finish();
	return chip.csr[chip.rap];
}

void registers_write32(const struct vfio *of, unsigned int offset, uint32_t value)
{
	(void)of;
	if (offset == PCNET_RAP)
		chip.rap = value;
	else if (offset == PCNET_RDP && value) /* 0 only chooses 32-bit access */
		chip.csr[chip.rap] = value | (value & PCNET_CSR0_INIT ? PCNET_CSR0_IDON : 0) |
				     (value & PCNET_CSR0_STRT ? PCNET_CSR0_RXON : 0);
}

int vfio_bus_master(struct vfio *of, bool on, struct tare_error *err)
{
	(void)of;
	(void)on;
	(void)err;
	return 0;
}

static void take(void *context, const uint8_t *frame, size_t length)
{
	uint32_t word;

	(void)context;
	memcpy(&word, frame, sizeof(word));
	got.frames++;
	got.sum += word;
	got.wrong += length < PCNET_RX_MIN - PCNET_FCS || length > PCNET_BUFFER - PCNET_FCS;
}

static void start(void)
{
	struct tare_error err;

	memset(&memory, 0, sizeof(memory));
	memset(&counters, 0, sizeof(counters));
	memset(&chip, 0, sizeof(chip));
	memset(&got, 0, sizeof(got));
	assert(!pcnet_open(&nic, &vfio, &counters, &err) && !pcnet_start(&nic, true, &err));
}

static unsigned int receive(void)
{
	return pcnet_receive(&nic, 4 * PCNET_RX_RING, take, NULL);
}

/* To the chip a length whose upper bits are not ones is not a descriptor. */
static bool owns(unsigned int slot)
{
	const struct pcnet_descriptor *d = &memory.shared.rx[slot % PCNET_RX_RING];

	return le16toh(d->status) & PCNET_OWN && le16toh(d->length) >> 12 == 15;
}

/* What QEMU's chip does next, so that the driver can do anything between two steps. */
static void step(void)
{
	struct pcnet_descriptor *d = &memory.shared.rx[chip.rx];

	switch (chip.state) {
	case AT_REST:
		chip.ahead = 0;
		/* fall through */
	case SEEKING:
		chip.state = SEEKING;
		if (owns(chip.rx + chip.ahead)) {
			chip.rx = (chip.rx + chip.ahead) % PCNET_RX_RING;
			chip.jumped += chip.ahead > 0;
			chip.jumped_far += chip.ahead > 1;
			chip.state = FILLING;
		} else if (++chip.ahead == PCNET_RX_RING) {
			chip.missed++;
			chip.state = AT_REST;
		}
		return;
	case FILLING:
		memcpy(memory.rx_buffers[chip.rx], &chip.filled, sizeof(chip.filled));
		chip.filled++;
		d->message = htole32(64);
		__atomic_store_n(&d->status, htole16(PCNET_STP), __ATOMIC_RELEASE);
		chip.state = ENDING;
		return;
	case ENDING:
		finish();
	}
}

static void fill_one(void)
{
	do
		step();
	while (chip.state != AT_REST);
}

static uint32_t random32(void)
{
	static struct prng prng = {1};

	return prng_next(&prng);
}

/*
 * However the two meet, and however long the chip, which clears OWN, takes to set ENP: when it
 * rests and the driver finds no more, there is no more, and each has come once.
 */
static void no_frame_stays_behind(void)
{
	start();
	for (unsigned int round = 0; round < 200000; round++) {
		unsigned int mine = random32() % 4 ? random32() % 6 : random32() % 100;

		for (unsigned int n = random32() % 4 ? random32() % 6 : random32() % 200; n; n--)
			step();
		while (mine && pcnet_receive(&nic, 1, take, NULL))
			mine--;
		if (random32() % 8)
			continue;
		while (chip.state != AT_REST)
			step();
		receive();
		assert(got.frames == chip.filled);
		assert(got.sum == chip.filled * (chip.filled - 1ull) / 2);
		assert(!pcnet_has_frame(&nic));
	}
	assert(chip.missed > 1000 && chip.jumped > 1000 && chip.jumped_far > 1000);
	assert(!counters.driver_dropped && !got.wrong);
}

/* The chip comes round to where the driver waits before the driver looks. */
static void a_half_written_frame_is_not_dropped(void)
{
	start();
	chip.rx = 1;
	for (unsigned int n = 1; n < PCNET_RX_RING; n++)
		fill_one();
	while (chip.state != ENDING)
		step();
	assert(receive() == PCNET_RX_RING);
	assert(got.frames == PCNET_RX_RING && !counters.driver_dropped);
}

/* Those before it and after it come in the same moment, so that no second interrupt helps. */
static void a_descriptor_that_the_chip_cannot_use_is_passed(void)
{
	for (unsigned int bad = 0; bad < PCNET_RX_RING; bad++) {
		start();
		memory.shared.rx[bad].length = 0;
		for (unsigned int n = 5; n <= 100; n += 5) {
			for (unsigned int i = 0; i < 5; i++)
				fill_one();
			assert(receive() == 5);
			assert(got.frames == n && got.sum == n * (n - 1) / 2);
		}
	}
}

/* Whatever lies in the ring: what is handed on is a frame, and every descriptor comes back. */
static void it_survives_any_words(void)
{
	uint64_t accounted = 0;

	start();
	for (unsigned int round = 0; round < 100000; round++) {
		unsigned int done, first = random32() % PCNET_RX_RING, n = random32() % 40;

		for (unsigned int i = 0; i < n; i++)
			memory.shared.rx[(first + i) % PCNET_RX_RING] = (struct pcnet_descriptor){
				.address = random32(),
				.length = random32(),
				.message = random32(),
				.reserved = random32(),
				.status = random32() & (random32() % 4 ? 0x7fff : 0xffff)};
		done = receive();
		assert(done <= 4 * PCNET_RX_RING + PCNET_RX_RING);
		assert(!got.wrong);
		assert(counters.nic_received == got.frames + counters.driver_dropped);
		assert(counters.nic_received + counters.nic_errors - accounted <= done);
		accounted = counters.nic_received + counters.nic_errors;
		assert(!pcnet_has_frame(&nic));
	}
	assert(got.frames > 1000 && counters.nic_errors > 1000 && counters.driver_dropped > 1000);
}

static void missed_frames_are_counted_over_wraps_and_at_the_end(void)
{
	start();
	for (unsigned int i = 1; i <= 5; i++) {
		chip.csr[PCNET_CSR112] += 65535;
		pcnet_count_missed(&nic);
		assert(counters.nic_missed == 65535ull * i);
	}
	chip.csr[PCNET_CSR112] += 7;
	pcnet_stop(&nic);
	assert(counters.nic_missed == 65535ull * 5 + 7);
}

static void what_is_sent_is_padded_and_bounded(void)
{
	static uint8_t frame[PCNET_FRAME_MAX + 1];
	size_t length;

	start();
	memset(frame, 1, sizeof(frame));
	for (unsigned int i = 0; i < 3 * PCNET_TX_RING; i++) {
		const unsigned int slot = i % PCNET_TX_RING;
		const uint8_t *sent = memory.shared.tx_buffers[slot];

		length = 1 + (3 * PCNET_TX_RING - 1 - i) * 30;
		assert(!pcnet_transmit(&nic, frame, length));
		assert(0x10000u - le16toh(memory.shared.tx[slot].length) ==
		       (length < 60 ? 60 : length));
		assert(!memcmp(sent, frame, length));
		for (size_t pad = length; pad < 60; pad++)
			assert(!sent[pad]);
		memory.shared.tx[slot].status = 0;
	}
	assert(pcnet_transmit(&nic, frame, PCNET_FRAME_MAX + 1) && pcnet_transmit(&nic, frame, 0));
	for (unsigned int i = 0; i < PCNET_TX_RING; i++)
		assert(!pcnet_transmit(&nic, frame, PCNET_FRAME_MAX));
	assert(pcnet_transmit(&nic, frame, PCNET_FRAME_MAX) && counters.transmit_dropped == 3);
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

static void counters_fit_together_while_they_are_counted(void)
{
	unsigned int wrong = 0;
	pthread_t thread;

	start();
	assert(!pthread_create(&thread, NULL, count, NULL));
	for (unsigned int i = 0; i < READS; i++) {
		struct counters now = counters_snapshot(&counters);

		wrong += now.nic_received - now.queue_dropped > 1;
	}
	__atomic_store_n(&over, true, __ATOMIC_RELAXED);
	pthread_join(thread, NULL);
	assert(!wrong);
}

/* test_pcnet_rings.py looks for their names here */
#define TEST(name) #name, name

static const struct {
	const char *name;
	void (*run)(void);
} tests[] = {
	{TEST(no_frame_stays_behind)},
	{TEST(a_half_written_frame_is_not_dropped)},
	{TEST(a_descriptor_that_the_chip_cannot_use_is_passed)},
	{TEST(it_survives_any_words)},
	{TEST(missed_frames_are_counted_over_wraps_and_at_the_end)},
	{TEST(what_is_sent_is_padded_and_bounded)},
	{TEST(counters_fit_together_while_they_are_counted)},
};

int main(int argc, char **argv)
{
	for (size_t i = 0; i < sizeof(tests) / sizeof(*tests); i++)
		if (argc == 2 && !strcmp(tests[i].name, argv[1])) {
			tests[i].run();
			return 0;
		}
	return 1;
}
