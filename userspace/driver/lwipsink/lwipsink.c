// SPDX-License-Identifier: GPL-2.0-only
/*
 * lwipsink: the receiver of the driver experiment where the driver is the kernel's and the stack,
 * lwIP, is in this process. It reports as netsink and pcnet32 do.
 */
#include <argp.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include <tare/pcnet.h>

#include "lib/error.h"
#include "lib/option.h"
#include "lib/program.h"
#include "driver/pcnet32/stack.h"
#include "driver/probe/report.h"
#include "packets.h"

#define PROGRAM "lwipsink"
/* As pcnet32 has them: one frame and something more; and what lwIP has. */
#define WINDOW_MIN 2000
#define WINDOW_MAX 65535

struct options {
	const char *design, *interface;
	unsigned int window; /* bytes; 0: what lwIP has */
};

static const struct argp_option option[] = {
	{"interface", 'i', "NAME", 0, "Give this interface's frames to lwIP (default eth0)", 0},
	{"design", 'd', "NAME", 0, "Name in the reports (default kernel-lwip)", 0},
	{"window", 'w', "BYTES", 0, "Receive window of TCP, from 2000 (65535, lwIP's)", 0},
	{0}};

static error_t parse(int key, char *arg, struct argp_state *state)
{
	struct options *o = state->input;

	switch (key) {
	case 'i':
		o->interface = arg;
		return 0;
	case 'd':
		o->design = arg;
		return 0;
	case 'w':
		o->window = tare_option_number(state, "window", arg, WINDOW_MIN, WINDOW_MAX);
		return 0;
	case ARGP_KEY_ARG:
		argp_error(state, "%s: this program takes only options", arg);
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

struct receiver {
	struct packets packets;
	struct stack *stack;
};

static struct tare_error failure;
static volatile sig_atomic_t failed;

/* From any thread: main waits for signals. */
static void leave(const struct tare_error *why)
{
	if (why && !failed) {
		failure = *why;
		failed = 1;
	}
	kill(getpid(), SIGTERM);
}

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
	struct stack_options options = {.design = o->design, .window = o->window, .leave = leave};
	struct stack_link link = {
		.context = &receiver->packets,
		.transmit = packets_transmit,
		.read = packets_read,
		.counters = &receiver->packets.above,
	};
	pthread_t thread;
	int error;

	if (packets_open(&receiver->packets, o->interface, err))
		return -1;
	memcpy(link.mac, receiver->packets.mac, sizeof(link.mac));
	receiver->stack = stack_start(&link, &options, err);
	if (!receiver->stack)
		return -1;
	error = pthread_create(&thread, NULL, receive, receiver);
	return error ? tare_error(err, TARE_FAILED, "cannot start a thread: %s", strerror(error))
		     : 0;
}

static int run(const struct options *o, struct tare_error *err)
{
	static struct receiver receiver;
	sigset_t signals;
	int signal;

	/* before any thread is started, so that all of them leave the signals to main */
	sigemptyset(&signals);
	sigaddset(&signals, SIGINT);
	sigaddset(&signals, SIGTERM);
	sigprocmask(SIG_BLOCK, &signals, NULL);
	if (start(&receiver, o, err) ||
	    report_line(json_pack("{s:b, s:s}", "ready", 1, "design", o->design), err))
		return -1;
	sigwait(&signals, &signal);
	/* the process ends now: its other threads go with it */
	if (failed)
		*err = failure;
	return failed ? -1 : 0;
}

int main(int argc, char **argv)
{
	static const char doc[] =
		"Receives what pktsend sends, by lwIP in this process, until pktsend sends leave. "
		"The driver of the interface is in the kernel; the interface must be up and have "
		"no address. Prints a line of JSON when it is ready and one for each run.\v"
		"Exit status: 0 done; 1 failed; 2 bad usage; 77 this machine cannot.";
	static const struct argp argp = {option, parse, NULL, doc, NULL, NULL, NULL};
	struct options o = {.design = "kernel-lwip", .interface = "eth0"};
	struct tare_error err;

	tare_program_parse(&argp, argc, argv, 0, &o);
	return run(&o, &err) ? tare_error_report(&err, PROGRAM) : TARE_OK;
}
