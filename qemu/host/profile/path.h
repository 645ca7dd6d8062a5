/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The path of calls on which each task is, found from how one block ends and where the next begins.
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
	KIND_JUMP, /* of one function to another, which returns in the first one's place */
};

/* A path, as one step from its parent. Nodes are never freed; number 0 is not a node. */
struct node {
	uint32_t parent, task, last_child;
	enum kind kind;
	/* of the call; site: 0 where the CPU went by itself. Of a task's first step: its number,
	 * and how many spans with paths were before this one */
	uint64_t site, target;
};

/* A block that the CPU left, as far as it matters when the CPU comes back. */
struct left {
	struct block *block;
	struct cell *cell;
	uint32_t executed; /* instructions that began */
	uint32_t accesses; /* to user space's memory, if the block's `accesses` asks for them */
	uint32_t counted;  /* by the last one, as simulate_leave() returns it */
	bool repeated;
	bool unsure;       /* where the CPU comes back tells whether the last one was executed */
	struct copy *copy; /* what its last instruction, which repeats, has copied so far */
};

struct frame {
	uint64_t site, target, resume;
	uint64_t began;    /* `executed` of the task when the call began */
	struct copy *copy; /* what the call has copied so far */
	uint32_t node;     /* 0: not looked for yet */
	unsigned int function;
	uint32_t call;     /* as pollution_enter() returned it; 0: nothing is asked of it */
	uint8_t kind;      /* enum kind */
	uint8_t watched;   /* as path_watched() tells, of this call alone */
	bool thunk;        /* still in a thunk on the way to the function that is called */
	bool copies;       /* of a function that does nothing but copy, or set */
	uint8_t allocates; /* of a function that returns the address of memory; or 0 */
};

struct task {
	uint64_t address; /* of thread.sp in its task_struct; 0: free */
	uint32_t number, root;
	uint64_t span; /* of which root and the frames' nodes are */
	unsigned int depth, room;
	uint64_t executed; /* instructions, without those of interrupts; in one: since it began */
	struct frame *frame;
	struct left *left; /* what the interrupt or exception frame of this index interrupted */
};

/* The first task is the one that boots. */
void path_begin(void);

/* Tells how many instructions have begun: the new ones are of the task that has the CPU. */
void path_tell(uint64_t now);

/* Tells the address of the task that has the CPU: the booting task's is not known before. */
void path_is(uint64_t address);

/* Paths are counted from here on, and are others than those of the span before. */
void path_span(void);

/* The CPU is given to the task of ADDRESS. */
void path_switch(uint64_t address);

/*
 * The CPU comes to BLOCK from LEFT, which this changes. Sets in *next, which is of BLOCK, whether
 * BLOCK begins with one more repetition of the instruction before, and what that has copied.
 */
void path_arrive(struct left *left, const struct block *block, struct left *next);

/*
 * Three quick ways of path_arrive(), for when the CPU executed all of FROM, and BLOCK is of the
 * kernel, not watched and no entry. FROM ends by a call:
 */
void path_call(const struct block *from, const struct block *block);

/* FROM ends by a return. Returns false, and does nothing, unless it ends just the last call. */
bool path_return(const struct block *block);

/* FROM goes on in another function. */
void path_jump(const struct block *from, const struct block *block);

/* Tells the node of the last call, for a caller that knows it. */
void path_is_at(uint32_t node);

/*
 * Takes what the first N instructions of BLOCK copied: to the last call if that is of BLOCK's
 * function and that copies, else to *COPY.
 */
void path_take_copies(const struct block *block, struct copy **copy, uint32_t n);

/* The site of the call, if it is below one, of a function that is about to allocate memory. */
uint64_t path_allocates(void);

/* The address of thread.sp in the task_struct of the task that has the CPU; 1: not known. */
uint64_t path_task(void);

/* The number, from 1, of the watched function at ADDRESS; 0: there is none. */
unsigned int path_watched(uint64_t address);

/* The number of the current path's node, which is made if there is none. */
uint32_t path_node(void);

/* The node of a number below path_nodes(); valid until the next node is made. */
const struct node *path_node_of(uint32_t number);
uint32_t path_nodes(void);

/*
 * Watches a function: each of its calls (with `whole`, of the system calls that come to it) is
 * counted apart. Returns false if there are too many.
 */
bool path_watch(uint64_t address, bool whole);

#endif /* TARE_PROFILE_PATH_H */
