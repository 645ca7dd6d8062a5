/* SPDX-License-Identifier: GPL-2.0-only */
/* The three parts of the test: what its two sides do. */
#ifndef TESTAPI_PART_H
#define TESTAPI_PART_H

#include <stdbool.h>
#include <stdint.h>

#include "nt/win32/win32.h"
#include "tally.h"

#define FILE_BYTES  1024
#define VALUE_BYTES 64

struct settings {
	const char *front;  /* on Win32: NULL */
	const char *folder; /* where files are made */
	uint32_t run;       /* in all names: other runs may be under way */
	uint32_t groups, count, messages;
};

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
	DWORD receiver; /* of messages: whom they are posted to */
	struct tally *tally;
	/* of the first side */
	struct conductor *conductor;
	bool conducts;         /* its thread is the main thread */
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
	const struct exchange *exchange; /* of exchange_first() and exchange_second() */
};

/* By enum part_number. */
extern const struct part *const parts[PARTS];
extern const struct part file_part, registry_part, message_part;

/* The first side of a part that writes, and the second that reads and then deletes. */
struct exchange {
	void (*write)(struct link *link, uint32_t index);
	void (*read)(struct link *link, uint32_t index);
	void (*delete)(struct link *link, uint32_t index);
	BOOL (*pass)(HANDLE object);
	enum operation write_pass, write_await, read_await, read_pass;
};
void exchange_first(struct link *link);
void exchange_second(struct link *link);

/* Closes forth and back. */
void link_close(const struct link *link);

/* Both sides are there: waits until all parts may go. */
void link_start(const struct link *link);
/* Waits for one object, without an end. */
void await(HANDLE object);
void must_close(HANDLE handle);

/* What is written the index'th time, `size` bytes. */
void content(const struct link *link, uint32_t index, unsigned char *bytes, uint32_t size);
/* Ends the program where they are other ones. */
void check_content(const struct link *link, uint32_t index, const unsigned char *bytes,
		   uint32_t size, uint32_t expected);

/* Removes what a run that failed has left. */
void files_remove(const struct settings *settings);
void keys_remove(const struct settings *settings);

/* Ends the program with status 1 and a line: the call, and the last error of Win32, or `error`. */
void refused(const char *call, const char *about) __attribute__((noreturn));
void refused_by(const char *call, const char *about, unsigned long error) __attribute__((noreturn));

#endif
