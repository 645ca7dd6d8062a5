// SPDX-License-Identifier: GPL-2.0-only
/*
 * pktsend: the sender of the driver experiment. Asks the receiver at the other end of a machine's
 * cable whether it is there, and then sends floods, or a transfer. Each step is a line of JSON.
 */
#include "lib/jsonfile.h"
#include "lib/option.h"
#include "pktsend.h"

#define TIMER_MAX    1000000000
#define TRANSFER_MAX 1000000000000
#define TIMEOUT      20
#define TIMEOUT_MAX  3600

struct options {
	uint64_t timer_ns;
	const char *plans;
	uint64_t transfer, breaks;
	unsigned int timeout;
	int leave;
};

static const struct tare_option option[] = {
	{"timer", 't', "NS", "For floods: the cards' x-txtimer, which it cannot read (from 1000)",
	 TARE_NUMBER(timer_ns, 1000, TIMER_MAX)},
	{"plan", 'p', "FILE",
	 "Make floods: when the cards are started, and what they send. Before all of them the "
	 "first "
	 "is sent to nobody: what it takes without a receiver",
	 TARE_TEXT(plans)},
	{"transfer", 0, "BYTES", "Send so many by TCP", TARE_NUMBER(transfer, 1, TRANSFER_MAX)},
	{"timeout", 0, "SECONDS", "Fail after such a stall of a transfer (20)",
	 TARE_NUMBER(timeout, 1, TIMEOUT_MAX)},
	{"breaks", 0, "N", "Begin again after each of up to N connections that break (0)",
	 TARE_NUMBER(breaks, 0, UINT32_MAX)},
	{"leave", 0, NULL, "End the receiver afterwards", TARE_FLAG(leave)},
	{0}};

static const struct tare_options command_line = {
	.option = option,
	.doc = "Sends to the receiver of the driver experiment at " PROBE_RECEIVER_ADDRESS
	       ", over the network of this process, when that has answered. For floods in virtual "
	       "time, in an exact machine, it fills the rings of all virtio network cards that "
	       "vfio-pci has (virtio-net-pci,tx=timer,x-txburst=1), each of which holds 256 frames "
	       "and sends one when its timer fires; starts them when a plan says so, and "
	       "sleeps.\vEach step prints one line of JSON. The exit status is 0 at the end, 1 "
	       "after a step that failed, 2 for bad usage, 77 if this machine cannot do it.",
};

static int ask(enum probe_kind kind, const char *name, struct tare_error *err)
{
	return sending_ask(kind, 0, err) < 0
		       ? -1
		       : tare_jsonfile_write_line(json_pack("{s:b}", name, 1), err);
}

static int run(const struct options *o, struct tare_error *err)
{
	struct flood *flood = NULL;

	if (!o->plans != !o->timer_ns)
		return tare_error(err, TARE_USAGE, "give --timer and --plan, or neither");
	if (!o->transfer && (o->timeout || o->breaks))
		return tare_error(err, TARE_USAGE, "--timeout, --breaks: only with --transfer");
	if (o->plans) {
		flood = flood_open(o->timer_ns, o->plans, err);
		if (!flood)
			return -1;
	}
	pattern_prepare();
	return ask(PROBE_SYNC, "sync", err) || (flood && flood_all(flood, err)) ||
			       (o->transfer && sending_transfer(o->transfer, o->timeout ?: TIMEOUT,
								o->breaks, err)) ||
			       (o->leave && ask(PROBE_LEAVE, "leave", err))
		       ? -1
		       : 0;
}

int main(int argc, char **argv)
{
	struct options options = {0};
	struct tare_error err;

	tare_jsonfile_own_keys();
	tare_options_parse(&command_line, argc, argv, &options);
	return run(&options, &err) ? tare_error_report(&err, "pktsend") : TARE_OK;
}
