// SPDX-License-Identifier: GPL-2.0-only
/*
 * io-speed: bytes through pipes and sockets, by size of the block. One way, the other end reads all
 * blocks and answers once; in an echo it sends every block back.
 */
#include <stdlib.h>
#include <string.h>

#include "bench.h"
#include "channel.h"
#include "portable.h"
#include "worker.h"

/* Tells the other end what will come; it answers with one byte when it has done that. */
struct order {
	uint64_t blocks, size;
	uint32_t echo, last;
};

struct transfer {
	const struct channel_kind *kind;
	struct channel end[2];
	struct worker *worker;
	char *buffer;
	size_t size;
	int cpu;
	bool echo;
};

static void take_all(const struct channel *channel, char *buffer, const struct order *order)
{
	uint64_t rest = order->blocks * order->size;

	while (rest)
		rest -= channel_read_some(channel, buffer, rest < order->size ? rest : order->size);
}

static void send_back(const struct channel *channel, char *buffer, const struct order *order)
{
	for (uint64_t block = 0; block < order->blocks; block++) {
		channel_read(channel, buffer, order->size);
		channel_write(channel, buffer, order->size);
	}
}

static void other_end(void *context)
{
	const struct transfer *transfer = context;
	const struct channel *channel = &transfer->end[1];
	char *buffer = Malloc(transfer->size);
	struct order order;

	for (;;) {
		channel_read(channel, &order, sizeof(order));
		if (order.last)
			break;
		if (order.echo)
			send_back(channel, buffer, &order);
		else
			take_all(channel, buffer, &order);
		channel_write(channel, "", 1);
	}
	free(buffer);
}

static void send_order(const struct transfer *transfer, uint64_t blocks)
{
	struct order order = {.blocks = blocks, .size = transfer->size, .echo = transfer->echo};

	channel_write(&transfer->end[0], &order, sizeof(order));
}

static void await_answer(const struct transfer *transfer)
{
	char answer;

	channel_read(&transfer->end[0], &answer, 1);
}

static void send_blocks(void *context, uint64_t count)
{
	const struct transfer *transfer = context;
	const struct channel *channel = &transfer->end[0];

	send_order(transfer, count);
	for (uint64_t block = 0; block < count; block++) {
		channel_write(channel, transfer->buffer, transfer->size);
		if (transfer->echo)
			channel_read(channel, transfer->buffer, transfer->size);
	}
	await_answer(transfer);
}

/* the overhead: the order and the answer, and no block */
static void send_nothing(void *context, uint64_t count)
{
	const struct transfer *transfer = context;

	send_order(transfer, 0);
	bench_empty_loop(NULL, count);
	await_answer(transfer);
}

static void open_transfer(struct bench_case *one)
{
	struct transfer *transfer = one->context;

	transfer->kind->pair(transfer->end);
	transfer->buffer = Malloc(transfer->size);
	memset(transfer->buffer, 1, transfer->size);
	transfer->worker = worker_start(worker_forks ? WORKER_PROCESS : WORKER_THREAD,
					transfer->cpu, other_end, transfer);
}

static void finish_transfer(struct bench_case *one)
{
	struct transfer *transfer = one->context;
	struct order order = {.last = 1};

	channel_write(&transfer->end[0], &order, sizeof(order));
	worker_join(transfer->worker);
}

static void add(struct bench *bench, const struct channel_kind *kind, size_t size, bool echo,
		bool same)
{
	struct transfer *transfer = Malloc(sizeof(*transfer));
	struct bench_case *one;

	*transfer = (struct transfer){
		.kind = kind, .size = size, .echo = echo, .cpu = same ? pinned_cpu() : other_cpu()};
	one = bench_add(bench, "%s%s:%u%s@%s", kind->name, echo ? "-echo" : "",
			(unsigned int)(size < 1024 ? size : size >> 10), size < 1024 ? "" : "k",
			same ? "same" : "other");
	one->body = send_blocks;
	one->empty = send_nothing;
	one->context = transfer;
	one->open = open_transfer;
	one->finish = finish_transfer;
	one->bytes = size;
	one->cannot = same ? NULL : cannot_use_two_cpus();
	if (!one->cannot && kind->cannot)
		one->cannot = kind->cannot();
}

static void add_sizes(struct bench *bench, const struct channel_kind *kind, bool same)
{
	static const size_t one_way[] = {64, 1 << 10, 4 << 10, 64 << 10};
	static const size_t echo[] = {1, 1 << 10, 64 << 10};

	for (size_t i = 0; i < sizeof(one_way) / sizeof(one_way[0]); i++)
		add(bench, kind, one_way[i], false, same);
	for (size_t i = 0; i < sizeof(echo) / sizeof(echo[0]); i++)
		add(bench, kind, echo[i], true, same);
}

int main(int argc, char **argv)
{
	struct bench bench = {
		.program = "io-speed",
		.summary =
			"Bytes through pipes and sockets, one way and there and back, by size of "
			"the block,\nwith the other end on the same CPU or on another one.",
		.subject = "transfer",
	};

	bench_begin(&bench, argc, argv);
	for (size_t kind = 0; kind < channel_kinds_count; kind++) {
		add_sizes(&bench, &channel_kinds[kind], true);
		add_sizes(&bench, &channel_kinds[kind], false);
	}
	return bench_run(&bench);
}
