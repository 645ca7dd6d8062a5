// SPDX-License-Identifier: GPL-2.0-only
/*
 * libcmem: calls of libc's memcpy, memmove and memset, by uprobes on the implementations that libc
 * chose for this CPU. This program uses the same libc as those that it observes, and so asks its
 * own.
 */
#include <dlfcn.h>
#include <errno.h>
#include <link.h>
#include <string.h>

#include "lib/tool.h"
#include "libcmem.h"
#include "libcmem.skel.h"

#define CHECKS 1000

/* The probes' places. */
struct probed {
	const char *name[LIBCMEM_FUNCTIONS]; /* of a slot; NULL: an earlier slot counts it, too */
	void *address[LIBCMEM_FUNCTIONS];
	char libc[256];
	size_t offset[LIBCMEM_FUNCTIONS]; /* in the file of libc; 0: not found */
	struct bpf_program *program;
	struct bpf_link *link[LIBCMEM_FUNCTIONS];
};

static struct probed probed;

/* Finds the file offsets of the addresses, by the segments that hold them. */
static int find_offset(struct dl_phdr_info *object, size_t size, void *data)
{
	struct probed *o = data;
	unsigned int i, function;

	(void)size;
	for (i = 0; i < object->dlpi_phnum; i++) {
		const ElfW(Phdr) *segment = &object->dlpi_phdr[i];
		uintptr_t start = object->dlpi_addr + segment->p_vaddr;

		if (segment->p_type != PT_LOAD)
			continue;
		for (function = 0; function < LIBCMEM_FUNCTIONS; function++) {
			uintptr_t address = (uintptr_t)o->address[function];

			if (address < start || address >= start + segment->p_filesz)
				continue;
			o->offset[function] = address - start + segment->p_offset;
			snprintf(o->libc, sizeof(o->libc), "%s", object->dlpi_name);
		}
	}
	return 0;
}

/*
 * Where a probe may stand. On some machines to single-step an AVX-512 instruction loses what it
 * computed (seen: Linux 6.18, vpbroadcastb at the start of memset). So the probe stands behind a
 * first vector instruction between registers, which leaves the arguments as they are.
 */
static void *first_general(unsigned char *code)
{
	const unsigned char *modrm = NULL;

	if (code[0] == 0x62)
		modrm = code + 5; /* EVEX */
	else if (code[0] == 0xc5)
		modrm = code + 3; /* VEX */
	else if (code[0] == 0x66 && code[1] == 0x0f)
		modrm = code + 3; /* SSE */
	return modrm && *modrm >= 0xc0 ? (void *)(modrm + 1) : code;
}

/* Finds what libc's resolvers chose: dlsym() gives the implementation, not the resolver. */
static int resolve(struct probed *o, struct tare_error *err)
{
	static const char *const function[] = {"memcpy", "memmove", "memset"};
	static const char *const together = "memcpy, memmove";
	unsigned int i;

	for (i = 0; i < LIBCMEM_FUNCTIONS; i++) {
		o->name[i] = function[i];
		o->address[i] = dlsym(RTLD_DEFAULT, function[i]);
		if (!o->address[i])
			return tare_error(err, TARE_CANNOT, "libc has no %s", function[i]);
		o->address[i] = first_general(o->address[i]);
	}
	dl_iterate_phdr(find_offset, o);
	for (i = 0; i < LIBCMEM_FUNCTIONS; i++)
		if (!o->offset[i])
			return tare_error(err, TARE_CANNOT, "no file holds %s", function[i]);
	if (o->address[LIBCMEM_MEMMOVE] == o->address[LIBCMEM_MEMCPY]) {
		o->name[LIBCMEM_MEMCPY] = together;
		o->name[LIBCMEM_MEMMOVE] = NULL;
	}
	return 0;
}

/* Whether the probed functions, which this program uses, too, still do what they should. */
static bool still_right(void)
{
	/* through pointers, so that each is a call */
	void *(*volatile copy)(void *, const void *, size_t) = memcpy;
	void *(*volatile fill)(void *, int, size_t) = memset;
	unsigned char from[256], to[256];
	unsigned int round, i;

	for (round = 0; round < CHECKS; round++) {
		for (i = 0; i < sizeof(from); i++)
			from[i] = i + round;
		copy(to, from, sizeof(to));
		if (memcmp(to, from, sizeof(to)))
			return false;
		fill(to, round, sizeof(to));
		for (i = 0; i < sizeof(to); i++)
			if (to[i] != (unsigned char)round)
				return false;
	}
	return true;
}

static void detach(void)
{
	struct probed *o = &probed;
	unsigned int i;

	for (i = 0; i < LIBCMEM_FUNCTIONS; i++) {
		bpf_link__destroy(o->link[i]);
		o->link[i] = NULL;
	}
}

static int attach(struct tare_error *err)
{
	struct probed *o = &probed;
	unsigned int i;

	if (resolve(o, err))
		return -1;
	for (i = 0; i < LIBCMEM_FUNCTIONS; i++) {
		LIBBPF_OPTS(bpf_uprobe_opts, options, .bpf_cookie = i);

		if (!o->name[i])
			continue;
		o->link[i] = bpf_program__attach_uprobe_opts(o->program, -1, o->libc, o->offset[i],
							     &options);
		if (!o->link[i]) {
			tool_bpf_error(err, o->libc, -errno);
			detach();
			return -1;
		}
	}
	if (still_right())
		return 0;
	detach();
	return tare_error(err, TARE_CANNOT,
			  "a probe changes what libc's functions do on this kernel; it "
			  "was removed at once");
}

int main(int argc, char **argv)
{
	static const struct tool_by by = {"function", LIBCMEM_FUNCTIONS, .names = probed.name};
	struct options options = {0};
	struct libcmem *skeleton;

	tool_parse(argc, argv,
		   "Sizes of the calls of libc's memcpy, memmove and memset, in bytes. "
		   "Each call enters the kernel: observed programs become much slower.\v"
		   "Example: libcmem -- tar -cf /tmp/x.tar /usr/bin",
		   NULL, NULL, &options);
	skeleton = tool_opened(libcmem__open());
	probed.program = skeleton->progs.called;
	return tool_run(&(struct tool){TOOL_OF(skeleton), TOOL_BY(&by),
				       .what = "sizes of libc's memory copies", .unit = "bytes",
				       .attach = attach, .detach = detach},
			&options);
}
