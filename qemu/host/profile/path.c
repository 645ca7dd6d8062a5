// SPDX-License-Identifier: GPL-2.0-or-later
#include "path.h"

#include <stdlib.h>

#include "counts.h"
#include "memory.h"
#include "pollution.h"
#include "simulate.h"

#define MOST_TASKS   65536 /* a power of two */
#define MOST_FRAMES  4096
#define MOST_WATCHED 64
#define BOOTING      1 /* no address of a task */
#define MULTIPLIER   0x9e3779b97f4a7c15ull

static struct task tasks[MOST_TASKS], *current;
static uint64_t told;                 /* how many instructions the tasks have been told of */
static uint32_t n_tasks, n_addresses; /* an address may have many tasks, one after the other */
static uint64_t spans;                /* that have begun */

static struct node *nodes;
static uint32_t n_nodes = 1, room_for_nodes;
static uint32_t *index_of;
static uint32_t index_size;

static struct {
	uint64_t address;
	bool whole;
} watched[MOST_WATCHED];
static unsigned int n_watched;

static void *more(void *old, size_t size)
{
	void *new = realloc(old, size);

	if (!new) {
		fprintf(stderr, "profile: no memory for the paths of calls\n");
		exit(1);
	}
	return new;
}

static struct task *task_of(uint64_t address)
{
	uint32_t i = address * MULTIPLIER >> 48 & (MOST_TASKS - 1);

	while (tasks[i].address && tasks[i].address != address)
		i = (i + 1) & (MOST_TASKS - 1);
	if (!tasks[i].address) {
		tasks[i].address = address;
		tasks[i].number = ++n_tasks;
		if (++n_addresses > MOST_TASKS / 2) {
			fprintf(stderr, "profile: more than %d tasks at a time\n", MOST_TASKS / 2);
			exit(1);
		}
	}
	return &tasks[i];
}

void path_begin(void)
{
	/* nothing tells the booting task's address before the CPU leaves it */
	current = task_of(BOOTING);
}

void path_is(uint64_t address)
{
	struct task *known;

	if (current->address != BOOTING)
		return;
	known = task_of(address);
	*known = *current;
	known->address = address;
	current = known;
}

void path_tell(uint64_t now)
{
	current->executed += now - told;
	told = now;
}

void path_span(void)
{
	spans++;
}

/* Forgets the nodes of a span before this one. */
static void come_to_span(void)
{
	unsigned int i;

	current->span = spans;
	current->root = 0;
	for (i = 0; i < current->depth; i++)
		current->frame[i].node = 0;
}

void path_switch(uint64_t address)
{
	current = task_of(address);
	if (pollutes)
		pollution_drop();
}

/* Whether the CPU leaves this frame by returns and jumps alone. */
static bool is_of_calls(const struct frame *frame)
{
	return frame->kind == KIND_CALL || frame->kind == KIND_JUMP;
}

uint64_t path_allocates(void)
{
	const struct frame *frame = current->frame + current->depth;
	uint64_t site = 0;

	/* who duplicates reads other memory as well, unless it is about to allocate */
	while (frame-- > current->frame && is_of_calls(frame))
		if (frame->allocates == ALLOCATES || (frame->allocates && site))
			site = frame->site;
	return site;
}

uint64_t path_task(void)
{
	return current->address;
}

bool path_watch(uint64_t address, bool whole)
{
	if (n_watched == MOST_WATCHED)
		return false;
	watched[n_watched].address = address;
	watched[n_watched].whole = whole;
	n_watched++;
	return true;
}

unsigned int path_watched(uint64_t address)
{
	unsigned int n = 0;

	while (n < n_watched && watched[n].address != address)
		n++;
	return n < n_watched ? n + 1 : 0;
}

static uint64_t hash(uint32_t parent, enum kind kind, uint64_t site, uint64_t target)
{
	uint64_t mixed = (site * MULTIPLIER ^ target) * MULTIPLIER;

	return (mixed ^ (mixed >> 29) ^ parent ^ (uint64_t)kind << 40) * MULTIPLIER >> 20;
}

