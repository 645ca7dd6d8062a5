/* SPDX-License-Identifier: GPL-2.0-only */
/* What all models of the server share: its setting, its thread, what it counts. */
#ifndef TARE_EVENTS_SERVER_H
#define TARE_EVENTS_SERVER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "events/address.h"
#include "idle.h"
#include "reply.h"

#define SERVER_RECEIVE 4096 /* bytes at most that one receive takes, in every model */
#define SERVER_EVENTS  512  /* at most of one wait, where the call has such a limit */
#define MARKS_MAX      64

struct connection;
struct model;
struct mark;

/* why connections end */
enum closed {
	CLOSED_PEER,
	CLOSED_RESET,
	CLOSED_IDLE,
	CLOSED_GARBAGE,
	CLOSED_SHED,
	CLOSED_ERROR,
	CLOSED_HTTP,
	CLOSED_WAYS,
};

struct counts {
	uint64_t accepted, closed[CLOSED_WAYS];
	uint64_t requests, replies, bytes_in, bytes_out;
	uint64_t wakeups, waits;
};

struct setting {
	const struct model *model;
	const char *word; /* the model's name, and what was asked for besides */
	struct events_address address;
	unsigned int backlog, accepts, size;
	bool second_thread; /* that only waits */
	unsigned int ways;  /* of io_uring, the model's among them */
	uint64_t idle_ns, work_ns;
	uint64_t mark[MARKS_MAX]; /* growing */
	unsigned int marks;
	const char *json; /* NULL: none */
	char **command;   /* NULL: none */
};

struct server {
	struct setting set;
	struct reply reply[REPLY_KINDS];
	struct worker *worker;
	pid_t child; /* the command; 0: none */
	uint64_t open, open_most;
	uint64_t start_ns, start_cpu_ns;
	/* marks that were taken */
	struct mark *mark;
	unsigned int marked;
	uint64_t marking_ns, marking_cpu_ns; /* what taking them took */
};

/* The thread that waits for events. */
struct worker {
	struct server *server;
	const struct model *model;
	struct counts counts;
	uint64_t next_mark; /* replies at which to look at the marks */
	int listen_fd, timer_fd, stop_fd;
	int reserve_fd;    /* given up for the moment of shedding a connection; -1: lost */
	bool paused;       /* takes no connections until the timer ticks or one ends */
	bool stopping;     /* ends when nothing is left to do */
	uint64_t hurry_ns; /* then: when it ends at the latest */
	uint64_t stop_ns;  /* when it was told to end */
	uint64_t tick_ns;  /* when it last looked for idle connections */
	struct idle idle;
	struct connection *free;  /* structs of ended connections */
	struct spill *free_spill; /* buffers of theirs */
	char *receive;            /* SERVER_RECEIVE bytes */
	void *of_model;
};

/* How a model does its work. */
struct model {
	const char *name;
	bool uses_liburing;
	unsigned int ways;        /* of io_uring */
	int most_fd;              /* descriptors below this alone; 0: all */
	const char *const *flags; /* NULL at the end */
	/* 0, or -1 with *err filled. */
	int (*open)(struct worker *worker, struct tare_error *err);
	/* Serves until worker->stopping and nothing is left to do. */
	void (*run)(struct worker *worker);
	void (*close)(struct worker *worker);
	/* what accepted sockets have instead of close() and shutdown(SHUT_WR); NULL: those */
	void (*close_fd)(struct worker *worker, int fd);
	void (*half_close)(struct worker *worker, struct connection *connection);
	/* of those that wait until something is ready (ready.h); add: 0, or -1 with errno */
	int (*add)(struct worker *worker, struct connection *connection);
	void (*change)(struct worker *worker, struct connection *connection);
	void (*remove)(struct worker *worker, struct connection *connection);
	/* the listening socket is watched or not */
	void (*listen)(struct worker *worker, bool on);
	/* ends a connection that was idle too long */
	void (*expire)(struct worker *worker, struct connection *connection);
};

/* models.c: all of them, a struct with a NULL name at the end */
extern const struct model *const models[];

#endif
