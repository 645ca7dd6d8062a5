// SPDX-License-Identifier: GPL-2.0-only
/* Loads a tool's programs and maps into the kernel, and marks whom they observe. */
#include "private.h"

#include <bpf/bpf.h>
#include <bpf/btf.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cgroup.h"
#include "delayer.h"
#include "lib/host.h"
#include "lib/process.h"

/* the ring's size, which has room for about 900 outliers that are not read yet */
#define OUTLIERS_BYTES (1 << 20)

/* the fixed inode of the first pid namespace (PROC_PID_INIT_INO) */
#define FIRST_PID_NAMESPACE 0xeffffffc

/* Whether the pids that we see are those that the kernel's own code sees. */
bool tool_sees_all_pids(void)
{
	struct stat namespace;

	return !stat("/proc/self/ns/pid", &namespace) && namespace.st_ino == FIRST_PID_NAMESPACE;
}

unsigned int tool_pid_max(void)
{
	char pids[16];

	if (tool_sees_all_pids() && !tare_host_line("/proc/sys/kernel/pid_max", pids, sizeof(pids)))
		return (unsigned int)atoi(pids);
	return 1 << 22; /* the largest that a kernel allows */
}

int tool_bpf_error(struct tare_error *err, const char *what, int error)
{
	if (error == -EPERM || error == -EACCES)
		return tare_error(err, TARE_CANNOT,
				  "%s: not permitted; run as root (CAP_BPF, CAP_PERFMON and "
				  "CAP_NET_ADMIN)",
				  what);
	return tare_error(err, TARE_CANNOT, "%s: %s", what, strerror(-error));
}

struct bpf_map *tool_map(const struct tool *tool, const char *name)
{
	return bpf_object__find_map_by_name(*tool->skeleton->obj, name);
}

int load_target(const struct options *options, struct command *command, unsigned int *target,
		struct tare_error *err)
{
	*target = options->tid ?: options->pid;
	if (*target) {
		command->pidfd = options->tid ? tare_thread_open(options->tid, err)
					      : tare_process_open(options->pid, err);
		return command->pidfd < 0 ? -1 : 0;
	}
	if (!options->argv)
		return 0;
	if (command_prepare(command, options->argv, err))
		return -1;
	*target = command->pid;
	return 0;
}

/*
 * How many octaves to make room for: all that the slots can need if that is little, else enough for
 * about 100 slots of a CPU with 10 octaves each. A sample without room is counted as lost.
 */
static unsigned int octaves_of(unsigned int slots)
{
	unsigned long cpus = libbpf_num_possible_cpus();
	unsigned long all = slots * cpus * KEPT_OCTAVES, usual = 4096 + 1024 * cpus;

	/* number 0 is none */
	return 1 + (all < usual ? all : usual);
}

static bool tells_processes(const struct tool *tool)
{
	return tool->by->name_slot == tool_name_process;
}

static bool tells_cgroups(const struct tool *tool)
{
	return tool->by->name_slot == tool_name_cgroup;
}

static void size(const struct tool *tool, const char *name, unsigned int entries)
{
	struct bpf_map *map = tool_map(tool, name);

	if (map)
		bpf_map__set_max_entries(map, entries);
}

static void load_where(const struct tool *tool, const char *name, bool used)
{
	struct bpf_program *program = bpf_object__find_program_by_name(*tool->skeleton->obj, name);

	if (program)
		bpf_program__set_autoload(program, used);
}

void tool_load_all(struct bpf_object *object, const char *prefix, bool load)
{
	struct bpf_program *program;

	bpf_object__for_each_program(program, object)
	{
		if (!strncmp(bpf_program__name(program), prefix, strlen(prefix)))
			bpf_program__set_autoload(program, load);
	}
}

/*
 * Whether the kernel takes the programs whose names begin so. What tells of cpu.max is no
 * tracepoint: a kernel may be built without it, or not let it be seen.
 */