static bool is_it(const struct node *node, uint32_t parent, enum kind kind, uint64_t site,
		  uint64_t target)
{
	return node->parent == parent && node->site == site && node->target == target &&
	       node->kind == kind;
}

static void put_into_index(uint32_t number)
{
	const struct node *node = &nodes[number];
	uint32_t i = hash(node->parent, node->kind, node->site, node->target) & (index_size - 1);

	while (index_of[i])
		i = (i + 1) & (index_size - 1);
	index_of[i] = number;
}

static void grow_index(void)
{
	uint32_t i;

	index_size = index_size ? 2 * index_size : 1u << 16;
	index_of = more(index_of, index_size * sizeof(*index_of));
	memset(index_of, 0, index_size * sizeof(*index_of));
	for (i = 1; i < n_nodes; i++)
		put_into_index(i);
}

static uint32_t add_node(uint32_t parent, uint32_t task, enum kind kind, uint64_t site,
			 uint64_t target)
{
	if (n_nodes >= room_for_nodes) {
		room_for_nodes = room_for_nodes ? 2 * room_for_nodes : 1u << 16;
		nodes = more(nodes, room_for_nodes * sizeof(*nodes));
	}
	nodes[n_nodes] = (struct node){
		.parent = parent, .task = task, .kind = kind, .site = site, .target = target};
	n_nodes++;
	if (2 * n_nodes > index_size)
		grow_index();
	else
		put_into_index(n_nodes - 1);
	return n_nodes - 1;
}

static uint32_t child_of(uint32_t parent, const struct frame *frame)
{
	uint32_t found = nodes[parent].last_child, i;

	if (found && is_it(&nodes[found], parent, frame->kind, frame->site, frame->target))
		return found;
	i = hash(parent, frame->kind, frame->site, frame->target) & (index_size - 1);
	while (index_of[i] &&
	       !is_it(&nodes[index_of[i]], parent, frame->kind, frame->site, frame->target))
		i = (i + 1) & (index_size - 1);
	found = index_of[i];
	if (!found)
		found = add_node(parent, nodes[parent].task, frame->kind, frame->site,
				 frame->target);
	nodes[parent].last_child = found;
	return found;
}

uint32_t path_node(void)
{
	unsigned int i = current->depth;
	uint32_t node;

	if (current->span != spans)
		come_to_span();
	if (i && current->frame[i - 1].node)
		return current->frame[i - 1].node;
	while (i && !current->frame[i - 1].node)
		i--;
	if (!i && !current->root)
		current->root = add_node(0, current->number, KIND_USER, current->number, spans - 1);
	node = i ? current->frame[i - 1].node : current->root;
	for (; i < current->depth; i++) {
		/* a thunk is part of the caller */
		if (!current->frame[i].thunk)
			node = child_of(node, &current->frame[i]);
		current->frame[i].node = node;
	}
	return node;
}

const struct node *path_node_of(uint32_t number)
{
	return &nodes[number];
}

uint32_t path_nodes(void)
{
	return n_nodes;
}

static struct frame *push(enum kind kind, uint64_t site, const struct block *block)
{
	struct frame *frame;

	if (current->depth == current->room) {
		if (current->room >= MOST_FRAMES) {
			fprintf(stderr, "profile: a path of more than %d calls\n", MOST_FRAMES);
			exit(1);
		}
		current->room = current->room ? 2 * current->room : 64;
		current->frame = more(current->frame, current->room * sizeof(*frame));
		current->left = more(current->left, current->room * sizeof(*current->left));
	}
	frame = &current->frame[current->depth++];
	*frame = (struct frame){.kind = kind,
				.thunk = kind == KIND_CALL && block->thunk,
				.copies = block->copies,
				.allocates = block->allocates,
				.function = block->function,
				.site = site,
				.target = block_told(block, block->address),
				.began = current->executed};
	if (!is_of_calls(frame))
		current->left[current->depth - 1] = (struct left){0};
	/* an interrupt's instructions are not the task's: pop() restores the count */
	if (kind == KIND_INTERRUPT)
		current->executed = 0;
	return frame;
}

