// SPDX-License-Identifier: GPL-2.0-only
/*
 * pktpace: the sender of floods in virtual time. It fills the rings of network cards that send
 * one frame each time a timer fires, starts them one after the other, and sleeps until all is over.
 */
#include <endian.h>
#include <fcntl.h>
#include <linux/random.h>
#include <netinet/ether.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

#include "lib/clock.h"
#include "lib/error.h"
#include "lib/option.h"
#include "driver/pktsend/frame.h"
#include "driver/probe/report.h"
#include "driver/probe/ticks.h"
#include "exact/exactrun/mark.h"
#include "generator.h"
#include "plan.h"

#define PROGRAM   "pktpace"
#define TIMER_MAX 1000000000
/* Time that the machine has after the last frame, to be done with all that it has queued. */
#define SETTLE_NS 100000000
/* A span without an instruction of ours in it: the timer tick was served. */
#define TICK_GAP_NS  1000
#define TICK_WAIT_NS 50000000
/* from the tick to the plan's beginning, amply */
#define BEGIN_NS 10000

/* What takes no frame: not the receiver, and no sender. */
#define NOBODY "52:54:00:10:77:99"

struct options {
	uint64_t timer_ns; /* from a frame of a card to its next */
	const char *path;
};

struct pace {
	struct options options;
	struct plans plans;
	unsigned int generators;
	struct generator generator[GENERATORS_MAX];
	uint64_t start[GENERATORS_MAX]; /* ticks: when it is to be started; then, when it was */
	uint8_t *room;                  /* for frames, behind the generators' memory */
};

static uint64_t bus_address(const struct pace *pace, const void *at)
{
	return VFIO_MEMORY_ADDRESS + ((const char *)at - (char *)pace->generator[0].vfio.memory);
}

/* Writes a frame behind its header at *at, which it advances. */
static void write_frame(const struct frame *frame, uint8_t **at)
{
	memset(*at, 0, GENERATOR_HEADER);
	memcpy(*at + GENERATOR_HEADER, frame->bytes, frame->size);
	*at += GENERATOR_HEADER + frame->size;
}

