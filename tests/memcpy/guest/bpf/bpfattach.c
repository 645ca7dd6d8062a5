// SPDX-License-Identifier: GPL-2.0-only
/*
 * Attaches a counting eBPF program to a kernel function while a command of the shell runs, then
 * prints the hits: what a tap is compared with.
 *
 *   bpfattach kprobe|fentry OBJECT FUNCTION COMMAND
 *
 * Exits with 1 when the program does not attach, or the command fails.
 */
#include <bpf/bpf.h>
#include <bpf/libbpf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void must(int done, const char *what)
{
	if (done)
		return;
	fprintf(stderr, "bpfattach: ");
	perror(what);
	exit(1);
}

/* Leaves the program of this kind alone to be loaded. */
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
	must(chosen != NULL, kind);
	return chosen;
}

static unsigned long long hits_of(struct bpf_object *object)
{
	int cpus = libbpf_num_possible_cpus();
	unsigned long long sum = 0, *hits = calloc(cpus, sizeof(*hits));
	unsigned int zero = 0;

	must(!bpf_map_lookup_elem(bpf_object__find_map_fd_by_name(object, "hits"), &zero, hits),
	     "hits");
	for (int cpu = 0; cpu < cpus; cpu++)
		sum += hits[cpu];
	free(hits);
	return sum;
}

int main(int argc, char **argv)
{
	struct bpf_program *program;
	struct bpf_object *object;
	int traced, status;

	must(argc == 5, "KIND OBJECT FUNCTION COMMAND");
	traced = !strcmp(argv[1], "fentry");
	object = bpf_object__open_file(argv[2], NULL);
	must(object != NULL, argv[2]);
	program = choose(object, argv[1]);
	must(!traced || !bpf_program__set_attach_target(program, 0, argv[3]), argv[3]);
	must(!bpf_object__load(object), argv[2]);
	must(traced ? bpf_program__attach_trace(program) != NULL
		    : bpf_program__attach_kprobe(program, false, argv[3]) != NULL,
	     argv[3]);
	status = system(argv[4]);
	printf("hits %llu\n", hits_of(object));
	bpf_object__close(object);
	return status != 0;
}
