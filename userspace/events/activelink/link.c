// SPDX-License-Identifier: GPL-2.0-only
#include "link.h"

#include <stdlib.h>
#include <unistd.h>

int link_make(struct link *link, uint32_t pipeline)
{
	*link = (struct link){.fd = -1};
	link->asked = calloc(pipeline, sizeof(*link->asked));
	return link->asked ? 0 : -1;
}

void link_close(struct link *link)
{
	if (link->fd >= 0)
		close(link->fd);
	link->fd = -1;
	link->in_flight = link->unsent = 0;
	reply_end(&link->reply);
}

void link_end(struct link *link)
{
	link_close(link);
	free(link->asked);
}
