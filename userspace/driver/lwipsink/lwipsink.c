// SPDX-License-Identifier: GPL-2.0-only
/*
 * lwipsink: the receiver of the driver experiment where the driver is the kernel's and the stack,
 * lwIP, is in this process. It reports as netsink and pcnet32 do.
 */
#include <pthread.h>
#include <string.h>

#include <tare/pcnet.h>

#include "lib/error.h"
#include "lib/option.h"
#include "driver/pcnet32/leave.h"
#include "driver/pcnet32/stack.h"
#include "driver/probe/report.h"
#include "packets.h"

#define PROGRAM "lwipsink"

struct options {
	const char *design, *interface;
	unsigned int window; /* bytes; 0: what lwIP has */
};

static const struct tare_option option[] = {
	{"interface", 'i', "NAME", "Give this interface's frames to lwIP (default eth0)",
	 TARE_TEXT(interface)},
	{"design", 'd', "NAME", "Name in the reports (default kernel-lwip)", TARE_TEXT(design)},
	{"window", 'w', "BYTES", "Receive window of TCP, from 2000 (65535, lwIP's)",
	 TARE_NUMBER(window, STACK_WINDOW_MIN, STACK_WINDOW_MAX)},
	{0}};

static const struct tare_options command_line = {
	.option = option,
	.doc = "Receives what pktsend sends, by lwIP in this process, until pktsend sends "
	       "leave. The driver of the interface is in the kernel; the interface must be up "
	       "and have no address. Prints a line of JSON when it is ready and one for each "
	       "run.\vExit status: 0 done; 1 failed; 2 bad usage; 77 this machine cannot.",
};

struct receiver {
	struct packets packets;
	struct stack *stack;
};

static void *receive(void *argument)
{
	struct receiver *receiver = argument;
	uint8_t frame[PCNET_BUFFER];
	struct tare_error err;
	ptrdiff_t length;

	while ((length = packets_take(&receiver->packets, frame, sizeof(frame), &err)) >= 0)
		stack_take(receiver->stack, frame, length);
	leave(&err);
	return NULL;
}

static int start(struct receiver *receiver, const struct options *o, struct tare_error *err)
{
	struct stack_link link = {
		.window = o->window,
		.counted = {o->design, packets_read, &receiver->packets},
		.transmit = packets_transmit,
		.counters = &receiver->packets.above,
	};
	pthread_t thread;
	int error;

	if (packets_open(&receiver->packets, o->interface, err))
		return -1;
	memcpy(link.mac, receiver->packets.mac, sizeof(link.mac));
	receiver->stack = stack_start(&link, err);
	if (!receiver->stack)
		return -1;
	error = pthread_create(&thread, NULL, receive, receiver);
	return error ? tare_error(err, TARE_FAILED, "cannot start a thread: %s", strerror(error))
		     : 0;
}

static int run(const struct options *o, struct tare_error *err)
{
	static struct receiver receiver;

	leave_prepare();
	if (start(&receiver, o, err) || report_ready(o->design, err))
		return -1;
	while (!leave_await(NULL))
		;
	/* the process ends now: its other threads go with it */
	return leave_reason(err);
}

int main(int argc, char **argv)
{
	struct options o = {.design = "kernel-lwip", .interface = "eth0"};
	struct tare_error err;

	tare_options_parse(&command_line, argc, argv, &o);
	return run(&o, &err) ? tare_error_report(&err, PROGRAM) : TARE_OK;
}
