/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Blocks of instructions as QEMU translates them: where each begins and how it ends.
 */
#ifndef TARE_PROFILE_BLOCK_H
#define TARE_PROFILE_BLOCK_H

#include "../instructions.h"

#define PAGE_SHIFT 12

enum ending {
	ENDS_NOT, /* goes on behind, or jumps */
	ENDS_CALL,
	ENDS_RETURN,
	ENDS_IRET,
	ENDS_SYSRET,
	ENDS_SYSCALL,
};

/* What is where the CPU goes by itself. */
enum entry {
	NO_ENTRY,
	BY_INTERRUPT,
	BY_FAULT, /* of an instruction, or because there is none at the place that is next */
	BY_TRAP,  /* behind an instruction, as QEMU counts */
	BY_BIRTH,
};

/* What the command under test tells by an instruction that does nothing. */
enum mark { NO_MARK, MARK_BEGIN = 'B', MARK_EMPTY = 'C', MARK_END = 'E' };

struct cell;

struct block {
	/* what is asked of each that is executed */
	uint64_t address, last; /* of its first and its last instruction */
	struct cell *cell;      /* where it was counted last */
	unsigned int number, instructions;
	unsigned int function; /* of the kernel; 0: not known */
	enum ending ending;
	enum entry entry;
	bool user, branch;
	bool rep;               /* its last instruction repeats */
	bool crosses;           /* a page, as far as is known */
	bool traps;             /* its last one is the kernel's alone, as QEMU knows beforehand */
	bool calm, calm_before; /* its last one, and the one before, cannot fault */
	bool thunk;             /* on the way from an indirect call to the function */
	bool copies;            /* of a function that does nothing but copy, or set */
	bool copies_last;       /* its last one is a copy by itself: it is of another function */
	bool passes;            /* when it has been executed whole, the path of calls is the same */
	uint8_t watched;        /* as path_watched() tells */
	uint8_t accesses;       /* to memory, by a branch of user space */
	uint64_t end;           /* behind it */
	/* the rest */
	struct block *next;    /* of the same hash */
	struct block *shorter; /* the first of those of its first instructions */
	uint64_t target;       /* of a call or jump that names one, else 0 */
	uint64_t bytes;        /* a hash of them: programs share addresses */
	uint16_t offset[];     /* of each instruction */
};

/* The block that QEMU translates; equal ones are one. */
struct block *block_of(const struct qemu_plugin_tb *tb);

/* The first N instructions of BLOCK: what of it was executed before an exception. */
struct block *block_of_first(struct block *block, unsigned int n);

/* Calls CB for each block, in the order of their numbers, which begin at 1. */
void block_each(void (*cb)(const struct block *block));

/* Lines "BEGIN END KIND": i, e, t and b are interrupts, faults, traps and births. */
bool block_read_entries(const char *path);

/*
 * Lines "BEGIN END NUMBER THUNK COPIES" of the kernel's functions, by address. Parts of one
 * function have one number, which is not 0. thunk: 1 of what stands in place of an indirect call or
 * a return; copies: 1 of what does nothing but copy, or set, and is watched.
 */
bool block_read_layout(const char *path);

enum mark mark_of(struct bytes bytes);

/* Whether an instruction that has begun ends: it neither traps nor reads or writes what may not be
 * there. */
bool always_ends(struct bytes bytes, bool user);

/* Whether an instruction of a function that copies may do so: it has memory that is not its stack.
 */
bool may_copy(struct bytes bytes);

/* Whether it copies, or sets, and repeats. */
bool repeats_a_copy(struct bytes bytes);

/* The CPU waits for an interrupt. */
bool is_halt(struct bytes bytes);

#endif /* TARE_PROFILE_BLOCK_H */
