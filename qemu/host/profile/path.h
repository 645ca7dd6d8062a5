/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The path of calls on which each task is: found from how one block ends and where the next begins.
 */
#ifndef TARE_PROFILE_PATH_H
#define TARE_PROFILE_PATH_H

#include "copies.h"

enum kind {
	KIND_USER,
	KIND_SYSCALL,
	KIND_CALL,
	KIND_INTERRUPT,
	KIND_EXCEPTION,
	KIND_BIRTH,
	KIND_JUMP, /* of one function to another, which returns in its place */
};

/* A path, as the way from its parent: nodes are never freed, and 0 is none. */
struct node {
	uint32_t parent, task, last_child;
	enum kind kind;
	uint64_t site, target; /* of the call; site: 0 where the CPU went by itself */
};

/* What of a block that was left has to be known when it is come back to. */
struct left {
	struct block *block;
	struct cell *cell;
	uint32_t executed; /* instructions that began */
	uint32_t accesses; /* to user space's memory, where the block's `accesses` asks for them */
	bool repeated;
	bool unsure; /* whether its last instruction has been executed: known when it is come back
			to */
	struct copy *copy; /* what its last instruction, which repeats, has copied so far */
};

struct frame {
	uint64_t site, target, resume;
	uint64_t began;    /* `executed` of its task then */
	struct copy *copy; /* what it has copied so far */
	uint32_t node;
	unsigned int function;
	uint8_t kind;    /* enum kind */
	uint8_t watched; /* as path_watched() tells, of this one alone */
	bool thunk;      /* on the way to the function that is called */
	bool copies;     /* of a function that does nothing else */
};

struct task {
	uint64_t address; /* of thread.sp in its task_struct; 0: free */
	uint32_t number, root;
	unsigned int depth, room;
	uint64_t
		executed; /* itself, or in an interrupt since that began; without what interrupts */
	struct frame *frame;
	struct left
		*left; /* by interrupts and exceptions: what the frame of this place interrupted */
};

/* Begins with the task that boots. */
void path_begin(void);

/* So many instructions have begun: those that are new are of the task that has the CPU. */
void path_tell(uint64_t now);

/* The task that has the CPU is the one of ADDRESS: of the one that boots it is not known before. */
void path_is(uint64_t address);

/* The CPU is given to the task of ADDRESS. */
void path_switch(uint64_t address);

/*
 * The CPU comes to BLOCK from what it left. Sets in *next, which is of BLOCK, whether it begins
 * with one more repetition of the instruction that came before, and what that has copied. What was
 * left is changed.
 */
void path_arrive(struct left *left, const struct block *block, struct left *next);

/*
 * The same, where all of FROM was executed and nothing is to be asked of BLOCK, which is of the
 * kernel, watched by none and no entry. FROM ends by a call:
 */
void path_call(const struct block *from, const struct block *block);

/* by a return; false: it may be one of more than the last call, and nothing was done: */
bool path_return(const struct block *block);

/* or goes on in another function. */
void path_jump(const struct block *from, const struct block *block);

/* The node of the last call, if it is known. */
void path_is_at(uint32_t node);

/* What the first N instructions of BLOCK, which the path is on, copied is taken. */
void path_take_copies(const struct block *block, struct copy **copy, uint32_t n);

/* The number, from 1, of the function there whose calls are told apart; 0: there is none. */
unsigned int path_watched(uint64_t address);

/* The number of the node of the current path. */
uint32_t path_node(void);

/* The node of a number below path_nodes(). */
const struct node *path_node_of(uint32_t number);
uint32_t path_nodes(void);

/*
 * A function (or, with whole, the system call that comes to it) whose calls are told apart; false:
 * there are too many.
 */
bool path_watch(uint64_t address, bool whole);

#endif /* TARE_PROFILE_PATH_H */
