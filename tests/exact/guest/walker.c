// SPDX-License-Identifier: GPL-2.0-only
/*
 * walker ROUNDS pages: touches 56 pages around each of the cheapest calls.
 * walker ROUNDS: fills a first-level cache with its own lines, has a call evict some, and walks
 * back the way it came: then a line that misses is one that was evicted. No other memory is used.
 */
#include <fcntl.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

#define LINE  64
#define LINES 512
#define PAGE  4096
#define PAGES 56

static volatile char set[LINES * LINE] __attribute__((aligned(4096)));
static char found[1024];

static long newfstatat(const char *path)
{
	register long flags __asm__("r10") = 0;
	long result;

	__asm__ volatile("syscall"
			 : "=a"(result)
			 : "0"((long)SYS_newfstatat), "D"((long)AT_FDCWD), "S"(path), "d"(found),
			   "r"(flags)
			 : "rcx", "r11", "memory");
	return result;
}

/* In one way, as no set of a TLB's ways has more of these pages than it has ways. */
static int walk_pages(int rounds)
{
	static volatile char pages[PAGES * PAGE] __attribute__((aligned(PAGE)));
	int i;

	for (i = 0; i < PAGES * PAGE; i += PAGE)
		pages[i] = 1;
	for (; rounds > 0; rounds--) {
		for (i = 0; i < PAGES * PAGE; i += PAGE)
			(void)pages[i];
		getppid();
	}
	return 0;
}

int main(int argc, char **argv)
{
	int rounds = argc > 1 ? atoi(argv[1]) : 0, i;

	if (argc > 2)
		return walk_pages(rounds);
	for (i = 0; i < LINES * LINE; i += LINE)
		set[i] = 1;
	for (; rounds > 0; rounds -= 2) {
		for (i = 0; i < LINES * LINE; i += LINE)
			(void)set[i];
		if (newfstatat("/tmp"))
			return 1;
		for (i = LINES * LINE - LINE; i >= 0; i -= LINE)
			(void)set[i];
		if (newfstatat("/tmp"))
			return 1;
	}
	return 0;
}
