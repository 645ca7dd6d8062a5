// SPDX-License-Identifier: GPL-2.0-only
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "verify.h"

#define GUARD            256 /* bytes before and behind the destination that must stay */
#define CASE_SECONDS     5
#define ALL_PAIRS_BYTES  320 /* up to this size with all alignments */
#define SOME_PAIRS_BYTES 16384
#define FENCE_BYTES      512
#define EDGES            7 /* alignments that are combined */
#define PAGES_RUN        4 /* runs of up to so many pages are tried beside those of the calls */

/* What the child tells; it lies in memory that both share. */
struct verdict {
	char reason[VERIFY_REASON_MAX];
	char trying[VERIFY_REASON_MAX - 64];
};

struct bench {
	const struct impl *impl;
	struct verdict *verdict;
	uint8_t *from, *to, *expected;
};

/* No two neighbours, and no two bytes 64 apart, are equal for long. */
static uint8_t pattern(size_t index)
{
	return (uint8_t)((index * 0x9e3779b97f4a7c15u) >> 56);
}

static int wrong(struct bench *bench, const char *what)
{
	snprintf(bench->verdict->reason, sizeof(bench->verdict->reason), "%s: %s",
		 bench->verdict->trying, what);
	return -1;
}

/* MMX without emms leaves the x87 stack full, and the next floating point result is NaN. */
static bool x87_is_empty(void)
{
	struct {
		uint16_t control, unused1, status, unused2, tag, rest[9];
	} state;

	/* fnstenv masks exceptions; what it took is put back */
	__asm__ volatile("fnstenv %0\n\tfldenv %0" : "+m"(state));
	return state.tag == 0xffff;
}

/* Calls the routine; checks what it returns and the state it leaves. */
static int call(struct bench *bench, uint8_t *dst, const uint8_t *src, size_t len)
{
	unsigned long flags;
	void *returned;

	alarm(CASE_SECONDS);
	returned = bench->impl->copy(dst, src, len);
	__asm__ volatile("pushfq\n\tpopq %0\n\tcld" : "=r"(flags));
	if (flags & 0x400)
		return wrong(bench, "returns with the direction flag set");
	if (!x87_is_empty())
		return wrong(bench, "leaves MMX registers in use (emms is missing)");
	if (returned != dst)
		return wrong(bench, "does not return the destination");
	return 0;
}

/* Copies what is not there yet. */
static int copy_fresh(struct bench *bench, uint8_t *to, uint8_t *from, size_t len)
{
	for (size_t i = 0; i < len; i++) {
		from[i] = pattern(i);
		to[i] = ~from[i];
	}
	memcpy(bench->expected, from, len);
	if (call(bench, to, from, len))
		return -1;
	if (memcmp(from, bench->expected, len))
		return wrong(bench, "the source was changed");
	if (bench->impl->clears)
		memset(bench->expected, 0, len);
	if (memcmp(to, bench->expected, len))
		return wrong(bench, "wrong bytes in the destination");
	return 0;
}

static int try_case(struct bench *bench, uint64_t len, unsigned int dst, unsigned int src)
{
	uint8_t *to = bench->to + GUARD + dst;
	uint8_t *from = bench->from + GUARD + src;

	snprintf(bench->verdict->trying, sizeof(bench->verdict->trying),
		 "%llu bytes, destination at %u and source at %u modulo 64",
		 (unsigned long long)len, dst, src);
	memset(to - GUARD, 0x5a, GUARD);
	memset(to + len, 0x5a, GUARD);
	if (copy_fresh(bench, to, from, len))
		return -1;
	for (size_t i = 0; i < GUARD; i++) {
		if (to[-1 - (ptrdiff_t)i] != 0x5a)
			return wrong(bench, "wrote before the destination");
		if (to[len + i] != 0x5a)
			return wrong(bench, "wrote behind the destination");
	}
	return 0;
}

static int try_overlap(struct bench *bench, uint64_t len, ptrdiff_t distance)
{
	uint8_t *from = bench->from + 2 * GUARD;
	uint8_t *to = from + distance;

	if ((uint64_t)(distance < 0 ? -distance : distance) >= len)
		return 0;
	snprintf(bench->verdict->trying, sizeof(bench->verdict->trying),
		 "%llu bytes, destination %td bytes behind the source", (unsigned long long)len,
		 distance);
	for (size_t i = 0; i < len + 4 * GUARD; i++)
		bench->from[i] = pattern(i);
	memcpy(bench->expected, from, len);
	if (call(bench, to, from, len))
		return -1;
	if (memcmp(to, bench->expected, len))
		return wrong(bench, "wrong bytes after a copy of overlapping ranges");
	return 0;
}

/* Ends of both ranges at a page that cannot be touched, then starts: reads may not stray. */
static int try_fenced(struct bench *bench, uint8_t *fenced, size_t page)
{
	uint8_t *source = fenced + page, *target = fenced + 3 * page;

	for (size_t len = 0; len <= FENCE_BYTES; len++)
		for (int at_end = 0; at_end < 2; at_end++) {
			uint8_t *from = at_end ? source + page - len : source;
			uint8_t *to = at_end ? target + page - len : target;

			snprintf(bench->verdict->trying, sizeof(bench->verdict->trying),
				 "%zu bytes at the %s of a page next to one without access", len,
				 at_end ? "end" : "start");
			if (copy_fresh(bench, to, from, len))
				return -1;
		}
	return 0;
}

