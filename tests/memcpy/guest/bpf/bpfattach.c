// SPDX-License-Identifier: GPL-2.0-only
/*
 * Attaches a counting eBPF program to a kernel function while a command runs, then prints
 * the hits: what a tap is compared with.
 *
 *   bpfattach kprobe|fentry OBJECT FUNCTION COMMAND [ARG...]
 *
 * Exits as the command does, 2 for bad usage, 1 when the program does not attach.
 */
#include <bpf/bpf.h>
#include <bpf/libbpf.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static int fail(const char *what, const char *name)
{
	fprintf(stderr, "bpfattach: %s %s: %s\n", what, name, strerror(errno));
	return 1;
}

/* Leaves the program of this kind alone to be loaded; NULL when there is none. */
static struct bpf_program *choose(struct bpf_object *object, const char *kind)
{
	struct bpf_program *program, *chosen = NULL;

	bpf_object__for_each_program(program, object)
	{
		if (strcmp(bpf_program__section_name(program), kind))
			bpf_program__set_autoload(program, false);
		else
			chosen = program;
	}
	return chosen;
}

static int run(char **command)
{
	pid_t child = fork();
	int status;

	if (!child) {
		execvp(command[0], command);
		_exit(127);
	}
	if (child < 0 || waitpid(child, &status, 0) < 0)
		return 1;
	return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
}

static int print_hits(struct bpf_object *object)
{
	int cpus = libbpf_num_possible_cpus();
	unsigned long long sum = 0, *hits;
	unsigned int zero = 0;
	int cpu, map;

	map = bpf_object__find_map_fd_by_name(object, "hits");
	hits = calloc(cpus > 0 ? cpus : 1, sizeof(*hits));
	if (cpus < 1 || !hits || bpf_map_lookup_elem(map, &zero, hits))
		return fail("cannot read", "the hits");
	for (cpu = 0; cpu < cpus; cpu++)
		sum += hits[cpu];
	free(hits);
	printf("hits %llu\n", sum);
	return 0;
}

int main(int argc, char **argv)
{
	struct bpf_program *program;
	struct bpf_object *object;
	struct bpf_link *link;
	int status;

	if (argc < 5) {
		fprintf(stderr,
			"usage: bpfattach kprobe|fentry OBJECT FUNCTION COMMAND [ARG...]\n");
		return 2;
	}
	object = bpf_object__open_file(argv[2], NULL);
	if (!object)
		return fail("cannot read", argv[2]);
	program = choose(object, argv[1]);
	if (!program) {
		fprintf(stderr, "bpfattach: %s: not known; use kprobe or fentry\n", argv[1]);
		return 2;
	}
	if (!strcmp(argv[1], "fentry") && bpf_program__set_attach_target(program, 0, argv[3]))
		return fail("cannot find", argv[3]);
	if (bpf_object__load(object))
		return fail("cannot load", argv[2]);
	if (!strcmp(argv[1], "kprobe"))
		link = bpf_program__attach_kprobe(program, false, argv[3]);
	else
		link = bpf_program__attach_trace(program);
	if (!link)
		return fail("cannot attach to", argv[3]);
	status = run(argv + 4);
	if (print_hits(object))
		status = 1;
	bpf_link__destroy(link);
	bpf_object__close(object);
	return status;
}
