// SPDX-License-Identifier: GPL-2.0-only
#include "tool.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/signalfd.h>
#include <sys/stat.h>
#include <sys/timerfd.h>
#include <unistd.h>

#include <bpf/bpf.h>

#include "../../userspace/lib/clock.h"

/* Its inode is fixed, since it is there from the start. */
#define FIRST_PID_NAMESPACE 0xeffffffc

/* Whether the pids that we see are those that the kernel's own code sees. */
static bool in_first_pid_namespace(void)
{
	struct stat namespace;

	return !stat("/proc/self/ns/pid", &namespace) && namespace.st_ino == FIRST_PID_NAMESPACE;
}

unsigned int tool_pid_max(void)
{
	unsigned int pids = 0;
	FILE *file = NULL;

	if (in_first_pid_namespace())
		file = fopen("/proc/sys/kernel/pid_max", "r");
	if (file) {
		if (fscanf(file, "%u", &pids) != 1)
			pids = 0;
		fclose(file);
	}
	return pids ? pids : 1 << 22; /* the largest that a kernel allows */
}

int tool_bpf_error(struct tare_error *err, const char *what, int error)
{
	if (error == -EPERM || error == -EACCES)
		return tare_error(err, TARE_CANNOT,
				  "%s: not permitted; run as root (CAP_BPF and CAP_PERFMON)", what);
	return tare_error(err, TARE_CANNOT, "%s: %s", what, strerror(-error));
}

/*
 * The process to be observed with those it starts: the command, held until the tool runs, or
 * that of -p, or 0 for all.
 */
static int choose_target(const struct tool_options *options, struct command *command,
			 unsigned int *target, struct tare_error *err)
{
	*target = options->pid;
	if (!options->argv)
		return 0;
	if (command_prepare(command, options->argv, err))
		return -1;
	if (!options->all)
		*target = command->pid;
	return 0;
}

int tool_no_memory(const char *program)
{
	struct tare_error err;

	tare_error(&err, TARE_FAILED, "no memory for the eBPF programs");
	return tare_error_report(&err, program);
}

void tool_name_process(const struct tool *tool, unsigned int slot, char *text, size_t size)
{
	struct process process = {0};

	bpf_map__lookup_elem(tool_map(tool, "processes"), &slot, sizeof(slot), &process,
			     sizeof(process), 0);
	if (!slot)
		snprintf(text, size, "other processes");
	else
		snprintf(text, size, "%s %u", process.comm, process.tgid);
}

struct bpf_map *tool_map(const struct tool *tool, const char *name)
{
	return bpf_object__find_map_by_name(*tool->skeleton->obj, name);
}

static void size_maps(const struct tool *tool, bool targeted)
{
	static const char *const by_pid[] = {"starts", "slot_of_process"};
	struct bpf_map *map;
	unsigned int i;

	bpf_map__set_max_entries(tool_map(tool, "latencies"), tool->slots);
	for (i = 0; i < sizeof(by_pid) / sizeof(*by_pid); i++) {
		map = tool_map(tool, by_pid[i]);
		if (map)
			bpf_map__set_max_entries(map, tool_pid_max());
	}
	if (targeted)
		bpf_map__set_max_entries(tool_map(tool, "observed"), tool_pid_max());
}

/* Runs target_mark for the process that is TARGET to us. Returns 0 or a negative errno. */
static int mark_target(struct bpf_program *program, unsigned int target)
{
	union bpf_iter_link_info info = {.task.pid = target};
	LIBBPF_OPTS(bpf_iter_attach_opts, options, .link_info = &info,
		    .link_info_len = sizeof(info));
	struct bpf_link *link = bpf_program__attach_iter(program, &options);
	int iterator, error = 0;
	char nothing;

	if (!link)
		return -errno;
	iterator = bpf_iter_create(bpf_link__fd(link));
	if (iterator < 0 || read(iterator, &nothing, sizeof(nothing)) < 0)
		error = -errno;
	if (iterator >= 0)
		close(iterator);
	bpf_link__destroy(link);
	return error;
}

static int load(const struct tool *tool, unsigned int target, struct tare_error *err)
{
	static const char *const for_target[] = {"target_mark", "target_fork", "target_free"};
	struct bpf_object *object = *tool->skeleton->obj;
	struct bpf_program *mark;
	unsigned int i;
	int error;

	*tool->targeted = target;
	size_maps(tool, target);
	for (i = 0; i < sizeof(for_target) / sizeof(*for_target); i++)
		bpf_program__set_autoload(bpf_object__find_program_by_name(object, for_target[i]),
					  target);
	mark = bpf_object__find_program_by_name(object, "target_mark");
	bpf_program__set_autoattach(mark, false);
	error = bpf_object__load_skeleton(tool->skeleton);
	if (error)
		return tool_bpf_error(err, "cannot load the eBPF programs", error);
	error = target ? mark_target(mark, target) : 0;
	return error ? tool_bpf_error(err, "cannot find the process", error) : 0;
}

static int timer(double seconds, bool again)
{
	struct itimerspec when = {0};
	int fd = timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC);

	when.it_value.tv_sec = (time_t)seconds;
	when.it_value.tv_nsec = (long)((seconds - (double)when.it_value.tv_sec) * 1e9);
	if (again)
		when.it_interval = when.it_value;
	if (fd >= 0 && seconds > 0)
		timerfd_settime(fd, 0, &when, NULL);
	return fd;
}

