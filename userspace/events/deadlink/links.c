// SPDX-License-Identifier: GPL-2.0-only
#include "links.h"

#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

#include "lib/clock.h"

int links_begin(struct links *links, struct tare_error *err)
{
	links->fd = malloc(links->wanted * sizeof(*links->fd));
	links->ns = calloc(links->wanted, sizeof(*links->ns));
	links->stood = calloc(links->wanted, sizeof(*links->stood));
	if (!links->fd || !links->ns || !links->stood)
		return tare_error(err, TARE_CANNOT, "no memory for %u connections", links->wanted);
	for (uint32_t i = 0; i < links->wanted; i++)
		links->fd[i] = -1;
	links->began = tare_clock_ns();
	return 0;
}

uint64_t links_left(const struct links *links)
{
	uint64_t gone = tare_clock_ns() - links->began;

	return gone < links->limit_ns ? links->limit_ns - gone : 0;
}

void links_failed(struct links *links, uint32_t number, int error)
{
	if (links->fd[number] >= 0)
		close(links->fd[number]);
	links->fd[number] = -1;
	client_failures_errno(&links->failed, error, 1);
	links->no_ports |= error == EADDRNOTAVAIL;
}

void links_give_up(struct links *links, uint32_t number, int error)
{
	client_failures_errno(&links->failed, error, links->wanted - number);
}

void links_end(struct links *links)
{
	for (uint32_t i = 0; links->fd && i < links->wanted; i++)
		if (links->fd[i] >= 0)
			close(links->fd[i]);
	free(links->fd);
	free(links->ns);
	free(links->stood);
}
