// SPDX-License-Identifier: GPL-2.0-only
/*
 * memrecord: taps the kernel's memcpy and its family while a command runs, and writes
 * what was seen as a profile or a trace. It runs on the machine under test and needs
 * nothing there but the module.
 */
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "lib/command.h"
#include "device.h"
#include "lib/idle.h"
#include "lib/option.h"
#include "output.h"

#define PROGRAM "memrecord"

struct options {
	struct module_options module;
	struct recording recording;
	const char *output;
	size_t max_records;
};

static const struct tare_option option[] = {
	{"functions", 'f', "LIST",
	 "What to tap, separated by commas, or all (memcpy,memmove,memset)",
	 TARE_TEXT(module.functions)},
	{"mode", 'm', "MODE", "counts, profile, trace or cost (profile)", TARE_TEXT(module.mode)},
	{"cost-every", 'e', "N", "In cost mode, time one call in N (61)",
	 TARE_TEXT(module.cost_every)},
	{"output", 'o', "FILE", "Where to write (memtap.profile, memtap.trace)", TARE_TEXT(output)},
	{"module", 0, "FILE", "tare_memtap.ko of this kernel", TARE_TEXT(module.path)},
	{"only", 0, "MODULE", "Record only calls that this module makes", TARE_TEXT(module.only)},
	{"buffer-kb", 0, "KIB", "Trace ring of each CPU (4096)", TARE_TEXT(module.buffer_kb)},
	{"max-records", 0, "N", "Trace at most N calls, count the others as lost (16777216)",
	 TARE_NUMBER(max_records, 1, 1ull << 32)},
	{0}};

static const struct tare_options command_line = {
	.option = option,
	.words = "-- COMMAND [ARGUMENT...]",
	.doc = "Taps the kernel's memcpy, memmove, memset and user copies while COMMAND runs, and "
	       "writes a profile or a trace of the calls.\v"
	       "Exit status: 0 recorded, whatever COMMAND returned (it is in the file); 1 failed; "
	       "2 bad usage; 77 this machine cannot.",
	.flags = ARGP_IN_ORDER,
	.no_command = "no command to record",
	.command = offsetof(struct options, recording.command),
};

/* By the clock in which the kernel counts idle time. */
static uint64_t now_ns(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

/* Until the command ends; meanwhile rings are emptied whenever one is a quarter full. */
static void follow(int device, const struct command *command, struct rings *rings)
{
	struct pollfd polled[2] = {
		{.fd = command->pidfd, .events = POLLIN},
		{.fd = rings ? device : -1, .events = POLLIN},
	};

	while (!(polled[0].revents & POLLIN)) {
		if (poll(polled, 2, -1) < 0 && errno != EINTR)
			return;
		if (rings && polled[1].revents & POLLIN) {
			rings_drain(rings);
			if (rings->records == rings->room)
				polled[1].fd = -1;
		}
	}
}

static unsigned int online_cpus(void)
{
	return sysconf(_SC_NPROCESSORS_ONLN);
}

/* Armed for the span of the command. */
static int record_span(int device, struct options *o, struct rings *rings, struct tare_error *err)
{
	struct recording *recording = &o->recording;
	struct command command;
	int failed;

	if (command_prepare(&command, (char **)recording->command, err))
		return -1;
	failed = device_control(device, TARE_MEMTAP_ARM, "arm", err);
	if (failed) {
		close(command.gate);
		command_wait(&command);
		return -1;
	}
	recording->cpus = online_cpus();
	recording->idle_ns = idle_ns();
	recording->span_ns = now_ns();
	command_release(&command);
	follow(device, &command, rings);
	recording->span_ns = now_ns() - recording->span_ns;
	recording->idle_ns = idle_ns() - recording->idle_ns;
	if (online_cpus() != recording->cpus) {
		recording->cpus = 0;
		fputs("memrecord: CPUs came or went: busy time is not known, nor any share of it\n",
		      stderr);
	}
	failed = device_control(device, TARE_MEMTAP_DISARM, "disarm", err);
	recording->exit_status = command_wait(&command);
	return failed;
}

static int record_trace(int device, const struct tare_memtap_info *info, struct options *o,
			struct tare_error *err)
{
	struct rings rings;
	char *text = NULL;
	int failed;

	if (rings_open(&rings, device, info, o->max_records, err))
		return -1;
	failed = record_span(device, o, &rings, err);
	if (!failed) {
		rings_drain(&rings);
		rings_sort(&rings);
		text = device_read_text(device, err);
		failed = !text || write_trace(o->output, text, &o->recording, &rings, device, err);
	}
	free(text);
	rings_close(&rings);
	return failed ? -1 : 0;
}

static int record_profile(int device, struct options *o, struct tare_error *err)
{
	char *text;
	int failed;

	if (record_span(device, o, NULL, err))
		return -1;
	text = device_read_text(device, err);
	failed = !text || write_profile(o->output, text, &o->recording, err);
	free(text);
	return failed ? -1 : 0;
}

static int record(struct options *o, struct tare_error *err)
{
	struct tare_memtap_info info;
	int device = device_open(&info, err), failed;

	if (device < 0)
		return -1;
	o->recording.hashed = info.hashed;
	if (!o->output)
		o->output = info.mode == TARE_MODE_TRACE ? "memtap.trace" : "memtap.profile";
	if (info.mode == TARE_MODE_TRACE)
		failed = record_trace(device, &info, o, err);
	else
		failed = record_profile(device, o, err);
	close(device);
	return failed;
}

int main(int argc, char **argv)
{
	struct options o = {.max_records = 1 << 24};
	struct tare_error err, unload_err;
	int failed;

	tare_options_parse(&command_line, argc, argv, &o);
	/* a terminal's interrupt is for the command; what was seen until then is written */
	signal(SIGINT, SIG_IGN);
	signal(SIGTERM, SIG_IGN);
	if (module_load(&o.module, &err))
		return tare_error_report(&err, PROGRAM);
	failed = record(&o, &err);
	if (module_unload(&unload_err) && !failed) {
		err = unload_err;
		failed = -1;
	}
	if (failed)
		return tare_error_report(&err, PROGRAM);
	if (o.recording.exit_status)
		fprintf(stderr, PROGRAM ": %s ended with status %d; the recording is whole\n",
			o.recording.command[0], o.recording.exit_status);
	return TARE_OK;
}