/* Reads one slot of all CPUs into *histogram. */
static int read_slot(const struct tool *tool, unsigned int slot, struct tare_latency *kept,
		     int cpus, struct tare_histogram *histogram)
{
	int cpu;

	memset(histogram, 0, sizeof(*histogram));
	if (bpf_map_lookup_elem(bpf_map__fd(tool_map(tool, "latencies")), &slot, kept))
		return -errno;
	for (cpu = 0; cpu < cpus; cpu++)
		tare_histogram_merge(histogram, &kept[cpu]);
	return 0;
}

static int gather(const struct tool *tool, struct tare_latency_report *report,
		  struct tare_error *err)
{
	int cpus = libbpf_num_possible_cpus(), error;
	struct tare_latency_entry *entry;
	struct tare_latency *kept;
	unsigned int slot;

	kept = calloc(cpus > 0 ? cpus : 1, sizeof(*kept));
	report->entry = calloc(tool->slots, sizeof(*report->entry));
	if (cpus < 1 || !kept || !report->entry) {
		free(kept);
		return tare_error(err, TARE_FAILED,
				  "no memory for what was seen (%d CPUs, %u slots)", cpus,
				  tool->slots);
	}
	for (slot = 0; slot < tool->slots; slot++) {
		entry = &report->entry[report->entries];
		error = read_slot(tool, slot, kept, cpus, &entry->histogram);
		if (error) {
			free(kept);
			return tool_bpf_error(err, "cannot read what was seen", error);
		}
		if (!entry->histogram.count)
			continue;
		tool->name_slot(tool, slot, entry->name, sizeof(entry->name));
		report->entries++;
	}
	free(kept);
	report->lost = *tool->lost;
	if (tool->count)
		tool->count(tool, report);
	tare_latency_report_sort(report);
	return 0;
}

static int show(const struct tool *tool, const char *json, bool quiet, uint64_t begun,
		struct tare_error *err)
{
	struct tare_latency_report report = {.instrument = tool->name,
					     .what = tool->what,
					     .unit = tool->unit ?: "ns",
					     .clock = "CLOCK_MONOTONIC",
					     .seconds = (double)(tare_clock_ns() - begun) / 1e9};
	int result = gather(tool, &report, err);

	if (!result && json)
		result = tare_latency_report_write(&report, json, err);
	if (!result && !quiet && (!json || strcmp(json, "-")))
		tare_latency_report_print(&report, stdout);
	free(report.entry);
	return result;
}

/* Waits for a signal, the duration, or the command; shows what there is in between. */
static int observe(const struct tool *tool, const struct tool_options *options,
		   struct command *command, int signals, uint64_t begun, struct tare_error *err)
{
	struct pollfd wait[] = {{.fd = signals, .events = POLLIN},
				{.fd = timer(options->duration, false), .events = POLLIN},
				{.fd = options->argv ? command->pidfd : -1, .events = POLLIN},
				{.fd = timer(options->interval, true), .events = POLLIN}};
	uint64_t expired;
	int result = 0;

	while (!result) {
		if (poll(wait, 4, -1) < 0 && errno != EINTR)
			result = tare_error(err, TARE_FAILED, "poll: %s", strerror(errno));
		if (wait[0].revents || wait[1].revents || wait[2].revents)
			break;
		if (wait[3].revents && read(wait[3].fd, &expired, sizeof(expired)) > 0) {
			if (isatty(STDOUT_FILENO))
				fputs("\033[H\033[J", stdout);
			result = show(tool, NULL, false, begun, err);
		}
	}
	close(wait[1].fd);
	close(wait[3].fd);
	return result;
}

static int attach(const struct tool *tool, struct tare_error *err)
{
	int error = bpf_object__attach_skeleton(tool->skeleton);

	if (error)
		return tool_bpf_error(err, "cannot attach", error);
	return tool->attach ? tool->attach(tool, err) : 0;
}

static int open_signals(void)
{
	sigset_t set;

	sigemptyset(&set);
	sigaddset(&set, SIGINT);
	sigaddset(&set, SIGTERM);
	sigprocmask(SIG_BLOCK, &set, NULL);
	return signalfd(-1, &set, SFD_CLOEXEC);
}

int tool_run(const struct tool *tool, const struct tool_options *options)
{
	struct tare_error err = {0};
	struct command command = {0};
	unsigned int target;
	int signals, result;
	uint64_t begun;

	/* the command is started before signals are blocked, and so without that */
	if (choose_target(options, &command, &target, &err) || load(tool, target, &err))
		return tare_error_report(&err, tool->name);
	signals = open_signals();
	if (attach(tool, &err))
		return tare_error_report(&err, tool->name);
	begun = tare_clock_ns();
	if (options->argv)
		command_release(&command);
	result = observe(tool, options, &command, signals, begun, &err);
	bpf_object__detach_skeleton(tool->skeleton);
	if (tool->detach)
		tool->detach(tool);
	close(signals);
	if (!result)
		result = show(tool, options->json, options->quiet, begun, &err);
	if (result)
		return tare_error_report(&err, tool->name);
	/* where the duration ended first, the command goes on, and is not ours any more */
	return options->argv && !options->duration ? command_wait(&command) : 0;
}
