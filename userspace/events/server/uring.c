// SPDX-License-Identifier: GPL-2.0-only
#include "uring.h"

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include "buffers.h"
#include "lib/host.h"

#define SQ_ENTRIES   1024
#define CQ_ENTRIES   8192
#define ACCEPTS_MOST 64    /* in flight, where --accepts says no limit */
#define FILES_MOST   32768 /* places of the ring's own */

/* the liburing of Debian 12 does not know these yet */
#ifndef IORING_RECVSEND_BUNDLE
#define IORING_RECVSEND_BUNDLE (1u << 4)
#endif
#define FEATURE_BUNDLE (1u << 14)

/* What is not a descriptor but a place of the ring's. */
#define PLACE (1 << 30)

/* what a completion is of: the low bits of its user_data, whose others are the connection */
enum tag {
	TAG_RECEIVE,
	TAG_SEND,
	TAG_CANCEL,
	TAG_ACCEPT,
	TAG_READABLE, /* the listening socket, after a limit was met */
	TAG_TIMER,
	TAG_STOP,
	TAG_NONE,
};

#define TAGS 7u

/* connection->in_flight */
#define RECEIVING  (1 << TAG_RECEIVE)
#define SENDING    (1 << TAG_SEND)
#define CANCELLING (1 << TAG_CANCEL)

struct uring {
	struct io_uring ring;
	unsigned int ways;
	struct buffers buffers;
	unsigned int accepting; /* operations in flight */
	bool limited;           /* no descriptor was free: the listening socket is polled instead */
	bool cancelling;        /* so the other accepts in flight end */
	/*
	 * Those of which a send was submitted that completes only where it fails. It does not wait,
	 * so that it has failed by the time that the submission returns.
	 */
	struct connection *assumed, *settling; /* submitted next, and before */
	unsigned int turn;
	bool again; /* one of the first has more to do: nobody else may wake this thread */
};

#define HAS(uring, way) ((uring)->ways & WAY_##way)

static struct io_uring_sqe *next_sqe(struct uring *uring)
{
	struct io_uring_sqe *sqe;

	while (!(sqe = io_uring_get_sqe(&uring->ring))) {
		io_uring_submit(&uring->ring);
		if (HAS(uring, SQPOLL))
			io_uring_sqring_wait(&uring->ring);
	}
	return sqe;
}

static void set_data(struct io_uring_sqe *sqe, void *data, enum tag tag)
{
	io_uring_sqe_set_data64(sqe, (uintptr_t)data | tag);
}

/* After it was prepared: the connection may be a place of the ring's. */
static void set_place(struct io_uring_sqe *sqe)
{
	if (sqe->fd & PLACE) {
		sqe->fd &= ~PLACE;
		sqe->flags |= IOSQE_FIXED_FILE;
	}
}

static void watch(struct uring *uring, int fd, enum tag tag)
{
	struct io_uring_sqe *sqe = next_sqe(uring);

	io_uring_prep_poll_add(sqe, fd, POLLIN);
	set_data(sqe, NULL, tag);
}

static void submit_accepts(struct worker *worker)
{
	unsigned int most = worker->server->set.accepts ?: ACCEPTS_MOST;
	struct uring *uring = worker->of_model;
	struct io_uring_sqe *sqe;

	if (worker->paused)
		return;
	if (HAS(uring, MULTISHOT))
		most = 1;
	for (; uring->accepting < most; uring->accepting++) {
		sqe = next_sqe(uring);
		io_uring_prep_accept(sqe, worker->listen_fd, NULL, NULL,
				     HAS(uring, FILES) ? 0 : SOCK_CLOEXEC);
		if (HAS(uring, MULTISHOT))
			sqe->ioprio |= IORING_ACCEPT_MULTISHOT;
		if (HAS(uring, FILES))
			sqe->file_index = IORING_FILE_INDEX_ALLOC;
		set_data(sqe, NULL, TAG_ACCEPT);
	}
}

