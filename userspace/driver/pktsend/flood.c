// SPDX-License-Identifier: GPL-2.0-only
#include <arpa/inet.h>
#include <endian.h>
#include <netinet/ether.h>
#include <netinet/ip.h>
#include <netinet/udp.h>
#include <sched.h>
#include <string.h>
#include <time.h>

#include "exact/exactrun/mark.h"
#include "lib/clock.h"
#include "lib/jsonfile.h"
#include "pktsend.h"

/* Time that the machine has after the last frame, to be done with all that it has queued. */
#define SETTLE_NS 100000000
/* A span without an instruction of ours in it: the timer tick was served. */
#define TICK_GAP_NS  1000
#define TICK_WAIT_NS 50000000
/* from the tick to the plan's beginning, amply */
#define BEGIN_NS 10000

/* What takes no frame: not the receiver, and no sender. */
#define NOBODY "52:54:00:10:77:99"

struct flood {
	uint64_t timer_ns;
	struct plans plans;
	unsigned int generators;
	struct generator generator[GENERATORS_MAX];
	uint64_t start[GENERATORS_MAX]; /* ticks: when it is to be started; then, when it was */
	uint8_t *room;                  /* for frames, behind the generators' memory */
};

/*
 * Writes a frame of `size` bytes behind its header, with the probe in it, and its pattern behind
 * it. The UDP checksum is 0, which is none. Returns where the next one goes.
 */
static uint8_t *write_frame(uint8_t *at, size_t size, const struct ether_addr *to,
			    const struct probe *probe)
{
	struct {
		struct ether_header ether;
		struct iphdr ip;
		struct udphdr udp;
		struct probe probe;
	} __attribute__((packed)) head = {
		.ether = {.ether_type = htons(ETHERTYPE_IP)},
		.ip = {.version = 4,
		       .ihl = 5,
		       .ttl = 64,
		       .protocol = IPPROTO_UDP,
		       .tot_len = htons(size - sizeof(head.ether)),
		       .saddr = inet_addr(PROBE_SENDER_ADDRESS),
		       .daddr = inet_addr(PROBE_RECEIVER_ADDRESS)},
		.udp = {.source = htons(PROBE_PORT),
			.dest = htons(PROBE_PORT),
			.len = htons(size - sizeof(head.ether) - sizeof(head.ip))},
		.probe = *probe,
	};

	memcpy(head.ether.ether_dhost, to, sizeof(*to));
	ether_aton_r(PROBE_SENDER_MAC, (struct ether_addr *)head.ether.ether_shost);
	head.ip.check = htons(checksum(&head.ip, sizeof(head.ip), 0));
	memset(at, 0, GENERATOR_HEADER + size);
	at += GENERATOR_HEADER;
	memcpy(at, &head, sizeof(head));
	if (size > sizeof(head))
		pattern_fill(at + sizeof(head), size - sizeof(head), probe->run,
			     be32toh(probe->sequence));
	return at + size;
}

/* Returns how many frames of the plan somebody may take. */
static uint32_t write_frames(struct flood *flood, uint8_t run, struct plan plan,
			     const struct ether_addr *to)
{
	static const struct probe none;
	uint8_t *at = flood->room, *nothing = at;
	struct ether_addr nobody;
	uint32_t count = 0;

	ether_aton_r(NOBODY, &nobody);
	at = write_frame(at, PCNET_FRAME_MIN, &nobody, &none);
	for (uint32_t nth = 0; nth < flood->plans.rows; nth++)
		for (unsigned int g = 0; g < flood->generators; g++) {
			uint32_t size = plan.size[nth * flood->generators + g];
			const struct probe probe = {.magic = htobe32(PROBE_MAGIC),
						    .kind = PROBE_DATA,
						    .run = run,
						    .sequence = htobe32(count)};

			if (!size) {
				generator_place(&flood->generator[g], nth, nothing,
						PCNET_FRAME_MIN);
				continue;
			}
			generator_place(&flood->generator[g], nth, at, size);
			at = write_frame(at, size, to, &probe);
			count++;
		}
	for (unsigned int g = 0; g < flood->generators; g++)
		generator_give(&flood->generator[g], flood->plans.rows);
	return count;
}

/* Until the timer tick has just been: the next is milliseconds away. */
static uint64_t await_tick(void)
{
	uint64_t begin = ticks_now(), last = begin, now;

	for (;; last = now) {
		now = ticks_now();
		if (now - last > TICK_GAP_NS || now - begin > TICK_WAIT_NS)
			return now;
	}
}

/*
 * Starts the cards, all before the first of them sends. What delays a start, such as an interrupt,
 * delays all frames of that card, and is in the report.
 */
static void start(struct flood *flood)
{
	uint64_t now;

	for (unsigned int g = 0; g < flood->generators; g++) {
		while ((now = ticks_now()) < flood->start[g])
			;
		generator_start(&flood->generator[g]);
		flood->start[g] = now;
	}
}

static void sleep_until(uint64_t due)
{
	uint64_t now = ticks_now(), rest = due > now ? due - now : 0;
	const struct timespec span = {rest / 1000000000, rest % 1000000000};

	nanosleep(&span, NULL);
}

static json_t *starts_json(const struct flood *flood)
{
	json_t *list = json_array();

	for (unsigned int g = 0; g < flood->generators; g++)
		json_array_append_new(list, json_integer((json_int_t)flood->start[g]));
	return list;
}

