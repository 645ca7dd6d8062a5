/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Blocks of instructions as QEMU translates them: where each begins and how it ends.
 */
#ifndef TARE_PROFILE_BLOCK_H
#define TARE_PROFILE_BLOCK_H

#include "../instructions.h"

#define PAGE_SHIFT 12

enum ending {
	ENDS_NOT, /* the CPU goes on behind the block, or jumps */
	ENDS_CALL,
	ENDS_RETURN,
	ENDS_IRET,
	ENDS_SYSRET,
	ENDS_SYSCALL,
};

/* Why the CPU goes to an address by itself. */
enum entry {
	NO_ENTRY,
	BY_INTERRUPT,
	BY_FAULT, /* of an instruction, or because the page of the next one is not there */
	BY_TRAP,  /* behind an instruction, which QEMU has counted */
	BY_BIRTH,
};

/* What the command under test tells the plugin by an instruction that does nothing. */
enum mark { NO_MARK, MARK_BEGIN = 'B', MARK_EMPTY = 'C', MARK_END = 'E' };

/* How a CPU guesses where it goes on behind a block. */
enum guess { GUESS_NOT, GUESS_CONDITION, GUESS_TARGET };

/* Which pages of its page tables an instruction tells the CPU to forget. */
enum forgets {
	FORGETS_NOTHING,
	FORGETS_USER,
	FORGETS_ALL,
	FORGETS_PAGE, /* plus the number of the register that has its address */
};

/* Whether a function returns the address of memory, and whether it reads other memory as well. */
enum allocates { ALLOCATES_NOT, ALLOCATES = 2, DUPLICATES };

struct cell;
struct code;

struct block {
	/* first, to share cache lines, what is looked at each time the block is executed */
	uint64_t address, last; /* of its first and its last instruction */
	struct cell *cell;      /* where the block was counted last */
	unsigned int number, instructions;
	unsigned int function; /* 0: not known */
	enum ending ending;
	enum entry entry;
	bool user, branch;
	bool rep;               /* its last instruction repeats */
	bool crosses;           /* a page, as far as is known */
	bool traps;             /* QEMU refuses its last instruction to user space beforehand */
	bool calm, calm_before; /* its last instruction, and the one before, cannot fault */
	bool thunk;             /* on the way from an indirect call to the function */
	bool copies;            /* of a function that does nothing but copy, or set */
	uint8_t allocates;      /* of a function that returns the address of memory; or 0 */
	bool copies_last;       /* its last instruction copies by itself, in another function */
	bool passes;            /* the path of calls is the same when the whole has been executed */
	uint8_t watched;        /* as path_watched() tells */
	uint8_t accesses;       /* how often its last instruction, a user's branch, uses memory */
	uint8_t guess;          /* enum guess, while branches are simulated */
	uint64_t end;           /* address behind the block */
	struct code *code;      /* what simulate.c knows of it */
	/* what is seldom looked at */
	uint64_t moved;        /* how far below its addresses the report has them */
	struct block *next;    /* of the same hash */
	struct block *shorter; /* list of blocks that are the first instructions of this one */
	uint64_t target;       /* of a call or jump that names one, else 0 */
	uint64_t bytes;        /* hash of the code: programs share addresses */
	uint16_t offset[];     /* of each instruction */
};

/* ADDRESS, of BLOCK, as the report has it. */
static inline uint64_t block_told(const struct block *block, uint64_t address)
{
	return address - block->moved;
}

/*
 * The block that QEMU translates. Equal blocks are one, but blocks at different PLACEs never are;
 * none is ever freed.
 */
struct block *block_of(const struct qemu_plugin_tb *tb, uint64_t place);

struct block *block_numbered(unsigned int number);

/* The first N instructions of BLOCK, N > 0: those executed before an exception. */
struct block *block_of_first(struct block *block, unsigned int n);

/* Calls CB for each block, in the order of their numbers, which begin at 1. */
void block_each(void (*cb)(const struct block *block));

/*
 * Reads lines "BEGIN END KIND": i, e, t and b are interrupts, faults, traps and births. Returns
 * false for a file without lines, or with too many.
 */
bool block_read_entries(const char *path);

/*
 * Reads lines "BEGIN END NUMBER THUNK COPIES" of the kernel's functions, sorted by address. Parts
 * of one function have one number, which is not 0. thunk is 1 for code in place of an indirect call
 * or a return; copies is 1 for a function that does nothing but copy, or set, and is watched, of
 * enum allocates for one that returns the address of memory. Returns false for a file without
 * lines.
 */
bool block_read_layout(const char *path);

enum mark mark_of(struct bytes bytes);

/* Whether an instruction that begins is sure to end: neither trap nor page fault is possible. */
bool always_ends(struct bytes bytes, bool user);

/* Whether an instruction of a copying function may copy: it uses memory other than its stack. */
bool may_copy(struct bytes bytes);

/* Whether QEMU may tell one access of an instruction as several: it has more than 8 bytes. */
bool may_be_wide(struct bytes bytes);

/* Whether an instruction reads one operand in memory, or a stack's top, and writes another. */
bool has_two_operands(struct bytes bytes);

/* How a CPU guesses where it goes on behind an instruction; returns are not guessed. */
enum guess guess_of(struct bytes bytes);

enum forgets forgets_of(struct bytes bytes);

/* Whether an instruction copies, or sets, and repeats. */
bool repeats_a_copy(struct bytes bytes);

/* Whether the CPU waits for an interrupt in this instruction. */
bool is_halt(struct bytes bytes);

/*
 * swapgs: the kernel executes it when the CPU comes from user mode and when it goes back there; and
 * twice around each access to user space's base of GS, which is not a crossing.
 */
bool is_crossing(struct bytes before, struct bytes bytes, struct bytes next);

#endif /* TARE_PROFILE_BLOCK_H */
