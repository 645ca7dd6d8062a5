// SPDX-License-Identifier: GPL-2.0-only
#include <stdlib.h>
#include <sys/select.h>

#include "ready.h"

#define BITS (8 * sizeof(unsigned long))

struct select {
	fd_set read, write, ready_read, ready_write;
	int most; /* descriptor */
	struct connection *connection[FD_SETSIZE];
};

static void watch(struct select *select, int fd)
{
	FD_SET(fd, &select->read);
	if (fd > select->most)
		select->most = fd;
}

static int open_select(struct worker *worker, struct tare_error *err)
{
	struct select *select = calloc(1, sizeof(*select));

	worker->of_model = select;
	if (!select)
		return tare_error(err, TARE_CANNOT, "no memory for a thread");
	if (worker->listen_fd >= FD_SETSIZE || worker->timer_fd >= FD_SETSIZE ||
	    worker->stop_fd >= FD_SETSIZE)
		return tare_error(err, TARE_CANNOT,
				  "select takes descriptors below FD_SETSIZE, 1024, alone");
	watch(select, worker->listen_fd);
	watch(select, worker->timer_fd);
	watch(select, worker->stop_fd);
	return 0;
}

static void close_select(struct worker *worker)
{
	free(worker->of_model);
}

static void listen_select(struct worker *worker, bool on)
{
	struct select *select = worker->of_model;

	if (on)
		watch(select, worker->listen_fd);
	else
		FD_CLR(worker->listen_fd, &select->read);
}

static int add_select(struct worker *worker, struct connection *connection)
{
	struct select *select = worker->of_model;

	select->connection[connection->fd] = connection;
	watch(select, connection->fd);
	return 0;
}

static void change_select(struct worker *worker, struct connection *connection)
{
	struct select *select = worker->of_model;

	if (connection->writing) {
		FD_CLR(connection->fd, &select->read);
		FD_SET(connection->fd, &select->write);
	} else {
		FD_CLR(connection->fd, &select->write);
		FD_SET(connection->fd, &select->read);
	}
}

static void remove_select(struct worker *worker, struct connection *connection)
{
	struct select *select = worker->of_model;

	FD_CLR(connection->fd, &select->read);
	FD_CLR(connection->fd, &select->write);
	select->connection[connection->fd] = NULL;
	while (select->most > worker->listen_fd && !select->connection[select->most] &&
	       select->most != worker->timer_fd && select->most != worker->stop_fd)
		select->most--;
}

static void serve(struct worker *worker, int fd, bool *tick)
{
	struct select *select = worker->of_model;

	if (fd == worker->listen_fd)
		ready_accept(worker);
	else if (fd == worker->timer_fd)
		*tick = true;
	else if (fd == worker->stop_fd)
		worker_stop(worker);
	else
		ready_serve(worker, select->connection[fd]);
}

static void run_select(struct worker *worker)
{
	struct select *set = worker->of_model;
	struct timeval last;
	bool tick;
	int n, most;

	do {
		most = set->most;
		set->ready_read = set->read;
		set->ready_write = set->write;
		last = (struct timeval){.tv_usec = WORKER_LAST_MS * 1000}; /* it is changed */
		n = select(most + 1, &set->ready_read, &set->ready_write, NULL,
			   worker->stopping ? &last : NULL);
		worker->counts.waits++;
		if (n > 0)
			worker_woken(worker);
		tick = false;
		/* a word of the sets at a time */
		for (int word = 0; n > 0 && word <= most / (int)BITS; word++) {
			unsigned long bits =
				set->ready_read.fds_bits[word] | set->ready_write.fds_bits[word];

			for (; bits; bits &= bits - 1)
				serve(worker, word * BITS + __builtin_ctzl(bits), &tick);
		}
		if (tick)
			worker_tick(worker);
	} while (worker_goes_on(worker, n));
}

const struct model model_select = {
	.name = "select",
	.most_fd = FD_SETSIZE,
	.open = open_select,
	.run = run_select,
	.close = close_select,
	.add = add_select,
	.change = change_select,
	.remove = remove_select,
	.listen = listen_select,
	.expire = ready_expire,
};