static void submit_receive(struct uring *uring, struct connection *connection)
{
	struct io_uring_sqe *sqe = next_sqe(uring);

	if (HAS(uring, MULTISHOT)) {
		io_uring_prep_recv_multishot(sqe, connection->fd, NULL, 0, 0);
		sqe->flags |= IOSQE_BUFFER_SELECT;
		sqe->buf_group = BUFFERS_GROUP;
		if (HAS(uring, BUNDLE))
			sqe->ioprio |= IORING_RECVSEND_BUNDLE;
	} else {
		io_uring_prep_recv(sqe, connection->fd, connection->of_model, SERVER_RECEIVE, 0);
	}
	set_place(sqe);
	set_data(sqe, connection, TAG_RECEIVE);
	connection->in_flight |= RECEIVING;
}

/* Whether nothing is left to be done for it after a send of n bytes, until something comes. */
static bool rests_after(const struct worker *worker, const struct connection *connection, size_t n)
{
	size_t length = worker->server->reply[connection->kind].length;

	return !connection->eof && !connection->closing && !connection->blocked &&
	       connection->pending * length == connection->sent + n;
}

static void submit_send(struct worker *worker, struct connection *connection, const char *data,
			size_t n)
{
	struct uring *uring = worker->of_model;
	struct io_uring_sqe *sqe = next_sqe(uring);

	/* where the socket was full just now, it waits and completes */
	if (HAS(uring, SKIP) && !connection->writing && !connection->listed &&
	    rests_after(worker, connection, n)) {
		io_uring_prep_send(sqe, connection->fd, data, n,
				   MSG_NOSIGNAL | MSG_DONTWAIT | MSG_WAITALL);
		sqe->flags |= IOSQE_CQE_SKIP_SUCCESS;
		connection->assumed = n;
		connection->listed = true;
		connection->place = uring->turn;
		connection->next_assumed = uring->assumed;
		uring->assumed = connection;
	} else if (HAS(uring, ZEROCOPY) && !connection->writing) {
		io_uring_prep_send_zc(sqe, connection->fd, data, n, MSG_NOSIGNAL, 0);
	} else {
		io_uring_prep_send(sqe, connection->fd, data, n, MSG_NOSIGNAL);
	}
	set_place(sqe);
	set_data(sqe, connection, TAG_SEND);
	connection->in_flight |= SENDING;
}

/* What ends something of the connection is in flight, too. */
static void await_cancel(struct io_uring_sqe *sqe, struct connection *connection)
{
	set_data(sqe, connection, TAG_CANCEL);
	connection->in_flight |= CANCELLING;
	connection->cancels++;
}

static void cancel(struct uring *uring, struct connection *connection, enum tag tag)
{
	struct io_uring_sqe *sqe = next_sqe(uring);

	io_uring_prep_cancel64(sqe, (uintptr_t)connection | tag, 0);
	await_cancel(sqe, connection);
}

static void submit_close(struct worker *worker, int fd)
{
	struct io_uring_sqe *sqe = next_sqe(worker->of_model);

	if (fd & PLACE)
		io_uring_prep_close_direct(sqe, fd & ~PLACE);
	else
		io_uring_prep_close(sqe, fd);
	set_data(sqe, NULL, TAG_NONE);
	sqe->flags |= IOSQE_CQE_SKIP_SUCCESS;
}

/* A descriptor at once: whoever sheds has few of them. */
void uring_close_fd(struct worker *worker, int fd)
{
	if (fd & PLACE)
		submit_close(worker, fd);
	else
		close(fd);
}

/* Of a place a thread of the kernel does it, later: until then the place must not be another's. */
static void shut(struct worker *worker, struct connection *connection, int how)
{
	struct io_uring_sqe *sqe;

	if (!(connection->fd & PLACE)) {
		shutdown(connection->fd, how);
		return;
	}
	sqe = next_sqe(worker->of_model);
	io_uring_prep_shutdown(sqe, connection->fd, how);
	set_place(sqe);
	await_cancel(sqe, connection);
}

void uring_half_close(struct worker *worker, struct connection *connection)
{
	shut(worker, connection, SHUT_WR);
}

/* After it has ended: once the kernel has nothing of it any more. */
static void release(struct worker *worker, struct connection *connection)
{
	struct uring *uring = worker->of_model;

	/* settle_assumed() comes to those that are listed */
	if (connection->in_flight || connection->listed)
		return;
	submit_close(worker, connection->fd);
	buffers_drop(&uring->buffers, connection->of_model);
	worker_ended(worker, connection, connection->reason);
}