static bool can_load(const struct tool *tool, const char *prefix)
{
	struct bpf_object *asked =
		bpf_object__open_mem(tool->skeleton->data, tool->skeleton->data_sz, NULL);
	bool can = false;

	if (asked) {
		tool_load_all(asked, "", false);
		tool_load_all(asked, prefix, true);
		can = !bpf_object__load(asked);
		bpf_object__close(asked);
	}
	return can;
}

/* Each CPU's history of who ran takes room only if it is asked for. */
static void size_runs(const struct tool *tool)
{
	unsigned int cpus = libbpf_num_possible_cpus();

	size(tool, "delayer_runs", cpus * DELAYER_RUNS);
	size(tool, "delayer_switches", cpus);
	load_where(tool, "delayer_exec", true);
}

void tool_size_waits(const struct tool *tool, bool blames)
{
	size(tool, "throttles", THROTTLED_A_CPU * libbpf_num_possible_cpus());
	tool_load_all(*tool->skeleton->obj, "throttle_", can_load(tool, "throttle_"));
	if (blames)
		size_runs(tool);
}

/* A map that this run does not use stays at one entry. */
static void size_maps(const struct tool *tool, enum target targeted)
{
	unsigned int slots = tool->slots + tool->extra_slots;

	size(tool, "latencies", slots);
	size(tool, "octaves", octaves_of(slots));
	size(tool, "starts", tool_pid_max());
	if (tells_processes(tool) || tells_cgroups(tool) || tool->by->name_slot == tool_name_comm) {
		size(tool, "slot_of_owner", OWNER_SLOTS);
		size(tool, "owners", OWNER_SLOTS);
	}
	if (tells_processes(tool))
		size(tool, "free_slots", OWNER_SLOTS);
	if (tells_cgroups(tool))
		size(tool, "removed_cgroups", OWNER_SLOTS);
	if (targeted)
		size(tool, "observed", tool_pid_max() / 64 + 1);
	if (tool->size_maps)
		tool->size_maps(tool);
}

ssize_t tool_iterate(struct bpf_program *program, union bpf_iter_link_info *info, void *bytes,
		     size_t size)
{
	LIBBPF_OPTS(bpf_iter_attach_opts, options, .link_info = info,
		    .link_info_len = info ? sizeof(*info) : 0);
	struct bpf_link *link = bpf_program__attach_iter(program, &options);
	ssize_t sum = 0, more = 1;
	int iterator;

	if (!link)
		return -errno;
	iterator = bpf_iter_create(bpf_link__fd(link));
	while (iterator >= 0 && more > 0 && (size_t)sum < size) {
		more = read(iterator, (char *)bytes + sum, size - (size_t)sum);
		if (more > 0)
			sum += more;
	}
	if (iterator < 0 || more < 0)
		sum = -errno;
	if (iterator >= 0)
		close(iterator);
	bpf_link__destroy(link);
	return sum;
}

/* Runs an iterator that writes nothing. */
static int iterate(struct bpf_program *program, union bpf_iter_link_info *info)
{
	char nothing;

	return (int)tool_iterate(program, info, &nothing, sizeof(nothing));
}

static bool is_locked_down(const char *mode)
{
	char modes[64];

	return !tare_host_line("/sys/kernel/security/lockdown", modes, sizeof(modes)) &&
	       strstr(modes, mode);
}

/*
 * Some errors of libbpf do not tell their cause: without type information it is ESRCH, with a
 * helper that a lockdown takes away EINVAL.
 */
static int load_error(struct tare_error *err, int error)
{
	struct btf *btf;

	if (error == -EINVAL && is_locked_down("[confidentiality]"))
		return tare_error(err, TARE_CANNOT,
				  "lockdown is confidentiality: no eBPF program may read names and "
				  "groups of tasks in the kernel's memory; leave out options that "
				  "need these, such as --by, --over and --cgroup");
	btf = btf__load_vmlinux_btf();
	if (!btf)
		return tare_error(err, TARE_CANNOT,
				  "this kernel has no type information (BTF), which the eBPF "
				  "programs need: no /sys/kernel/btf/vmlinux; use one with "
				  "CONFIG_DEBUG_INFO_BTF");
	btf__free(btf);
	return tool_bpf_error(err, "cannot load the eBPF programs", error);
}