static bool is_of_copies(unsigned int depth)
{
	return depth && current->frame[depth - 1].copies;
}

/* Paths outside the counted span need no node. */
static uint32_t node_of_counts(void)
{
	return counts_running() ? path_node() : 0;
}

/* A copying function ends. Its copy goes on in a copying function that jumped to it, if any. */
static void end_copy(struct frame *frame)
{
	struct frame *caller = frame;

	while (caller->kind == KIND_JUMP && caller > current->frame) {
		caller--;
		if (caller->copies) {
			copies_join(&caller->copy, &frame->copy);
			return;
		}
	}
	copies_end(&frame->copy, node_of_counts(), frame->target, true);
}

static void pop(void)
{
	struct frame *frame = &current->frame[current->depth - 1];
	bool interrupts = frame->kind == KIND_INTERRUPT;

	if (frame->copies)
		end_copy(frame);
	if (frame->allocates)
		memory_allocated(frame->allocates == ALLOCATES ? path_allocates() : frame->site);
	current->depth--;
	if (frame->watched)
		counts_call(watched[frame->watched - 1].address,
			    current->executed - (interrupts ? 0 : frame->began));
	if (frame->call && frame->watched && counts_running())
		pollution_leave(frame->call, watched[frame->watched - 1].address, current->number);
	if (interrupts)
		current->executed = frame->began;
}

static void pop_all(void)
{
	while (current->depth)
		pop();
}

/* Pops the call that returns to ADDRESS. Returns false if none does: then the return is a jump. */
static bool return_to(uint64_t address)
{
	unsigned int i = current->depth;

	while (i && is_of_calls(&current->frame[i - 1])) {
		if (current->frame[i - 1].kind == KIND_CALL &&
		    current->frame[i - 1].resume == address) {
			while (current->depth >= i)
				pop();
			return true;
		}
		i--;
	}
	return false;
}

/* Pops what the CPU leaves by iret or sysret. Returns the block that it had interrupted. */
static struct left leave(void)
{
	struct left left = {0};
	unsigned int i = current->depth;

	while (i &&
	       (is_of_calls(&current->frame[i - 1]) || current->frame[i - 1].kind == KIND_BIRTH))
		i--;
	if (i)
		left = current->left[i - 1];
	while (current->depth && current->depth >= i)
		pop();
	return left;
}

static bool same_page(uint64_t one, uint64_t other)
{
	return one >> PAGE_SHIFT == other >> PAGE_SHIFT;
}

static bool began_whole(const struct left *left)
{
	return left->executed >= left->block->instructions;
}

/*
 * QEMU 7.2 shows an instruction that crosses a page as the last of a block, but executes it in the
 * next block: so it never begins in this one.
 */
static bool lacks_only_what_never_begins(const struct left *left)
{
	return left->block->crosses && left->executed + 1 == left->block->instructions;
}

void path_take_copies(const struct block *block, struct copy **copy, uint32_t n)
{
	struct frame *frame;

	if (!copies_wait())
		return;
	frame = &current->frame[current->depth - 1];
	if (is_of_copies(current->depth) && frame->function == block->function)
		copy = &frame->copy;
	copies_take(copy, n);
}

static void take_copies(struct left *left)
{
	if (left->block)
		path_take_copies(left->block, &left->copy, left->executed);
}

/* If the CPU left a block before its end, counts a block of what was executed instead. */
static void cut(struct left *left)
{
	if (!began_whole(left))
		left->cell = counts_cut(left->cell, left->block, left->executed);
}