static void end(struct worker *worker, struct connection *connection, enum closed reason)
{
	struct uring *uring = worker->of_model;

	/* nothing else may wake this thread until settle_assumed() has come to it */
	uring->again |= connection->listed;
	connection->ended = true;
	connection->reason = reason;
	/* so operations in flight end */
	if (connection->in_flight)
		shut(worker, connection, SHUT_RDWR);
	else
		release(worker, connection);
}

/* What is next for a connection after something was done. */
static void go_on(struct worker *worker, struct connection *connection)
{
	struct uring *uring = worker->of_model;
	enum closed reason;
	const char *data;
	size_t n;

	if (!(connection->in_flight & SENDING)) {
		n = connection_output(worker, connection, &data);
		if (n)
			submit_send(worker, connection, data, n);
	} else if (connection->assumed && connection->place == uring->turn) {
		uring->again = true;
	}
	if (connection_done(connection, &reason)) {
		end(worker, connection, reason);
		return;
	}
	if (connection_wants_input(connection)) {
		if (!(connection->in_flight & (RECEIVING | CANCELLING)))
			submit_receive(uring, connection);
	} else if (HAS(uring, MULTISHOT) && connection->blocked &&
		   (connection->in_flight & RECEIVING) && !(connection->in_flight & CANCELLING)) {
		/* it would go on to receive what there is no place for */
		cancel(uring, connection, TAG_RECEIVE);
	}
}

/* Hands on what came, and gives buffers back. -1: there is no memory. */
static int take(struct worker *worker, struct connection *connection,
		const struct io_uring_cqe *cqe)
{
	unsigned int id = cqe->flags >> IORING_CQE_BUFFER_SHIFT, next;
	struct uring *uring = worker->of_model;
	int bad = 0, left = cqe->res, size;
	const char *data;

	if (!(cqe->flags & IORING_CQE_F_BUFFER)) {
		if (left > 0 && !connection->ended)
			bad = connection_input(worker, connection, connection->of_model, left);
		return bad;
	}
	/* at the end of a stream a buffer may come with nothing in it */
	do {
		size = left < SERVER_RECEIVE ? left : SERVER_RECEIVE;
		data = buffers_at(&uring->buffers, id);
		next = buffers_after(&uring->buffers, id);
		if (size > 0 && !connection->ended && !bad)
			bad = connection_input(worker, connection, data, size);
		buffers_give_back(&uring->buffers, id);
		id = next;
		left -= size;
	} while (left > 0);
	return bad;
}

static void received(struct worker *worker, struct connection *connection,
		     const struct io_uring_cqe *cqe)
{
	int bad;

	if (!(cqe->flags & IORING_CQE_F_MORE))
		connection->in_flight &= ~RECEIVING;
	bad = take(worker, connection, cqe);
	if (connection->ended) {
		release(worker, connection);
		return;
	}
	if (!cqe->res)
		connection->eof = true;
	/* no buffer was left: there are by the time that it is asked again */
	if (bad)
		end(worker, connection, CLOSED_ERROR);
	else if (cqe->res < 0 && cqe->res != -ENOBUFS && cqe->res != -ECANCELED &&
		 cqe->res != -EINTR)
		end(worker, connection, connection_failed(-cqe->res));
	else
		go_on(worker, connection);
}

/* The kernel pins no more pages for this user: then a send copies. */
static bool copies_instead(const struct worker *worker, const struct connection *connection,
			   int result)
{
	static bool told;

	if ((result != -ENOMEM && result != -ENOBUFS) ||
	    !HAS((struct uring *)worker->of_model, ZEROCOPY) || connection->writing)
		return false;
	if (!told)
		fprintf(stderr, "eventserver: warning: zerocopy: the kernel pins no more memory, "
				"and some replies are copied; raise it: ulimit -l\n");
	told = true;
	return true;
}

