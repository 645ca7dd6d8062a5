// SPDX-License-Identifier: GPL-2.0-only
/*
 * pcnet32: a driver for the pcnet NIC that runs as a program, with lwIP or a TAP device above it.
 */
#include <endian.h>
#include <string.h>
#include <unistd.h>

#include "lib/clock.h"
#include "lib/jsonfile.h"
#include "lib/option.h"
#include "lib/status.h"
#include "receiver.h"
#include "registers.h"
#include "stack.h"

enum delivery { DELIVER_DIRECT, DELIVER_QUEUED, DELIVER_TAP, DELIVER_MESSAGE };
enum fault { FAULT_NONE, FAULT_WILD_DMA, FAULT_BAD_DESCRIPTOR, FAULT_WILD_POINTER };

struct options {
	enum receiver_mode mode;
	enum delivery delivery;
	unsigned int queue;   /* packets; 0: what the kernel has */
	int priority;         /* of the thread that drives the card; 0: as all */
	unsigned int window;  /* bytes of TCP; 0: the stack's own */
	const char *counters; /* NULL: for nobody else */
	enum fault fault;
	struct delays delays;
};

/* As many packets as Linux lets wait for its stack (netdev_max_backlog). */
#define QUEUE_DEFAULT 1000
#define QUEUE_MAX     1000000
/* of messages: the least buffer of a socket */
#define MESSAGES_MIN 6

static const char *const modes[] = {"interrupt", "poll", "hybrid", NULL};
static const char *const deliveries[] = {"direct", "queued", "tap", "message", NULL};
static const char *const faults[] = {"none", "wild-dma", "bad-descriptor", "wild-pointer", NULL};

static const struct tare_option option[] = {
	{"mode", 'm', "MODE", "interrupt, poll, or hybrid: poll while there is work (interrupt)",
	 TARE_CHOICE(mode, modes)},
	{"deliver", 'D', "HOW",
	 "direct: give each frame to lwIP as it leaves the ring; queued: by a second "
	 "thread; tap: give it to the kernel, by tare0; message: to lwipsink, another process "
	 "(direct)",
	 TARE_CHOICE(delivery, deliveries)},
	{"queue", 'q', "DEPTH",
	 "Packets that may wait for lwIP with queued (1000), or, small ones, with message (278)",
	 TARE_NUMBER(queue, 1, QUEUE_MAX)},
	{"priority", 0, "N", "Drive the card with this real-time priority, SCHED_FIFO (none)",
	 TARE_NUMBER(priority, 1, 99)},
	{"window", 0, "BYTES", "Receive window of TCP, from 2000 (65535, lwIP's); not with tap",
	 TARE_NUMBER(window, STACK_WINDOW_MIN, STACK_WINDOW_MAX)},
	{"counters", 0, "FILE", "Count in FILE, for another program to read", TARE_TEXT(counters)},
	{"fault", 0, "FAULT",
	 "Corrupt a receive descriptor: wild-dma, a wild address; bad-descriptor, one that "
	 "the chip cannot use. Or wild-pointer: die at the 1,000th frame counted",
	 TARE_CHOICE(fault, faults)},
	{"read-ns", 0, "NS", "Delay each read of a register: for machines where it takes no time",
	 TARE_NUMBER(delays.read, 0, DELAY_MAX)},
	{"write-ns", 0, "NS", "Delay each write of a register",
	 TARE_NUMBER(delays.write, 0, DELAY_MAX)},
	{"interrupt-ns", 0, "NS", "Delay each interrupt",
	 TARE_NUMBER(delays.interrupt, 0, DELAY_MAX)},
	{0}};

static const struct tare_options command_line = {
	.option = option,
	.doc = "Drives the pcnet NIC from user space: receives probes and transfers on "
	       "port 7000 "
	       "of " PROBE_RECEIVER_ADDRESS
	       ", and reports each run as a line of JSON. vfio-pci must have it.\vIt ends "
	       "when pktsend sends leave, or by SIGINT or SIGTERM. "
	       "Exit status: 0 done; 1 failed; 2 bad usage; 77 this machine cannot.",
};

/* An option that would do nothing is a mistake of whoever wrote it. */
static int check(struct options *options, struct tare_error *err)
{
	if (options->queue && options->delivery != DELIVER_QUEUED &&
	    options->delivery != DELIVER_MESSAGE)
		return tare_error(err, TARE_USAGE,
				  "--queue: only with --deliver queued or message");
	if (options->queue && options->queue < MESSAGES_MIN && options->delivery == DELIVER_MESSAGE)
		return tare_error(err, TARE_USAGE, "--queue %u: at least %d with --deliver message",
				  options->queue, MESSAGES_MIN);
	if (options->window && options->delivery >= DELIVER_TAP)
		return tare_error(err, TARE_USAGE,
				  "--window: not with --deliver tap or message: the stack has it");
	if (!options->queue && options->delivery == DELIVER_QUEUED)
		options->queue = QUEUE_DEFAULT;
	return 0;
}

#define BAR 1 /* the one in memory; BAR 0 has the same by ports */

static const struct pci_kind pcnet_kind = {
	.name = "pcnet", .vendor = PCNET_PCI_VENDOR, .device = PCNET_PCI_DEVICE};

