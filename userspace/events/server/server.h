/* SPDX-License-Identifier: GPL-2.0-only */
/* What all models of the server share: its setting, its threads, what they count. */
#ifndef TARE_EVENTS_SERVER_H
#define TARE_EVENTS_SERVER_H

#include <pthread.h>
#include <stdatomic.h>
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
	unsigned int threads, backlog, accepts, size;
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
	struct worker *worker; /* set.threads of them */
	pid_t child;           /* the command; 0: none */
	atomic_uint_fast64_t open, open_most;
	atomic_uint_fast64_t answered; /* replies of all threads; only kept where marks need it */
	uint64_t start_ns, start_cpu_ns;
	/* marks that were taken */
	pthread_mutex_t marking;
	struct mark *mark;
	unsigned int marked;
	bool marks_shared;                   /* several threads answer */
	uint64_t marking_ns, marking_cpu_ns; /* what taking them took */
	struct marker {
		pid_t tid;
		uint64_t cpu_ns;
	} marker[MARKS_MAX]; /* who took them, and what that took */
};

/* A thread that waits for events. */
struct worker {
	struct server *server;
	const struct model *model;
	struct counts counts;
	uint64_t next_mark; /* replies of this thread at which to look at the marks */
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
	pthread_t thread;
};

/* How a model does its work. */
struct model {
	const char *name;
	bool uses_liburing;
	unsigned int ways;        /* of io_uring */
	bool one_listener;        /* for all threads */
	int most_fd;              /* descriptors below this alone; 0: all */
	const char *const *flags; /* NULL at the end */
	/* In the thread of the worker: 0, or -1 with *err filled. */
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
	/*
	 * Adds the counts of the worker and of all threads that the model has made itself, at a
	 * moment when each count is kept by one of them; NULL: there is none but the worker.
	 */
	void (*sum)(struct worker *worker, struct counts *sum);
};

/* models.c: all of them, a struct with a NULL name at the end */
extern const struct model *const models[];

/* May be read by another thread at the same time, as may be `counts`. */
static inline void counts_add(struct counts *sum, const struct counts *counts)
{
	const uint64_t *from = (const uint64_t *)counts;
	uint64_t *to = (uint64_t *)sum;

	for (size_t i = 0; i < sizeof(*sum) / sizeof(*to); i++)
		__atomic_store_n(&to[i], to[i] + __atomic_load_n(&from[i], __ATOMIC_RELAXED),
				 __ATOMIC_RELAXED);
}

#endif
