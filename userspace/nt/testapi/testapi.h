/* SPDX-License-Identifier: GPL-2.0-only */
/* The three parts of the test, what their two sides do, and what was found. */
#ifndef TESTAPI_H
#define TESTAPI_H

#include <stdio.h>

#include "nt/win32/win32.h"
#include "tally.h"

#define FILE_BYTES  1024
#define VALUE_BYTES 64

struct settings {
	const char *front; /* whose services, by name */
	uint32_t run;      /* in all names: other runs may be under way */
	uint32_t groups, count, messages;
};

/* What --front may say, and what it is without; NULL: there is nothing to choose. */
extern const char *const system_front;

/* Ends the program where the front end is not there, or cannot do this test. */
void system_begin(const struct settings *settings);

/* Who lets all parts begin at the same moment: the main thread. */
struct conductor {
	HANDLE ready, go; /* a semaphore and a manual event */
	uint32_t players; /* other threads that say that they are ready */
	uint64_t go_ns;
};

/* Waits until all are ready, and lets them go. */
void conductor_go(struct conductor *conductor);

/* A part that is under way, as one of its sides knows it. */
struct link {
	const struct settings *settings;
	const struct part *part;
	uint32_t group;
	/* where the first side hands over, and the second; of messages: both are the mutex */
	HANDLE forth, back;
	DWORD receiver; /* of messages: whom they are posted to, the main thread */
	struct tally *tally;
	/* of the first side */
	struct conductor *conductor;
	uint64_t first_end_ns; /* when all was written and read, or got */
	uint64_t end_ns;       /* when all was deleted, too */
};

struct part {
	const char *name;
	/* Makes forth and back. */
	void (*open)(struct link *link);
	/* Says that it is ready, does nothing until it may go, and returns when all is done. */
	void (*first)(struct link *link);
	void (*second)(struct link *link);

	/* what follows is of parts whose first side writes, and whose second reads, then deletes */
	const char *path; /* with the numbers of the run and of what is written */
	uint32_t size;
	void (*write)(struct link *link, const char *path, const unsigned char *bytes);
	/* Of so many bytes and one more; how many there were. open: its first operation. */
	uint32_t (*read)(struct link *link, const char *path, unsigned char *bytes,
			 enum operation open);
	void (*delete)(struct link *link, const char *path);
	BOOL (*pass)(HANDLE object);
	enum operation begin; /* its first: they are in the order of those of files */
};

/* By enum part_number. */
extern const struct part *const parts[PARTS];
extern const struct part file_part, registry_part, message_part;

void exchange_first(struct link *link);
void exchange_second(struct link *link);

/* Both sides are there: waits until all parts may go. */
void link_start(const struct link *link);

/* Removes what a run that failed has left. */
void parts_clean(const struct settings *settings);

/* Ends the program with status 1 and a line: the call, and the last error of Win32, or `error`. */
void refused(const char *call, const char *about) __attribute__((noreturn));
void refused_by(const char *call, const char *about, unsigned long error) __attribute__((noreturn));

/* Parts that run once: one of them, or all at the same time. */
struct group {
	uint32_t number;
	struct {
		uint64_t first_ns; /* until all was written and read, or got */
		uint64_t ns;       /* until all was deleted, too */
	} part[PARTS];
	uint64_t ns; /* until all threads had ended */
	struct tally *tally;
};

/* Parts first to last at the same time. */
void group_run(const struct settings *settings, struct group *group, int first, int last);

struct outcome {
	const struct settings *settings;
	struct group *group;  /* settings->groups, each part for itself, and one of all at once */
	double empty_ns;      /* what timing adds to a call: median of timing nothing */
	double resolution_ns; /* of the clock */
};

/* As docs/testapi.schema.json says. of: a struct outcome. */
void outcome_document(FILE *out, const void *of);

#endif
