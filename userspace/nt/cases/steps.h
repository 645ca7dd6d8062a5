/* SPDX-License-Identifier: GPL-2.0-only */
/* Cases that are data: what is asked, one step after the other, and what each must answer. */
#ifndef NT_STEPS_H
#define NT_STEPS_H

#include "case.h"

enum nt_does {
	STEP_END,
	STEP_CALL,
	STEP_WAIT,
	STEP_SLEEPS,
	STEP_PENDS,
	STEP_ENDS,
	STEP_BEGINS,
	STEP_JOINS,
	STEP_BY,
	STEP_NOT_BY
};

/* Handles are in slots, each of which is a letter; 0 is not a handle, and z one that is not valid.
 */
struct nt_step {
	enum nt_does does;
	uint32_t op, a, b, c, status;
	const char *slots; /* of the handles that it is about */
	const char *gives; /* the slot of the handle that is made */
	uint32_t bits;     /* that are added to the handle */
	/* the text is repeated for as many bytes; 0: as it is */
	const char *in;
	uint32_t in_size;
	uint32_t room; /* for what is answered */
	/* what it tells where it succeeds; sizes also where the room is too small */
	bool tells_value, tells_a;
	uint32_t value, says_a, size;
	const char *out; /* repeated for size */
	struct tare_nt_message message;
	int64_t timeout_ns;
	uint32_t again; /* how often it is taken again */
	const struct nt_step *steps;
};

#define LIST(...)                                                                                  \
	(const struct nt_step[])                                                                   \
	{                                                                                          \
		__VA_ARGS__,                                                                       \
		{                                                                                  \
			0                                                                          \
		}                                                                                  \
	}
#define STEPS(...) .steps = LIST(__VA_ARGS__)

/* The next step is this front end's alone, or all others'. */
#define BY(front)                                                                                  \
	{                                                                                          \
		STEP_BY, .in = #front                                                              \
	}
#define NOT_BY(front)                                                                              \
	{                                                                                          \
		STEP_NOT_BY, .in = #front                                                          \
	}

#define ASK(asks, answers, ...)                                                                    \
	{                                                                                          \
		STEP_CALL, .op = TARE_NT_OP_##asks, .status = NT_##answers, __VA_ARGS__            \
	}
#define CREATE(slot, type, first, second, name, answers, ...)                                      \
	ASK(CREATE, answers, .gives = #slot, .a = TARE_NT_##type, .b = first, .c = second,         \
	    .in = name, __VA_ARGS__)
#define OPEN(slot, type, access, flags, name, answers, ...)                                        \
	ASK(OPEN, answers, .gives = #slot, .a = TARE_NT_##type, .b = access, .c = flags,           \
	    .in = name, __VA_ARGS__)
#define OBJECT(slot, type, first, second) CREATE(slot, type, first, second, "", OK, )
#define AUTO(slot, set)                   OBJECT(slot, EVENT, false, set)
#define MANUAL(slot, set)                 OBJECT(slot, EVENT, true, set)
#define DUPLICATE(slot, other, access)                                                             \
	ASK(DUPLICATE, OK, .slots = #slot, .gives = #other, .a = access)
/* What has no word but its handle: what it answers, or with what it succeeds. */
#define DO(what, slot, answers)         ASK(what, answers, .slots = #slot)
#define WITH(more, what, slot, answers) ASK(what, answers, .slots = #slot, .bits = more)
#define WAS(what, slot, before)         ASK(what, OK, .slots = #slot, .tells_value = true, .value = before)
#define RELEASE(slot, count, answers, before)                                                      \
	ASK(RELEASE, answers, .slots = #slot, .a = count, .tells_value = true, .value = before)
#define STATE(slot, count, more)                                                                   \
	ASK(QUERY, OK, .slots = #slot, .tells_value = true, .value = count, .tells_a = true,       \
	    .says_a = more)

#define WAITS(which, how, ends, ns)                                                                \
	{                                                                                          \
		STEP_WAIT, .slots = #which, .c = how, .status = NT_##ends, .timeout_ns = ns        \
	}
#define ANY(which, ends) WAITS(which, 0, ends, 0)
#define ALL(which, ends) WAITS(which, TARE_NT_WAIT_ALL, ends, 0)
/* Another thread sleeps in a wait, which ends or does not yet; it is over then. */
#define SLEEPS(who, which, how, ns)                                                                \
	{                                                                                          \
		STEP_SLEEPS, .a = who, .slots = #which, .c = how, .timeout_ns = ns                 \
	}
#define PENDS(who)                                                                                 \
	{                                                                                          \
		STEP_PENDS, .a = who                                                               \
	}
#define ENDS(who, ends)                                                                            \
	{                                                                                          \
		STEP_ENDS, .a = who, .status = NT_##ends                                           \
	}
/* Another thread takes steps, and dies. */
#define BEGINS(who, ...)                                                                           \
	{                                                                                          \
		STEP_BEGINS, .a = who, .steps = LIST(__VA_ARGS__)                                  \
	}
#define JOINS(who)                                                                                 \
	{                                                                                          \
		STEP_JOINS, .a = who                                                               \
	}

/* Messages: of a thread, whose number is kept with the handle; of those from one number to another.
 */
#define SELF(slot, takes) ASK(SELF, OK, .gives = #slot, .a = takes)
#define POST(to, what, word, answers, ...)                                                         \
	ASK(POST, answers, .slots = #to, .message = {.number = what, .first = word}, __VA_ARGS__)
#define TAKE(least, most, flags, answers, what, word, ...)                                         \
	ASK(TAKE, answers, .a = least, .b = most, .c = flags, .room = MESSAGE_SIZE,                \
	    .size = MESSAGE_SIZE, .message = {.number = what, .first = word}, __VA_ARGS__)
#define MESSAGE_SIZE    sizeof(struct tare_nt_message)
#define NEXT(what, ...) TAKE(0, UINT32_MAX, 0, OK, what, __VA_ARGS__)
#define NONE_LEFT       TAKE(0, UINT32_MAX, 0, NO_MORE, 0, 0)

/* Keys and their values. */
#define KEY(slot, from, path, flags, answers, ...)                                                 \
	ASK(KEY_CREATE, answers, .gives = #slot, .slots = #from, .in = path, .a = flags,           \
	    __VA_ARGS__)
#define IS_NEW   .tells_value = true, .value = TARE_NT_NEW
#define IS_THERE .tells_value = true, .value = TARE_NT_THERE
#define FIND(slot, from, path, answers)                                                            \
	ASK(KEY_OPEN, answers, .gives = #slot, .slots = #from, .in = path)
#define DELETE(slot) DO(KEY_DELETE, slot, OK), DO(CLOSE, slot, OK)
#define PUT(slot, name, type, data, answers)                                                       \
	ASK(VALUE_SET, answers, .slots = #slot, .in = name data, .a = type, .b = sizeof(name) - 1)
#define GET(slot, name, space, answers, ...)                                                       \
	ASK(VALUE_GET, answers, .slots = #slot, .in = name, .room = space, __VA_ARGS__)

#endif