static void sent(struct worker *worker, struct connection *connection, int result)
{
	connection->in_flight &= ~SENDING;
	if (copies_instead(worker, connection, result))
		result = -EAGAIN;
	/* then the next one waits */
	connection->writing = result == -EAGAIN || connection->assumed;
	connection->assumed = 0;
	if (connection->ended) {
		release(worker, connection);
		return;
	}
	if (result < 0 && result != -EINTR && result != -EAGAIN) {
		end(worker, connection, connection_failed(-result));
		return;
	}
	if (result > 0)
		connection_sent(worker, connection, result);
	go_on(worker, connection);
}

static struct connection *connection_of(const struct io_uring_cqe *cqe)
{
	return (struct connection *)(uintptr_t)(cqe->user_data & ~(uint64_t)TAGS);
}

/* What was submitted before and has not failed is sent. */
static void settle_assumed(struct worker *worker)
{
	struct uring *uring = worker->of_model;
	struct connection *connection, *next = uring->settling;
	struct io_uring_cqe *cqe;
	unsigned int head;

	if (!next)
		return;
	io_uring_for_each_cqe(&uring->ring, head, cqe)
	{
		if ((cqe->user_data & TAGS) == TAG_SEND)
			connection_of(cqe)->assumed = 0;
	}
	(void)head;
	for (uring->settling = NULL; (connection = next);) {
		next = connection->next_assumed;
		connection->listed = false;
		if (!connection->assumed) {
			if (connection->ended)
				release(worker, connection);
			continue;
		}
		connection->in_flight &= ~SENDING;
		if (!connection->ended)
			connection_sent(worker, connection, connection->assumed);
		connection->assumed = 0;
		if (connection->ended)
			release(worker, connection);
		else
			go_on(worker, connection);
	}
}

static void cancelled(struct worker *worker, struct connection *connection, int result)
{
	struct uring *uring = worker->of_model;

	if (!--connection->cancels)
		connection->in_flight &= ~CANCELLING;
	/* the kernel made no thread that shuts it: what is in flight is cancelled instead */
	if (result == -ECANCELED && !connection->ended) {
		end(worker, connection, connection->closing ? connection->reason : CLOSED_ERROR);
		return;
	}
	if (result == -ECANCELED && connection->in_flight & RECEIVING)
		cancel(uring, connection, TAG_RECEIVE);
	if (result == -ECANCELED && connection->in_flight & SENDING)
		cancel(uring, connection, TAG_SEND);
	if (connection->in_flight & CANCELLING)
		return;
	if (connection->ended)
		release(worker, connection);
	else
		go_on(worker, connection);
}

static void start(struct worker *worker, int fd)
{
	struct connection *connection = worker_accepted(worker, fd);
	struct uring *uring = worker->of_model;

	if (!connection)
		return;
	if (!HAS(uring, MULTISHOT)) {
		connection->of_model = buffers_take(&uring->buffers);
		if (!connection->of_model) {
			worker_refused(worker, connection, ENOMEM);
			return;
		}
	}
	submit_receive(uring, connection);
}

/*
 * At a limit an accept fails whether or not somebody wants to connect: this waits for that. First
 * all accepts in flight end, or they would take the descriptor of the reserve.
 */
static void wait_at_limit(struct worker *worker)
{
	struct uring *uring = worker->of_model;
	struct io_uring_sqe *sqe;

	uring->limited = true;
	if (!uring->accepting) {
		uring->cancelling = false;
		watch(uring, worker->listen_fd, TAG_READABLE);
	} else if (!uring->cancelling) {
		uring->cancelling = true;
		sqe = next_sqe(uring);
		io_uring_prep_cancel_fd(sqe, worker->listen_fd, IORING_ASYNC_CANCEL_ALL);
		set_data(sqe, NULL, TAG_NONE);
	}
}

static void accepted(struct worker *worker, const struct io_uring_cqe *cqe)
{
	struct uring *uring = worker->of_model;

	if (!(cqe->flags & IORING_CQE_F_MORE))
		uring->accepting--;
	if (cqe->res >= 0)
		start(worker, HAS(uring, FILES) ? cqe->res | PLACE : cqe->res);
	/* it was accepted, and found no place */
	if (cqe->res == -ENFILE && HAS(uring, FILES))
		worker_shed_unseen(worker);
	if (uring->limited || cqe->res == -EMFILE || cqe->res == -ENFILE)
		wait_at_limit(worker);
	else if (cqe->res >= 0 || (cqe->flags & IORING_CQE_F_MORE) ||
		 worker_accept_failed(worker, -cqe->res) || !worker->paused)
		submit_accepts(worker);
}