/*
 * Real-time priority, or 0: that of all. Cards are started to the instruction: whatever the kernel
 * has to do meanwhile must wait. What comes before is done as all do, so that those who wait for
 * the flood are before it alike.
 */
static int set_priority(int priority, struct tare_error *err)
{
	const struct sched_param param = {.sched_priority = priority};

	return sched_setscheduler(0, priority ? SCHED_FIFO : SCHED_OTHER, &param)
		       ? tare_error(err, TARE_CANNOT, "cannot get real-time priority: %m")
		       : 0;
}

/*
 * Sends a plan, by its number from 1. Its report, with real-time priority from then on; NULL with
 * *err filled. A mark parts the sender's work from what follows, which is the receiver's.
 */
static json_t *send_plan(struct flood *flood, uint8_t run, unsigned int number,
			 const struct ether_addr *to, struct tare_error *err)
{
	const struct plan plan = plans_one(&flood->plans, number);
	uint32_t count = write_frames(flood, run, plan, to);
	uint64_t begin, last = 0;
	unsigned int done = 0;

	if (set_priority(1, err))
		return NULL;
	begin = await_tick() + BEGIN_NS;
	for (unsigned int g = 0; g < flood->generators; g++)
		flood->start[g] = begin + plan.start[g];
	start(flood);
	mark_begin(MARK_EMPTY);
	for (unsigned int g = 0; g < flood->generators; g++)
		last = flood->start[g] > last ? flood->start[g] : last;
	sleep_until(last + flood->plans.rows * flood->timer_ns + SETTLE_NS);
	for (unsigned int g = 0; g < flood->generators; g++)
		done += generator_done(&flood->generator[g]);
	if (done == flood->generators)
		return json_pack("{s:i, s:I, s:o}", "flood", run, "sent", (json_int_t)count,
				 "card_ticks", starts_json(flood));
	tare_error(
		err, TARE_FAILED, "%u of %u cards have not sent all: their timer is not of %llu ns",
		flood->generators - done, flood->generators, (unsigned long long)flood->timer_ns);
	return NULL;
}

/* The first run is to nobody, and has the same plan as the second. */
static int make_run(struct flood *flood, unsigned int run, struct tare_error *err)
{
	struct ether_addr to;
	int starts, finishes;
	json_t *report;

	ether_aton_r(run > 1 ? PROBE_RECEIVER_MAC : NOBODY, &to);
	if (set_priority(0, err))
		return -1;
	starts = sending_ask(PROBE_START, run, err);
	if (starts < 0)
		return -1;
	report = send_plan(flood, run, run > 1 ? run - 1 : 1, &to, err);
	finishes = report ? sending_ask(PROBE_FINISH, run, err) : -1;
	if (finishes < 0)
		return -1;
	json_object_set_new(report, "starts", json_integer(starts));
	json_object_set_new(report, "finishes", json_integer(finishes));
	return tare_jsonfile_write_line(report, err);
}

int flood_all(struct flood *flood, struct tare_error *err)
{
	for (unsigned int run = 1; run <= flood->plans.count + 1; run++)
		if (make_run(flood, run, err))
			return -1;
	return 0;
}

/* memory: bytes that all cards have together. */
static int open_one(struct flood *flood, const char *address, size_t memory, struct tare_error *err)
{
	struct vfio vfio;
	unsigned int i = flood->generators;

	if (vfio_open(&vfio, i ? &flood->generator[i - 1].vfio : NULL, address, memory, err))
		return -1;
	flood->generators++;
	return generator_open(&flood->generator[i], &vfio,
			      (struct generator_memory *)vfio.memory + i, err);
}

static int open_all(struct flood *flood, const char *path, struct tare_error *err)
{
	char address[GENERATORS_MAX][PCI_ADDRESS_SIZE];
	int n = pci_list(address, GENERATORS_MAX, &generator_kind, err);
	size_t frames = n * sizeof(struct generator_memory);
	size_t bytes =
		plans_bytes(&flood->plans, GENERATOR_HEADER) + GENERATOR_HEADER + PCNET_FRAME_MIN;

	if (n < 0)
		return -1;
	if ((uint32_t)n != flood->plans.cards)
		return tare_error(err, TARE_USAGE, "%s: is for %u cards, and this machine has %d",
				  path, flood->plans.cards, n);
	for (int i = 0; i < n; i++)
		if (open_one(flood, address[i], frames + bytes, err))
			return -1;
	flood->room = (uint8_t *)flood->generator[0].vfio.memory + frames;
	return 0;
}

/* Frames are stamped in ticks, and the cards' timers run in ns of virtual time. */
static int check_ticks(struct tare_error *err)
{
	const struct timespec span = {0, 10000000};
	uint64_t ticks = ticks_now(), ns = tare_clock_ns();

	nanosleep(&span, NULL);
	ticks = ticks_now() - ticks;
	ns = tare_clock_ns() - ns;
	if (ticks > ns * 1.001 || ticks < ns * 0.999)
		return tare_error(err, TARE_CANNOT,
				  "the time-stamp counter does not count ns: run it in an exact "
				  "machine");
	return 0;
}

struct flood *flood_open(uint64_t timer_ns, const char *plans, struct tare_error *err)
{
	static struct flood flood;

	flood.timer_ns = timer_ns;
	return plans_read(&flood.plans, plans, err) || check_ticks(err) ||
			       open_all(&flood, plans, err)
		       ? NULL
		       : &flood;
}