struct driver {
	const struct options *options;
	struct vfio vfio;
	struct counters *counters;
	struct pcnet nic;
	struct receiver receiver;
	pcnet_take *take; /* of a receiver that has a fault of its own before it */
	void *context;
};

static int open_nic(struct driver *driver, struct tare_error *err)
{
	char address[PCI_ADDRESS_SIZE];

	if (pci_list(&address, 1, &pcnet_kind, err) < 0 ||
	    vfio_open(&driver->vfio, NULL, address, sizeof(struct pcnet_memory), err) ||
	    vfio_map_registers(&driver->vfio, BAR, err) ||
	    pcnet_open(&driver->nic, &driver->vfio, driver->counters, err))
		return -1;
	return driver->options->mode == MODE_POLL ? 0 : vfio_enable_interrupt(&driver->vfio, err);
}

static int transmit(void *context, const uint8_t *frame, size_t length)
{
	return pcnet_transmit(context, frame, length);
}

static int read_counters(void *context, struct counters *counters, struct tare_error *err)
{
	struct pcnet *nic = context;

	(void)err;
	pcnet_count_missed(nic);
	*counters = counters_snapshot(nic->counters);
	counters_are_of(counters, tare_clock_ns());
	return 0;
}

static int start_delivery(struct driver *driver, struct tare_error *err)
{
	struct receiver *receiver = &driver->receiver;
	struct stack_link link = {
		.counted = {read_counters, &driver->nic},
		.transmit = transmit,
		.counters = driver->counters,
		.window = driver->options->window,
		.queue = driver->options->delivery == DELIVER_QUEUED ? driver->options->queue : 0,
	};

	if (driver->options->delivery == DELIVER_TAP) {
		receiver->take = tap_take;
		receiver->context = tap_start(&driver->nic, err);
	} else if (driver->options->delivery == DELIVER_MESSAGE) {
		receiver->take = messages_take;
		receiver->context = messages_start(&driver->nic, driver->options->queue, err);
	} else {
		memcpy(link.mac, driver->nic.mac, sizeof(link.mac));
		receiver->take = stack_take;
		receiver->context = stack_start(&link, err);
	}
	return receiver->context ? 0 : -1;
}

/* At one frame of all that are counted: with --counters, those of a driver before it, too. */
static void take_wildly(void *context, const uint8_t *frame, size_t length)
{
	struct driver *driver = context;

	if (driver->counters->nic_received == PCNET_FAULT_FRAMES)
		*(volatile int *)PCNET_FAULT_ADDRESS = PCNET_FAULT_FRAMES;
	driver->take(driver->context, frame, length);
}

/* Before the chip runs, which would use the descriptor as it is. */
static void spoil(struct driver *driver)
{
	struct pcnet_descriptor *descriptor = &driver->nic.memory->shared.rx[PCNET_FAULT_SLOT];
	struct receiver *receiver = &driver->receiver;

	if (driver->options->fault == FAULT_WILD_POINTER) {
		driver->take = receiver->take;
		driver->context = receiver->context;
		receiver->take = take_wildly;
		receiver->context = driver;
	}
	if (driver->options->fault == FAULT_WILD_DMA)
		descriptor->address = htole32(PCNET_FAULT_ADDRESS);
	if (driver->options->fault == FAULT_BAD_DESCRIPTOR)
		descriptor->length = 0; /* its upper four bits must be ones */
}

/* Until a signal; what must be done now and then is done here. */
static void wait_to_leave(struct driver *driver)
{
	const struct timespec tick = {.tv_nsec = COUNTERS_TICK_NS};
	uint64_t now_ns;

	do {
		now_ns = tare_clock_ns(); /* before the chip is read, for who asked by then */
		pcnet_count_missed(&driver->nic);
		counters_are_of(driver->counters, now_ns);
	} while (!leave_await(&tick));
}

/* The receiver goes last: chip, interrupts and stack are there by then. */
static int serve(struct driver *driver, struct tare_error *err)
{
	int failed;

	if (start_delivery(driver, err))
		return -1;
	spoil(driver);
	if (pcnet_start(&driver->nic, driver->options->mode != MODE_POLL, err))
		return -1;
	failed = receiver_start(&driver->receiver, err) ||
		 tare_jsonfile_write_line(json_pack("{s:b}", "ready", 1), err);
	if (!failed)
		wait_to_leave(driver);
	/* the sender waits for the answer to its last request */
	if (driver->options->delivery >= DELIVER_TAP)
		elsewhere_flush();
	pcnet_stop(&driver->nic);
	return failed ? -1 : 0;
}

static int run(struct driver *driver, struct tare_error *err)
{
	leave_prepare();
	delay_prepare(&driver->options->delays);
	driver->counters = counters_create(driver->options->counters, err);
	if (!driver->counters || open_nic(driver, err))
		return -1;
	driver->receiver = (struct receiver){.mode = driver->options->mode,
					     .priority = driver->options->priority,
					     .nic = &driver->nic};
	/* the process ends now: other threads, which find no more frames, may still use its memory
	 */
	return serve(driver, err) ? -1 : leave_reason(err);
}

int main(int argc, char **argv)
{
	static struct options options;
	static struct driver driver = {.options = &options};
	struct tare_error err;

	tare_jsonfile_own_keys();
	tare_options_parse(&command_line, argc, argv, &options);
	return check(&options, &err) || run(&driver, &err) ? tare_error_report(&err, "pcnet32")
							   : TARE_OK;
}