/* Uncounts the last instruction, which began, met an exception and has to begin again. */
static void take_back(struct left *left)
{
	bool repeated = left->executed == 1 && left->repeated;

	counts_take_back(left->cell, repeated);
	if (left->counted && left->cell)
		simulate_take_back(left->cell, left->block, left->executed - 1, left->counted);
	/* nor does the count of a call have it */
	current->executed--;
	left->executed--;
	cut(left);
}

enum judgement { EXECUTED, IN_VAIN, UNSURE };

/*
 * Whether the last instruction that began before a fault caused it. If not, it was executed, and
 * the page of the next one is not there.
 */
static enum judgement judge(const struct left *left)
{
	const struct block *block = left->block;

	if (!left->executed)
		return EXECUTED;
	if (lacks_only_what_never_begins(left))
		return !block->user ? IN_VAIN : block->calm_before ? EXECUTED : UNSURE;
	if (!began_whole(left))
		return IN_VAIN;
	if (block->branch)
		return left->accesses < block->accesses ? IN_VAIN : EXECUTED;
	/* the kernel's code is always there */
	if (!block->user)
		return IN_VAIN;
	if (block->traps || block->calm)
		return EXECUTED;
	return same_page(block->last, block->end + INSTRUCTION_BYTES) ? IN_VAIN : UNSURE;
}

static void interrupt(struct left *left, const struct block *block)
{
	bool faults = block->entry == BY_FAULT && left->block;
	enum judgement last = faults ? judge(left) : EXECUTED;

	if (block->entry == BY_INTERRUPT) {
		copies_interrupted();
		if (pollutes)
			pollution_drop();
	}
	if (last == IN_VAIN)
		take_back(left);
	left->unsure = last == UNSURE;
	if (left->block && !left->unsure)
		cut(left);
	take_copies(left);
	push(block->entry == BY_INTERRUPT ? KIND_INTERRUPT : KIND_EXCEPTION, 0, block);
	current->left[current->depth - 1] = *left;
}

/* Whether the CPU resumes so that the last instruction has to begin again, or never ended. */
static bool was_in_vain(const struct left *left, uint64_t resume)
{
	const struct block *block = left->block;

	if (lacks_only_what_never_begins(left))
		return resume != block->last;
	return resume == block->last || resume != block->end;
}

static void enter(const struct block *from, const struct block *block)
{
	struct frame *frame =
		push(from->ending == ENDS_SYSCALL ? KIND_SYSCALL : KIND_EXCEPTION, 0, block);

	if (pollutes && counts_running() && frame->kind == KIND_SYSCALL)
		frame->call = pollution_enter();
}

/*
 * Pushes a jump to another function. A jump back to a function that jumped pops instead, since two
 * functions may jump to each other without end. Thunks are parts of functions.
 */
static void jump(const struct block *from, const struct block *block)
{
	unsigned int i = current->depth;

	if (!i || block->thunk || current->frame[i - 1].thunk ||
	    current->frame[i - 1].function == block->function)
		return;
	while (--i && current->frame[i].kind == KIND_JUMP) {
		if (current->frame[i - 1].function == block->function) {
			while (current->depth > i)
				pop();
			return;
		}
	}
	push(KIND_JUMP, block_told(from, from->last), block);
}

/* A call by way of a thunk is a call of the function to which the thunk leads. */
static void find_called(const struct block *block)
{
	struct frame *frame = current->depth ? &current->frame[current->depth - 1] : NULL;

	if (!frame || !frame->thunk || block->thunk)
		return;
	frame->thunk = false;
	frame->target = block_told(block, block->address);
	frame->function = block->function;
	frame->copies = block->copies;
	frame->allocates = block->allocates;
	frame->node = 0;
}

/* The last instruction repeats: it goes on in BLOCK, or its copy is whole. */
static void repeat(struct left *left, const struct block *block, struct left *next)
{
	bool whole = began_whole(left);

	next->repeated = whole && block->address == left->block->last;
	if (next->repeated) {
		next->copy = left->copy;
		left->copy = NULL;
	} else if (left->block->copies_last && (whole || left->copy)) {
		/* if a fault ended it, what had been copied until then still counts */
		copies_end(&left->copy, node_of_counts(),
			   block_told(left->block, left->block->last), false);
	}
}