/* Runs of pages, and those of the calls; each ends where nothing may be written or read. */
static int try_pages(struct bench *bench, const struct verify_plan *plan)
{
	for (int i = 0; i < plan->calls + PAGES_RUN; i++) {
		uint64_t len = i < PAGES_RUN ? (i + 1) * PAGE_BYTES : plan->call[i - PAGES_RUN].len;

		if (try_case(bench, len, PAGE_BYTES - GUARD, PAGE_BYTES - GUARD))
			return -1;
	}
	return 0;
}

static int pairs_for(uint64_t size)
{
	if (size <= ALL_PAIRS_BYTES)
		return EDGES * EDGES;
	return size <= SOME_PAIRS_BYTES ? 8 : 2;
}

static int try_all(struct bench *bench, const struct verify_plan *plan, uint8_t *fenced,
		   size_t page)
{
	static const int distance[] = {-200, -64, -17, -1, 1, 7, 32, 100, 256};
	static const uint8_t edge[EDGES] = {0, 1, 8, 15, 31, 32, 63};
	int next = 0;

	if (bench->impl->pages)
		return try_pages(bench, plan);
	if (try_fenced(bench, fenced, page))
		return -1;
	for (int i = 0; i < plan->sizes; i++) {
		int pairs = pairs_for(plan->size[i]);

		/* large sizes take turns with the alignments */
		for (int j = 0; j < pairs; j++, next++)
			if (try_case(bench, plan->size[i], edge[next / EDGES % EDGES],
				     edge[next % EDGES]))
				return -1;
		for (size_t j = 0; plan->overlap && j < sizeof(distance) / sizeof(int); j++)
			if (try_overlap(bench, plan->size[i], distance[j]))
				return -1;
	}
	for (int i = 0; i < plan->calls; i++)
		if (try_case(bench, plan->call[i].len, plan->call[i].dst % LINE_BYTES,
			     plan->call[i].src % LINE_BYTES))
			return -1;
	return 0;
}

static void *map(size_t bytes, int flags)
{
	void *memory = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_ANONYMOUS | flags, -1, 0);

	return memory == MAP_FAILED ? NULL : memory;
}

static int child(const struct impl *impl, const struct verify_plan *plan, struct verdict *verdict)
{
	struct bench bench = {.impl = impl, .verdict = verdict};
	const struct rlimit no_core = {0, 0};
	size_t page = sysconf(_SC_PAGESIZE), bytes = VERIFY_BYTES_MAX + PAGE_BYTES + 5 * GUARD;
	uint8_t *fenced;

	setrlimit(RLIMIT_CORE, &no_core);
	bench.from = map(bytes, MAP_PRIVATE);
	bench.to = map(bytes, MAP_PRIVATE);
	bench.expected = map(bytes, MAP_PRIVATE);
	fenced = map(5 * page, MAP_PRIVATE);
	if (!bench.from || !bench.to || !bench.expected || !fenced)
		return 2;
	for (int i = 0; i < 5; i += 2)
		mprotect(fenced + i * page, page, PROT_NONE);
	return try_all(&bench, plan, fenced, page) ? 1 : 0;
}

int verify_impl(const struct impl *impl, const struct verify_plan *plan,
		char reason[VERIFY_REASON_MAX], struct tare_error *err)
{
	struct verdict *verdict = map(sizeof(*verdict), MAP_SHARED);
	int status, result = 1;
	pid_t pid;

	if (!verdict)
		return tare_error(err, TARE_FAILED, "out of memory to check %s", impl->name);
	fflush(NULL);
	pid = fork();
	if (pid < 0) {
		munmap(verdict, sizeof(*verdict));
		return tare_error(err, TARE_FAILED, "cannot fork to check %s: %s", impl->name,
				  strerror(errno));
	}
	if (!pid) {
		/* defaults: a sanitizer or the caller may handle or ignore these */
		signal(SIGALRM, SIG_DFL);
		signal(SIGSEGV, SIG_DFL);
		signal(SIGBUS, SIG_DFL);
		signal(SIGILL, SIG_DFL);
		_exit(child(impl, plan, verdict));
	}
	while (waitpid(pid, &status, 0) < 0 && errno == EINTR)
		;
	if (WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM)
		snprintf(reason, VERIFY_REASON_MAX, "%s: did not return within %d s",
			 verdict->trying, CASE_SECONDS);
	else if (WIFSIGNALED(status))
		snprintf(reason, VERIFY_REASON_MAX, "%s: killed by %s", verdict->trying,
			 strsignal(WTERMSIG(status)));
	else if (WEXITSTATUS(status) == 1)
		snprintf(reason, VERIFY_REASON_MAX, "%s", verdict->reason);
	else if (WEXITSTATUS(status) == 2)
		result = tare_error(err, TARE_FAILED, "out of memory to check %s", impl->name);
	else
		result = 0;
	munmap(verdict, sizeof(*verdict));
	return result;
}
