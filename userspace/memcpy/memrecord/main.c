// SPDX-License-Identifier: GPL-2.0-only
/*
 * memrecord: taps the kernel's memcpy and its family while a command runs, and writes
 * what was seen as a profile or a trace. It runs on the machine under test and needs
 * nothing there but the module.
 */
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "device.h"
#include "follow.h"
#include "lib/clock.h"
#include "lib/idle.h"
#include "lib/option.h"
#include "output.h"

#define PROGRAM "memrecord"

struct options {
	struct module_options module;
	struct recording recording;
	const char *output;
	size_t max_records;
	unsigned int deadline; /* s */
	bool own_status;
	struct follow follow;
};

static const struct tare_option option[] = {
	{"functions", 'f', "LIST",
	 "What to tap, separated by commas, or all (memcpy,memmove,memset)",
	 TARE_TEXT(module.functions)},
	{"mode", 'm', "MODE", "counts, profile, trace, cost or dose (profile)",
	 TARE_TEXT(module.mode)},
	{"cost-every", 'e', "N", "In cost mode, time one small call in N (61)",
	 TARE_TEXT(module.cost_every)},
	{"dose-turns", 0, "N", "In dose mode, turns of a loop added to each call (0)",
	 TARE_TEXT(module.dose_turns)},
	{"dose-low", 0, "BYTES", "In dose mode, the smallest such call, in bytes (0)",
	 TARE_TEXT(module.dose_low)},
	{"dose-high", 0, "BYTES", "In dose mode, the largest such call, in bytes (all)",
	 TARE_TEXT(module.dose_high)},
	{"output", 'o', "FILE", "Where to write (memtap.profile, memtap.trace)", TARE_TEXT(output)},
	{"module", 0, "FILE", "tare_memtap.ko of this kernel", TARE_TEXT(module.path)},
	{"only", 0, "CALLERS", "Record only calls of a module (ext4), or of functions (ext4_*)",
	 TARE_TEXT(module.only)},
	{"buffer-kb", 0, "KIB", "Trace ring of each CPU (4096)", TARE_TEXT(module.buffer_kb)},
	{"max-records", 0, "N", "Trace at most N calls, count the others as lost (16777216)",
	 TARE_NUMBER(max_records, 1, 1ull << 32)},
	{"deadline", 0, "SECONDS",
	 "The taps remove themselves if this program hangs for this time, 0: never (10)",
	 TARE_NUMBER(deadline, 0, 86400)},
	{"own-status", 0, 0, "Exit with 0 where the file was written, whatever COMMAND returned",
	 TARE_FLAG(own_status)},
	{0}};

static const struct tare_options command_line = {
	.option = option,
	.words = "-- COMMAND [ARGUMENT...]",
	.doc = "Taps the kernel's memcpy, memmove, memset and user copies while COMMAND runs, and "
	       "writes a profile or a trace of the calls.\v"
	       "Example: memrecord --module=tare_memtap.ko -o my.profile -- make\n\n"
	       "SIGINT, SIGTERM and SIGHUP go to COMMAND, too; memrecord kills COMMAND if it has "
	       "not ended 5 s later. The file has the copies until then.\n\n"
	       "Exit status: COMMAND's; 127 where COMMAND cannot be run, and no file is written; "
	       "128 + N where signal N ended the recording. Else 1 failed; 2 bad usage; 77 this "
	       "machine "
	       "cannot.",
	.flags = ARGP_IN_ORDER,
	.no_command = "no command to record",
	.command = offsetof(struct options, recording.command),
};

static unsigned int online_cpus(void)
{
	return sysconf(_SC_NPROCESSORS_ONLN);
}

/* What else than the command's end ended the recording. -1 where there is nothing to write. */
static int judge(struct recording *recording, const struct follow *f, struct tare_error *err)
{
	if (f->not_run)
		return tare_error(err, TARE_FAILED, "%s was not run; nothing was recorded",
				  recording->command[0]);
	if (f->signal)
		recording->ended_by = sigabbrev_np(f->signal);
	if (f->lapsed) {
		/* busy time is of another span */
		recording->cpus = 0;
		recording->ended_by = "deadline";
	}
	return 0;
}

/* Armed for the span of the command. */
static int record_span(int device, struct options *o, struct rings *rings, struct tare_error *err)
{
	struct recording *recording = &o->recording;
	struct follow *f = &o->follow;
	int failed;

	f->device = device;
	f->rings = rings;
	f->deadline_ms = o->module.deadline_ms;
	if (command_prepare(&f->command, (char **)recording->command, err))
		return -1;
	follow_begin(f);
	failed = device_control(device, TARE_MEMTAP_ARM, "arm", err);
	if (failed) {
		close(f->command.gate);
		command_wait(&f->command);
		return -1;
	}
	recording->cpus = online_cpus();
	recording->idle_ns = idle_ns();
	recording->span_ns = tare_monotonic_ns();
	command_release(&f->command);
	follow(f);
	recording->span_ns = tare_monotonic_ns() - recording->span_ns;
	recording->idle_ns = idle_ns() - recording->idle_ns;
	if (online_cpus() != recording->cpus) {
		recording->cpus = 0;
		fputs("memrecord: CPUs came or went: busy time is not known, nor any share of it\n",
		      stderr);
	}
	follow_renew(f);
	failed = device_control(device, TARE_MEMTAP_DISARM, "disarm", err);
	recording->exit_status = follow_wait(f);
	return failed ? failed : judge(recording, f, err);
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

/* What is to be said of a file that was written, and the status to exit with. */
static int conclude(const struct options *o)
{
	const struct recording *recording = &o->recording;

	if (o->follow.lapsed) {
		fprintf(stderr,
			PROGRAM
			": the taps were gone before the end: nobody renewed their deadline of "
			"%u s; %s has what was copied until then\n",
			o->deadline, o->output);
		return TARE_FAILED;
	}
	if (o->follow.signal)
		fprintf(stderr,
			PROGRAM ": SIG%s ended the recording; %s is whole and has what was copied "
				"until then\n",
			recording->ended_by, o->output);
	else if (recording->exit_status)
		fprintf(stderr, PROGRAM ": %s ended with status %d; the recording is whole\n",
			recording->command[0], recording->exit_status);
	if (o->own_status)
		return TARE_OK;
	return o->follow.signal ? 128 + o->follow.signal : recording->exit_status;
}

int main(int argc, char **argv)
{
	struct options o = {.max_records = 1 << 24, .deadline = 10};
	struct tare_error err, unload_err;
	int failed;

	tare_options_parse(&command_line, argc, argv, &o);
	o.module.deadline_ms = o.deadline * 1000ull;
	o.follow.signals = follow_signals();
	if (o.follow.signals < 0) {
		tare_error(&err, TARE_FAILED, "signalfd: %m");
		return tare_error_report(&err, PROGRAM);
	}
	if (module_load(&o.module, &err))
		return tare_error_report(&err, PROGRAM);
	failed = record(&o, &err);
	if (module_unload(&unload_err) && !failed) {
		err = unload_err;
		failed = -1;
	}
	if (!failed)
		return conclude(&o);
	tare_error_report(&err, PROGRAM);
	return o.follow.not_run && !o.own_status ? o.recording.exit_status : (int)err.status;
}