/* Returns how many frames of the plan somebody may take. */
static uint32_t write_frames(struct pace *pace, uint8_t run, struct plan plan,
			     const struct ether_addr *to)
{
	uint8_t *at = pace->room, *nothing = at;
	struct frame frame;
	uint32_t count = 0;

	frame_prepare(&frame, PCNET_FRAME_MIN);
	ether_aton_r(NOBODY, (struct ether_addr *)frame.bytes);
	write_frame(&frame, &at);
	for (uint32_t nth = 0; nth < pace->plans.rows; nth++)
		for (unsigned int g = 0; g < pace->generators; g++) {
			uint32_t size = plan.size[nth * pace->generators + g];
			const struct probe probe = {.magic = htobe32(PROBE_MAGIC),
						    .kind = PROBE_DATA,
						    .run = run,
						    .sequence = htobe32(count)};

			if (!size) {
				generator_place(&pace->generator[g], nth,
						bus_address(pace, nothing), PCNET_FRAME_MIN);
				continue;
			}
			generator_place(&pace->generator[g], nth, bus_address(pace, at), size);
			frame_prepare(&frame, size);
			memcpy(frame.bytes, to, sizeof(*to));
			frame_fill(&frame, &probe);
			write_frame(&frame, &at);
			count++;
		}
	for (unsigned int g = 0; g < pace->generators; g++)
		generator_give(&pace->generator[g], pace->plans.rows);
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
static void start(struct pace *pace)
{
	uint64_t now;

	for (unsigned int g = 0; g < pace->generators; g++) {
		while ((now = ticks_now()) < pace->start[g])
			;
		generator_start(&pace->generator[g]);
		pace->start[g] = now;
	}
}

static void sleep_until(uint64_t due)
{
	uint64_t now = ticks_now(), rest = due > now ? due - now : 0;
	const struct timespec span = {rest / 1000000000, rest % 1000000000};

	nanosleep(&span, NULL);
}

static json_t *starts_json(const struct pace *pace)
{
	json_t *list = json_array();

	for (unsigned int g = 0; g < pace->generators; g++)
		json_array_append_new(list, json_integer((json_int_t)pace->start[g]));
	return list;
}

/*
 * {"flood": its run, "sent", "timer_ns", "card_ticks": ticks at which each card was started}. A
 * mark parts the sender's work from what follows, which is the receiver's.
 */
static int flood(struct pace *pace, uint8_t run, struct plan plan, const struct ether_addr *to,
		 struct tare_error *err)
{
	uint32_t count = write_frames(pace, run, plan, to);
	uint64_t begin = await_tick() + BEGIN_NS, last = 0;
	unsigned int done = 0;

	for (unsigned int g = 0; g < pace->generators; g++)
		pace->start[g] = begin + plan.start[g];
	start(pace);
	mark_begin(MARK_EMPTY);
	for (unsigned int g = 0; g < pace->generators; g++)
		last = pace->start[g] > last ? pace->start[g] : last;
	sleep_until(last + pace->plans.rows * pace->options.timer_ns + SETTLE_NS);
	for (unsigned int g = 0; g < pace->generators; g++)
		done += generator_done(&pace->generator[g]);
	if (done < pace->generators)
		return tare_error(err, TARE_FAILED,
				  "%u of %u cards have not sent all: their timer is not of %llu ns",
				  pace->generators - done, pace->generators,
				  (unsigned long long)pace->options.timer_ns);
	return report_line(json_pack("{s:i, s:I, s:I, s:o}", "flood", run, "sent",
				     (json_int_t)count, "timer_ns",
				     (json_int_t)pace->options.timer_ns, "card_ticks",
				     starts_json(pace)),
			   err);
}

static int obey(struct pace *pace, const char *line, struct tare_error *err)
{
	struct ether_addr to;
	unsigned int run, number;
	char mac[18], more;

	if (strchr(line, '-') ||
	    sscanf(line, "flood %u %u %17s %c", &run, &number, mac, &more) != 3 ||
	    !ether_aton_r(mac, &to))
		return tare_error(err, TARE_USAGE, "%.60s: write flood RUN PLAN MAC", line);
	if (run < 1 || run > UINT8_MAX)
		return tare_error(err, TARE_USAGE, "flood: RUN %u: must be from 1 to %d", run,
				  UINT8_MAX);
	if (number < 1 || number > pace->plans.count)
		return tare_error(err, TARE_USAGE, "flood: PLAN %u: must be from 1 to %u", number,
				  pace->plans.count);
	return flood(pace, run, plans_one(&pace->plans, number), &to, err);
}

/* memory: bytes that all cards have together. */
static int open_one(struct pace *pace, const char *address, size_t memory, struct tare_error *err)
{
	struct vfio vfio;
	unsigned int i = pace->generators;
	size_t offset = i * sizeof(struct generator_memory);

	if (i ? vfio_open_beside(&vfio, &pace->generator[i - 1].vfio, address, err)
	      : vfio_open(&vfio, address, memory, err))
		return -1;
	pace->generators++;
	return generator_open(&pace->generator[i], &vfio,
			      (struct generator_memory *)((char *)vfio.memory + offset),
			      VFIO_MEMORY_ADDRESS + offset, err);
}

static int open_all(struct pace *pace, struct tare_error *err)
{
	char address[GENERATORS_MAX][PCI_ADDRESS_SIZE];
	unsigned int n = pci_list(address, GENERATORS_MAX, &generator_kind);
	size_t frames = n * sizeof(struct generator_memory);
	size_t bytes =
		plans_bytes(&pace->plans, GENERATOR_HEADER) + GENERATOR_HEADER + PCNET_FRAME_MIN;

	if (!n)
		return pci_none(&generator_kind, err);
	if (n != pace->plans.cards)
		return tare_error(err, TARE_USAGE, "%s: is for %u cards, and this machine has %u",
				  pace->options.path, pace->plans.cards, n);
	for (unsigned int i = 0; i < n; i++)
		if (open_one(pace, address[i], frames + bytes, err))
			return -1;
	pace->room = (uint8_t *)pace->generator[0].vfio.memory + frames;
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

/*
 * An exact machine has no random numbers to begin with. Whoever first asks for some, as jansson
 * does, would wait for 1 G instructions until the kernel has gathered them. Here nobody has
 * secrets.
 */
static int begin_random_numbers(struct tare_error *err)
{
	static struct {
		struct rand_pool_info info;
		char bytes[64];
	} seed = {{.entropy_count = 8 * sizeof(seed.bytes), .buf_size = sizeof(seed.bytes)}, {0}};
	int fd = open("/dev/urandom", O_WRONLY | O_CLOEXEC);
	bool failed = fd < 0 || ioctl(fd, RNDADDENTROPY, &seed);

	if (fd >= 0)
		close(fd);
	return failed ? tare_error(err, TARE_CANNOT, "/dev/urandom: cannot be seeded: %m") : 0;
}

/* Cards are started to the instruction: whatever the kernel has to do meanwhile must wait. */
static int put_first(struct tare_error *err)
{
	const struct sched_param priority = {.sched_priority = 1};

	return sched_setscheduler(0, SCHED_FIFO, &priority)
		       ? tare_error(err, TARE_CANNOT, "cannot get real-time priority: %m")
		       : 0;
}

static int serve(struct pace *pace, struct tare_error *err)
{
	char *line = NULL;
	size_t room = 0;
	ssize_t n;
	int bad;

	if (plans_read(&pace->plans, pace->options.path, err) || check_ticks(err) ||
	    begin_random_numbers(err) || open_all(pace, err) || put_first(err))
		return -1;
	bad = report_line(json_pack("{s:i}", "generators", pace->generators), err);
	while (!bad && (n = getline(&line, &room, stdin)) >= 0) {
		line[strcspn(line, "\n")] = 0;
		bad = *line ? obey(pace, line, err) : 0;
	}
	free(line);
	return bad;
}

static const struct tare_option option[] = {
	{"timer", 't', "NS", "The cards' x-txtimer, which it cannot read (from 1000)",
	 TARE_NUMBER(timer_ns, 1000, TIMER_MAX)},
	{"plan", 'p', "FILE", "When the cards are started, and what they send", TARE_TEXT(path)},
	{0}};

static const struct tare_options command_line = {
	.option = option,
	.doc = "Sends frames in virtual time, in an exact machine. Fills the rings of all virtio "
	       "network cards that vfio-pci has, starts the cards when a plan of FILE says so, and "
	       "sleeps. Each card sends a frame when its timer fires "
	       "(virtio-net-pci,tx=timer,x-txburst=1). Reads commands from standard input:\v"
	       "  flood RUN PLAN MAC   send the probes of a plan, by its number from 1, to MAC\n\n"
	       "Each prints one line of JSON. A card holds 256 frames.",
};

int main(int argc, char **argv)
{
	static struct pace pace;
	struct tare_error err;
	int failed;

	tare_options_parse(&command_line, argc, argv, &pace.options);
	if (!pace.options.timer_ns || !pace.options.path)
		failed = tare_error(
			&err, TARE_USAGE,
			"give --timer, the cards' x-txtimer in ns, and --plan, a file of "
			"when what is sent");
	else
		failed = serve(&pace, &err);
	return failed ? tare_error_report(&err, PROGRAM) : TARE_OK;
}
