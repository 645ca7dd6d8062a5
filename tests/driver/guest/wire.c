// SPDX-License-Identifier: GPL-2.0-only
/*
 * Both ends of a wire, for guest tests of network drivers.
 *
 *   wire stats IFACE                    driver, then what ethtool -S shows, a line each
 *   wire pass FROM TO SIZE COUNT [LOST] frames from one interface to the other, compared; before
 *                                       them one of LOST bytes, which must not arrive
 *   wire flood FROM TO-MAC              frames, whatever becomes of them or of the interface
 *
 * pass prints "sent N arrived N". Status 1 if something is missing or damaged.
 */
#include <errno.h>
#include <linux/ethtool.h>
#include <linux/if_packet.h>
#include <linux/sockios.h>
#include <net/ethernet.h>
#include <net/if.h>
#include <netinet/ether.h>
#include <netinet/in.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#define ETHERTYPE 0x88b5 /* for local experiments */
#define FRAME_MAX 9000
#define AHEAD     8 /* frames under way: fewer than any ring or queue holds */
#define WAIT_S    2

static void die(const char *what)
{
	fprintf(stderr, "wire: %s: %s\n", what, strerror(errno));
	exit(1);
}

static struct ifreq ask_interface(const char *name, unsigned long request, void *data)
{
	struct ifreq ifr = {0};
	int fd = socket(AF_INET, SOCK_DGRAM, 0);

	strncpy(ifr.ifr_name, name, IFNAMSIZ - 1);
	if (data)
		ifr.ifr_data = data;
	if (ioctl(fd, request, &ifr))
		die(name);
	return ifr;
}

static int show_stats(const char *name)
{
	struct ethtool_drvinfo info = {.cmd = ETHTOOL_GDRVINFO};
	struct ethtool_gstrings *names;
	struct ethtool_stats *stats;

	ask_interface(name, SIOCETHTOOL, &info);
	names = calloc(1, sizeof(*names) + (size_t)info.n_stats * ETH_GSTRING_LEN);
	stats = calloc(1, sizeof(*stats) + info.n_stats * sizeof(uint64_t));
	names->cmd = ETHTOOL_GSTRINGS;
	names->string_set = ETH_SS_STATS;
	names->len = info.n_stats;
	stats->cmd = ETHTOOL_GSTATS;
	stats->n_stats = info.n_stats;
	ask_interface(name, SIOCETHTOOL, names);
	ask_interface(name, SIOCETHTOOL, stats);
	printf("driver %s\nbus %s\n", info.driver, info.bus_info);
	for (uint32_t i = 0; i < info.n_stats; i++)
		printf("%.*s %llu\n", ETH_GSTRING_LEN,
		       (const char *)names->data + i * ETH_GSTRING_LEN,
		       (unsigned long long)stats->data[i]);
	return 0;
}

static int packet_socket(const char *name, int protocol)
{
	struct sockaddr_ll where = {.sll_family = AF_PACKET, .sll_protocol = htons(protocol)};
	int fd = socket(AF_PACKET, SOCK_RAW, htons(protocol));

	where.sll_ifindex = (int)if_nametoindex(name);
	if (fd < 0 || bind(fd, (struct sockaddr *)&where, sizeof(where)))
		die(name);
	return fd;
}

static void fill(unsigned char *data, size_t size, unsigned int number)
{
	for (size_t i = 0; i < size; i++)
		data[i] = (unsigned char)(number * 31 + i * 7 + (i >> 8));
}

/* A frame's addresses, which stay as they are. */
static void address_frame(unsigned char *frame, const char *from, const char *to)
{
	struct ifreq mine = ask_interface(from, SIOCGIFHWADDR, NULL);
	struct ifreq other = ask_interface(to, SIOCGIFHWADDR, NULL);

	memcpy(frame, other.ifr_hwaddr.sa_data, ETH_ALEN);
	memcpy(frame + ETH_ALEN, mine.ifr_hwaddr.sa_data, ETH_ALEN);
	frame[12] = ETHERTYPE >> 8;
	frame[13] = ETHERTYPE & 0xff;
}

static void send_frame(int fd, unsigned char *frame, size_t size, unsigned int number)
{
	fill(frame + ETH_HLEN, size - ETH_HLEN, number);
	if (send(fd, frame, size, 0) != (ssize_t)size)
		die("send");
}

static int pass(const char *from, const char *to, size_t size, unsigned int count, size_t lost)
{
	static unsigned char frame[FRAME_MAX], got[FRAME_MAX + 1];
	const struct timeval most = {.tv_sec = WAIT_S};
	unsigned int sent = 0, arrived = 0;
	int out = packet_socket(from, 0), in = packet_socket(to, ETHERTYPE);
	/* frames below the minimum come padded with zeros */
	const ssize_t wire = size < ETH_ZLEN ? ETH_ZLEN : size;

	if (setsockopt(in, SOL_SOCKET, SO_RCVTIMEO, &most, sizeof(most)))
		die(to);
	address_frame(frame, from, to);
	if (lost)
		send_frame(out, frame, lost, count);
	memset(frame + ETH_HLEN, 0, sizeof(frame) - ETH_HLEN);
	while (arrived < count) {
		for (; sent < count && sent - arrived < AHEAD; sent++)
			send_frame(out, frame, size, sent);
		fill(frame + ETH_HLEN, size - ETH_HLEN, arrived);
		if (recv(in, got, sizeof(got), 0) != wire || memcmp(got, frame, wire))
			break;
		arrived++;
	}
	printf("sent %u arrived %u\n", sent, arrived);
	return sent != arrived;
}

/* The interface may go, and come again. */
static void flood(const char *name, const char *to)
{
	unsigned char frame[200] = {[12] = ETHERTYPE >> 8, [13] = ETHERTYPE & 0xff};
	struct sockaddr_ll where = {.sll_family = AF_PACKET};
	struct ether_addr *address = ether_aton(to);
	int fd = socket(AF_PACKET, SOCK_RAW, 0);

	if (fd < 0 || !address)
		die(to);
	memcpy(frame, address, ETH_ALEN);
	for (;; usleep(300)) {
		where.sll_ifindex = (int)if_nametoindex(name);
		sendto(fd, frame, sizeof(frame), 0, (struct sockaddr *)&where, sizeof(where));
	}
}

int main(int argc, char **argv)
{
	if (argc == 3 && !strcmp(argv[1], "stats"))
		return show_stats(argv[2]);
	if ((argc == 6 || argc == 7) && !strcmp(argv[1], "pass") && atoi(argv[4]) >= ETH_HLEN &&
	    atoi(argv[4]) <= FRAME_MAX)
		return pass(argv[2], argv[3], atoi(argv[4]), atoi(argv[5]),
			    argc == 7 ? atoi(argv[6]) : 0);
	if (argc == 4 && !strcmp(argv[1], "flood"))
		flood(argv[2], argv[3]);
	fprintf(stderr, "wire: see the head of wire.c for what it takes\n");
	return 2;
}
