// SPDX-License-Identifier: GPL-2.0-only
#include "uring.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "buffers.h"
#include "uring_probe.h"

#define SQ_ENTRIES   1024
#define CQ_ENTRIES   8192
#define ACCEPTS_MOST 64 /* in flight, where --accepts says no limit */

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
	const struct uring_way *way;
	struct buffers buffers;
	unsigned int accepting; /* operations in flight */
	bool limited;           /* no descriptor was free: the listening socket is polled instead */
	bool cancelling;        /* so the other accepts in flight end */
};

static struct io_uring_sqe *next_sqe(struct uring *uring)
{
	struct io_uring_sqe *sqe;

	while (!(sqe = io_uring_get_sqe(&uring->ring))) {
		io_uring_submit(&uring->ring);
		if (uring->way->flags & IORING_SETUP_SQPOLL)
			io_uring_sqring_wait(&uring->ring);
	}
	return sqe;
}

static void set_data(struct io_uring_sqe *sqe, void *data, enum tag tag)
{
	io_uring_sqe_set_data64(sqe, (uintptr_t)data | tag);
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
	if (uring->way->multishot)
		most = 1;
	for (; uring->accepting < most; uring->accepting++) {
		sqe = next_sqe(uring);
		if (uring->way->multishot)
			io_uring_prep_multishot_accept(sqe, worker->listen_fd, NULL, NULL,
						       SOCK_CLOEXEC);
		else
			io_uring_prep_accept(sqe, worker->listen_fd, NULL, NULL, SOCK_CLOEXEC);
		set_data(sqe, NULL, TAG_ACCEPT);
	}
}

static void submit_receive(struct uring *uring, struct connection *connection)
{
	struct io_uring_sqe *sqe = next_sqe(uring);

	if (uring->way->multishot) {
		io_uring_prep_recv_multishot(sqe, connection->fd, NULL, 0, 0);
		sqe->flags |= IOSQE_BUFFER_SELECT;
		sqe->buf_group = BUFFERS_GROUP;
	} else {
		io_uring_prep_recv(sqe, connection->fd, connection->of_model, SERVER_RECEIVE, 0);
	}
	set_data(sqe, connection, TAG_RECEIVE);
	connection->in_flight |= RECEIVING;
}

static void submit_send(struct uring *uring, struct connection *connection, const char *data,
			size_t n)
{
	struct io_uring_sqe *sqe = next_sqe(uring);

	io_uring_prep_send(sqe, connection->fd, data, n, MSG_NOSIGNAL);
	set_data(sqe, connection, TAG_SEND);
	connection->in_flight |= SENDING;
}

/* It would go on to receive what there is no place for. */
static void cancel_receive(struct uring *uring, struct connection *connection)
{
	struct io_uring_sqe *sqe = next_sqe(uring);

	io_uring_prep_cancel64(sqe, (uintptr_t)connection | TAG_RECEIVE, 0);
	set_data(sqe, connection, TAG_CANCEL);
	connection->in_flight |= CANCELLING;
}

/* After it has ended: once the kernel has nothing of it any more. */
static void release(struct worker *worker, struct connection *connection)
{
	struct uring *uring = worker->of_model;
	struct io_uring_sqe *sqe;

	if (connection->in_flight)
		return;
	sqe = next_sqe(uring);
	io_uring_prep_close(sqe, connection->fd);
	set_data(sqe, NULL, TAG_NONE);
	sqe->flags |= IOSQE_CQE_SKIP_SUCCESS;
	buffers_drop(&uring->buffers, connection->of_model);
	worker_ended(worker, connection, connection->reason);
}

static void end(struct worker *worker, struct connection *connection, enum closed reason)
{
	connection->ended = true;
	connection->reason = reason;
	/* so operations in flight end */
	if (connection->in_flight)
		shutdown(connection->fd, SHUT_RDWR);
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
			submit_send(uring, connection, data, n);
	}
	if (connection_done(connection, &reason)) {
		end(worker, connection, reason);
		return;
	}
	if (connection_wants_input(connection)) {
		if (!(connection->in_flight & (RECEIVING | CANCELLING)))
			submit_receive(uring, connection);
	} else if (uring->way->multishot && connection->blocked &&
		   (connection->in_flight & RECEIVING) && !(connection->in_flight & CANCELLING)) {
		cancel_receive(uring, connection);
	}
}

static void received(struct worker *worker, struct connection *connection,
		     const struct io_uring_cqe *cqe)
{
	struct uring *uring = worker->of_model;
	bool has_buffer = cqe->flags & IORING_CQE_F_BUFFER;
	unsigned int id = cqe->flags >> IORING_CQE_BUFFER_SHIFT;
	int bad = 0;

	if (!(cqe->flags & IORING_CQE_F_MORE))
		connection->in_flight &= ~RECEIVING;
	if (cqe->res > 0 && !connection->ended)
		bad = connection_input(worker, connection,
				       has_buffer ? buffers_at(&uring->buffers, id)
						  : connection->of_model,
				       cqe->res);
	if (has_buffer)
		buffers_give_back(&uring->buffers, id);
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

static void sent(struct worker *worker, struct connection *connection, int result)
{
	connection->in_flight &= ~SENDING;
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

static void cancelled(struct worker *worker, struct connection *connection)
{
	connection->in_flight &= ~CANCELLING;
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
	if (!uring->way->multishot) {
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
		start(worker, cqe->res);
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
	struct connection *connection =
		(struct connection *)(uintptr_t)(cqe->user_data & ~(uint64_t)TAGS);
	struct uring *uring = worker->of_model;

	switch ((enum tag)(cqe->user_data & TAGS)) {
	case TAG_RECEIVE:
		received(worker, connection, cqe);
		break;
	case TAG_SEND:
		sent(worker, connection, cqe->res);
		break;
	case TAG_CANCEL:
		cancelled(worker, connection);
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
		io_uring_submit_and_wait(&uring->ring, 1);
	worker->counts.waits++;
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
		io_uring_for_each_cqe(&uring->ring, head, cqe)
		{
			complete(worker, cqe);
			n++;
		}
		(void)head; /* newer versions of liburing do not read it */
		if (uring->way->multishot)
			buffers_tell(&uring->buffers);
		io_uring_cq_advance(&uring->ring, n);
	} while (worker_goes_on(worker, n));
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

int uring_open(struct worker *worker, const struct uring_way *way, struct tare_error *err)
{
	struct io_uring_params params = {.flags = way->flags | IORING_SETUP_CQSIZE,
					 .cq_entries = CQ_ENTRIES};
	struct uring *uring = calloc(1, sizeof(*uring));
	int bad;

	worker->of_model = uring;
	if (!uring)
		return tare_error(err, TARE_CANNOT, "no memory for a thread");
	uring->way = way;
	bad = io_uring_queue_init_params(SQ_ENTRIES, &uring->ring, &params);
	if (bad)
		return uring_refused(-bad, err);
	if (uring_probe(err) < 0 ||
	    (way->multishot && buffers_ring(&uring->buffers, &uring->ring, err) < 0))
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
