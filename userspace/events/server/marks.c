// SPDX-License-Identifier: GPL-2.0-only
#include "marks.h"

#include <ctype.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "lib/clock.h"
#include "events/mark.h"

/* The clock of the CPU time of a thread of this process: a part of the kernel's interface. */
#define CPU_CLOCK(tid) ((clockid_t)((~(unsigned int)(tid) << 3) | 6))

static uint64_t clock_of(clockid_t clock)
{
	struct timespec now = {0};

	clock_gettime(clock, &now);
	return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

uint64_t marks_cpu_ns(void)
{
	return clock_of(CLOCK_PROCESS_CPUTIME_ID);
}

int marks_start(struct server *server, struct tare_error *err)
{
	server->worker->next_mark = UINT64_MAX;
	if (!server->set.marks)
		return 0;
	server->worker->next_mark = server->set.mark[0];
	/* resident before it is needed */
	server->mark = calloc(server->set.marks, sizeof(*server->mark));
	if (!server->mark)
		return tare_error(err, TARE_CANNOT, "no memory for %u marks", server->set.marks);
	memset(server->mark, 0, server->set.marks * sizeof(*server->mark));
	return 0;
}

static void read_line(const char *path, char *line, int size)
{
	FILE *file = fopen(path, "re");

	line[0] = '\0';
	if (!file)
		return;
	if (!fgets(line, size, file))
		line[0] = '\0';
	fclose(file);
	line[strcspn(line, "\n")] = '\0';
}

static uint64_t memory_kib(void)
{
	unsigned long all, resident = 0;
	char line[128];

	read_line("/proc/self/statm", line, sizeof(line));
	if (sscanf(line, "%lu %lu", &all, &resident) != 2)
		return 0;
	return (uint64_t)resident * sysconf(_SC_PAGESIZE) / 1024;
}

/* ru_maxrss would also tell of the process that started this one */
uint64_t marks_memory_most_kib(void)
{
	FILE *file = fopen("/proc/self/status", "re");
	unsigned long most = 0;
	char line[128];

	while (file && fgets(line, sizeof(line), file))
		if (sscanf(line, "VmHWM: %lu", &most) == 1)
			break;
	if (file)
		fclose(file);
	return most;
}

/*
 * The clock of a thread is what its schedstat says, and up to date also while the thread runs. This
 * thread had own_ns before it began to read.
 */
static void read_task(const struct server *server, struct mark *mark, const char *name,
		      uint64_t own_ns)
{
	pid_t tid = atoi(name);
	bool own = tid == gettid();
	uint64_t cpu_ns = own ? own_ns - server->marking_cpu_ns : clock_of(CPU_CLOCK(tid));
	struct mark_task *task;
	char path[64];

	task = reallocarray(mark->task, mark->tasks + 1, sizeof(*task));
	if (!task)
		return;
	mark->task = task;
	task += mark->tasks;
	snprintf(path, sizeof(path), "/proc/self/task/%d/comm", tid);
	read_line(path, task->name, sizeof(task->name));
	task->cpu_ns = cpu_ns;
	mark->tasks += task->name[0] != '\0';
}

static void read_tasks(const struct server *server, struct mark *mark, uint64_t own_ns)
{
	DIR *folder = opendir("/proc/self/task");
	struct dirent *entry;

	while (folder && (entry = readdir(folder)))
		if (isdigit((unsigned char)entry->d_name[0]))
			read_task(server, mark, entry->d_name, own_ns);
	if (folder)
		closedir(folder);
}

static void take(struct server *server)
{
	struct mark *mark = &server->mark[server->marked];
	uint64_t ns = tare_clock_ns(), cpu_ns = marks_cpu_ns();
	uint64_t own_ns = clock_of(CLOCK_THREAD_CPUTIME_ID);

	mark_edge();
	mark->ns = ns - server->marking_ns;
	mark->cpu_ns = cpu_ns - server->start_cpu_ns - server->marking_cpu_ns;
	mark->counts = server->worker->counts;
	mark->open = server->open;
	mark->memory_kib = memory_kib();
	read_tasks(server, mark, own_ns);
	own_ns = clock_of(CLOCK_THREAD_CPUTIME_ID) - own_ns;
	mark_edge();
	server->marked++;
	server->marking_cpu_ns += own_ns;
	server->marking_ns += tare_clock_ns() - ns;
}

void marks_look(struct worker *worker)
{
	struct server *server = worker->server;
	const struct setting *set = &server->set;

	take(server);
	/* one that is passed at the same time is the same */
	for (; server->marked < set->marks && worker->counts.replies >= set->mark[server->marked];
	     server->marked++)
		server->mark[server->marked] = server->mark[server->marked - 1];
	worker->next_mark = server->marked < set->marks ? set->mark[server->marked] : UINT64_MAX;
}