/* After a limit: there is somebody to accept, or to shed. */
static void readable(struct worker *worker)
{
	struct uring *uring = worker->of_model;
	int fd = accept4(worker->listen_fd, NULL, NULL, SOCK_CLOEXEC);

	uring->limited = false;
	if (fd >= 0) {
		start(worker, fd);
		submit_accepts(worker);
	} else if (worker_accept_failed(worker, errno) || !worker->paused) {
		wait_at_limit(worker);
	}
}

static void complete(struct worker *worker, const struct io_uring_cqe *cqe)
{
	struct connection *connection = connection_of(cqe);
	struct uring *uring = worker->of_model;

	switch ((enum tag)(cqe->user_data & TAGS)) {
	case TAG_RECEIVE:
		received(worker, connection, cqe);
		break;
	case TAG_SEND:
		/* of a send without a copy, whose data are never changed */
		if (cqe->flags & IORING_CQE_F_NOTIF)
			break;
		sent(worker, connection, cqe->res);
		break;
	case TAG_CANCEL:
		cancelled(worker, connection, cqe->res);
		break;
	case TAG_ACCEPT:
		accepted(worker, cqe);
		break;
	case TAG_READABLE:
		readable(worker);
		break;
	case TAG_TIMER:
		worker_tick(worker);
		watch(uring, worker->timer_fd, TAG_TIMER);
		break;
	case TAG_STOP:
		worker_stop(worker);
		break;
	case TAG_NONE:
		break;
	}
}

static void wait_for_some(struct worker *worker)
{
	struct __kernel_timespec last = {.tv_nsec = WORKER_LAST_MS * 1000000};
	struct uring *uring = worker->of_model;
	struct io_uring_cqe *cqe;

	if (worker->stopping)
		io_uring_submit_and_wait_timeout(&uring->ring, &cqe, 1, &last, NULL);
	else
		io_uring_submit_and_wait(&uring->ring, !uring->again);
	worker->counts.waits++;
	uring->turn++;
	/* one that failed may be among those for which the CQ has no room yet */
	uring->again = io_uring_cq_has_overflow(&uring->ring);
	if (uring->again)
		return;
	uring->settling = uring->assumed;
	uring->assumed = NULL;
}

void uring_run(struct worker *worker)
{
	struct uring *uring = worker->of_model;
	struct io_uring_cqe *cqe;
	unsigned int head, n;

	do {
		wait_for_some(worker);
		n = 0;
		if (io_uring_cq_ready(&uring->ring))
			worker_woken(worker);
		settle_assumed(worker);
		io_uring_for_each_cqe(&uring->ring, head, cqe)
		{
			complete(worker, cqe);
			n++;
		}
		(void)head; /* newer versions of liburing do not read it */
		if (HAS(uring, MULTISHOT))
			buffers_tell(&uring->buffers);
		io_uring_cq_advance(&uring->ring, n);
		/* what is to be sent by what comes next is something to do, too */
		n += uring->again || uring->assumed || io_uring_sq_ready(&uring->ring);
	} while (worker_goes_on(worker, (int)n));
}

void uring_listen(struct worker *worker, bool on)
{
	if (on)
		submit_accepts(worker);
}

void uring_expire(struct worker *worker, struct connection *connection)
{
	if (!connection->ended)
		end(worker, connection, connection->closing ? connection->reason : CLOSED_IDLE);
}

static unsigned int setup_flags(unsigned int ways)
{
	unsigned int flags = IORING_SETUP_CQSIZE;

	if (ways & WAY_DEFER)
		flags |= IORING_SETUP_SINGLE_ISSUER | IORING_SETUP_DEFER_TASKRUN;
	if (ways & WAY_COOP)
		flags |= IORING_SETUP_COOP_TASKRUN;
	if (ways & WAY_SQPOLL)
		flags |= IORING_SETUP_SQPOLL;
	return flags;
}

/* What is asked of the ring once it is there. */
static int register_all(struct uring *uring, const struct io_uring_params *params,
			struct tare_error *err)
{
	struct rlimit files;
	int bad = 0;