static void go(struct left *left, const struct block *block, struct left *next)
{
	const struct block *from = left->block;
	enum ending ending = began_whole(left) ? from->ending : ENDS_NOT;

	if (from->guess && left->cell && began_whole(left))
		simulate_branch(left->cell, from, block->address);
	cut(left);
	take_copies(left);
	if (from->rep)
		repeat(left, block, next);
	if (block->user) {
		pop_all();
	} else if (from->user) {
		enter(from, block);
	} else if (ending == ENDS_CALL) {
		path_call(from, block);
	} else if (ending == ENDS_RETURN) {
		if (!return_to(block->address))
			jump(from, block);
	} else {
		jump(from, block);
	}
}

static void come_back(struct left *left, const struct block *block, struct left *next)
{
	if (!left->block) {
		if (block->user)
			pop_all();
		return;
	}
	if (left->unsure && was_in_vain(left, block->address)) {
		next->repeated = left->executed == 1 && left->repeated;
		take_back(left);
		return;
	}
	/* an exception took the repetition back at once */
	if (left->repeated && !left->executed && block->address == left->block->address) {
		next->repeated = true;
		next->copy = left->copy;
		return;
	}
	go(left, block, next);
}

/*
 * Whether the last instruction begins once more without an exception: an instruction that writes
 * to its own block does, since QEMU translates the block anew.
 */
static bool begins_again(const struct left *left, const struct block *block)
{
	const struct block *from = left->block;

	if (!left->executed || (began_whole(left) && (from->branch || from->rep)))
		return false;
	return block->address == from->address + from->offset[left->executed - 1];
}

static void begin_again(struct left *left)
{
	take_back(left);
	take_copies(left);
}

static void watch(const struct block *block)
{
	unsigned int i = current->depth;

	if (!block->watched)
		return;
	if (watched[block->watched - 1].whole)
		while (i && current->frame[i - 1].kind != KIND_SYSCALL)
			i--;
	if (i)
		current->frame[i - 1].watched = block->watched;
}

void path_arrive(struct left *left, const struct block *block, struct left *next)
{
	struct left interrupted;
	bool returns, by_itself;

	if (!left->block)
		return;
	returns = began_whole(left) &&
		  ((left->block->ending == ENDS_IRET && block->address != left->block->end) ||
		   left->block->ending == ENDS_SYSRET);
	by_itself = block->entry && block->address != left->block->target;
	if (by_itself && block->entry == BY_BIRTH) {
		pop_all();
		current->number = ++n_tasks;
		current->root = 0;
		push(KIND_BIRTH, 0, block);
		return;
	}
	if (returns) {
		interrupted = leave();
		left = &interrupted;
	}
	if (by_itself)
		interrupt(left, block);
	else if (returns)
		come_back(left, block, next);
	else if (begins_again(left, block))
		begin_again(left);
	else
		go(left, block, next);
	find_called(block);
	watch(block);
}

void path_call(const struct block *from, const struct block *block)
{
	push(KIND_CALL, block_told(from, from->last), block)->resume = from->end;
}

bool path_return(const struct block *block)
{
	const struct frame *frame = &current->frame[current->depth];

	do {
		if (frame-- == current->frame || frame->copies || frame->allocates ||
		    frame->watched)
			return false;
	} while (frame->kind == KIND_JUMP);
	if (frame->kind != KIND_CALL || frame->resume != block->address ||
	    frame == current->frame || frame[-1].thunk)
		return false;
	current->depth = frame - current->frame;
	return true;
}

void path_jump(const struct block *from, const struct block *block)
{
	jump(from, block);
	find_called(block);
}

void path_is_at(uint32_t node)
{
	current->frame[current->depth - 1].node = node;
}
