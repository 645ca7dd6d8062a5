// SPDX-License-Identifier: GPL-2.0-only
/*
 * libevent-server PORT SIZE: the protocol of events/protocol.h (seed) as libevent's own examples
 * would serve it: a bufferevent for each connection, and a reply that is referred to and not
 * copied.
 */
#include <arpa/inet.h>
#include <event2/buffer.h>
#include <event2/bufferevent.h>
#include <event2/event.h>
#include <event2/listener.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>

#include "events/protocol.h"
#include "marks.h"

static char *reply;
static size_t size;

static void on_request(struct bufferevent *link, void *data)
{
	static unsigned long replies;
	struct evbuffer *in = bufferevent_get_input(link);

	(void)data;
	while (evbuffer_get_length(in) >= EVENTS_REQUEST_BYTES) {
		evbuffer_drain(in, EVENTS_REQUEST_BYTES);
		evbuffer_add_reference(bufferevent_get_output(link), reply, size, NULL, NULL);
		marks_look(++replies);
	}
}

static void on_end(struct bufferevent *link, short what, void *data)
{
	(void)what, (void)data;
	bufferevent_free(link);
}

static void on_link(struct evconnlistener *listener, evutil_socket_t fd, struct sockaddr *peer,
		    int length, void *base)
{
	struct bufferevent *link = bufferevent_socket_new(base, fd, BEV_OPT_CLOSE_ON_FREE);
	int one = 1;

	(void)listener, (void)peer, (void)length;
	setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof(one));
	bufferevent_setcb(link, on_request, NULL, on_end, NULL);
	bufferevent_enable(link, EV_READ | EV_WRITE);
}

int main(int argc, char **argv)
{
	struct sockaddr_in at = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
	struct event_base *base = event_base_new();
	char line[16];

	if (argc != 3)
		return 2;
	at.sin_port = htons(atoi(argv[1]));
	size = strtoul(argv[2], NULL, 10);
	if (size < EVENTS_SIZE_MIN)
		return 2;
	signal(SIGPIPE, SIG_IGN);
	reply = malloc(size);
	memset(reply, EVENTS_FILL, size);
	snprintf(line, sizeof(line), EVENTS_LENGTH_FORMAT, (unsigned int)size);
	memcpy(reply, line, EVENTS_LENGTH_BYTES);
	reply[size - 1] = EVENTS_END;
	if (!evconnlistener_new_bind(base, on_link, base, LEV_OPT_CLOSE_ON_FREE | LEV_OPT_REUSEABLE,
				     4096, (struct sockaddr *)&at, sizeof(at))) {
		perror("libevent-server");
		return 1;
	}
	return event_base_dispatch(base) < 0;
}