	if (HAS(uring, BUNDLE) && !(params->features & FEATURE_BUNDLE))
		return tare_error(err, TARE_CANNOT,
				  "bundle: this kernel has no bundles: Linux 6.10 or newer "
				  "is needed");
	if (HAS(uring, MULTISHOT) && buffers_ring(&uring->buffers, &uring->ring, err) < 0)
		return -1;
	if (HAS(uring, RING) && (bad = io_uring_register_ring_fd(&uring->ring)) < 0)
		return tare_error(err, TARE_CANNOT, "a ring cannot be registered: %s",
				  strerror(-bad));
	if (HAS(uring, FILES)) {
		if (getrlimit(RLIMIT_NOFILE, &files) || files.rlim_cur > FILES_MOST)
			files.rlim_cur = FILES_MOST;
		bad = io_uring_register_files_sparse(&uring->ring, files.rlim_cur);
		if (bad < 0)
			return tare_error(err, TARE_CANNOT, "cannot register a table of files: %s",
					  strerror(-bad));
	}
	return 0;
}

static int disabled(void)
{
	char line[16];

	if (tare_host_line("/proc/sys/kernel/io_uring_disabled", line, sizeof(line)) < 0)
		return 0;
	return atoi(line);
}

/* io_uring_setup() failed for `error`: fills *err, returns -1. */
static int refuse(int error, struct tare_error *err)
{
	if (error == EPERM && disabled())
		return tare_error(err, TARE_CANNOT,
				  "io_uring is forbidden: sysctl kernel.io_uring_disabled is %d; "
				  "set it to 0, or use another --model",
				  disabled());
	if (error == EPERM || error == EACCES)
		return tare_error(err, TARE_CANNOT,
				  "io_uring is forbidden: io_uring_setup: %s, as by the seccomp "
				  "filter of a container; allow it, or use another --model",
				  strerror(error));
	if (error == ENOSYS)
		return tare_error(err, TARE_CANNOT,
				  "there is no io_uring: the kernel has none, or a seccomp filter "
				  "hides it; use another --model");
	if (error == EINVAL)
		return tare_error(
			err, TARE_CANNOT,
			"this kernel's io_uring is too old: Linux 6.1 or newer is needed; "
			"use another --model");
	return tare_error(err, TARE_CANNOT, "io_uring_setup: %s; use another --model",
			  strerror(error));
}

/*
 * The kernel has what the models need: what Linux 6.1 brought stands for all that came before it,
 * multishot receive too. Returns 0, or -1 with *err filled.
 */
static int probe(struct tare_error *err)
{
	struct io_uring_params params = {.flags = IORING_SETUP_SINGLE_ISSUER |
						  IORING_SETUP_DEFER_TASKRUN};
	struct io_uring ring;
	int bad = io_uring_queue_init_params(1, &ring, &params);

	if (bad)
		return refuse(-bad, err);
	io_uring_queue_exit(&ring);
	return 0;
}

int uring_open(struct worker *worker, struct tare_error *err)
{
	unsigned int ways = worker->server->set.ways;
	struct io_uring_params params = {.flags = setup_flags(ways), .cq_entries = CQ_ENTRIES};
	struct uring *uring = calloc(1, sizeof(*uring));
	int bad;

	worker->of_model = uring;
	if (!uring)
		return tare_error(err, TARE_CANNOT, "no memory for a thread");
	if (ways & WAY_SQPOLL)
		fprintf(stderr,
			"eventserver: warning: a kernel thread polls and takes a CPU, also one "
			"that taskset forbids; its CPU time is counted\n");
	uring->ways = ways;
	bad = io_uring_queue_init_params(SQ_ENTRIES, &uring->ring, &params);
	if (bad)
		return refuse(-bad, err);
	if (probe(err) < 0 || register_all(uring, &params, err) < 0)
		return -1;
	watch(uring, worker->timer_fd, TAG_TIMER);
	watch(uring, worker->stop_fd, TAG_STOP);
	submit_accepts(worker);
	return 0;
}

void uring_close(struct worker *worker)
{
	struct uring *uring = worker->of_model;

	io_uring_queue_exit(&uring->ring);
	buffers_close(&uring->buffers);
	free(uring);
}
