// SPDX-License-Identifier: GPL-2.0-only
/* latread: shows what tare_lattap.ko has measured since it was loaded, as the eBPF tools do. */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <tare/lattap.h>

#include "lib/latencyreport.h"
#include "lib/option.h"
#include "lib/syscallname.h"

#define PROGRAM   "latread"
#define DEVICE    "/dev/tare_lattap"
#define NOT_GIVEN UINT_MAX

struct options {
	const char *json;
	unsigned int deadline; /* s */
};

static const struct tare_option option[] = {
	{"json", 0, "FILE", "Write all buckets as JSON; - is stdout instead of the table",
	 TARE_TEXT(json)},
	{"deadline", 0, "SECONDS", "The module stops by itself after so long from now; 0: never",
	 TARE_NUMBER(deadline, 0, 86400)},
	{0}};

static const struct tare_options command_line = {
	.option = option,
	.doc = "Print what tare_lattap.ko has measured since it was loaded: system calls, "
	       "wake-ups, and its periodic threads.\vExample: insmod tare_lattap.ko; sleep 60; "
	       "latread",
};

static int open_device(struct tare_lattap_info *info, struct tare_error *err)
{
	int device = open(DEVICE, O_RDONLY | O_CLOEXEC);

	if (device < 0 && errno == ENOENT)
		return tare_error(err, TARE_CANNOT,
				  DEVICE
				  ": no such device; load the module: insmod tare_lattap.ko");
	if (device < 0)
		return tare_error(err, TARE_CANNOT, DEVICE ": %m");
	if (pread(device, info, sizeof(*info), 0) != sizeof(*info) ||
	    info->abi != TARE_LATTAP_ABI || info->slots != TARE_LATTAP_SLOTS) {
		close(device);
		return tare_error(err, TARE_FAILED,
				  DEVICE ": the module is of another version of tare; load ours");
	}
	return device;
}

static void name_slot(unsigned int slot, char *text, size_t size)
{
	if (slot == TARE_LATTAP_WAKEUP)
		snprintf(text, size, "waking to running");
	else if (slot == TARE_LATTAP_PERIODIC)
		snprintf(text, size, "periodic thread");
	else
		tare_syscall_name(slot, text, size);
}

static int renew(int device, unsigned int seconds, struct tare_error *err)
{
	if (!ioctl(device, TARE_LATTAP_RENEW, seconds * 1000ul))
		return 0;
	return tare_error(err, TARE_FAILED, DEVICE ": cannot set a deadline: %s",
			  errno == ETIME ? "the last deadline has passed" : strerror(errno));
}

static int read_slots(int device, struct tare_latency_report *report, struct tare_error *err)
{
	struct tare_latency kept;
	unsigned int slot;

	for (slot = 0; slot < TARE_LATTAP_SLOTS; slot++) {
		struct tare_latency_entry *entry = &report->entry[report->entries];

		if (pread(device, &kept, sizeof(kept), TARE_LATTAP_OFFSET(slot)) != sizeof(kept))
			return tare_error(err, TARE_FAILED, DEVICE ": slot %u: %m", slot);
		tare_histogram_merge(&entry->histogram, &kept);
		if (!entry->histogram.count)
			continue;
		name_slot(slot, entry->name, sizeof(entry->name));
		report->entries++;
	}
	tare_latency_report_sort(report);
	return 0;
}

int main(int argc, char **argv)
{
	struct tare_latency_report report = {
		.instrument = "lattap", .what = "since the module was loaded", .unit = "ns"};
	struct tare_lattap_info info;
	struct tare_error err = {0};
	struct options options = {.deadline = NOT_GIVEN};
	int device, result;

	tare_options_parse(&command_line, argc, argv, &options);
	device = open_device(&info, &err);
	if (device < 0)
		return tare_error_report(&err, PROGRAM);
	report.seconds = (double)info.span_ns / 1e9;
	report.start = tare_latency_start(report.seconds);
	report.lost = info.lost;
	report.untimed = info.compat;
	report.entry = calloc(TARE_LATTAP_SLOTS + 1, sizeof(*report.entry));
	if (!report.entry)
		result = tare_error(&err, TARE_FAILED, "no memory for the latencies");
	else if (options.deadline != NOT_GIVEN && renew(device, options.deadline, &err))
		result = -1;
	else
		result = read_slots(device, &report, &err);
	close(device);
	if (!result && options.json)
		result = tare_latency_report_write(&report, options.json, false, &err);
	if (!result && (!options.json || strcmp(options.json, "-"))) {
		result = tare_latency_report_print(&report, &err);
		if (!result && info.compat)
			puts("untimed: 32-bit system calls, whose numbers mean other calls");
	}
	if (!result && info.stopped)
		fputs(PROGRAM ": nobody renewed the module's deadline: it has stopped\n", stderr);
	free(report.entry);
	return result ? tare_error_report(&err, PROGRAM) : 0;
}