/*
 * Loads the programs for outliers only if they are asked for. Not every architecture and kernel has
 * all tracepoints: an interrupt without one is told as time of what it interrupts.
 */
static void choose_outliers(const struct tool *tool)
{
	bool used = *tool->over || tool->explains;
	struct btf *btf = used ? btf__load_vmlinux_btf() : NULL;
	struct bpf_program *program;
	char type[80];

	bpf_object__for_each_program(program, *tool->skeleton->obj)
	{
		if (strncmp(bpf_program__name(program), "outlier_", strlen("outlier_")))
			continue;
		snprintf(type, sizeof(type), "btf_trace_%s",
			 strchr(bpf_program__section_name(program), '/') + 1);
		bpf_program__set_autoload(
			program, btf && btf__find_by_name_kind(btf, type, BTF_KIND_TYPEDEF) > 0);
	}
	btf__free(btf);
	if (!*tool->over)
		return;
	size(tool, "outliers", OUTLIERS_BYTES);
	size(tool, "moves", tool_pid_max());
	size_runs(tool);
}

void tool_refuse_sched_ext(const struct tool *tool, const char *option)
{
	struct tare_error err;
	char state[32];

	if (tare_host_line("/sys/kernel/sched_ext/state", state, sizeof(state)) ||
	    strcmp(state, "enabled"))
		return;
	tare_error(&err, TARE_CANNOT,
		   "a scheduler of sched_ext is loaded, under which a waiting task belongs to no "
		   "CPU, so its delayer is not known; leave out %s",
		   option);
	exit(tare_error_report(&err, tool->name));
}

int load_cgroup(const struct options *options, int *folder, struct tare_error *err)
{
	*folder = options->cgroup ? cgroup_open(options->cgroup, err) : -1;
	return options->cgroup && *folder < 0 ? -1 : 0;
}

int load_tool(const struct tool *tool, unsigned int target, bool command, int cgroup,
	      struct tare_error *err)
{
	struct bpf_program *mark_within =
		bpf_object__find_program_by_name(*tool->skeleton->obj, "cgroup_mark");
	struct bpf_program *mark =
		bpf_object__find_program_by_name(*tool->skeleton->obj, "target_mark");
	/* the number is one of our namespace */
	union bpf_iter_link_info observed = {.task = {.tid = *tool->one_thread ? target : 0,
						      .pid = *tool->one_thread ? 0 : target}};
	union bpf_iter_link_info within = {
		.cgroup = {.order = BPF_CGROUP_ITER_SELF_ONLY, .cgroup_fd = cgroup}};
	int error;

	*tool->targeted = !target ? TARGET_ALL : command ? TARGET_COMMAND : TARGET_PROCESS;
	*tool->within_cgroup = cgroup >= 0;
	size_maps(tool, *tool->targeted);
	load_where(tool, "cgroup_mark", cgroup >= 0);
	load_where(tool, "cgroup_removed", tells_cgroups(tool));
	if (tool->over)
		choose_outliers(tool);
	load_where(tool, "target_mark", target);
	load_where(tool, "target_fork", target);
	load_where(tool, "target_exec", target && command);
	tool_load_all(*tool->skeleton->obj, "process_", tells_processes(tool));
	bpf_program__set_autoattach(mark, false);
	bpf_program__set_autoattach(mark_within, false);
	error = bpf_object__load_skeleton(tool->skeleton);
	if (error)
		return load_error(err, error);
	error = target ? iterate(mark, &observed) : 0;
	if (error)
		return tool_bpf_error(err, "cannot find the process", error);
	error = cgroup >= 0 ? iterate(mark_within, &within) : 0;
	if (cgroup >= 0)
		close(cgroup);
	return error ? tool_bpf_error(err, "cannot observe a cgroup", error) : 0;
}
